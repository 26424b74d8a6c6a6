import { overlap, partOf, type Cell, type CellRow } from "../../cells/cells.ts";

const SURNAME = /^(?:last|sur|family) ?-?name$|^last$/i;
const GIVEN = /^(?:first|given) ?-?name$|^first$|^forename$/i;
const MIDDLE = /^m\.?i\.?$|^(?:middle|mid)(?: ?-?(?:name|initial|init\.?))?$|^init(?:ial)?$/i;
const EDGE_PT = 2;
/** What stands in a column of names: letters, perhaps with a mark that the block goes on. */
const PART = /^\p{Lu}[\p{L}'\u2019. -]*$/u;

interface NameColumns {
  page: number;
  surname: Cell;
  given: Cell;
  middle: Cell | undefined;
}

/** Puts surnames and given names that stand in columns of their own into one cell, surname first. */
export function joinNameColumns(rows: readonly CellRow[]): CellRow[] {
  let columns: NameColumns | null = null;
  return rows.map((row) => {
    const found = columnsOf(row);
    if (found !== null) columns = found;
    else if (columns !== null && columns.page !== row.page && row.cells.length > 1)
      columns = { ...columns, page: row.page };
    return columns === null ? row : joined(row, columns, found !== null);
  });
}

function columnsOf({ cells, page }: CellRow): NameColumns | null {
  const surname = cells.find(({ text }) => SURNAME.test(text));
  const given = cells.find(({ text }) => GIVEN.test(text));
  if (surname === undefined || given === undefined) return null;
  return { page, surname, given, middle: cells.find(({ text }) => MIDDLE.test(text)) };
}

function joined(whole: CellRow, { surname, given, middle }: NameColumns, isHeader: boolean): CellRow {
  const row = isHeader ? whole : { ...whole, cells: whole.cells.flatMap((cell) => parted(cell, given)) };
  const last = row.cells.find((cell) => stands(cell, surname));
  const first = row.cells.find((cell) => stands(cell, given));
  if (last === undefined || first === undefined || last === first) return row;
  if (Math.abs(row.cells.indexOf(last) - row.cells.indexOf(first)) !== 1) return row;
  const between = middle === undefined ? undefined : row.cells.find((cell) => isInitial(cell, middle));
  const parts = between === undefined ? [last, first] : [last, first, between];
  const tokens = parts.flatMap((part) => part.tokens);
  const printed = `${last.text}, ${parts
    .slice(1)
    .map((part) => part.text)
    .join(" ")}`;
  const text = isHeader ? "Employee Name" : printed;
  const x0 = Math.min(...parts.map((part) => part.x0));
  const name = { ...last, tokens, text, x0, x1: Math.max(...parts.map((part) => part.x1)) };
  return {
    ...row,
    cells: row.cells.flatMap((cell) => (cell === last ? [name] : parts.includes(cell) ? [] : [cell])),
  };
}

/** A surname that runs up to the column of given names is cut where that begins. */
function parted(cell: Cell, given: Cell): Cell[] {
  const { tokens, number } = cell;
  const at = number === null ? tokens.findIndex(({ x0 }) => Math.abs(x0 - given.x0) <= EDGE_PT) : -1;
  return at > 0 ? [partOf(cell, tokens.slice(0, at)), partOf(cell, tokens.slice(at))] : [cell];
}

/** A name or an initial below the heading for one, or the heading itself. */
function isInitial(cell: Cell, heading: Cell): boolean {
  return cell.tokens === heading.tokens || (stands(cell, heading) && cell.tokens.length === 1);
}

function stands(cell: Cell, heading: Cell): boolean {
  const isBelow = Math.abs(cell.x0 - heading.x0) <= EDGE_PT || overlap(cell, heading) > 0;
  return cell.number === null && isBelow && PART.test(cell.text);
}
