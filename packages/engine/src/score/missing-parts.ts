import type { FormatType } from "@paylift/canonical";
import type { ConfidenceReason } from "../api/result.ts";
import type { Doubt } from "./doubt.ts";
import type { Ledger } from "../canonicalise/ledger.ts";
import { periodOfEitherOrder } from "../layout/date-order.ts";
import { isScanned } from "../layout/token.ts";
import { FACT_PATHS, notFound } from "./not-found.ts";
import { round, type Proof } from "./proof.ts";

const A_REPETITION = 0.01;

/** Formats of a quarter or a year, in which there are many pay dates. */
const WITHOUT_PAY_DATE: ReadonlySet<FormatType> = new Set(["tax_report"]);

/** A page that is there twice is read once, and whoever made the file may want to know. */
export function repeatedPages({ repeatedPages: count }: Proof): ConfidenceReason | null {
  if (count === 0) return null;
  return {
    code: "repeated_pages",
    message: `${count} pages stand in the document again; they were read once`,
    effect: A_REPETITION,
  };
}

export function pagesWithoutText({ pagesWithoutText: count }: Proof): ConfidenceReason | null {
  if (count === 0) return null;
  return {
    code: "pages_without_text",
    message: `${count} pages have no text layer and were not read`,
    effect: 0.3,
  };
}

const [HIDDEN_WORDS, HIDDEN_FIGURES] = [0.02, 0.15];

/** Whoever trusts the page has to know that its file says more; with figures among it, somebody has to look. */
export function hiddenText({ hidden }: Proof): ConfidenceReason | null {
  if (hidden.length === 0) return null;
  const [words, figures] = hidden.reduce((sum, area) => [sum[0] + area.words, sum[1] + area.figures], [0, 0]);
  return {
    code: "hidden_text",
    message: `${words} words, ${figures} of them figures, are in the file and not to be seen on its pages; they were not read`,
    effect: figures > 0 ? HIDDEN_FIGURES : HIDDEN_WORDS,
  };
}

export function missingFacts({ formatType, ledger }: Proof): ConfidenceReason | null {
  const { facts, notPrinted } = ledger.reading;
  const dated = ledger.employees.flatMap(({ payments }) => payments.map(({ date }) => date?.text));
  // Checks of several days have their days with them, and no one period.
  const areDated = dated.length > 0 && !dated.includes(undefined);
  const ofSeveral = areDated && new Set(dated).size > 1;
  const wanted = (["pay_date", "period_end", "company_name"] as const).filter(
    (name) =>
      !notPrinted.includes(name) &&
      (name !== "pay_date" || !(areDated || WITHOUT_PAY_DATE.has(formatType))) &&
      (name !== "period_end" || !ofSeveral),
  );
  const missing = wanted.filter((name) => !facts.has(name) && !(name === "period_end" && hasPeriod(ledger)));
  return notFound(missing.map((name) => FACT_PATHS[name]));
}

function hasPeriod({ reading }: Ledger): boolean {
  const period = reading.facts.get("period");
  return period !== undefined && periodOfEitherOrder(period.text) !== null;
}

const [UNKNOWN, UNKNOWN_SCANNED] = [0.03, 0.045];

export function unknownLabels({ ledger }: Proof): Doubt | null {
  const unknown = ledger.employees.flatMap(({ lines }) => lines.filter(({ known }) => !known));
  const labels = new Map(unknown.map((line) => [`${line.list}|${line.description}`, line]));
  if (labels.size === 0) return null;
  // On a scan it may be a label that everybody knows, misread.
  const read = unknown.some(({ sources }) => sources.some(({ label }) => label.tokens.some(isScanned)));
  const least = read ? UNKNOWN_SCANNED : UNKNOWN;
  return {
    code: "unknown_labels",
    message: `${labels.size} labels are not in the vocabulary; their type is 'other'`,
    effect: round(Math.min(0.15, least + 0.02 * (labels.size - 1))),
    count: labels.size,
    tokens: [...labels.values()].flatMap(({ sources }) => sources[0]!.label.tokens),
  };
}
