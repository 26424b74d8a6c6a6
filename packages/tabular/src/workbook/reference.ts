/** The name of a cell, `C5`, from its column and row, both from 0. */
export function cellName(column: number, row: number): string {
  return columnName(column) + (row + 1);
}

/** `A`, `Z`, `AA`: the name of a column from 0. */
export function columnName(column: number): string {
  let letters = "";
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return letters;
}

const [MOST_LETTERS, MOST_DIGITS] = [3, 7];
const [A, Z, ZERO, NINE] = [0x41, 0x5a, 0x30, 0x39];

/** Column and row, both from 0, of a cell's name; null for anything else. Each of a million cells has one. */
export function placeOf(name: string): { column: number; row: number } | null {
  let [at, column, row] = [0, 0, 0];
  for (let sign = name.charCodeAt(0); sign >= A && sign <= Z; sign = name.charCodeAt(++at))
    column = column * 26 + sign - A + 1;
  const letters = at;
  for (let sign = name.charCodeAt(at); sign >= ZERO && sign <= NINE; sign = name.charCodeAt(++at))
    row = row * 10 + sign - ZERO;
  const isName =
    at === name.length && letters > 0 && letters <= MOST_LETTERS && at - letters <= MOST_DIGITS && row > 0;
  return isName ? { column: column - 1, row: row - 1 } : null;
}

/** The number of a column from 0, by its letters. */
export function columnNumber(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
