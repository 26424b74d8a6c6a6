import type { Cell } from "../../cells/cells.ts";

/** A fact right behind a name, as if it stood there without a room of its own, where no column is. */
export function factBehind({ x1, baseline }: Cell, fact: Cell, text: string): Cell {
  return { ...fact, text, baseline, x0: x1, x1, number: null };
}
