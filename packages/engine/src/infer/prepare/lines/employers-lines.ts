import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { isBareEmployer } from "../headings/group-names.ts";
import { sectionsOf } from "../../vocabulary/line-labels.ts";

const EMPLOYER = /^(?:employer|company|er)(?: (?:tax(?:es)?|costs?|paid|pays|share|contributions?))?:$/i;

/** Says of each line behind the word for who pays it that it is the company's: `Employer: Social Security 159.99, FUTA 11.21`. */
export function withEmployersLines(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    const at = row.cells.findIndex(({ number, text }) => number === null && EMPLOYER.test(text));
    const lines = row.cells.slice(at + 1);
    if (at < 0 || lines.length === 0 || !areLines(lines)) return row;
    return { ...row, cells: [...row.cells.slice(0, at), ...lines.map(ofEmployer)] };
  });
}

/** Whether cells are names of lines, each with its amount right behind it. */
function areLines(cells: readonly Cell[]): boolean {
  return cells.every((cell, i) => {
    if (i % 2 === 1) return isFigure(cell);
    return cell.number === null && sectionsOf(cell.text).length > 0 && cells[i + 1] !== undefined;
  });
}

function ofEmployer(cell: Cell): Cell {
  return cell.number !== null || isBareEmployer(cell.text) ? cell : { ...cell, ofCompany: true };
}
