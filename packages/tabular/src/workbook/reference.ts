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

const REFERENCE = /^([A-Z]{1,3})(\d{1,7})$/;

/** Column and row, both from 0, of a cell's name; null for anything else. */
export function placeOf(name: string): { column: number; row: number } | null {
  const [, letters, digits] = REFERENCE.exec(name) ?? [];
  if (letters === undefined || digits === undefined || Number(digits) === 0) return null;
  return { column: columnNumber(letters), row: Number(digits) - 1 };
}

/** The number of a column from 0, by its letters. */
export function columnNumber(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
