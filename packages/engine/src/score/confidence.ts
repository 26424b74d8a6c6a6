import type { ConfidenceReason } from "../api/result.ts";
import type { Token } from "../layout/token.ts";
import { hiddenText, missingFacts, pagesWithoutText, repeatedPages, unknownLabels } from "./missing-parts.ts";
import { BEST, round, type Proof } from "./proof.ts";
import { provedTokens, unproved } from "./proved-figures.ts";
import {
  companyAlone,
  disputedNumbers,
  doubtfulFigures,
  doubtfulNames,
  guessedWords,
  namesAlone,
  repairedFigures,
  unreadPayments,
} from "./scanned.ts";
import { unreadDepartments } from "./scanned-departments.ts";
import { partedEarnings } from "./scanned-earnings.ts";
import { unreadFigures } from "./scanned-figures.ts";
import { doubtfulLabels } from "./scanned-labels.ts";
import { unreadLines } from "./scanned-lines.ts";
import { failedChecks, uncrossed, withoutEmployees, withoutTotals } from "./sums-of-document.ts";
import {
  inferredLayout,
  disputedReading,
  jointReading,
  rivalReadings,
  turnedHeadings,
  unreadPayroll,
} from "./unknown-layout.ts";
import { unsummed, unsummedTokens } from "./unsummed.ts";
import { lettersWithoutMeaning, unsureLetters } from "./unsure-letters.ts";

const LEAST = 0.05;

/**
 * Confidence is evidence: it begins at the best and each doubt takes something off, so the reasons add up to the number.
 * What is not proved by arithmetic cannot reach 0.95, whatever else holds.
 */
export function scoreConfidence(proof: Proof): { score: number; reasons: ConfidenceReason[] } {
  const proved = provedTokens(proof);
  const withoutSum = unsummedTokens(proof.ledger, proof.checks);
  const doubts = [
    failedChecks(proof),
    inferredLayout(proof),
    jointReading(proof),
    disputedReading(proof),
    turnedHeadings(proof),
    unreadPayroll(proof),
    rivalReadings(proof),
    repeatedPages(proof),
    unclaimed(proof),
    unproved(proof, proved, withoutSum),
    unsummed(proof, withoutSum),
    uncrossed(proof),
    withoutTotals(proof),
    withoutEmployees(proof),
    unknownLabels(proof),
    missingFacts(proof),
    pagesWithoutText(proof),
    hiddenText(proof),
    doubtfulFigures(fieldFigures(proof), proved),
    guessedWords(usedTokens(proof)),
    disputedNumbers(usedTokens(proof)),
    namesAlone(proof.ledger.employees),
    companyAlone(proof.ledger),
    doubtfulNames(proof.ledger.employees),
    doubtfulLabels(proof.ledger.employees),
    partedEarnings(proof.ledger.employees),
    unreadPayments(proof.ledger.employees),
    unreadDepartments(proof.ledger),
    unreadLines(proof.unexplained),
    unreadFigures(proof.lines),
    lettersWithoutMeaning(usedTokens(proof)),
    unsureLetters(proof.ledger.employees),
    repairedFigures(proof.repairs),
  ].filter((reason) => reason !== null);
  const held = proof.checks.filter(({ check }) => check.passed === true).length;
  const reasons: ConfidenceReason[] = [
    ...doubts.sort((a, b) => b.effect - a.effect),
    { code: "checks_passed", message: `${held} sums hold`, effect: 0 },
  ];
  const score = Math.max(LEAST, BEST - doubts.reduce((sum, { effect }) => sum + effect, 0));
  return { score: round(score), reasons };
}

function unclaimed({ tokens }: Proof): ConfidenceReason | null {
  const count = tokens.filter(({ claim }) => claim === null).length;
  if (count === 0) return null;
  const effect = round(0.06 + Math.min(1, count / tokens.length) * 0.8);
  return {
    code: "unclaimed_figures",
    message: `${count} of ${tokens.length} figures were not understood`,
    effect,
  };
}

function fieldFigures({ tokens }: Proof): Token[] {
  return tokens.filter(({ claim }) => claim === "field");
}

/** Names, ids, dates and labels of the output. */
function usedTokens({ ledger }: Proof): Token[] {
  const facts = [...ledger.reading.facts.values()];
  const people = ledger.employees.flatMap(({ name, employeeId }) => [name, employeeId]);
  return [...facts, ...people].flatMap((reading) => reading?.tokens ?? []);
}
