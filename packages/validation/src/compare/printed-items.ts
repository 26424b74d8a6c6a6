import type { Line } from "../model/line.ts";
import type { Side } from "../model/side.ts";

/** What a side prints at all, whoever it prints it for. */
export interface PrintedItems {
  /** Classes of items that do not touch net pay. */
  readonly classes: ReadonlySet<string>;
  /** Lines with nothing but a figure of the year: the layout does not leave out what this run does not touch. */
  readonly yearAlone: boolean;
  /** Whether gross and net pay are printed for anybody. */
  readonly pay: { readonly gross_pay: boolean; readonly net_pay: boolean };
  /** Field paths of what is printed and could not be read. */
  readonly unreadable: ReadonlySet<string>;
}

export interface PrintedOnSides {
  readonly source: PrintedItems;
  readonly target: PrintedItems;
}

export function printedItems(source: Side, target: Side): PrintedOnSides {
  return { source: itemsOf(source), target: itemsOf(target) };
}

/**
 * Whether a line is missing on the other side because its layout does not print such lines for anybody. Never so for what
 * moves net pay: leaving it out would leave net pay unexplained.
 */
export function isLayoutItem(line: Line, other: PrintedItems): boolean {
  return line.netSign === 0 && !other.classes.has(line.classKey);
}

/** Whether a line that only this side has is a balance of the year that the other side has lost. */
export function isLostBalance(line: Line, other: PrintedItems): boolean {
  return isYearAlone(line) && other.yearAlone && !isLayoutItem(line, other);
}

function itemsOf({ people, unreadable }: Side): PrintedItems {
  const classes = new Set<string>();
  let yearAlone = false;
  for (const { lines } of people)
    for (const line of lines) {
      if (line.netSign === 0) classes.add(line.classKey);
      yearAlone ||= isYearAlone(line);
    }
  const pay = {
    gross_pay: people.some(({ grossCents }) => grossCents !== null),
    net_pay: people.some(({ netCents }) => netCents !== null),
  };
  return { classes, yearAlone, pay, unreadable };
}

function isYearAlone({ cents, ytdCents }: Line): boolean {
  return cents === 0 && ytdCents !== null && ytdCents !== 0;
}
