import type { Box } from "../../api/result.ts";
import type { ReadPage } from "../../read/page-reader.ts";

/** A line drawn on a page, joined of its pieces: where it lies across its direction, and from where to where it runs. */
export interface Edge {
  at: number;
  from: number;
  to: number;
}

/** The lines that a page draws, level and upright, those of frames among them. */
export interface Ruling {
  levels: readonly Edge[];
  uprights: readonly Edge[];
}

/** A box of a ruled table, by the edges that close it. */
export interface Cell {
  top: Edge;
  bottom: Edge;
  left: Edge;
  right: Edge;
}

/** Lines this close are one, in points: each of two neighbours draws its own border. */
const SAME_PT = 1.6;
/** A gap that a crossing line of any width leaves. */
const JOINED_PT = 3;

export function rulingOf({ rules, frames = [] }: Pick<ReadPage, "rules" | "frames">): Ruling {
  const levels: Edge[] = [];
  const uprights: Edge[] = [];
  for (const rule of rules) {
    if (rule.bottom - rule.top > 2 * (rule.x1 - rule.x0)) uprights.push(uprightOf(rule));
    else if (rule.x1 - rule.x0 > 2 * (rule.bottom - rule.top)) levels.push(levelOf(rule));
  }
  for (const { x0, x1, top, bottom } of frames) {
    levels.push({ at: top, from: x0, to: x1 }, { at: bottom, from: x0, to: x1 });
    uprights.push({ at: x0, from: top, to: bottom }, { at: x1, from: top, to: bottom });
  }
  return { levels: joined(levels), uprights: joined(uprights) };
}

/** The cell that a point lies in; null where not all of its four sides are drawn. */
export function cellAt({ levels, uprights }: Ruling, x: number, y: number): Cell | null {
  const [top, bottom] = sidesOf(levels, y, x);
  const [left, right] = sidesOf(uprights, x, y);
  return top === null || bottom === null || left === null || right === null
    ? null
    : { top, bottom, left, right };
}

/** The nearest edges before and behind a place, of those that run beside it. */
function sidesOf(edges: readonly Edge[], across: number, along: number): [Edge | null, Edge | null] {
  let [before, behind]: [Edge | null, Edge | null] = [null, null];
  for (const edge of edges) {
    if (edge.from > along + JOINED_PT || edge.to < along - JOINED_PT) continue;
    if (edge.at <= across) before = edge;
    else {
      behind = edge;
      break;
    }
  }
  return [before, behind];
}

function levelOf({ x0, x1, top, bottom }: Box): Edge {
  return { at: (top + bottom) / 2, from: x0, to: x1 };
}

function uprightOf({ x0, x1, top, bottom }: Box): Edge {
  return { at: (x0 + x1) / 2, from: top, to: bottom };
}

/** Edges of which those on one line that touch are one, by where they lie. */
function joined(edges: readonly Edge[]): Edge[] {
  const sorted = [...edges].sort((a, b) => a.at - b.at || a.from - b.from);
  const found: Edge[] = [];
  for (let i = 0; i < sorted.length;) {
    const { at } = sorted[i]!;
    let end = i + 1;
    while (end < sorted.length && sorted[end]!.at - at <= SAME_PT) end++;
    const level = sorted.slice(i, end).sort((a, b) => a.from - b.from);
    let open: Edge | null = null;
    for (const { from, to } of level) {
      if (open !== null && from <= open.to + JOINED_PT) open.to = Math.max(open.to, to);
      else found.push((open = { at, from, to }));
    }
    i = end;
  }
  return found;
}
