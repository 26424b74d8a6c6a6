import type { ComparisonSettings } from "@paylift/store";
import type { CrosswalkEntry, LineMapping, Tolerance, ValidationOptions } from "@paylift/validation";

/** The mapping of a payroll migration, in the form of the file of `paylift diff --map`. */
export interface StoredMapping {
  readonly employees?: readonly CrosswalkEntry[];
  readonly lines?: readonly LineMapping[];
}

/** The tolerance of a payroll migration, in the form of the file of `paylift diff --tolerance`. */
export interface StoredTolerance {
  readonly tolerances?: readonly Tolerance[];
  readonly ytd_reason?: string | null;
  readonly min_confidence?: number;
}

/** The options of a comparison by what is stored; it was checked when it came in. */
export function toValidationOptions(settings: ComparisonSettings): ValidationOptions {
  const { employees, lines } = settings.mapping as StoredMapping;
  const { tolerances, ytd_reason, min_confidence } = settings.tolerance as StoredTolerance;
  return {
    ...(employees === undefined ? {} : { crosswalk: employees }),
    ...(lines === undefined ? {} : { mapping: lines }),
    ...(tolerances === undefined ? {} : { tolerances }),
    ...(typeof ytd_reason === "string" ? { ytdReason: ytd_reason } : {}),
    ...(min_confidence === undefined ? {} : { minConfidence: min_confidence }),
  };
}
