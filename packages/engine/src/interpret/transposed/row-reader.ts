import type { Token } from "../../layout/token.ts";
import { sectionOfLine } from "../section-of-lines.ts";
import type { LinesData } from "../../variants/schema-parts.ts";
import type { TransposedRowData } from "../../variants/transposed-schema.ts";
import type { ItemReading, MoneyReading, QuantityReading, RecordReading, TextReading } from "../reading.ts";
import { setFigure, setTotalHours, signedMoney } from "../record-builder.ts";
import type { RowCells } from "./row-cells.ts";

/** Puts a row of items into the records of the people above it. A row of zeros says nothing of a person. */
export function readItems(
  { label, cells }: RowCells,
  records: readonly RecordReading[],
  lines: LinesData,
): void {
  const section = sectionOfLine(label, lines);
  cells.forEach((own, i) => {
    if (own.length === 0) return;
    const record = records[i]!;
    const item = itemOf(label, lines, section);
    for (const { column, token } of own) setValue(item, column.data.role, token, lines);
    const tokens = [item.hours, item.rate, item.amount].flatMap((value) => value?.token ?? []);
    const isPaid = !isZero(item.amount?.cents) || !isZero(item.hours?.quantity.units);
    if (isPaid) record.items.push(item);
    for (const token of tokens) token.claim = !isPaid ? "decoration" : isTotal(record) ? "total" : "field";
  });
}

function isZero(value: number | undefined): boolean {
  return value === undefined || value === 0;
}

function isTotal({ scope }: RecordReading): boolean {
  return scope === "company";
}

function itemOf(label: TextReading, lines: LinesData, section: LinesData["section"]): ItemReading {
  const { part, pretax, reimbursement } = lines;
  return {
    section,
    lane: section,
    code: null,
    label,
    role: null,
    reimbursement: reimbursement ?? false,
    fallbackType: null,
    hours: null,
    rate: null,
    amount: null,
    taxableWages: null,
    ytdAmount: null,
    ...(part === undefined ? {} : { part }),
    ...(pretax === undefined ? {} : { pretax }),
  };
}

function setValue(item: ItemReading, role: string, token: Token, lines: LinesData): void {
  if (lines.holds === "hours" || role === "hours") item.hours ??= quantityOf(token);
  else if (role === "rate") item.rate ??= quantityOf(token);
  else item.amount ??= moneyOf(token, lines.negative);
}

/** Puts a printed sum into the records: a figure, a sum of parts, or both. */
export function readSums(
  { label, cells }: RowCells,
  records: readonly RecordReading[],
  row: TransposedRowData,
): void {
  cells.forEach((own, i) => {
    const record = records[i]!;
    for (const { column, token } of own) {
      if (column.data.role === "rate") continue;
      if (column.data.role === "hours" || row.figure === "total_hours") {
        if (token.quantity !== null) setTotalHours(record, { quantity: token.quantity, token });
        record.hoursAddUp = true;
      } else setSum(record, label, moneyOf(token, row.negative), row);
    }
  });
}

function setSum(
  record: RecordReading,
  label: TextReading,
  total: MoneyReading | null,
  { figure, of }: TransposedRowData,
): void {
  if (total === null) return;
  if (figure === undefined) total.token.claim = "total";
  else if (!setFigure(record, figure, total) || of === undefined) return;
  record.sums.push({ label, total, of: of ?? [] });
}

function moneyOf(token: Token, negative: boolean | undefined): MoneyReading | null {
  return token.money === null ? null : signedMoney(token, negative);
}

function quantityOf(token: Token): QuantityReading | null {
  return token.quantity === null ? null : { quantity: token.quantity, token };
}
