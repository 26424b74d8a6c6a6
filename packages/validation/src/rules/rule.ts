import type { DiscrepancyKind, Severity } from "../model/discrepancy-kind.ts";
import type { Section } from "../model/line.ts";

/** What a rule may ask about a difference. All that are given must hold. */
export interface Condition {
  kinds?: readonly DiscrepancyKind[];
  /** A difference without a line, such as net pay, is in no section. */
  sections?: readonly Section[];
  /** Fields of the printed totals. */
  totals?: readonly string[];
  /** The difference of money, whatever its sign, is at least so many cents. */
  atLeastCents?: number;
  /** No more than one cent a line. */
  rounding?: boolean;
  /** The line is of a kind that moves net pay, and the employee's net pay did move, by more than a rounding. */
  changesNet?: boolean;
  /** The same tax is under another jurisdiction. */
  otherJurisdiction?: boolean;
  /** The names of the employee have nothing in common, and no crosswalk says that they are of one person. */
  otherName?: boolean;
  /** An id or a name belongs to another person on the other side. */
  contradicts?: boolean;
  /** A reason is known: the caller states one, or the figure moves along with another of the same line. */
  explained?: boolean;
}

/** One rule of severity. Rules are tried in order; the first one that applies decides. */
export interface Rule {
  /** Stable; part of the rule chain of each discrepancy. */
  id: string;
  severity: Severity;
  /** The rule in words, for the signer of the report. */
  text: string;
  when: Condition;
}
