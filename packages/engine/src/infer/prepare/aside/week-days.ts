import type { Token } from "../../../layout/token.ts";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";

/** Days of the week from Sunday on, as they head columns; some letters begin two. */
const DAYS = [
  /^(?:s|su|sun)$/i,
  /^(?:m|mo|mon)$/i,
  /^(?:t|tu|tues?)$/i,
  /^(?:w|we|wed)$/i,
  /^(?:t|th|thur?s?)$/i,
  /^(?:f|fr|fri)$/i,
  /^(?:s|sa|sat)$/i,
];
const ANY_DAY = /^(?:sun?|mon?|tu?(?:es?)?|wed?|thu?r?s?|fri?|sat?|[smtwf])\.?$/i;
const LEAST_DAYS = 5;
const DATE = /^\d{1,2}\/\d{1,2}$/;

/** The columns of a page that hold the hours of each day. */
export interface DayColumns {
  header: CellRow;
  x0: number;
  x1: number;
}

/** The columns that a row heads with the days of a week, one after the other; null for other rows. */
export function dayColumnsOf(header: CellRow): DayColumns | null {
  if (header.cells.some(isFigure)) return null;
  const words = header.cells
    .filter(({ number }) => number === null)
    .flatMap(({ tokens }) => tokens.filter(({ text }) => !DATE.test(text)));
  // Few rows hold a word that can be a day.
  if (words.filter(({ text }) => ANY_DAY.test(text)).length < LEAST_DAYS) return null;
  for (let from = 0; from + LEAST_DAYS <= words.length; from++) {
    const days = longest(words.slice(from));
    if (days.length < LEAST_DAYS) continue;
    const [first, last] = [middle(days[0]!), middle(days.at(-1)!)];
    const half = (last - first) / (days.length - 1) / 2;
    return { header, x0: first - half, x1: last + half };
  }
  return null;
}

/** The most words from the first on that are days which follow each other, whichever day is the first. */
function longest(words: readonly Token[]): readonly Token[] {
  const counts = DAYS.map((_, day) => {
    const other = words.findIndex(
      ({ text }, i) => !DAYS[(day + i) % DAYS.length]!.test(text.replace(/\.$/, "")),
    );
    return other < 0 ? words.length : other;
  });
  return words.slice(0, Math.min(DAYS.length, Math.max(...counts)));
}

export function middle({ x0, x1 }: Pick<Cell, "x0" | "x1">): number {
  return (x0 + x1) / 2;
}
