import type { FormatType } from "@paylift/canonical";
import type { ConfidenceReason } from "../api/result.ts";
import type { Assumption } from "../infer/assumptions.ts";
import type { Ledger } from "../canonicalise/ledger.ts";
import { periodOfEitherOrder } from "../layout/date-order.ts";
import type { Token } from "../layout/token.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";
import { isRoundedRate } from "../reconcile/rate-checks.ts";
import {
  doubtfulFigures,
  guessedWords,
  isScanned,
  namesAlone,
  repairedFigures,
  unreadPayments,
} from "./scanned.ts";
import { unsummedTokens } from "./unsummed.ts";
import { lettersWithoutMeaning, unsureLetters } from "./unsure-letters.ts";

/** What the confidence is made of. */
export interface Proof {
  formatType: FormatType;
  /** No variant knows the layout: what the figures are was inferred. */
  inferred: boolean;
  ledger: Ledger;
  checks: readonly ProvenCheck[];
  /** What else the document could mean, with sums that hold as well. */
  rivals: readonly Assumption[];
  /** Pages that stood in the document again, and were left out. */
  repeatedPages: number;
  /** Money-like tokens of the document. */
  tokens: readonly Token[];
  pagesWithoutText: number;
  /** Figures of scanned pages that were corrected. */
  repairs: number;
}

/** From here on a document counts as proved. */
const PROVED = 0.95;
const BEST = 0.99;
const LEAST = 0.05;
const UNSUMMED = 0.01;
const A_RIVAL = 0.03;
const MOST_OF_RIVALS = 0.15;
const A_REPETITION = 0.01;

/** Formats that list taxes or benefits alone: they print no net pay that an employee's lines could add up to. */
const WITHOUT_NET: ReadonlySet<FormatType> = new Set(["tax_report", "benefits_summary"]);
/** Formats of a quarter or a year, in which there are many pay dates. */
const WITHOUT_PAY_DATE: ReadonlySet<FormatType> = new Set(["tax_report"]);

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
    rivalReadings(proof),
    repeatedPages(proof),
    unclaimed(proof),
    unproved(proof, proved, withoutSum),
    unsummed(proof, withoutSum),
    uncrossed(proof),
    withoutTotals(proof),
    unknownLabels(proof),
    missingFacts(proof),
    pagesWithoutText(proof),
    doubtfulFigures(fieldFigures(proof), proved),
    guessedWords(usedTokens(proof)),
    namesAlone(proof.ledger.employees),
    unreadPayments(proof.ledger.employees),
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

/** Arithmetic proves figures, not what they are called: a layout that nobody has described stays below proved. */
function inferredLayout({ inferred }: Proof): ConfidenceReason | null {
  if (!inferred) return null;
  const effect = round(BEST - PROVED + 0.01);
  return { code: "inferred_layout", message: "no format variant knows this layout; it was inferred", effect };
}

/** Lines that can be several things, and no sum tells which. */
function rivalReadings({ rivals }: Proof): ConfidenceReason | null {
  const labels = new Set(rivals.flatMap((rival) => (rival.of === "label" ? [rival.text] : [])));
  if (labels.size === 0) return null;
  return {
    code: "rival_readings",
    message: `${labels.size} labels can mean several things, and no sum tells which`,
    effect: round(Math.min(MOST_OF_RIVALS, A_RIVAL * labels.size)),
  };
}

/** A page that is there twice is read once, and whoever made the file may want to know. */
function repeatedPages({ repeatedPages: count }: Proof): ConfidenceReason | null {
  if (count === 0) return null;
  return {
    code: "repeated_pages",
    message: `${count} pages stand in the document again; they were read once`,
    effect: A_REPETITION,
  };
}

