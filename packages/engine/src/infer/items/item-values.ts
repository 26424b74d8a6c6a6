import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import type { LineSection } from "../../variants/variant-schema.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import type { ColumnRole } from "../vocabulary/headings.ts";
import { isOfTaxes } from "../vocabulary/line-labels.ts";

/** Puts a number where its role says; false where the line has that already, or has no place for it. */
export function setValue(item: ItemReading, { number }: FigureCell, role: ColumnRole): boolean {
  const { token, cents, quantity } = number;
  if (role === "sum" || role === "aside") return true;
  if (role === "ytd_hours") {
    if (quantity !== null) item.ytdHours ??= { quantity, token };
    return true;
  }
  if (role === "hours" || role === "rate") {
    if (quantity === null || item[role] !== null) return false;
    item[role] = { quantity, token };
    return true;
  }
  if (role === "ytd_taxable_wages") {
    if (cents !== null) item.ytdTaxableWages ??= { cents, token };
    return true;
  }
  const isYear = role === "ytd_amount" || role === "employer_ytd";
  const place = role === "taxable_wages" ? "taxableWages" : isYear ? "ytdAmount" : "amount";
  if (cents === null || item[place] !== null) return false;
  item[place] = { cents, token };
  return true;
}

/** What both sides pay, and the whole beside them. */
export function addUp(
  record: RecordReading,
  label: string,
  { number: { cents, token } }: FigureCell,
  sides: readonly Pick<ItemReading, "amount">[],
): void {
  if (cents === null) return;
  token.claim = "total";
  record.lineSums.push({
    label,
    identity: "Σ amounts of the line = total of the line",
    total: { cents, token },
    parts: sides.flatMap(({ amount }) => amount ?? []),
  });
}

/** Beside what the company pays alone the figure of the year is its own as well. */
export function giveYear(item: ItemReading, ofCompany: ItemReading): void {
  if (item.amount !== null || ofCompany.amount === null || ofCompany.ytdAmount !== null) return;
  [ofCompany.ytdAmount, item.ytdAmount] = [item.ytdAmount, null];
}

/** What the employee and what the company pay; a side of nothing, in the year as well, beside one of something is no line. */
export function sidesOf(item: ItemReading, ofCompany: ItemReading): ItemReading[] {
  if (ofCompany.amount === null && !isOfYear(ofCompany)) return [item].filter(saysSomething);
  if (item.amount === null && !isOfYear(item)) return [ofCompany];
  return [item, ofCompany].filter((side) => isPaid(side) || isOfYear(side));
}

function isPaid({ amount }: ItemReading): boolean {
  return amount !== null && amount.cents !== 0;
}

/** Whether something was paid in the year. */
function isOfYear({ ytdAmount }: ItemReading): boolean {
  return ytdAmount !== null && ytdAmount.cents !== 0;
}

function saysSomething({ amount, hours, ytdAmount, taxableWages, ytdTaxableWages }: ItemReading): boolean {
  const ofTax = taxableWages !== null || ytdTaxableWages !== undefined;
  return amount !== null || hours !== null || ytdAmount !== null || ofTax;
}

export function companySection(section: LineSection): LineSection {
  return isOfTaxes(section) ? "employer_tax" : "employer_contribution";
}
