import type { Tolerated } from "../compare/tolerances.ts";
import type { Untested } from "../compare/untested.ts";
import type { WageBase } from "../causes/wage-base.ts";
import type { DiscrepancyKind, Severity } from "../model/discrepancy-kind.ts";
import type { Box } from "../model/side.ts";
import type { LineMapping } from "../options.ts";
import type { Certainty, MatchMethod } from "../population/match.ts";

/** An employee as both sides know them; null where a side does not. */
export interface EmployeeRef {
  name: string;
  source_id: string | null;
  target_id: string | null;
}

/** Where a possibly misread value is on its document. */
export interface ReadingBox extends Box {
  side: "source" | "target";
  field_path: string;
}

/** Why a difference may be an error of reading rather than of payroll. */
export interface ReadingDoubt {
  sides: ("source" | "target")[];
  reason: string;
  /** Whether a sum of the document with this value does not hold; else its confidence as a whole is low. */
  contested: boolean;
  boxes: ReadingBox[];
}

/** One value that differs. */
export interface Discrepancy {
  /** The source's path, or the target's if the source has none. */
  field_path: string;
  /** Text, money with two decimals; null where the side has none. */
  source_value: string | null;
  target_value: string | null;
  severity: Severity;
  kind: DiscrepancyKind;
  /** null for what concerns the whole document. */
  employee: EmployeeRef | null;
  /** Name of the lines, `CA state disability tax`; null for a value on no line. */
  item: string | null;
  /** target − source; null if the values are not numbers. */
  difference: string | null;
  /** JSON money: its part in that of the group, 0 for what follows from others. Not in reports of before it was kept. */
  money_at_risk?: number;
  /** Id of the group with its cause. */
  group: string;
  /** Field paths of the differences it follows from; empty for a cause. */
  caused_by: string[];
  /** The rules of severity that were tried, the last one decided. */
  rules: string[];
  /** Field paths of the values on both sides. */
  evidence: { source: string[]; target: string[] };
  /** null where nothing speaks against the reading. */
  reading: ReadingDoubt | null;
}

/** Differences of one cause. Amounts are JSON money. */
export interface Group {
  id: string;
  kind: DiscrepancyKind;
  title: string;
  explanation: string;
  /** The highest severity among its differences. */
  severity: Severity;
  employees: number;
  /** Differences that are the cause itself. */
  discrepancies: number;
  /** Differences that follow from it. */
  effects: number;
  /**
   * Sum of the sizes of the differences of the cause, what follows from them not counted again. Of hours, rates and
   * taxable wages it is what they make of the amounts of their lines.
   */
  money_at_risk: number;
  /** Sum of the differences with their signs, target − source. */
  difference: number;
  /** One rate on each side that explains the amounts, as a fraction; null where there is none. */
  rate: { source: number; target: number; base: WageBase } | null;
}

export const VERDICTS = ["matched", "only_in_source", "only_in_target", "could_not_test"] as const;
/** `could_not_test`: the match is doubtful, or gross or net pay could not be read on one of the sides. */
export type Verdict = (typeof VERDICTS)[number];

/** Who is who, and what came out for them. */
export interface EmployeeVerdict {
  verdict: Verdict;
  employee: EmployeeRef;
  /** Index in `employees` of either side. */
  source_index: number | null;
  target_index: number | null;
  /** null for a person on one side only. */
  match: { how: MatchMethod; certainty: Certainty; reasons: string[] } | null;
  /** Differences of this employee, and the highest severity among them. */
  discrepancies: number;
  severity: Severity | null;
}

/** Items of the source that equal items of the target, judging by the amounts. */
export interface MappingEntry extends LineMapping {
  factor: 1 | -1;
  /** `given` by the caller, or `proposed` from the lines; a proposal changes no verdict until it is given. */
  status: "given" | "proposed";
  /** What a proposal rests on: equal canonical types, or equal amounts under different types. */
  basis: "types" | "amounts";
  /** Employees for whom the amounts are equal. */
  support: number;
  /** Employees who have one of the items and for whom they are not. */
  counter: number;
  /** Field paths of a few of them, on the source side where there is one. */
  counter_examples: string[];
}

/** The answer to: does the new provider pay what the old one paid? */
export interface ValidationReport {
  /**
   * Values compared. `matched_fields` and the discrepancies of values add up to it; a person on one side only, or an
   * id, is not a value.
   */
  total_fields: number;
  matched_fields: number;
  discrepancies: Discrepancy[];
  employees: EmployeeVerdict[];
  /** By money at risk, the greatest first. */
  groups: Group[];
  mapping: MappingEntry[];
  /** What could not be compared, and why. */
  untested: Untested[];
  /** Differences that the caller's tolerances let pass. */
  tolerated: Tolerated[];
  /** Confidence of each extraction, null where the caller gave none. */
  confidence: { source: number | null; target: number | null };
}

/** Whether a discrepancy counts among the compared fields: all do but those of people without counterpart, and of ids. */
export function isOfValue({ kind }: Pick<Discrepancy, "kind">): boolean {
  return kind !== "missing_employee" && kind !== "extra_employee" && kind !== "id";
}
