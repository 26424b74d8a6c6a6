import { groupsOf, type FigureCell } from "../infer/cells/cell-groups.ts";
import { isFigure, type Cell, type CellRow } from "../infer/cells/cells.ts";
import { headingOf, type ColumnRole } from "../infer/vocabulary/headings.ts";
import type { Token } from "../layout/token.ts";
import type { ColumnData, FigureName, LineSection } from "../variants/variant-schema.ts";
import { clustersOf, type Cluster } from "./clusters.ts";
import { isAtName, peopleRows, type HeaderBand } from "./header-band.ts";
import type { DraftSample } from "./draft-sample.ts";
import { headingAtLeft, headingOver, type HeadingPhrase } from "./heading-phrase.ts";

/** Labels and the text column that they begin at. */
export interface DraftedStack {
  kind: "stack";
  x0: number;
  heading: HeadingPhrase;
  labels: Cell[];
  /** Codes that stand before the labels, one for each label that has one. */
  codes: Cell[];
}

/** Numbers and the column that they end at. */
export interface DraftedNumbers {
  kind: "numbers";
  x0: number;
  x1: number;
  heading: HeadingPhrase | null;
  role: ColumnData["role"];
  figure: FigureName | null;
  /** The numbers themselves. */
  tokens: Token[];
  /** Labels that stand right of the numbers. */
  after: Cell[];
  /** Column properties beside the heading: where the numbers keep to its edge. */
  edge: Pick<ColumnData, "align" | "tolerance">;
}

export type DraftedColumn = DraftedStack | DraftedNumbers;

export interface DraftedColumns {
  /** From left to right; the person's column is not among them. */
  columns: DraftedColumn[];
  /** Left edges of labels over which no heading stands. */
  unheaded: number[];
}

interface Numbered {
  cell: FigureCell;
  /** Whether another number, or nothing, stands right before it. */
  bare: boolean;
  /** The label that stands right of it. */
  after: Cell | null;
}

interface Labelled {
  label: Cell;
  code: Cell | null;
}

/** A column has something for at least this share of the people, and for two of them. */
const LEAST_SHARE = 0.15;
/** Labels may stand this much beside the left edge of their heading. */
const INDENT_PT = 8;
const SAME_PT = 4;
/** Numbers keep to a heading's edge within this without a tolerance of their own. */
const TOLERANCE_PT = 6;

/** Columns by the edges that numbers and labels share, with the headings over them. */
export function draftColumns(
  samples: readonly DraftSample[],
  band: HeaderBand,
  sections: ReadonlyMap<Token, LineSection>,
): DraftedColumns {
  const numbers: Numbered[] = [];
  const labelled: Labelled[] = [];
  for (const sample of samples) {
    for (const row of peopleRows(sample, band)) {
      numbers.push(...numbersOf(row, sample));
      labelled.push(...labelsOf(row, sample, sections));
    }
  }
  const people = samples.reduce((sum, { anchors }) => sum + anchors.cells.size, 0);
  const least = Math.max(2, Math.ceil(LEAST_SHARE * people));
  const all = clustersOf(numbers, ({ cell }) => cell.x1, 1);
  const clusters = all.filter((cluster) => cluster.members.length >= least || isOfFew(cluster, band));
  const spans = clusters.map(spanOf);
  const columns: DraftedColumn[] = clusters.map((cluster, i) =>
    numberColumn(
      cluster,
      spans[i]!,
      band,
      spans.filter((_, k) => k !== i),
    ),
  );
  const unheaded: number[] = [];
  for (const { edge, members } of clustersOf(labelled, ({ code, label }) => (code ?? label).x0, least)) {
    const heading = headingAtLeft(band, edge, INDENT_PT);
    const column = heading === null ? null : headingOf(heading.text);
    if (column?.text === "name" || column?.text === "id" || column?.text === "department") continue;
    if (heading === null) unheaded.push(Math.round(edge));
    else addStack(columns, edge, heading, members);
  }
  return { columns: columns.toSorted((a, b) => placeOf(a) - placeOf(b)), unheaded };
}

const FEW: ReadonlySet<ColumnRole | null> = new Set(["hours", "rate", "ytd_amount", "taxable_wages"]);

/** Hours, rates and the like may be printed for one person alone: right below the heading that says so. */
function isOfFew(cluster: Cluster<Numbered>, band: HeaderBand): boolean {
  const heading = headingOver(band, spanOf(cluster), []);
  if (heading === null || Math.abs(heading.x1 - cluster.edge) > TOLERANCE_PT) return false;
  return FEW.has(headingOf(heading.text)?.role ?? null);
}

