import type { VoterQuestion } from "../api/voter.ts";
import type { VoterReport, Voting, VotingEffect } from "../api/voting.ts";
import { differencesOf, type Difference } from "../judge/differences.ts";
import { isCredible, worthOf } from "../judge/better-reading.ts";
import type { Token } from "../layout/token.ts";
import type { Found } from "../understand/search/search.ts";
import { placeVotes, type Voted } from "../understand/voters/placed-votes.ts";
import { questionOf } from "../understand/voters/question.ts";
import { noneRefused, type VoterAnswer } from "../voters/answer.ts";
import type { VoterTerms } from "../voters/terms.ts";
import type { Understanding } from "./understand.ts";

/** Asks voters, each its own question, and gives their answers in the same order. */
export type AskVoters = (questions: readonly VoterQuestion[]) => Promise<readonly VoterAnswer[]>;

/** A document as it is read when voters have been heard. */
export interface Heard {
  understanding: Understanding;
  /** What the reading that is kept has otherwise than it would have without votes; null where it rests on none. */
  byVotes: readonly Difference[] | null;
  voting: Voting;
}

/**
 * Asks voters about a document that no variant describes, and reads it again with their votes. What it is without them is known by
 * then, and decides how far they are believed: a reading that adds up to less is not kept, and one that differs is never sure.
 */
export async function hearVoters(
  first: Understanding,
  voters: readonly VoterTerms[],
  ask: AskVoters,
  readAgain: (voted: readonly Voted[]) => Understanding,
): Promise<Heard> {
  const unheard = (effect: VotingEffect, reports: VoterReport[]): Heard => ({
    understanding: first,
    byVotes: null,
    voting: { effect, voters: reports },
  });
  const questions = questionsOf(first, voters);
  if (questions === null) return unheard("none", voters.map(notAsked));
  const answers = await ask(questions);
  const placed = answers.map((answer, i) => placeVotes(answer, questions[i]!));
  const reports = answers.map(({ outcome, refused }, i): VoterReport => {
    const { counted, cut, unplaced } = placed[i]!;
    return {
      name: voters[i]!.name,
      outcome: outcome === "voted" && counted === 0 ? "silent" : outcome,
      pages: questions[i]!.pages.map(({ page }) => page),
      votes: counted,
      cut,
      refused: { ...refused, unplaced },
    };
  });
  if (reports.every(({ votes }) => votes === 0)) return unheard("none", reports);
  const second = readAgain(placed.map(({ voted }) => voted));
  if (second.search === null || isSameSearch(first.search!.found, second.search.found))
    return unheard("same", reports);
  const isKept = second.isPayroll && isCredible(worth(second), worth(first));
  if (!isKept) return unheard("outvoted", reports);
  const byVotes = differencesOf(second.ledger, first.ledger);
  return { understanding: second, byVotes, voting: { effect: "changed", voters: reports } };
}

/** Nobody is asked about what a variant describes, what was refused, and what the joint search did not read. */
function questionsOf(
  { variant, isPayroll, search, ledger }: Understanding,
  voters: readonly VoterTerms[],
): VoterQuestion[] | null {
  if (variant !== null || !isPayroll || search === null) return null;
  const names = ledger.employees.map(({ name }) => name.text);
  const questions = voters.map((voter) => questionOf(search.graph, search.found, voter, names));
  return questions.every((question) => question !== null) ? questions : null;
}

function notAsked({ name }: VoterTerms): VoterReport {
  return { name, outcome: "not_asked", pages: [], votes: 0, cut: 0, refused: noneRefused() };
}

/** Whether two searches found the same roles for the same figures. */
function isSameSearch(one: Found, other: Found): boolean {
  const [roles, others] = [rolesOf(one), rolesOf(other)];
  return roles.size === others.size && [...roles].every(([figure, role]) => others.get(figure) === role);
}

function rolesOf({ best }: Found): Map<number, string> {
  const roles = new Map<number, string>();
  for (const { slots, assignment } of best)
    slots.forEach(({ entries }, i) => {
      const { subject, kind } = assignment.roles[i]!;
      for (const own of entries.values())
        for (const { figure } of own) roles.set(figure.index, `${subject} ${kind}`);
    });
  return roles;
}

function worth({ ledger, checks, lines }: Understanding): number {
  const figures: Token[] = lines.flatMap(({ tokens }) => tokens.filter(({ moneyLike }) => moneyLike));
  return worthOf({ ledger, checks }, figures);
}
