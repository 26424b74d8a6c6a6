import type { Box } from "./types.ts";
import type { components } from "@paylift/client";

/** What a validation found. Fields beyond the interface's own are not there in reports of older services. */
export interface Report {
  readonly total_fields: number;
  readonly matched_fields: number;
  readonly discrepancies: readonly Discrepancy[];
  readonly employees?: readonly EmployeeVerdict[];
  /** By money at risk, the greatest first. */
  readonly groups?: readonly CauseGroup[];
  readonly untested?: readonly object[];
  readonly mapping?: readonly MappingProposal[];
}

/** Which items became which, as somebody said or as the amounts propose. */
export interface MappingProposal {
  readonly source: readonly MappedItem[];
  readonly target: readonly MappedItem[];
  readonly factor: 1 | -1;
  readonly status: "given" | "proposed";
  /** Equal canonical types, or equal amounts under different ones. */
  readonly basis: "types" | "amounts";
}

type MappedItem = components["schemas"]["MappedItem"];

export type Severity = "high" | "medium" | "low";

export interface EmployeeRef {
  readonly name: string;
  readonly source_id: string | null;
  readonly target_id: string | null;
}

export interface Discrepancy {
  readonly field_path: string;
  readonly source_value: string | null;
  readonly target_value: string | null;
  readonly severity: Severity;
  readonly kind?: string;
  readonly employee?: EmployeeRef | null;
  /** target − source, in decimals; null where they are no numbers. */
  readonly difference?: string | null;
  /** Its own part in the money at risk; 0 for what follows from others. */
  readonly money_at_risk?: number;
  /** Id of its cause. */
  readonly group?: string;
  readonly caused_by?: readonly string[];
  readonly rules?: readonly string[];
  readonly evidence?: { readonly source: readonly string[]; readonly target: readonly string[] };
  /** What a decision names it by. */
  readonly key?: string;
  /** The decision that it is accepted by. */
  readonly decision?: string | null;
  readonly reading?: { readonly reason: string; readonly boxes?: readonly Box[] } | null;
}

/** Differences of one cause; amounts are JSON money. */
export interface CauseGroup {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly explanation: string;
  readonly severity: Severity;
  readonly employees: number;
  readonly discrepancies: number;
  readonly effects: number;
  readonly money_at_risk: number;
  readonly difference: number;
}

export interface EmployeeVerdict {
  readonly verdict: string;
  readonly employee: EmployeeRef;
  readonly discrepancies: number;
  readonly severity: Severity | null;
  readonly match?: { readonly how: string; readonly reasons: readonly string[] } | null;
}
