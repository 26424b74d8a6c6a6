import { normalizeLabel } from "@paylift/canonical";
import type { MoneyReading } from "../../../interpret/reading.ts";
import { leaveOut, type RowsAside } from "./rows-aside.ts";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";

/** What a box of a form says of a tax: what it is due on, or what it comes to in the year. */
export interface TaxBox {
  page: number;
  /** The tax as the box, or the first one of its line, names it. */
  tax: string;
  /** The code of the state on its line; null where none stands there. */
  state: string | null;
  measure: TaxMeasure;
  money: MoneyReading;
}

export type TaxMeasure = "taxableWages" | "ytdTaxableWages" | "ytdAmount";

const MEASURES: readonly [RegExp, TaxMeasure][] = [
  [/ ?\b(?:taxable )?wages? (?:ytd|year to date)$| ?\bytd (?:taxable )?wages?$/, "ytdTaxableWages"],
  [/(?: ?\btax(?:es)?)? (?:ytd|year to date)$|^tax(?:es)? (?:ytd|year to date)$/, "ytdAmount"],
  [/ ?\b(?:taxable )?wages?(?: (?:period|this period|current))?$/, "taxableWages"],
];
const STATE_NAME = /^(?:st|state)$/;
const STATE = /^[A-Z]{2}$/;
/** So many boxes of a line are about taxes. */
const LEAST = 2;

/** The rows without lines of boxes about a tax, and what these say. */
export function takeTaxBoxes(rows: readonly CellRow[]): RowsAside & { boxes: readonly TaxBox[] } {
  const taken = new Map(rows.map((row) => [row, boxesOf(row)]));
  const out = new Set(rows.filter((row) => taken.get(row)!.length > 0));
  return { ...leaveOut(rows, out), boxes: [...taken.values()].flat() };
}

function boxesOf({ cells, page }: CellRow): TaxBox[] {
  const fields = cells.flatMap((name, i): [string, Cell][] => {
    const value = cells[i + 1];
    return name.text.endsWith(":") && value !== undefined ? [[normalizeLabel(name.text), value]] : [];
  });
  const told = fields.flatMap(([name, value]) => {
    const found = MEASURES.find(([pattern]) => pattern.test(name));
    if (found === undefined || !isFigure(value) || value.number.cents === null) return [];
    const { cents, token } = value.number;
    return [{ tax: name.replace(found[0], ""), measure: found[1], money: { cents, token } }];
  });
  const title = cells.length % 2 === 1 ? normalizeLabel(cells[0]!.text) : undefined;
  const named = title ?? told.find(({ tax }) => tax !== "")?.tax;
  const others = cells.length - 2 * fields.length - (title === undefined ? 0 : 1);
  if (told.length < LEAST || named === undefined || others > 0) return [];
  const state =
    fields.find(([name, { text }]) => STATE_NAME.test(name) && STATE.test(text))?.[1].text ?? null;
  return told.map((box) => ({ ...box, page, state, tax: box.tax === "" ? named : box.tax }));
}
