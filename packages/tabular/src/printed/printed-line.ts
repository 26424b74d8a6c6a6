/** Columns from one tab stop to the next. */
const TAB = 8;

/**
 * The signs of a line by their column. Going back, to the beginning or by a sign, prints over what stands there: the same sign for bold, or
 * a line below. Null where a line has more columns than are allowed.
 */
export function printedLine(line: string, maxColumns: number): string[] | null {
  const printed: string[] = [];
  let column = 0;
  for (const sign of line) {
    if (sign === "\r") column = 0;
    else if (sign === "\b") column = Math.max(0, column - 1);
    else if (sign === "\t") column += TAB - (column % TAB);
    else {
      const below = printed[column] ?? " ";
      if (sign !== " " && (sign !== "_" || below === " ")) {
        if (column >= maxColumns) return null;
        printed[column] = sign;
      }
      column++;
    }
  }
  return printed;
}
