import { inFirstLanguage } from "@paylift/canonical";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { periodOfRow, withoutYear } from "../../vocabulary/total-labels.ts";

/** Puts the name of a figure before what it is this time, where it stands before that of the year alone: `Net Pay YTD: 25,083.16  Current: 2,217.71`. */
export function withFiguresOfPeriods(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    const cells = row.cells.map((cell, i) => {
      const name = isCurrent(cell) && isFigure(row.cells[i + 1]) ? nameBefore(row.cells, i) : null;
      return name === null ? cell : { ...cell, text: `${name}:` };
    });
    return cells.every((cell, i) => cell === row.cells[i]) ? row : { ...row, cells };
  });
}

function isCurrent({ text }: Cell): boolean {
  return text.endsWith(":") && periodOfRow(text) === "current";
}

/** The figure that the first label of a line names with the words for the year behind it; null where it does not. */
function nameBefore(cells: readonly Cell[], at: number): string | null {
  const [label, ...others] = cells.slice(0, at).filter(({ number }) => number === null);
  if (label === undefined || others.length > 0) return null;
  const name = withoutYear(inFirstLanguage(label.text).replace(/:$/, ""));
  return figureOfLabel(name) === null ? null : name;
}
