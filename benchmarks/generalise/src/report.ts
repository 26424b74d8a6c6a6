import type { Machine, Target } from "@paylift/benchmark-extract";
import type { FamilyScore } from "./families.ts";
import type { Refusals } from "./not-payroll/refusals.ts";
import type { GroupScore } from "./score.ts";

/** The content of `generalise.json`. */
export interface Report {
  date: string;
  command: string;
  machine: Machine;
  families: FamilyScore[];
  adversarial: { seeds: number; layouts: GroupScore[] };
  notPayroll: Refusals[];
  bars: Target[];
}
