import type { FormatType } from "@paylift/canonical";

import { inferFormatType } from "../infer/document/infer-format-type.ts";
import type { DocumentReading, RecordReading } from "../interpret/reading.ts";
import type { Line } from "../layout/lines.ts";
import type { ReadPage } from "../read/page-reader.ts";
import { LINE_SECTIONS } from "../variants/schema-values.ts";
import { claim } from "./emit/readings.ts";
import { takeFromCompanySums } from "./emit/among-company-sums.ts";
import { paidByLines } from "./emit/payment-methods.ts";
import { withPrintedSums } from "./emit/printed-sums.ts";
import { recordsOf } from "./emit/records.ts";
import { tellTreatments } from "./emit/treatments.ts";
import { companyOf, type Company } from "./facts/company.ts";
import { factsOf, payDaysOf } from "./facts/facts.ts";
import { gatheredFacts } from "./facts/gathered.ts";
import { formatByLines } from "./facts/format-by-lines.ts";
import { datesOf } from "./facts/printed-dates.ts";
import { stateOf } from "./facts/state.ts";
import { titledKind } from "./facts/title.ts";
import { BOUNDS } from "./tolerances.ts";
import { withAlignedTables } from "./grammars/aligned-tables.ts";
import { withoutCopies } from "./page-graph/copies.ts";
import { pageGraph, type PageGraph } from "./page-graph/page-graph.ts";
import { plainPrint } from "./page-graph/plain-print.ts";
import { isTitled, showsPayroll } from "./search/payroll-evidence.ts";
import { search, type Found } from "./search/search.ts";
import { withSidesBySums } from "./search/sides-by-sums.ts";
import { withSidesOfAmounts } from "./search/sides-of-amounts.ts";
import { withSidesOfMarks } from "./search/sides-of-marks.ts";
import { withUnlistedSums } from "./search/unlisted-sums.ts";
import { isOff } from "./switched-off.ts";
import type { Voted } from "./voters/placed-votes.ts";
import { taggedVotes } from "./votes/tagger/tagged-votes.ts";

/** A document read by the joint search, with all that was weighed. */
export interface JointReading {
  reading: DocumentReading;
  formatType: FormatType;
  /** Whether anything shows that the figures are pay. */
  isPayroll: boolean;
  /** The kind of document that its title says it is; null where none does. */
  titled: FormatType | null;
  /** Whether a title says payroll, whatever was read. */
  isTitled: boolean;
  graph: PageGraph;
  found: Found;
}

/** Whether a document is small enough to be searched, by counts: the same on every machine. */
export function canBeSearched(lines: readonly Line[], pages: readonly ReadPage[]): boolean {
  return lines.length <= BOUNDS.rows && pages.every(({ words }) => words.length <= BOUNDS.wordsOfPage);
}

/** Reads lines of a layout that nobody described, as voters from outside say as well. Claims the tokens that it uses. */
export function readJointly(
  lines: readonly Line[],
  pages: readonly ReadPage[],
  voted: readonly Voted[] = [],
): JointReading {
  for (const { tokens } of lines) for (const token of tokens) token.claim = null;
  const { graph: printed, copies } = withoutCopies(pageGraph(lines, pages));
  const graph = withAlignedTables(isOff("typography") ? plainPrint(printed) : printed);
  const searched = search(graph, taggedVotes(graph), voted);
  const found = {
    ...searched,
    best: withUnlistedSums(searched.best).map(withSidesOfAmounts).map(withSidesOfMarks).map(withSidesBySums),
  };
  const titled = inferFormatType(lines) ?? titledKind(graph);
  const state = stateOf(graph);
  const dates = datesOf(graph);
  const company = companyOf(graph);
  const records = withPrintedSums(
    withoutInvented(recordsOf(found, payDaysOf(dates), paidByLines(graph.rows)), titled),
    graph,
    found.best,
  );
  takeFromCompanySums(records, graph.rows);
  if (state !== null) for (const record of records) if (record.scope === "check") record.state ??= state;
  tellTreatments(records, graph.rows);
  for (const copy of copies) claim(copy, "total");
  const meanings = new Map([...found.legend].map(([code, { text }]) => [code, text]));
  const isForEach = titled === "pay_statement" || areStatements(found) || isOfEach(company, graph, records);
  const formatType =
    formatByLines(records) ??
    (titled === "pay_statement" ? null : titled) ??
    (records.length <= pages.length || (isForEach && !isSummed(records))
      ? "pay_statement"
      : "payroll_journal");
  const reading: DocumentReading = {
    facts: gatheredFacts(factsOf(graph, dates, company), lines, company, records),
    records,
    legend: new Map(LINE_SECTIONS.map((section) => [section, meanings])),
    notPrinted: [],
    printedOfPeople: [],
  };
  return {
    reading,
    formatType,
    titled,
    isPayroll: showsPayroll(found, graph),
    isTitled: isTitled(graph),
    graph,
    found,
  };
}

/** Whether each person has a form, and is no line of a table. */
function areStatements({ best }: Found): boolean {
  return best.length > 0 && best.every(({ segmentation }) => segmentation.grammar.startsWith("statement"));
}

/** Whether the company's pay is printed as well: forms that each get their own have none of all people. */
function isSummed(records: readonly RecordReading[]): boolean {
  const people = records.filter(({ scope }) => scope === "check");
  const sums = records.filter(({ scope }) => scope === "company");
  return people.length > 1 && sums.some(({ figures }) => figures.has("gross_pay") || figures.has("net_pay"));
}

const OF_EACH = 0.8;

/** Whether the name of the company stands with each person, several times on a page: over statements, and not over a list. */
function isOfEach({ name }: Company, graph: PageGraph, records: readonly RecordReading[]): boolean {
  const people = records.filter(({ scope }) => scope === "check").length;
  const named = graph.rows.filter(
    ({ spans }) => name !== null && spans.some(({ text }) => text.includes(name.text)),
  ).length;
  return people > 1 && named >= OF_EACH * people;
}

/** One record that nobody is named in is the company's own, but for a statement, whose person may be hard to read. */
function withoutInvented(records: readonly RecordReading[], titled: FormatType | null): RecordReading[] {
  const people = records.filter(({ scope }) => scope === "check");
  const isNobody = people.length === 1 && people[0]!.name?.text === "" && titled !== "pay_statement";
  return isNobody
    ? records.map((record) => (record === people[0] ? { ...record, scope: "company", name: null } : record))
    : [...records];
}
