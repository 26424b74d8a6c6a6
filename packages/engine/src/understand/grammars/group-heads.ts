import { middle, type Span } from "../page-graph/span.ts";

/** From where to where a column stands across the page. Texts may stand below no heading at no cost. */
interface Extent {
  x0: number;
  x1: number;
  isText: boolean;
  /** It is headed as gross or net pay, which often stand between groups. */
  isFigure: boolean;
}

/** What it costs, in em, that numbers stand below no heading of its line: little beside all of them, more between two. */
const FREE = 0.75;
const FREE_BETWEEN = 2;
/** What it costs that a heading stands over texts alone. */
const EMPTY = 4;
/** What it costs that a column is called something that is not of the group, or as another one of it. */
const CLASH = 1.5;
/** What it costs that headings end with their columns, as few do. */
const RARE = 1.5;
/** Headings that stand further off than this, in em, are no groups of these columns. */
const FAR = 4;

type Alignment = (heading: Span, first: Extent, last: Extent, before: Extent | undefined) => number;

/**
 * How headings of groups stand over their columns: in the middle of what is printed, in the middle of the cells, which begin
 * where the column before ends, where the first column begins, or where the last one ends.
 */
const ALIGNMENTS: readonly (readonly [Alignment, number])[] = [
  [(heading, first, last) => middle(heading) - (first.x0 + last.x1) / 2, 0],
  [(heading, first, last, before) => middle(heading) - ((before?.x1 ?? first.x0) + last.x1) / 2, 0],
  [(heading, first) => heading.x0 - first.x0, 0],
  [(heading, _, last) => heading.x1 - last.x1, RARE],
];

/**
 * The heading over each column, by index, where a line names groups of columns: each heading has columns that stand beside
 * each other, the line is set the same way over all of them, and few columns have names that clash with it. Both lists go from left to right. Null where most of
 * them are over none.
 */
export function groupHeads<Column extends Extent>(
  headings: readonly Span[],
  columns: readonly Column[],
  clashes: (heading: Span, column: Column) => boolean,
  areSame: (one: Column, other: Column) => boolean,
): (Span | null)[] | null {
  const clash = headings.map((heading) => columns.map((column) => (clashes(heading, column) ? CLASH : 0)));
  const again = columns.map((column, i) => columns.findIndex((other, j) => j > i && areSame(column, other)));
  const ways = ALIGNMENTS.flatMap(([alignment, cost]) => {
    const way = parted(headings, columns, alignment, { clash, again });
    return way === null || (cost > 0 && !areOverSeveral(way.over)) ? [] : { ...way, cost: way.cost + cost };
  });
  return ways.sort((a, b) => a.cost - b.cost)[0]?.over ?? null;
}

/** Whether each heading is over several columns: one that ends with a single column is the upper line of its heading. */
function areOverSeveral(over: readonly (Span | null)[]): boolean {
  const groups = Map.groupBy(over, (heading) => heading);
  return [...groups].every(([heading, columns]) => heading === null || columns.length > 1);
}

interface Clashes {
  /** By heading and column, what it costs that the column is of that group. */
  clash: readonly (readonly number[])[];
  /** By column the next one of the same name, or -1. */
  again: readonly number[];
}

interface Parted {
  cost: number;
  over: (Span | null)[];
}

/** The cheapest way to give columns to headings in order: `best[h][c]` is that for the first h headings and c columns. */
function parted(
  headings: readonly Span[],
  columns: readonly Extent[],
  alignment: Alignment,
  { clash, again }: Clashes,
): Parted | null {
  const worth = (heading: Span, from: number, to: number): number => {
    const off =
      Math.abs(alignment(heading, columns[from]!, columns[to - 1]!, columns[from - 1])) / heading.size;
    return off > FAR ? Infinity : off;
  };
  let best: Parted[] = Array.from({ length: columns.length + 1 }, (_, c) => ({
    cost: FREE * columns.slice(0, c).filter(({ isText }) => !isText).length,
    over: Array.from({ length: c }, () => null),
  }));
  for (const [h, heading] of headings.entries()) {
    const free = h === headings.length - 1 ? FREE : FREE_BETWEEN;
    const before = best;
    best = [];
    for (let c = 0; c <= columns.length; c++) {
      let own: Parted = { cost: before[c]!.cost + EMPTY, over: before[c]!.over };
      const last = columns[c - 1];
      const alone = last?.isFigure === true ? FREE : free;
      const left = last === undefined ? Infinity : best[c - 1]!.cost + (last.isText ? 0 : alone);
      if (left < own.cost) own = { cost: left, over: [...best[c - 1]!.over, null] };
      let clashing = 0;
      for (let from = c - 1; from >= 0; from--) {
        const isTwice = again[from]! >= 0 && again[from]! < c;
        clashing += clash[h]![from]! + (isTwice ? CLASH : 0);
        const cost = before[from]!.cost + worth(heading, from, c) + clashing;
        if (cost < own.cost)
          own = { cost, over: [...before[from]!.over, ...Array.from({ length: c - from }, () => heading)] };
      }
      best.push(own);
    }
  }
  const whole = best[columns.length]!;
  const held = new Set(whole.over);
  return 2 * headings.filter((heading) => held.has(heading)).length > headings.length ? whole : null;
}
