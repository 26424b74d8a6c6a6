import { isDecimal } from "../page-graph/figure.ts";
import type { Span } from "../page-graph/span.ts";
import { isCodeForm } from "../votes/wording.ts";
import type { Legend } from "./legend.ts";
import type { Column, Table } from "./tables.ts";

/** What stands left of a number in its row. */
export interface Beside {
  left: Span | null;
  code: Span | null;
  notes: readonly Span[];
  /** No number stands between. */
  next: boolean;
}

export interface Around {
  plain: ReadonlySet<Column>;
  codes: ReadonlySet<Column>;
  table: Table;
  legend: Legend;
  /** Codes that stand below each other, before labels that do. */
  codeColumn: ReadonlySet<Span>;
  /** What looks like a code before a label, and says where somebody worked. */
  places: ReadonlySet<Span>;
  /** What stands between labels and their numbers. */
  notes: ReadonlySet<Span>;
}

/** Whether a run of digits is a code that the document explains. */
export function isCode({ figure, text }: Span, legend: Legend): boolean {
  return figure !== null && !isDecimal(figure) && legend.has(text);
}

export function besideOf(spans: readonly Span[], at: number, around: Around): Beside {
  const { plain, codes, table, legend, notes } = around;
  let next = true;
  const said: Span[] = [];
  for (let i = at - 1; i >= 0; i--) {
    const span = spans[i]!;
    if (span.nothing) continue;
    if (notes.has(span)) {
      said.push(span);
      continue;
    }
    if (span.figure === null) return { left: span, code: codeOf(spans, i, around), notes: said, next };
    const column = table.columnOf.get(span);
    if (isCode(span, legend) || (column !== undefined && codes.has(column) && !isDecimal(span.figure)))
      return { left: span, code: null, notes: said, next };
    if (column === undefined || !plain.has(column)) next = false;
  }
  return { left: null, code: null, notes: said, next };
}

/** A short code right before a label. */
function codeOf(
  spans: readonly Span[],
  at: number,
  { codes, codeColumn, places, table, legend }: Around,
): Span | null {
  const [before, label] = [spans[at - 1], spans[at]!];
  // A code that the document explains has none before it: `TAX  F 77.51`.
  if (legend.has(label.text)) return null;
  if (before === undefined || before.nothing || !isCodeForm(before.text) || places.has(before)) return null;
  if (!isNear(before, label) && !codeColumn.has(before)) return null;
  const column = table.columnOf.get(before);
  // A number a space before words, or below a word for codes, is no count of them.
  const isCount = label.x0 - before.x1 > label.size && !codeColumn.has(before);
  if (before.figure !== null && !isDecimal(before.figure) && !isCount) return before;
  if (before.figure !== null && (column === undefined || !codes.has(column) || isDecimal(before.figure)))
    return null;
  return before;
}

export function isNear(code: Span, label: Span): boolean {
  return label.x0 - code.x1 <= 4 * label.size;
}
