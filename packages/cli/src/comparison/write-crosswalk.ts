import type { ValidationReport } from "@paylift/validation";
import { writeAtomically } from "../output/write-atomically.ts";
import { UsageError } from "../usage-error.ts";

const FORMS = /\.(xlsx|csv)$/i;

/** Refuses a name that does not say as what it is to be written. */
export function assertCrosswalkName(file: string | undefined): void {
  if (file !== undefined && !FORMS.test(file))
    throw new UsageError("--crosswalk: the file has to end in .xlsx or .csv");
}

/** Writes who is who and which item is which, as a workbook; people alone as CSV. @throws OutputError */
export async function writeCrosswalk(
  file: string,
  report: ValidationReport,
  signal: AbortSignal,
): Promise<void> {
  // Loaded late: most comparisons write none.
  const { crosswalkCsv, crosswalkXlsx, foundCrosswalk } = await import("@paylift/tabular");
  const found = foundCrosswalk(report);
  await writeAtomically(file, /\.csv$/i.test(file) ? crosswalkCsv(found) : crosswalkXlsx(found), signal);
}
