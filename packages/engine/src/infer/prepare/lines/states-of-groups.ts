import { headsTable } from "../headings/heads-table.ts";
import { classifyTax, isStateCode } from "@paylift/canonical";
import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";

const LABEL = /(?:^|\s)(?:(?:work|tax) )?state:$/i;
/** People of several states, or one list of them would do. */
const LEAST = 2;
/** Before a name stands an id at most. */
const FIRST_CELLS = 2;

/**
 * Takes the state that levies the taxes of a group out of the line above its people, and keeps it with their names: `Location
 * 12  State: SC`, `Georgia (GA)`.
 */
export function withStatesOfGroups(rows: readonly CellRow[]): readonly CellRow[] {
  const first = rows.findIndex((row) => stateIn(row)?.cells.length === 0);
  const areAbove = first > 0 && headsTable(rows[first - 1]!);
  const told = new Map(
    rows.flatMap((row) => {
      const named = stateIn(row);
      // Below a name a state alone is that of whom it names.
      const found = (named?.cells.length === 0 && !areAbove ? null : named) ?? stateAlone(row);
      return found === null ? [] : [[row, found] as const];
    }),
  );
  if (told.size < LEAST) return rows;
  let state: string | null = null;
  const levied = rows.map((row) => {
    const own = told.get(row);
    state = own?.state ?? state;
    if (own !== undefined) return { ...row, cells: own.cells };
    if (state === null) return row;
    const current = state;
    const isName = (cell: Cell, i: number): boolean => i < FIRST_CELLS && cell.number === null;
    return {
      ...row,
      cells: row.cells.map((cell, i) => (isName(cell, i) ? { state: current, ...cell } : cell)),
    };
  });
  return levied.filter(({ cells }) => cells.length > 0);
}

const NAME_AND_CODE = /^(?<name>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*) \((?<code>[A-Z]{2})\)$/u;

/** The state that a line is called after, perhaps with the account of its agency: `Georgia (GA)`. It is no department. */
function stateAlone({ cells }: CellRow): { state: string; cells: Cell[] } | null {
  const { name, code } = NAME_AND_CODE.exec(cells[0]?.text ?? "")?.groups ?? {};
  if (code === undefined || cells.some(isFigure)) return null;
  return classifyTax(`${name} SIT`).jurisdiction === `US-${code}` ? { state: code, cells: [] } : null;
}

/** The state that a line without figures ends with behind its label, and what stands before. */
function stateIn({ cells }: CellRow): { state: string; cells: Cell[] } | null {
  const [label, value] = cells.slice(-2);
  const state = value === undefined ? null : stateOf(value.text);
  if (state === null || label!.number !== null || cells.some(isFigure)) return null;
  const found = LABEL.exec(label!.text);
  if (found === null) return null;
  const words = found[0].trim().split(" ").length;
  const rest = label!.tokens.slice(0, -words);
  const before = cells.slice(0, -2);
  const group = rest.length === 0 ? before : [...before, partOf(label!, rest)];
  return { state, cells: group };
}

/** The code of a state by its code or its name: `OH`, `OHIO`. */
function stateOf(text: string): string | null {
  if (isStateCode(text)) return text;
  const place = /^\p{L}{4,}(?: \p{L}+)*$/u.test(text) ? classifyTax(`${text} SIT`).jurisdiction : null;
  return place?.startsWith("US-") === true ? place.slice(3) : null;
}
