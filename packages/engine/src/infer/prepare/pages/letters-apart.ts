import { tokenOf, type Token } from "../../../layout/token.ts";
import { partOf, type Cell, type CellRow } from "../../cells/cells.ts";

/** So many letters make a word, and between two words is so much more white than between two letters. */
const [LETTERS, APART] = [4, 1.6];

/** Puts words together whose letters are printed apart: `E A R N I N G S`. */
export function withWordsTogether(rows: readonly CellRow[]): readonly CellRow[] {
  if (!rows.some(({ cells }) => cells.some(isApart))) return rows;
  return rows.map((row) =>
    row.cells.some(isApart) ? { ...row, cells: row.cells.map((cell) => wordsTogether(cell)) } : row,
  );
}

function isApart({ number, tokens }: Cell): boolean {
  return (
    number === null && tokens.length >= LETTERS && tokens.every(({ plain }) => /^[\p{L}&]$/u.test(plain))
  );
}

/** A cell as it reads where its letters are printed apart; others as they are. */
export function wordsTogether(cell: Cell): Cell {
  if (!isApart(cell)) return cell;
  const { tokens } = cell;
  const gaps = tokens.slice(1).map(({ x0 }, i) => x0 - tokens[i]!.x1);
  const narrow = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  const words: Token[][] = [];
  tokens.forEach((token, i) => {
    if (i === 0 || gaps[i - 1]! > APART * narrow) words.push([token]);
    else words.at(-1)!.push(token);
  });
  // Each word is one from here on: its letters begin nothing of a column.
  return partOf(
    cell,
    words.map((letters) => tokenOf(letters)),
  );
}