/** The edge by which columns stand from left to right. */
function placeOf(column: DraftedColumn): number {
  return column.kind === "stack" ? column.heading.x0 : column.x1;
}

function addStack(
  columns: DraftedColumn[],
  x0: number,
  heading: HeadingPhrase,
  members: readonly Labelled[],
): void {
  const labels = members.map(({ label }) => label);
  const codes = members.flatMap(({ code }) => (code === null ? [] : [code]));
  const same = columns.find(
    (column): column is DraftedStack =>
      column.kind === "stack" && Math.abs(column.heading.x0 - heading.x0) < SAME_PT,
  );
  if (same === undefined) columns.push({ kind: "stack", x0, heading, labels, codes });
  else {
    same.labels.push(...labels);
    same.codes.push(...codes);
  }
}

function numbersOf({ cells }: CellRow, sample: DraftSample): Numbered[] {
  return cells.flatMap((cell, i) => {
    if (!isFigure(cell)) return [];
    const before = cells[i - 1];
    const aboutPerson = before?.text.endsWith(":") === true && isAtName(before, sample);
    const bare = before === undefined || before.number !== null || sample.anchors.cells.has(before);
    const after = sample.sides.isBeforeLabel(cells, i) ? cells[i + 1]! : null;
    return aboutPerson ? [] : [{ cell, bare, after }];
  });
}

function labelsOf(
  { cells }: CellRow,
  sample: DraftSample,
  sections: ReadonlyMap<Token, LineSection>,
): Labelled[] {
  const { anchors, sides } = sample;
  const groups = groupsOf(
    cells.filter((cell) => !anchors.cells.has(cell)),
    sides,
  );
  return groups.flatMap(({ label, code, labelAfter }) =>
    label === null || labelAfter || (isAtName(label, sample) && !sections.has(label.tokens[0]!))
      ? []
      : [{ label, code }],
  );
}

function spanOf({ members }: Cluster<Numbered>): { x0: number; x1: number } {
  const widest = Math.min(...members.map(({ cell }) => cell.x0));
  return { x0: widest, x1: Math.max(...members.map(({ cell }) => cell.x1)) };
}

function numberColumn(
  { edge, members }: Cluster<Numbered>,
  span: { x0: number; x1: number },
  band: HeaderBand,
  others: readonly { x0: number; x1: number }[],
): DraftedNumbers {
  const heading = headingOver(band, span, others);
  const meaning = heading === null ? null : headingOf(heading.text);
  const bare = members.filter((number) => number.bare).length * 2 > members.length;
  const figure = bare || meaning?.role == null ? figureOf(meaning?.figure ?? null, bare) : null;
  const money = members.filter(({ cell }) => cell.number.cents !== null).length * 2 > members.length;
  const role = figure !== null ? "figure" : roleOf(meaning?.role ?? null, money);
  const after = members.flatMap((number) => number.after ?? []);
  const keeps = heading === null ? {} : edgeOfNumbers(edge, heading);
  const tokens = members.map(({ cell }) => cell.number.token);
  const numbers = { kind: "numbers", x0: span.x0, x1: edge, heading, tokens, edge: keeps } as const;
  return after.length * 2 > members.length
    ? { ...numbers, role: "amount", figure: null, after }
    : { ...numbers, role, figure, after: [] };
}

/** `DEDUCTIONS` over labelled amounts is the name of a stack; over bare ones it is the sum. */
function figureOf(figure: FigureName | null, bare: boolean): FigureName | null {
  if (figure === "gross_pay" || figure === "net_pay") return figure;
  return bare ? figure : null;
}

function roleOf(role: NonNullable<ReturnType<typeof headingOf>>["role"], money: boolean): ColumnData["role"] {
  if (role === "hours" || role === "rate" || role === "taxable_wages" || role === "ytd_amount") return role;
  return role === null && !money ? "hours" : "amount";
}

/** The edge of the heading that the numbers' right edge keeps to most nearly. */
export function edgeOfNumbers(x1: number, heading: HeadingPhrase): DraftedNumbers["edge"] {
  const edges = { right: heading.x1, center: (heading.x0 + heading.x1) / 2, left: heading.x0 } as const;
  const names = ["right", "center", "left"] as const;
  const align = names.toSorted((a, b) => Math.abs(edges[a] - x1) - Math.abs(edges[b] - x1))[0]!;
  const offset = Math.abs(edges[align] - x1);
  const right = Math.abs(edges.right - x1) <= TOLERANCE_PT;
  return {
    ...(right || align === "right" ? {} : { align }),
    ...(right || offset <= TOLERANCE_PT ? {} : { tolerance: Math.ceil(offset) + 2 }),
  };
}
