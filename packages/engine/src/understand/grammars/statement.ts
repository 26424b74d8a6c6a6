import { looksLikePersonName } from "@paylift/canonical";
import { kindsOf, productsOf } from "../identities/products.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import type { Row, Span } from "../page-graph/span.ts";
import { isSumOfAll, isSumWord, votesOf } from "../votes/wording.ts";
import { isMethod } from "../people/pay-methods.ts";
import { BOUNDS } from "../tolerances.ts";
import type { TableEntries } from "./entries.ts";
import type { PlacedEntry, PlacedText, RecordDraft } from "./record-draft.ts";
import { withHeadsOfPage, type Statement } from "./heads-of-page.ts";
import type { Segmentation } from "./segmentation.ts";
import { partedByLanes } from "./parted-by-lanes.ts";
import { statementRows } from "./statement-lines.ts";
import { fromNetPay, pagesOf, repetitions, sideBySide, type StatementPart } from "./statement-parts.ts";
import { namingsOf, wordsOf } from "./statement-names.ts";
import type { Column } from "./tables.ts";

const COLUMN_EM = 0.6;

/** Pages read as statements: each page a record, each repetition of its labels, each of the boxes side by side. */
export function statementsOf(graph: PageGraph, isWhole: boolean): Segmentation[] {
  const pages = pagesOf(graph);
  const figures = graph.spans.filter(({ figure }) => figure !== null).length;
  if (pages.length === 0 || figures / pages.length > BOUNDS.figuresOfStatement) return [];
  const { rows } = graph;
  const found = [segmentation("statement of a page", pages, rows, isWhole)];
  const parts = repetitions(pages, isWhole);
  if (parts.length > pages.length) found.push(segmentation("statement of a part", parts, rows, isWhole));
  const begun = pages.flatMap((page) => fromNetPay(page, isWhole));
  if (begun.filter(({ isHead }) => isHead !== true).length > pages.length)
    found.push(segmentation("statement from net pay", begun, rows, isWhole));
  const lanes = pages.flatMap((page) => sideBySide(page, isWhole));
  if (lanes.length > pages.length) {
    found.push(segmentation("statement of a box", repetitions(lanes, isWhole), rows, isWhole));
  }
  if (pages.length > 1 && pages.length <= BOUNDS.pagesOfStatement)
    found.push(segmentation("statement of all pages", [{ rows, left: 0 }], rows, isWhole));
  return found.filter(({ records }) => records.length > 0 && !areListed(records));
}

const MOST_LISTED = 0.4;

/** Whether people stand where a statement has labels: then it is a list of people. */
function areListed(records: readonly RecordDraft[]): boolean {
  const labels = records.flatMap(({ entries }) => entries.flatMap(({ left }) => left ?? []));
  const people = labels.filter(({ text }) => looksLikePersonName(text) && votesOf(text).subjects.size === 0);
  return people.length > MOST_LISTED * labels.length;
}

function segmentation(
  grammar: string,
  parts: readonly StatementPart[],
  rows: readonly Row[],
  isWhole: boolean,
): Segmentation {
  const statements = withHeadsOfPage(
    parts.map((part): Statement => {
      const found = statementRows(part.rows, isWhole);
      const own = { ...found, lines: partedByLanes(found.lines) };
      return { ...part, parts: own, namings: namingsOf(own) };
    }),
  );
  const table = tableOf(statements);
  const records: RecordDraft[] = [];
  const sums = new Set(statements.filter(isTitledSum));
  for (const statement of statements) {
    const isSum = statement.isHead === true || (sums.has(statement) && sums.size < statements.length / 2);
    const record = recordOf(statement, table, records.length, isSum);
    if (record.entries.length > 0) records.push(record);
  }
  return { grammar, records, folded: false, rows, captions: new Map() };
}

