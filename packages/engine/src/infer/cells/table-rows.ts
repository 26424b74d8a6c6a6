/** So many figures stand on a line of a table, at least. */
const FIGURES_OF_ROW = 3;

/** Whether so many figures beside each other are a line of a table. */
export function isTableRow({ length }: readonly unknown[]): boolean {
  return length >= FIGURES_OF_ROW;
}
