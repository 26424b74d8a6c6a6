import type { TextReading } from "../../../interpret/reading.ts";
import { compilePattern } from "../../../variants/pattern.ts";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";

const DAY = compilePattern("^(?:check|chk|cheque|pay|payment|deposit) date:?\\s+(?<day>{date})$", "i");
/** Lists of so many days, and so many people below each on average, are a report by days; else each has a slip. */
const [DAYS, PEOPLE] = [2, 2];

/** Lines that say on which day the people below are paid, where a report has a list for each of several days. */
export function findPayDays(
  rows: readonly CellRow[],
  names: ReadonlySet<Cell>,
  abovePeople: ReadonlySet<CellRow>,
): Map<CellRow, TextReading> {
  const found = new Map([...abovePeople].flatMap((row) => dayOf(row).map((day) => [row, day] as const)));
  const days = new Set([...found.values()].map(({ text }) => text)).size;
  const people = rows.filter(
    ({ cells }) => cells.some((cell) => names.has(cell)) && cells.some(isFigure),
  ).length;
  return days >= DAYS && people >= PEOPLE * found.size ? found : new Map();
}

function dayOf({ line: { text, tokens } }: CellRow): TextReading[] {
  const day = DAY.exec(text.replaceAll("\t", " "))?.groups?.["day"];
  return day === undefined ? [] : [{ text: day, tokens }];
}