/** Numbers of the same title and headings are one column, wherever on a page they stand; without headings, those of one edge. */
function tableOf(statements: readonly Statement[]): TableEntries {
  const columns = new Map<string, Column & { spans: Span[]; left: number }>();
  const columnOf = new Map<Span, Column>();
  const labelled = new Set<Column>();
  let index = 0;
  for (const { namings, left } of statements) {
    for (const { figure, heads, groups, label, sum, kind } of namings) {
      const words = `${wordsOf(groups)}|${wordsOf(heads)}`;
      const at = kind ?? (heads.length > 0 ? "" : edgeOf(figure, left, words, columns));
      const key = `${words}|${at}`;
      const column = columns.get(key) ?? { index: index++, x0: figure.x0, x1: figure.x1, left, spans: [] };
      columns.set(key, column);
      column.spans.push(figure);
      columnOf.set(figure, column);
      if (label !== null || sum) labelled.add(column);
    }
  }
  const lines = new Set(statements.flatMap(({ parts }) => parts.lines));
  const rows = [...lines].map((line): Row => ({ ...line.row, spans: line.figures }));
  const table = {
    key: "statement",
    root: "statement",
    regions: [{ band: null, title: null, rows }],
    columns: [...columns.values()],
    columnOf,
  };
  return {
    table,
    byRow: new Map(),
    labelled,
    lanes: new Map(),
    plain: new Set(),
    legend: new Map(),
    codes: new Set(),
    kinds: kindsOf(productsOf(table)),
  };
}

function edgeOf(
  figure: Span,
  left: number,
  words: string,
  columns: ReadonlyMap<string, Column & { left: number }>,
): string {
  const edge = figure.x1 - left;
  for (const [key, column] of columns)
    if (key.startsWith(`${words}|`) && Math.abs(column.x1 - column.left - edge) <= COLUMN_EM * figure.size)
      return key.slice(words.length + 1);
  return edge.toFixed(1);
}

/** `Department Totals` in a line above all numbers with nothing but how many they are, or `Report Totals   Employees: 7`: a statement of several people. */
function isTitledSum({ rows }: Statement): boolean {
  const head = rows.slice(
    0,
    rows.findIndex(({ hasFigures }) => hasFigures),
  );
  return head.some(
    ({ spans }) =>
      spans.length > 0 && (spans.every(({ text }) => isSumWord(text)) || isSumOfAll(spans[0]!.text)),
  );
}

function recordOf(
  { rows, left, namings }: Statement,
  table: TableEntries,
  index: number,
  isSum: boolean,
): RecordDraft {
  const lineOf = new Map(rows.map((row, i) => [row, i]));
  const orders = new Map<Column, number>();
  const used = new Set<Span>();
  const entries = namings.map(({ figure, line, label, heads, groups, kind, isPair }): PlacedEntry => {
    const column = table.table.columnOf.get(figure)!;
    const order = orders.get(column) ?? 0;
    orders.set(column, order + 1);
    // How somebody is paid says so, whatever stands below it.
    const over = [...heads, ...groups].filter(({ text }) => !isMethod(text));
    for (const span of [figure, label, line.code, ...over]) if (span !== null) used.add(span);
    return {
      figure,
      column,
      left: label,
      code: line.code,
      heads,
      groups,
      owners: [],
      bare: { heads, groups },
      table,
      labelled: label !== null,
      inLane: table.labelled.has(column),
      line: lineOf.get(line.row)!,
      lineOfHeader: lineOf.get(line.row)!,
      order,
      further: 0,
      rowKind: kind,
      notes: line.notes,
      hasCodeBehind: false,
      isOfPerson: false,
      isBesidePerson: false,
      isPair,
    };
  });
  const texts: PlacedText[] = rows.flatMap((row, line) =>
    row.spans.flatMap((span) => (used.has(span) || span.nothing ? [] : [{ span, line }])),
  );
  return { index, page: rows[0]!.page, rows, entries, texts, isSum, above: [], left };
}
