import { openRecord } from "../../interpret/record-builder.ts";
import type { MoneyReading, RecordReading } from "../../interpret/reading.ts";
import type { Token } from "../../layout/token.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import { headingsOf } from "../grammars/slot.ts";
import { centsOf } from "../page-graph/figure.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import { overlap, type Row, type Span } from "../page-graph/span.ts";
import type { Hypothesis } from "../search/hypothesis.ts";
import { isGeneric } from "../votes/generic.ts";
import type { Subject, Votes } from "../votes/roles.ts";
import { sectionOf } from "../votes/sections.ts";
import { isSumWord, knownBits, votesOf } from "../votes/wording.ts";
import { sumOfAll, sumOfLines } from "./sums-of-all.ts";

/** A figure of the company, and what its words may say instead without saying something else. */
interface Sought {
  figure: FigureName;
  subject: Subject;
  allied: readonly Subject[];
  /** Its words may be about what people pay as well: it is known by what they come to, and only beside other sums of the company. */
  byAmount?: true;
}

const SOUGHT: readonly Sought[] = [
  { figure: "gross_pay", subject: "gross", allied: ["total_earnings", "earning"] },
  { figure: "net_pay", subject: "net", allied: ["payment"] },
  { figure: "total_taxes", subject: "total_taxes", allied: ["tax"] },
  { figure: "total_deductions", subject: "total_deductions", allied: ["deduction"] },
];
const OF_EMPLOYER: readonly Sought[] = [
  { figure: "total_employer_taxes", subject: "employer_tax", allied: [], byAmount: true },
  { figure: "total_employer_contributions", subject: "employer_contribution", allied: [], byAmount: true },
];
/** What all lines of earnings come to, where it is printed apart from the gross pay: below a list of earnings, `Total`. */
const EARNED: Sought = { figure: "total_earnings", subject: "total_earnings", allied: ["earning"] };

/**
 * Records with the company's sums that no table has them in: numbers that are what all people come to, and whose words say so
 * or name nothing else. A sum proves the amount; the words say which one it is.
 */
export function withPrintedSums(
  records: readonly RecordReading[],
  graph: PageGraph,
  best: readonly Hypothesis[],
): RecordReading[] {
  const people = records.filter(({ scope }) => scope === "check");
  const known = records.filter(({ scope }) => scope === "company");
  const printed: Printed = {
    graph,
    headings: headingsOfFigures(best),
    taken: tokensOf(people),
    sums: SOUGHT.flatMap(({ figure }) => sumOfAll(people, figure) ?? []),
  };
  const found = new Map<FigureName, MoneyReading>();
  for (const sought of [...SOUGHT, ...OF_EMPLOYER]) {
    if (sought.byAmount && found.size === 0 && known.every(({ figures }) => figures.size === 0)) continue;
    const sum = sumOfAll(people, sought.figure);
    if (sum === null || known.some(({ figures }) => figures.get(sought.figure)?.cents === sum)) continue;
    const earned = sought.figure === "gross_pay" ? totalEarnings(known, sum) : null;
    if (earned !== null) {
      found.set(sought.figure, earned);
      continue;
    }
    const span = printedAs(sum, sought, printed);
    const isKnown = known.some(({ figures }) => figures.has(sought.figure));
    const money =
      span === null && !isKnown && people.length > 1 && !sought.byAmount ? saidInFull(sought, graph) : span;
    // What is taken off may be printed below zero.
    const cents = span === null && money !== null ? Math.abs(centsOf(money.figure!)!) : sum;
    if (money !== null) found.set(sought.figure, { cents, token: money.tokens[0]! });
  }
  const gross =
    found.get("gross_pay") ??
    known.findLast(({ figures }) => figures.has("gross_pay"))?.figures.get("gross_pay");
  const earned =
    gross === undefined ? null : (earnedBeside(gross, people, known, printed) ?? asEarned(gross, graph));
  if (earned !== null) found.set("total_earnings", earned);
  if (found.size === 0) return [...records];
  for (const { figures } of known) for (const figure of found.keys()) figures.delete(figure);
  for (const { token } of found.values()) token.claim = "total";
  const home = known.at(-1);
  if (home === undefined) return [...records, companyRecord(found)];
  for (const [figure, money] of found) home.figures.set(figure, money);
  return [...records];
}

