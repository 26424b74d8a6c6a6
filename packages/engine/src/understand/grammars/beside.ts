import { isDecimal } from "../page-graph/figure.ts";
import type { Span } from "../page-graph/span.ts";
import { isCodeForm } from "../votes/wording.ts";
import type { Legend } from "./legend.ts";
import type { Column, Region, Table } from "./tables.ts";

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
  /** What stands below a word for codes. */
  headed: ReadonlySet<Span>;
  /** What stands between labels and their numbers. */
  notes: ReadonlySet<Span>;
}

/** Whether a run of digits is a code that the document explains. */
export function isCode({ figure, text }: Span, legend: Legend): boolean {
  return figure !== null && !isDecimal(figure) && legend.has(text);
}

export function besideOf(spans: readonly Span[], at: number, around: Around): Beside {
  const { plain, codes, table, legend, notes, headed } = around;
  let next = true;
  const said: Span[] = [];
  for (let i = at - 1; i >= 0; i--) {
    const span = spans[i]!;
    if (span.nothing) continue;
    if (notes.has(span)) {
      said.push(span);
      continue;
    }
    if (span.figure === null) {
      const code = codeOf(spans, i, around) ?? (headed.has(span) ? span : null);
      return { left: span, code, notes: said, next };
    }
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
  { codes, codeColumn, table, legend }: Around,
): Span | null {
  const [before, label] = [spans[at - 1], spans[at]!];
  // A code that the document explains has none before it: `TAX  F 77.51`.
  if (legend.has(label.text)) return null;
  if (before === undefined || before.nothing || !isCodeForm(before.text)) return null;
  if (!isNear(before, label) && !codeColumn.has(before)) return null;
  const column = table.columnOf.get(before);
  // A number a space before words, or below a word for codes, is no count of them.
  const isCount = label.x0 - before.x1 > label.size && !codeColumn.has(before);
  if (before.figure !== null && !isDecimal(before.figure) && !isCount) return before;
  if (before.figure !== null && (column === undefined || !codes.has(column) || isDecimal(before.figure)))
    return null;
  return before;
}

function isNear(code: Span, label: Span): boolean {
  return label.x0 - code.x1 <= 4 * label.size;
}

const SAME_EDGE_PT = 2;

/**
 * Codes that stand below each other before labels that do, as far from these as the longest of them needs: `VIS` and `MED-PPO`
 * before `Vision` and `Medical PPO`.
 */
export function codeColumnOf({ regions }: Table): ReadonlySet<Span> {
  const columns: { code: Span; label: Span; isNear: boolean; all: Span[] }[] = [];
  for (const { spans } of regions.flatMap(({ rows }) => rows))
    for (const [i, label] of spans.entries()) {
      const code = spans[i - 1];
      if (code === undefined || label.figure !== null || code.figure !== null || !isCodeForm(code.text))
        continue;
      const isSame = (one: Span, other: Span): boolean => Math.abs(one.x0 - other.x0) <= SAME_EDGE_PT;
      let home = columns.find((column) => isSame(column.code, code) && isSame(column.label, label));
      if (home === undefined) columns.push((home = { code, label, isNear: false, all: [] }));
      home.isNear ||= isNear(code, label);
      home.all.push(code);
    }
  const near = columns.flatMap(({ isNear: isOne, all }) => (isOne ? all : []));
  return new Set([...near, ...codesBelow({ regions })]);
}

const CODE = /^codes?$/i;

/**
 * What stands at the edge of a heading for codes: the code of the text right behind it, however far that is; of a number right
 * behind it that is all that names it.
 */
export function codesBelow({ regions }: Pick<Table, "regions">): ReadonlySet<Span> {
  return new Set(regions.flatMap(codesIn));
}

function codesIn({ band, rows }: Region): Span[] {
  const heads = (band?.rows.at(-1)?.spans ?? []).filter(({ text }) => CODE.test(text));
  if (heads.length === 0) return [];
  return rows.flatMap(({ spans }) =>
    spans.filter(
      (span) =>
        isCodeForm(span.text) &&
        (span.figure === null || !isDecimal(span.figure)) &&
        heads.some(({ x0 }) => Math.abs(x0 - span.x0) <= SAME_EDGE_PT),
    ),
  );
}
