import { wrapped } from "./names.ts";
import { lineOf, sumOf, type Labels, type Part, type Person } from "./payroll.ts";
import { PdfSheet, type Face } from "./sheet.ts";

/** What stands in one person's columns in one row. */
export interface Cell {
  hours?: string;
  rate?: string;
  amount?: string;
}

export interface TableRow {
  label: string;
  indent: number;
  /** Null for a heading. */
  cell: ((people: readonly Person[]) => Cell) | null;
}

export interface Paper {
  face: Face;
  /** People side by side, rows on a page. */
  across: number;
  down: number;
  order: "across before down" | "down before across";
  /** Points: the columns of items, and of one person. */
  labels: number;
  column: number;
}

export interface TransposedStyle {
  head: readonly string[];
  nameOf(person: Person): string;
  total: string;
  /** Headings below each name, for hours, rate and amount; without them the names stand over the amounts. */
  headings: readonly [string, string, string] | null;
  /** How a name stands over a single column. */
  names: "right" | "center";
  rows: readonly TableRow[];
}

const MARGIN = 28;

/** Prints a table of people across and items down, cut into as many pages as it takes. */
export async function transposedPdf(
  people: readonly Person[],
  style: TransposedStyle,
  paper: Paper,
): Promise<Buffer> {
  const { face, across, down, labels, column } = paper;
  const sheet = new PdfSheet(face, [MARGIN * 2 + labels + across * column, 200 + down * face.size * 1.4]);
  const columns = [...people.map((person) => [person]), people];
  const names = [...people.map(style.nameOf), style.total];
  const slices = (count: number, size: number): number[] =>
    Array.from({ length: Math.ceil(count / size) }, (_, i) => i * size);
  const [lefts, tops] = [slices(columns.length, across), slices(style.rows.length, down)];
  const pages =
    paper.order === "across before down"
      ? tops.flatMap((top) => lefts.map((left) => ({ left, top })))
      : lefts.flatMap((left) => tops.map((top) => ({ left, top })));
  for (const { left, top } of pages) {
    sheet.page();
    let y = 30;
    for (const line of style.head) sheet.text(MARGIN, (y += face.size * 1.5), line);
    y += face.size * 3;
    const shown = columns.slice(left, left + across);
    shown.forEach((_, i) => {
      const right = MARGIN + labels + (i + 1) * column;
      wrapped(sheet, names[left + i]!, column - 8).forEach((part, row) => {
        if (style.names === "right") sheet.text(right, y + row * face.size * 1.3, part, "right");
        else sheet.text(right - column / 2, y + row * face.size * 1.3, part, "center");
      });
      if (style.headings !== null) drawCells(sheet, style.headings, right, column, y + face.size * 5);
    });
    y += face.size * 8;
    for (const { label, indent, cell } of style.rows.slice(top, top + down)) {
      sheet.text(MARGIN + indent * 9, y, label);
      shown.forEach((members, i) => {
        const { hours = "", rate = "", amount = "" } = cell?.(members) ?? {};
        drawCells(sheet, [hours, rate, amount], MARGIN + labels + (i + 1) * column, column, y);
      });
      y += face.size * 1.4;
    }
  }
  return await sheet.bytes();
}

function drawCells(
  sheet: PdfSheet,
  [hours, rate, amount]: readonly [string, string, string],
  right: number,
  column: number,
  y: number,
): void {
  if (hours !== "") sheet.text(right - column * 0.72, y, hours, "right");
  if (rate !== "") sheet.text(right - column * 0.44, y, rate, "right");
  if (amount !== "") sheet.text(right, y, amount, "right");
}

/** The rows of a part: its heading, its items, and its sum where one is printed. */
export function partRows(
  part: Part,
  labels: Labels,
  {
    heading,
    total,
    cell,
    sum,
  }: {
    heading: string | null;
    total: string | null;
    cell: (line: ReturnType<typeof lineOf>) => Cell;
    sum: (cents: number, people: readonly Person[]) => Cell;
  },
): TableRow[] {
  return [
    ...(heading === null ? [] : [{ label: heading, indent: 1, cell: null }]),
    ...labels[part].map((label) => ({
      label,
      indent: 2,
      cell: (people: readonly Person[]) => cell(lineOf(people, part, label)),
    })),
    ...(total === null
      ? []
      : [{ label: total, indent: 1, cell: (people: readonly Person[]) => sum(sumOf(people, part), people) }]),
  ];
}