/** The sum of all earnings, printed elsewhere than the gross pay of all; null where it is known or is not printed apart. */
function earnedBeside(
  gross: MoneyReading,
  people: readonly RecordReading[],
  known: readonly RecordReading[],
  printed: Printed,
): MoneyReading | null {
  if (known.some(({ figures }) => figures.has("total_earnings"))) return null;
  const sum = sumOfLines(people, "earning");
  if (sum === null) return null;
  const taken = new Set([...printed.taken, gross.token]);
  const span = printedAs(sum, EARNED, { ...printed, taken });
  return span === null ? null : { cents: sum, token: span.tokens[0]! };
}

/** The gross pay of all where its words call it the sum of all earnings: it is both. */
function asEarned(gross: MoneyReading, { rows }: PageGraph): MoneyReading | null {
  for (const row of rows) {
    const span = row.spans.find(({ tokens }) => tokens[0] === gross.token);
    if (span === undefined) continue;
    const label = labelBefore(row, span, EARNED);
    const subjects = label === null ? null : votesOfName(label).subjects;
    const isCalledSo = (subjects?.get("total_earnings") ?? 0) > (subjects?.get("gross") ?? 0);
    return isCalledSo ? gross : null;
  }
  return null;
}

/** What the sum of all earnings is called, where everybody's gross pay comes to it. */
function totalEarnings(known: readonly RecordReading[], sum: number): MoneyReading | null {
  const home = known.find(({ figures }) => figures.get("total_earnings")?.cents === sum);
  return home?.figures.get("total_earnings") ?? null;
}

/** What is known of the numbers of the pages. */
interface Printed {
  graph: PageGraph;
  /** The headings over them, where a table has them. */
  headings: ReadonlyMap<Span, readonly Span[]>;
  /** What all people come to, in cents, of each figure that they have. */
  sums: readonly number[];
  /** What is said of people. */
  taken: ReadonlySet<Token>;
}

function tokensOf(people: readonly RecordReading[]): Set<Token> {
  return new Set(
    people.flatMap(({ items, figures }) => [
      ...items.flatMap(({ amount }) => amount?.token ?? []),
      ...(["gross_pay", "net_pay"] as const).flatMap((figure) => figures.get(figure)?.token ?? []),
    ]),
  );
}

function companyRecord(figures: Map<FigureName, MoneyReading>): RecordReading {
  const { page } = [...figures.values()][0]!.token;
  return { ...openRecord("company", "printed sums", page).record, figures };
}

function headingsOfFigures(best: readonly Hypothesis[]): Printed["headings"] {
  const headings = new Map<Span, readonly Span[]>();
  for (const { slots } of best)
    for (const slot of slots)
      for (const { figure } of [...slot.entries.values()].flat()) headings.set(figure, headingsOf(slot));
  return headings;
}

/** The number that is printed as a sum, the best named and then the last. */
function printedAs(sum: number, sought: Sought, printed: Printed): Span | null {
  const { graph, headings, taken } = printed;
  const { rows } = graph;
  let [found, most] = [null as Span | null, 0];
  rows.forEach((row, i) => {
    for (const span of row.spans) {
      const cents = span.figure === null ? null : centsOf(span.figure);
      if (cents === null || Math.abs(cents) !== Math.abs(sum) || taken.has(span.tokens[0]!)) continue;
      const label = labelBefore(row, span, sought);
      const names = label !== null ? [label] : [...phraseOver(rows, i, span), ...(headings.get(span) ?? [])];
      const isOfSums = isInSum(rows, i);
      const areNoNames = names.every(({ text }) => isSumWord(text) || isGeneric(text));
      const isSum = isCalledSum(row, span) || (isOfSums && areNoNames);
      const isTold = (isOfSums || isBesideSum(row, span, printed)) && !names.some(isOfYear);
      const worth = Math.max(worthOf(sought, names, isSum), isTold ? UNNAMED : 0);
      if (worth > 0 && worth >= most) [found, most] = [span, worth];
    }
  });
  return found;
}

