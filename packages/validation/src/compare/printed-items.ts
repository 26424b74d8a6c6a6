import type { Line } from "../model/line.ts";
import type { Person } from "../model/person.ts";

/** Which items that do not touch net pay each side prints at all. */
export interface PrintedItems {
  readonly source: ReadonlySet<string>;
  readonly target: ReadonlySet<string>;
}

export function printedItems(source: readonly Person[], target: readonly Person[]): PrintedItems {
  return { source: itemsOf(source), target: itemsOf(target) };
}

/**
 * Whether a line is missing on the other side because its layout does not print such lines for anybody. Never so for what
 * moves net pay: leaving it out would leave net pay unexplained.
 */
export function isLayoutItem(line: Line, other: ReadonlySet<string>): boolean {
  return line.netSign === 0 && !other.has(line.classKey);
}

function itemsOf(people: readonly Person[]): Set<string> {
  const items = new Set<string>();
  for (const { lines } of people)
    for (const { netSign, classKey } of lines) if (netSign === 0) items.add(classKey);
  return items;
}
