import { isFigure, type Cell } from "../cells/cells.ts";
import { measureOfRow } from "../vocabulary/total-labels.ts";

/** `@` before the rates. */
const AT = /^@$/;

/**
 * Claims what funds are owed for an hour, where it stands between their names and the first person, behind the word for rates
 * or each behind its sign: `@ 11.35`.
 */
export function claimRatesOfFunds(cells: readonly Cell[]): void {
  const [first] = cells;
  const areNamed = first?.number === null && measureOfRow(first.text) === "rate";
  const areMarked = cells.some(isFigure) && cells.every(isMarked);
  if (!areNamed && !areMarked) return;
  for (const cell of cells.filter(isFigure)) cell.number.token.claim = "decoration";
}

function isMarked({ number, text }: Cell): boolean {
  return number === null ? AT.test(text) : number.unit === "rate";
}
