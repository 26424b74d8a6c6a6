import { textOf, type Line } from "../../../layout/lines.ts";
import type { Token } from "../../../layout/token.ts";
import { cellRowsOf, isFigure, type Cell } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { canSay, factOf } from "./form-fields.ts";
import { withoutArithmeticSign } from "../headings/arithmetic-words.ts";

/** Texts of a strip begin at one edge, and stand this far from the rest of the page, in points. */
const [EDGE_PT, GAP_PT] = [2, 8];
/** So many different names stand above what they say, on so many of the lines. */
const [LEAST, SAID] = [4, 0.25];
/** Of the texts of a strip so many begin at its edge. */
const MOST = 0.8;
/** Strips come before or behind the rest of their page, as if they stood so far above or below it. */
const APART_PT = 10_000;

/** Where a strip begins and ends. */
interface Strip {
  x0: number;
  x1: number;
}

/** The lines of a document, with those of a strip at the side of a page before the others of the page, and behind them. */
export interface StripsApart {
  first: readonly Line[];
  last: readonly Line[];
}

/**
 * A strip at the side of a page may say who is paid and what, each name above what it says, from the top of the page to its
 * foot: it has nothing to do with the lines of pay beside it. Whoever reads these knows then whose they are; the head of the
 * page is that of the other lines.
 */
export function withStripsApart(lines: readonly Line[]): StripsApart {
  const [first, last]: [Line[], Line[]] = [[], []];
  const pages = [...Map.groupBy(lines, ({ page }) => page).values()];
  const strips = pages.map((ofPage) => stripOf(cellRowsOf(ofPage).flatMap(({ cells }) => cells)));
  if (strips.every((strip) => strip === null)) return { first: lines, last: lines };
  for (const [i, ofPage] of pages.entries()) {
    const strip = strips[i]!;
    const isInside = ({ x0 }: Token): boolean => strip !== null && x0 >= strip.x0 - EDGE_PT && x0 <= strip.x1;
    const inside = ofPage.flatMap((line) => partOf(line, isInside));
    const others = ofPage.flatMap((line) => partOf(line, (token) => !isInside(token)));
    first.push(...inside.map((line) => lowered(line, -APART_PT)), ...others);
    last.push(...others, ...inside.map((line) => lowered(line, APART_PT)));
  }
  return { first, last };
}

function lowered(line: Line, by: number): Line {
  return { ...line, baseline: line.baseline + by };
}

function partOf(line: Line, isOne: (token: Token) => boolean): Line[] {
  const tokens = line.tokens.filter(isOne);
  if (tokens.length === line.tokens.length) return [line];
  return tokens.length === 0 ? [] : [{ ...line, tokens, text: textOf(tokens) }];
}

function stripOf(cells: readonly Cell[]): Strip | null {
  const edges = [...new Set(cells.map(({ x0 }) => Math.round(x0)))];
  for (const edge of edges.sort((a, b) => b - a)) {
    const column = cells.filter(({ x0 }) => Math.abs(x0 - edge) <= EDGE_PT);
    if (column.length < 2 * LEAST) continue;
    const right = { x0: edge, x1: Math.max(...cells.map(({ x1 }) => x1)) };
    const left = { x0: edge, x1: Math.max(...column.map(({ x1 }) => x1)) };
    for (const strip of [right, left]) if (standsApart(strip, cells) && tells(strip, cells)) return strip;
  }
  return null;
}

/** Whether all other texts of the page end before a strip or begin behind it. */
function standsApart({ x0, x1 }: Strip, cells: readonly Cell[]): boolean {
  const others = cells.filter((cell) => cell.x0 < x0 - EDGE_PT || cell.x0 > x1);
  const inside = cells.length - others.length;
  const isOnOneSide =
    others.every((cell) => cell.x1 < x0 - GAP_PT) || others.every((cell) => cell.x0 > x1 + GAP_PT);
  return isOnOneSide && others.length > inside;
}

/** Whether a strip holds names at one edge, most of them with what they say right below. */
function tells({ x0, x1 }: Strip, cells: readonly Cell[]): boolean {
  const inside = cells.filter((cell) => cell.x0 >= x0 - EDGE_PT && cell.x0 <= x1);
  const column = inside.filter((cell) => Math.abs(cell.x0 - x0) <= EDGE_PT);
  if (column.length < MOST * inside.length) return false;
  const told = column.filter((name, i) => isSaid(name, column[i + 1]));
  // What several people have a box for each is no strip.
  const different = new Set(told.map(({ text }) => text)).size;
  return different >= LEAST && different === told.length && told.length >= SAID * column.length;
}

function isSaid(name: Cell, value: Cell | undefined): boolean {
  if (name.number !== null || value === undefined) return false;
  if (figureOfLabel(withoutArithmeticSign(name.text)) !== null) return isFigure(value);
  const fact = factOf(name);
  return fact !== null && canSay(fact, value);
}
