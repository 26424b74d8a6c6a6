import { sumMoney } from "@paylift/canonical";
import type { MoneyReading, RecordReading } from "../../interpret/reading.ts";
import { setFigure } from "../../interpret/record-builder.ts";
import type { Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import type { Cell } from "../cells/cells.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import type { PreparedPages } from "../prepare/prepared-pages.ts";

/** So many people show that a column is what taxes and deductions leave them. */
const WITNESSES = 2;
/** Figures of one column end within this, in points. */
const SAME_END_PT = 2;

/**
 * Finds the net pay in a column that another name does not tell: `Amount` beside the gross pay. It is what nothing else has
 * claimed and what taxes and deductions leave of each person's gross pay, on its line, in one column.
 */
export function findPayLeft(records: readonly RecordReading[], pages: PreparedPages): void {
  const people = records.filter(({ scope }) => scope === "check");
  if (people.length < WITNESSES || records.some(({ figures }) => figures.has("net_pay"))) return;
  if (pages.cells.some(({ cells }) => cells.some(namesNetPay))) return;
  // Where lines that are folded are read as they stand, what they leave proves none of their names.
  if (pages.unfolded !== null && pages.unfolded !== pages.blocks) return;
  const lineOf = linesOfGross(records, pages.lines);
  const found = people.map((record) => ({ record, net: leftOf(record, lineOf) }));
  const ends = found.flatMap(({ net }) => (net === null ? [] : [net.token.x1]));
  if (ends.length < people.length || Math.max(...ends) - Math.min(...ends) > SAME_END_PT) return;
  for (const { record, net } of found) setFigure(record, "net_pay", net!);
  for (const record of records.filter(({ scope }) => scope !== "check")) {
    const net = leftOf(record, lineOf);
    if (net !== null) setFigure(record, "net_pay", net);
  }
}

function namesNetPay({ number, text }: Cell): boolean {
  return number === null && figureOfLabel(text) === "net_pay";
}

/** The line that each gross pay stands on. */
function linesOfGross(records: readonly RecordReading[], lines: readonly Line[]): Map<Token, Line> {
  const gross = new Set(records.flatMap(({ figures }) => figures.get("gross_pay")?.token ?? []));
  return new Map(
    lines.flatMap((line) =>
      line.tokens.flatMap((token) => (gross.has(token) ? [[token, line] as const] : [])),
    ),
  );
}

/** The figure beside the gross pay that is what is left of it; null where there is none, or nothing is withheld. */
function leftOf({ figures, items }: RecordReading, lineOf: ReadonlyMap<Token, Line>): MoneyReading | null {
  const gross = figures.get("gross_pay");
  const line = gross === undefined ? undefined : lineOf.get(gross.token);
  const withheld = items.flatMap(({ section, amount }) =>
    section === "tax" || section === "deduction" ? (amount?.cents ?? []) : [],
  );
  if (line === undefined || withheld.length === 0) return null;
  const left = gross!.cents - sumMoney(withheld);
  const token = line.tokens.find(
    ({ claim, money, moneyLike }) => claim === null && moneyLike && money === left,
  );
  return token === undefined ? null : { cents: left, token };
}
