import type { ConfidenceReason } from "../api/result.ts";
import type { Token } from "../layout/token.ts";
import { unclaimedFigures } from "./counted-figures.ts";
import { toldReason, type Doubt } from "./doubt.ts";
import { hiddenText, missingFacts, pagesWithoutText, repeatedPages, unknownLabels } from "./missing-parts.ts";
import { scoreOf } from "./confidence-score.ts";
import { leftBesideNames } from "./left-beside-names.ts";
import { missingPay } from "./missing-pay.ts";
import { mixedDeductions } from "./mixed-deductions.ts";
import { numbersOfNobody } from "./numbers-of-nobody.ts";
import type { Proof } from "./proof.ts";
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
import { sameNames } from "./same-names.ts";
import { unreadDepartments } from "./scanned-departments.ts";
import { partedEarnings } from "./scanned-earnings.ts";
import { unreadFigures } from "./scanned-figures.ts";
import { doubtfulLabels } from "./scanned-labels.ts";
import { unreadLines } from "./scanned-lines.ts";
import { failedChecks, uncrossed, withoutEmployees, withoutTotals } from "./sums-of-document.ts";
import {
  disputedReading,
  layoutDoubts,
  outsideVotes,
  rivalReadings,
  turnedHeadings,
  unreadPayroll,
  variantGaveWay,
} from "./unknown-layout.ts";
import { unreadable } from "./unreadable-figures.ts";
import { unsummed, unsummedTokens } from "./unsummed.ts";
import { lettersWithoutMeaning, unsureLetters } from "./unsure-letters.ts";

/**
 * Confidence is evidence: it begins at the best and each doubt takes something off, so the reasons add up to the number.
 * What is not proved by arithmetic cannot reach 0.95, whatever else holds.
 */
export function scoreConfidence(
  proof: Proof,
  fieldOf: (token: Token) => string | null = () => null,
): { score: number; reasons: ConfidenceReason[] } {
  const sums = {
    formatType: proof.formatType,
    employees: proof.ledger.employees.length,
    checks: proof.checks.map(({ check }) => check),
  };
  const proved = provedTokens(proof);
  const withoutSum = unsummedTokens(proof);
  const doubts: Doubt[] = [
    failedChecks(sums),
    variantGaveWay(proof),
    disputedReading(proof),
    outsideVotes(proof),
    turnedHeadings(proof),
    unreadPayroll(proof),
    rivalReadings(proof),
    repeatedPages(proof),
    unclaimed(proof),
    unproved(proof, proved, withoutSum),
    unsummed(proof, withoutSum),
    uncrossed(sums),
    withoutTotals(sums),
    withoutEmployees(sums),
    unknownLabels(proof),
    missingFacts(proof),
    pagesWithoutText(proof),
    hiddenText(proof),
    unreadable(proof),
    sameNames(proof.ledger),
    missingPay(proof),
    numbersOfNobody(proof),
    leftBesideNames(proof),
    mixedDeductions(proof.ledger),
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
  const isAlone = doubts.every(({ effect }) => effect === 0);
  return scoreOf(
    [...doubts, ...layoutDoubts(proof, isAlone)].map((doubt) => toldReason(doubt, fieldOf)),
    sums.checks,
  );
}

function unclaimed({ tokens }: Proof): ConfidenceReason | null {
  return unclaimedFigures(tokens.filter(({ claim }) => claim === null).length, tokens.length);
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
