import type { FormatType } from "@paylift/canonical";
import { inferFacts } from "../infer/document/document-facts.ts";
import { formatOfLines } from "../infer/document/format-of-lines.ts";
import { inferFormatType } from "../infer/document/infer-format-type.ts";
import type { DocumentReading, FactName, TextReading, RecordReading } from "../interpret/reading.ts";
import type { Line } from "../layout/lines.ts";
import type { ReadPage } from "../read/page-reader.ts";
import { LINE_SECTIONS } from "../variants/schema-values.ts";
import { claim } from "./emit/readings.ts";
import { withPrintedSums } from "./emit/printed-sums.ts";
import { recordsOf } from "./emit/records.ts";
import { isTaxOfficeId } from "./facts/company-id.ts";
import { companyOf } from "./facts/company.ts";
import { factsOf } from "./facts/facts.ts";
import { stateOf } from "./facts/state.ts";
import { titledKind } from "./facts/title.ts";
import { BOUNDS } from "./tolerances.ts";
import { withAlignedTables } from "./grammars/aligned-tables.ts";
import { withoutCopies } from "./page-graph/copies.ts";
import { pageGraph, type PageGraph } from "./page-graph/page-graph.ts";
import { plainPrint } from "./page-graph/plain-print.ts";
import { isTitled, showsPayroll } from "./search/payroll-evidence.ts";
import { search, type Found } from "./search/search.ts";
import { isOff } from "./switched-off.ts";
import type { Voted } from "./voters/placed-votes.ts";
import { taggedVotes } from "./votes/tagger/tagged-votes.ts";

/** A document read by the joint search, with all that was weighed. */
export interface JointReading {
  reading: DocumentReading;
  formatType: FormatType;
  /** Whether anything shows that the figures are pay. */
  isPayroll: boolean;
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
  const found = search(graph, taggedVotes(graph), voted);
  const titled = titledKind(graph) ?? inferFormatType(lines);
  const state = stateOf(graph);
  const records = withPrintedSums(withoutInvented(recordsOf(found), titled), graph, found.best);
  if (state !== null) for (const record of records) if (record.scope === "check") record.state ??= state;
  for (const copy of copies) claim(copy, "total");
  const meanings = new Map([...found.legend].map(([code, { text }]) => [code, text]));
  const formatType =
    formatOfLines(records) ??
    titled ??
    (records.length <= pages.length || areStatements(found) || isOfEach(graph, records)
      ? "pay_statement"
      : "payroll_journal");
  const reading: DocumentReading = {
    facts: withoutDayOfOne(withCompany(completed(factsOf(graph), inferFacts(lines)), graph), records),
    records,
    legend: new Map(LINE_SECTIONS.map((section) => [section, meanings])),
    notPrinted: [],
    printedOfPeople: [],
  };
  return {
    reading,
    formatType,
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

const OF_EACH = 0.8;

/** Whether the name of the company stands with each person, several times on a page: over statements, and not over a list. */
function isOfEach(graph: PageGraph, records: readonly RecordReading[]): boolean {
  const { name } = companyOf(graph);
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

type Facts = Map<FactName, TextReading>;

/** Facts with the company as its place tells it, where no words do. */
function withCompany(facts: Facts, graph: PageGraph): Facts {
  const { name, id } = companyOf(graph);
  if (isTaxOfficeId(facts.get("company_id")?.text ?? "")) facts.delete("company_id");
  if (name !== null && !facts.has("company_name")) facts.set("company_name", name);
  if (id !== null && !facts.has("company_id")) facts.set("company_id", id);
  return facts;
}

/** Facts without a pay date that is that of one payment among others of other days. */
function withoutDayOfOne(facts: Facts, records: readonly RecordReading[]): Facts {
  const days = records.flatMap(({ payments }) => payments.flatMap(({ date }) => date ?? []));
  const day = facts.get("pay_date")?.tokens[0];
  const isOfOne = days.some(({ tokens }) => tokens[0] === day);
  if (isOfOne && new Set(days.map(({ text }) => text)).size > 1) facts.delete("pay_date");
  return facts;
}

/** Facts, and for what they leave open those that the old reader finds. */
function completed(facts: Facts, more: Facts): Facts {
  const period = more.get("period");
  // Both days in one phrase are told as one.
  if (period !== undefined && !(facts.has("period_start") && facts.has("period_end"))) {
    for (const name of ["period_start", "period_end"] as const) facts.delete(name);
    facts.set("period", period);
  }
  const isPeriod = facts.has("period") || (facts.has("period_start") && facts.has("period_end"));
  for (const [name, reading] of more)
    if (!facts.has(name) && !(isPeriod && name.startsWith("period"))) facts.set(name, reading);
  return facts;
}
