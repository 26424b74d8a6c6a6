import { isFigure, type CellRow } from "../../cells/cells.ts";
import { isTableRow } from "../../cells/table-rows.ts";
import { namesCount } from "../../document/employee-count.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";

/** A group of people by what it is, and which. */
const GROUP = /^(?:dep(?:artmen)?t|division|location|branch|site|crew|cost cent(?:er|re))\.?:? \S/i;

/** A line of figures that a group and the number of its people stand before is their sum: `Dept 110  7 Employees  17,768.87`. */
export function nameCountedGroups(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    const [group, count] = row.cells;
    if (group === undefined || count === undefined || !GROUP.test(group.text)) return row;
    if (totalScope(group.text) !== null || !namesCount(count.text) || !isTableRow(row.cells.filter(isFigure)))
      return row;
    return { ...row, cells: [{ ...group, text: `Total ${group.text}` }, ...row.cells.slice(1)] };
  });
}
