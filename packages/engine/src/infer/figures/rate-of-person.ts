import { multiplyToCents, normalizeLabel, quantityToJson } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import type { Cell } from "../cells/cells.ts";
import type { CellGroup, FigureCell } from "../cells/cell-groups.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";
import { headingOf, type ColumnRole } from "../vocabulary/headings.ts";
import { namesRate } from "../vocabulary/pay-basis.ts";
import { lineOfColumn } from "../vocabulary/line-of-column.ts";
import { isClose } from "./close-labels.ts";

const RATE = /^(?:(?:pay|base|hourly) )?rate:?$/i;
/** Below a name stands what is said of whom it names, so close: where it begins, or behind an id. */
const [BELOW_EM, BESIDE_EM, EDGE_PT] = [5, 9, 3];
/** What somebody is paid for an hour, where a line of theirs shows that it is. */
const BASE = /^(?:shift \S+ )?base(?: pay)?:?$/i;
/** Nobody is paid more for an hour. */
const MOST = 1000;

/** What a number is by the heading over it; undefined under none. */
type RoleOf = (cell: FigureCell) => ColumnRole | null | undefined;

/**
 * A person's rate beside the word for it, `Rate 45.9250`, is no line, and names none of the figures further right that
 * stand in columns. Gives these without a label; other groups as they are; null where only hours stand there, of which
 * nothing tells whose they are.
 */
export function behindRate(group: CellGroup, roleOf: RoleOf): CellGroup | null {
  const { label, labelAfter, figures } = group;
  const [rate, ...others] = figures;
  if (label === null || labelAfter || rate === undefined || others.length === 0) return group;
  if (headingOf(label.text)?.role !== "rate" || isLineLabel(label.text)) return group;
  if (!isClose(label, rate) || isClose(label, others[0]!)) return group;
  const roles = others.map(roleOf);
  if (roles.includes(undefined)) return group;
  rate.number.token.claim ??= "decoration";
  if (roles.every((role) => role === "hours")) return null;
  return { label: null, code: null, kind: null, figures: others, labelAfter: false };
}

/** The rate of a person is said of them, on the line of their name, above all lines, or below it: `Hourly 18.25`, `Rate: 18.25`. */
export function takeRateOfPerson(record: RecordReading, { label, figures, labelAfter }: CellGroup): boolean {
  const [rate, other] = figures;
  const name = record.name?.tokens[0];
  if (label === null || labelAfter || rate === undefined || other !== undefined || name === undefined)
    return false;
  const { quantity, token } = rate.number;
  if (record.scope !== "check" || !isClose(label, rate)) return false;
  if (quantity === null || quantityToJson(quantity) > MOST) return false;
  if (isSaidAgain(record, label, quantityToJson(quantity))) {
    token.claim ??= "decoration";
    return true;
  }
  if (name.page !== label.page) return false;
  const below = label.baseline - name.words[0]!.baseline;
  const isBesideName = record.items.length === 0 && namesRate(label.text) && Math.abs(below) < label.size / 2;
  const isBelowName =
    RATE.test(label.text) &&
    below > 0 &&
    below <= BELOW_EM * label.size &&
    label.x0 >= name.x0 - EDGE_PT &&
    label.x0 - name.x0 <= BESIDE_EM * label.size;
  if (!isBesideName && !isBelowName) return false;
  record.rate ??= { quantity, token };
  token.claim ??= "decoration";
  return true;
}

/** Whether a line beside has the rate that stands below the name of a person, in the column of the names: `Base 18.25`. */
function isSaidAgain({ name, items }: RecordReading, label: Cell, rate: number): boolean {
  const above = name!.tokens[0]!;
  const isBelow = above.page === label.page && Math.abs(above.x0 - label.x0) <= EDGE_PT;
  if (!isBelow || !(namesRate(label.text) || BASE.test(label.text))) return false;
  return items.some((item) => item.rate !== null && quantityToJson(item.rate.quantity) === rate);
}

/** Gives the rate of a person to the lines whose hours it makes the amount of; hours may stand in a column of their own. */
export function putRates(records: readonly RecordReading[]): void {
  for (const { rate, items } of records) {
    if (rate === undefined) continue;
    const alone = new Map(
      items.flatMap(({ amount, hours, label }) =>
        amount === null && hours !== null ? [[lineOf(label.text), hours] as const] : [],
      ),
    );
    for (const item of items) {
      const hours = item.hours ?? alone.get(lineOf(item.label.text));
      if (item.section !== "earning" || item.rate !== null || hours === undefined) continue;
      if (item.amount === null || item.amount.cents === 0) continue;
      if (Math.abs(multiplyToCents(hours.quantity, rate.quantity) - item.amount.cents) > 1) continue;
      item.rate = rate;
      rate.token.claim = "field";
    }
  }
}

/** What a line is called, without what its column holds: `PTO` of `PTO Hours`. */
function lineOf(text: string): string {
  return normalizeLabel(lineOfColumn(text) ?? text);
}
