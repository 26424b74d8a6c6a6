import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";

/** So many columns of a header are called so. */
const SEVERAL = 2;
const OF_COMPANY = /^(?<line>\S.*?)[ -]co\.?$/i;
/** `SIT AZ` before `SIT CO` */
const OF_STATE = /^[ -](?!EE|ER)[A-Z]{2}$/i;

/**
 * Spells out the short word for the company behind the names of columns, where the column before each is that of what the employee pays
 * of the same: `FICA  FICA CO  401K  401K CO`. Alone it is a state's, too.
 */
export function withCompanySpelled(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    const { cells } = row;
    const isHalf = (cell: Cell, i: number): boolean => lineOf(cell, cells[i - 1]) !== null;
    if (cells.some(isFigure) || cells.filter(isHalf).length < SEVERAL) return row;
    const spelled = cells.map((cell, i) => {
      const line = lineOf(cell, cells[i - 1]);
      return line === null ? cell : { ...cell, text: `${line} Employer` };
    });
    return { ...row, cells: spelled };
  });
}

/** What a column of the company's is about; null where the one before is about something else, or the same of another state. */
function lineOf({ number, text }: Cell, before: Cell | undefined): string | null {
  const line = number === null ? OF_COMPANY.exec(text)?.groups?.["line"] : undefined;
  if (line === undefined || before?.text.toLowerCase().startsWith(line.toLowerCase()) !== true) return null;
  return OF_STATE.test(before.text.slice(line.length)) ? null : before.text;
}
