import type { Look, Paper } from "./paper.ts";
import type { Pay, Payroll, Words } from "./payroll.ts";
import type { Random } from "../random.ts";

/** A lay-out of pay statements, as a provider prints it. */
export interface Layout {
  name: string;
  /** The variant that reads it: provider and slug. */
  variant: string;
  words: Words;
  /** What the page does not tell. */
  without?: readonly Omission[];
  /** The fonts that it may be set in; any by default. */
  fonts?: readonly Look["font"][];
  /** The largest size of letters that leaves its columns apart; 8 by default. */
  largest?: number;
  /** Prints the statement of one employee on a page of its own. */
  draw(paper: Paper, payroll: Payroll, pay: Pay, random: Random): void;
}

export type Omission =
  | "id"
  | "department"
  | "number"
  | "period start"
  | "pretax"
  | "employer taxes"
  | "employer"
  | "deposits"
  | "reimbursement lines";
