import type { Cell, CellRow } from "../../cells/cells.ts";

/** So many letters make a word, and between two words is so much more white than between two letters. */
const [LETTERS, APART] = [4, 1.6];

/** Puts words together whose letters are printed apart: `E A R N I N G S`. */
export function withWordsTogether(rows: readonly CellRow[]): readonly CellRow[] {
  if (!rows.some(({ cells }) => cells.some(isApart))) return rows;
  return rows.map((row) =>
    row.cells.some(isApart) ? { ...row, cells: row.cells.map((cell) => together(cell)) } : row,
  );
}

function isApart({ number, tokens }: Cell): boolean {
  return (
    number === null && tokens.length >= LETTERS && tokens.every(({ plain }) => /^[\p{L}&]$/u.test(plain))
  );
}

function together(cell: Cell): Cell {
  if (!isApart(cell)) return cell;
  const { tokens } = cell;
  const gaps = tokens.slice(1).map(({ x0 }, i) => x0 - tokens[i]!.x1);
  const narrow = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  const text = tokens.map(({ plain }, i) => (i > 0 && gaps[i - 1]! > APART * narrow ? ` ${plain}` : plain));
  return { ...cell, text: text.join("") };
}
