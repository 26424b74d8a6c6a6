import type { VotedKind, VotedRole } from "../../api/voter.ts";

/** What a slot is about: a list of the canonical output, a figure of a person, or nothing of the output. */
export type Subject = VotedRole;

/** What is printed of a person besides lines: gross and net pay, and sums of lists. */
export const FIGURES = ["gross", "net", "total_earnings", "total_taxes", "total_deductions"] as const;

export const LISTED: ReadonlySet<Subject> = new Set([
  "earning",
  "deduction",
  "tax",
  "employer_tax",
  "employer_contribution",
  "reimbursement",
] as const);

/** What its numbers count. */
export type Kind = VotedKind;

export interface Role {
  subject: Subject;
  kind: Kind;
}

/** How much speaks for each subject and kind, in bits; what is not there has none. */
export interface Votes {
  subjects: Map<Subject, number>;
  kinds: Map<Kind, number>;
}

export function noVotes(): Votes {
  return { subjects: new Map(), kinds: new Map() };
}

export function addVotes(to: Votes, from: Votes, factor = 1): void {
  for (const [subject, bits] of from.subjects)
    to.subjects.set(subject, (to.subjects.get(subject) ?? 0) + factor * bits);
  for (const [kind, bits] of from.kinds) to.kinds.set(kind, (to.kinds.get(kind) ?? 0) + factor * bits);
}