function failedChecks({ checks }: Proof): ConfidenceReason | null {
  const failed = checks.filter(({ check }) => check.passed === false).length;
  if (failed === 0) return null;
  const share = failed / checks.length;
  const effect = round(0.08 + Math.min(0.5, share) * 0.8);
  return { code: "failed_checks", message: `${failed} of ${checks.length} sums do not hold`, effect };
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

/** A field's figure that no sum of at least two different figures confirms. Zeros change no sum and prove themselves. */
function unproved(
  { ledger, tokens }: Proof,
  proved: ReadonlySet<Token>,
  withoutSum: ReadonlySet<Token>,
): ConfidenceReason | null {
  const exempt = new Set([...unprovable(ledger, proved), ...withoutSum]);
  const fields = tokens.filter((token) => token.claim === "field" && token.money !== 0 && !exempt.has(token));
  const open = fields.filter((token) => !proved.has(token)).length;
  if (open === 0) return null;
  const effect = round(BEST - PROVED + 0.01 + (open / fields.length) * 0.3);
  return {
    code: "unproved_figures",
    message: `${open} of ${fields.length} figures take part in no sum that holds`,
    effect,
  };
}

/** Figures that take part in a sum of at least two different figures that holds. */
function provedTokens({ checks }: Proof): Set<Token> {
  const proved = new Set<Token>();
  for (const { check, tokens: members, weight } of checks) {
    if (check.passed === true && weight >= 2) for (const token of members) proved.add(token);
  }
  return proved;
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

/**
 * Hours are proved by their rate where one is printed, and a rate by its product: beside no pay neither can be, and a rate
 * whose decimals are cut off is the one that the product allows. Wages that no printed total adds up are known by their
 * column, once others of it are proved; a text layer misreads none.
 */
function unprovable({ reading }: Ledger, proved: ReadonlySet<Token>): Set<Token> {
  const found = new Set<Token>();
  const items = reading.records.flatMap((record) => record.items);
  const knownWages = items.some(
    ({ taxableWages }) => taxableWages !== null && proved.has(taxableWages.token),
  );
  for (const item of items) {
    const { hours, rate, amount, taxableWages } = item;
    if (knownWages && taxableWages?.token.words.every(({ source }) => source === "text") === true)
      found.add(taxableWages.token);
    if (hours !== null) found.add(hours.token);
    const isBeside = amount === null || amount.cents === 0;
    if (rate !== null && (isBeside || isRoundedRate(item))) found.add(rate.token);
  }
  return found;
}

/** Figures that their statement adds up nowhere: where they stand is the only evidence. */
function unsummed({ tokens }: Proof, { size }: ReadonlySet<Token>): ConfidenceReason | null {
  if (size === 0) return null;
  return {
    code: "unsummed_figures",
    message: `${size} of ${tokens.length} figures are printed without a sum that they are part of`,
    effect: UNSUMMED,
  };
}

/** Employees whose net pay does not follow from their own lines, or cannot be checked. */
function uncrossed({ formatType, ledger, checks }: Proof): ConfidenceReason | null {
  if (WITHOUT_NET.has(formatType)) return null;
  const count = ledger.employees.length;
  const crossed = checks.filter(
    ({ check }) => check.passed === true && check.id.startsWith("employee.net_pay:"),
  ).length;
  const open = count - Math.min(count, crossed);
  if (open === 0) return null;
  const effect = round(BEST - PROVED + 0.01 + (open / count) * 0.3);
  return {
    code: "employees_not_crossfooted",
    message: `${open} of ${count} employees do not cross-foot`,
    effect,
  };
}

function withoutTotals({ checks }: Proof): ConfidenceReason | null {
  if (checks.some(({ check }) => check.scope === "document" && check.passed === true)) return null;
  const effect = round(BEST - PROVED + 0.01);
  return {
    code: "no_printed_totals",
    message: "no printed total confirms that every employee was found",
    effect,
  };
}

const [UNKNOWN, UNKNOWN_SCANNED] = [0.03, 0.045];

function unknownLabels({ ledger }: Proof): ConfidenceReason | null {
  const unknown = ledger.employees.flatMap(({ lines }) => lines.filter(({ known }) => !known));
  const labels = new Set(unknown.map((line) => `${line.list}|${line.description}`));
  if (labels.size === 0) return null;
  // On a scan it may be a label that everybody knows, misread.
  const read = unknown.some(({ sources }) => sources.some(({ label }) => label.tokens.some(isScanned)));
  const least = read ? UNKNOWN_SCANNED : UNKNOWN;
  return {
    code: "unknown_labels",
    message: `${labels.size} labels are not in the vocabulary; their type is 'other'`,
    effect: round(Math.min(0.15, least + 0.02 * (labels.size - 1))),
  };
}

function missingFacts({ formatType, ledger }: Proof): ConfidenceReason | null {
  const { facts, notPrinted } = ledger.reading;
  const wanted = (["pay_date", "period_end", "company_name"] as const).filter(
    (name) => !notPrinted.includes(name) && (name !== "pay_date" || !WITHOUT_PAY_DATE.has(formatType)),
  );
  const missing = wanted.filter((name) => !facts.has(name) && !(name === "period_end" && hasPeriod(ledger)));
  if (missing.length === 0) return null;
  return {
    code: "missing_facts",
    message: `not found: ${missing.join(", ")}`,
    effect: round(0.05 * missing.length),
  };
}

function hasPeriod({ reading }: Ledger): boolean {
  const period = reading.facts.get("period");
  return period !== undefined && periodOfEitherOrder(period.text) !== null;
}

function pagesWithoutText({ pagesWithoutText: count }: Proof): ConfidenceReason | null {
  if (count === 0) return null;
  return {
    code: "pages_without_text",
    message: `${count} pages have no text layer and were not read`,
    effect: 0.3,
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
