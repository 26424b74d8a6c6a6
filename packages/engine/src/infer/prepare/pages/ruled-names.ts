import { tokenOf } from "../../../layout/token.ts";
import { wordsTogether } from "./letters-apart.ts";
import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";

/** What typewriters draw at both sides of a name, as wide as the columns that it is over. */
const BEFORE = /^<?[-=_.*\u2014\u2500]{2,}$/;
const BEHIND = /^[-=_.*\u2014\u2500]{2,}>?$/;

/** A rule begins and ends with no word of its columns, though it may reach as far, in points. */
const INSET_PT = 3;

/**
 * Names of groups between two rules have no word of them, and stand over all columns that the rules do: `------ Hours ------`.
 * Their words, or the letters of these, may stand as far apart as cells do.
 */
export function withNamesUnruled(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    if (row.cells.some(isFigure)) return row;
    const whole = betweenRules(row.cells);
    const cells = whole.map((cell) => unruled(cell) ?? cell);
    return whole.length < row.cells.length || cells.some((cell, i) => cell !== row.cells[i])
      ? { ...row, cells }
      : row;
  });
}

/** Cells that begin and end at rules as one each. */
function betweenRules(cells: readonly Cell[]): Cell[] {
  const result: Cell[] = [];
  for (let i = 0; i < cells.length; i++) {
    let end = i;
    if (beginsRuled(cells[i]!) && !endsRuled(cells[i]!)) end = endOfName(cells, i) ?? i;
    const whole = cells.slice(i, end + 1).flatMap(({ tokens }) => tokens);
    result.push(end > i ? partOf(cells[i]!, whole) : cells[i]!);
    i = end;
  }
  return result;
}

/** Where the name ends that begins with a cell, before the next begins; null where it does not end at a rule. */
function endOfName(cells: readonly Cell[], from: number): number | null {
  for (let i = from + 1; i < cells.length && !beginsRuled(cells[i]!); i++)
    if (endsAtRule(cells[i]!)) return i;
  return null;
}

function beginsRuled({ tokens }: Cell): boolean {
  return tokens.length > 1 && BEFORE.test(tokens[0]!.text);
}

function endsRuled({ tokens }: Cell): boolean {
  return tokens.length > 1 && BEHIND.test(tokens.at(-1)!.text);
}

/** A rule may end a cell, or be one. */
function endsAtRule({ tokens }: Cell): boolean {
  return BEHIND.test(tokens.at(-1)!.text);
}

function unruled(cell: Cell): Cell | null {
  const { tokens, x0, x1 } = cell;
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (tokens.length < 3 || !BEFORE.test(first!.text) || !BEHIND.test(last!.text)) return null;
  const printed = partOf(cell, tokens.slice(1, -1));
  const name = wordsTogether(printed);
  // Words whose letters stand apart do so still more, and are no names of columns.
  const whole = name === printed ? name : partOf(name, [tokenOf(name.tokens, " ")]);
  return { ...whole, x0: x0 + INSET_PT, x1: x1 - INSET_PT };
}
