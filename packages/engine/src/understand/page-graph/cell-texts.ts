import type { Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import { cellAt, type Cell, type Ruling } from "./ruling.ts";

/** The text of a ruled cell, line by line. */
export interface CellText {
  cell: Cell;
  lines: Map<Line, Token[]>;
}

/** The texts of all ruled cells of a page, by their first words; before them what runs across the edges of several. */
export function cellTextsOf(lines: readonly Line[], ruling: Ruling): CellText[] {
  const texts = new Map<string, CellText>();
  const across: CellText[] = [];
  const numbers = new Map([...ruling.levels, ...ruling.uprights].map((edge, i) => [edge, i]));
  for (const line of lines) {
    const cells = line.tokens.map((token) =>
      cellAt(ruling, (token.x0 + token.x1) / 2, line.baseline - token.size / 3),
    );
    const taken = new Set<Token>();
    for (const run of runsAcross(line, ruling)) {
      const own = run.flatMap((token) => cells[line.tokens.indexOf(token)] ?? []);
      const [first, last] = [own[0], own.at(-1)];
      if (own.length < run.length || first!.top.at !== last!.top.at) continue;
      // An edge of its own: it stands above what the cells hold.
      const cell = { top: { ...first!.top }, bottom: first!.bottom, left: first!.left, right: last!.right };
      across.push({ cell, lines: new Map([[line, [...run]]]) });
      for (const token of run) taken.add(token);
    }
    line.tokens.forEach((token, i) => {
      const cell = cells[i]!;
      if (cell === null || taken.has(token)) return;
      const key = [cell.top, cell.bottom, cell.left, cell.right].map((edge) => numbers.get(edge)).join(" ");
      const text = texts.get(key) ?? { cell, lines: new Map() };
      texts.set(key, text);
      text.lines.set(line, [...(text.lines.get(line) ?? []), token]);
    });
  }
  return [...across, ...texts.values()];
}

const WORD_GAP_EM = 0.6;
const INTO_PT = 0.8;

/** Words set close to each other of which an upright edge goes through one: a heading over columns whose edges are drawn through it. */
function runsAcross({ tokens, baseline }: Line, { uprights }: Ruling): Token[][] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last !== undefined && token.x0 - last.x1 <= WORD_GAP_EM * token.size) run!.push(token);
    else runs.push([token]);
  }
  const isCrossed = ({ text, x0, x1, size }: Token): boolean =>
    /\p{L}/u.test(text) &&
    uprights.some(
      ({ at, from, to }) =>
        at > x0 + INTO_PT && at < x1 - INTO_PT && from < baseline - size / 3 && to > baseline - size / 3,
    );
  return runs.filter((run) => run.some(isCrossed));
}