/** Whether another number of a row is what all people come to, of another figure. */
function isBesideSum({ spans }: Row, span: Span, { sums }: Printed): boolean {
  const own = Math.abs(centsOf(span.figure!)!);
  return spans.some(({ figure }) => {
    const cents = figure === null ? null : Math.abs(centsOf(figure) ?? 0);
    return cents !== null && cents !== own && sums.includes(cents);
  });
}

function isOfYear(name: Span): boolean {
  return (votesOfName(name).kinds.get("ytd") ?? 0) > 0;
}

function votesOfName({ text }: Span): Votes {
  return votesOf(text.replace(/:$/, ""));
}

const UNNAMED = 1;
const IN_FULL = 8;

/** The number alone in its row behind the full name of the sum, `Total Net: $10,695.68`, though people do not come to it; null where several are. */
function saidInFull({ subject }: Sought, { rows }: PageGraph): Span | null {
  const found = rows.flatMap(({ spans }) => {
    const [label, number] = spans;
    if (spans.length !== 2 || number!.figure === null || centsOf(number!.figure) === null) return [];
    const { subjects, kinds } = votesOfName(label!);
    return isSumWord(label!.text) && (subjects.get(subject) ?? 0) >= IN_FULL && kinds.size === 0
      ? [number!]
      : [];
  });
  return found.length === 1 ? found[0]! : null;
}

/** How surely words name a number as the sum that is sought; 0 where they name something else or nothing. */
function worthOf({ subject, allied }: Sought, names: readonly Span[], isSum: boolean): number {
  let [own, other] = [0, 0];
  for (const name of names) {
    const { subjects, kinds } = votesOfName(name);
    if (["ytd", "wages", "hours", "rate"].some((kind) => (kinds.get(kind as "ytd") ?? 0) > 0)) return 0;
    if (allied.includes(sectionOf(name.text)!)) own = Math.max(own, UNNAMED);
    for (const [said, bits] of subjects) {
      if (said === subject) own = Math.max(own, bits);
      else if (!allied.includes(said)) other = Math.max(other, bits);
    }
  }
  if (own > 0) return own >= other ? own + UNNAMED : 0;
  return other <= 0 && isSum ? UNNAMED : 0;
}

/** What stands right before a number and says what it is. `Total` alone does not: what stands over it may. */
function labelBefore({ spans }: Row, span: Span, { subject }: Sought): Span | null {
  const before = spans[spans.indexOf(span) - 1];
  if (before === undefined || before.figure !== null) return null;
  const says = isSumWord(before.text)
    ? (votesOfName(before).subjects.get(subject) ?? 0)
    : Math.max(knownBits(before.text), sectionOf(before.text) === null ? 0 : UNNAMED);
  return says > 0 ? before : null;
}

function phraseOver(rows: readonly Row[], at: number, span: Span): Span[] {
  for (let i = at - 1; i >= 0 && rows[i]!.page === span.page; i--) {
    const over = rows[i]!.spans.find((other) => overlap(other, span) > 0);
    if (over !== undefined && over.figure === null && !over.nothing) return [over];
  }
  return [];
}

/** Whether the words right before a number say that it is a sum, and not of what. */
function isCalledSum({ spans }: Row, span: Span): boolean {
  const before = spans[spans.indexOf(span) - 1];
  return before !== undefined && before.figure === null && isSumWord(before.text);
}

const OF_COMPANY = /\b(?:company|grand|report|client|everyone|everybody|all|payroll)\b/i;

/** Whether a row is one of sums: by its own words, or by those right above it. */
function isInSum(rows: readonly Row[], at: number): boolean {
  return [rows[at], rows[at - 1]].some(
    (row) =>
      row?.spans.some(({ text, figure }) => figure === null && (isSumWord(text) || OF_COMPANY.test(text))) ===
      true,
  );
}
