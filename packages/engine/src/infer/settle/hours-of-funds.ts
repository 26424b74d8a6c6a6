import type { RecordReading } from "../../interpret/reading.ts";

/**
 * Hours of a report that pays nobody are what funds are owed for, and no earnings: nobody has an amount that is earned, and
 * no gross or net pay. Takes lines away that have nothing else.
 */
export function dropHoursOfFunds(records: readonly RecordReading[]): void {
  const isPaid = ({ items, figures }: RecordReading): boolean =>
    figures.has("gross_pay") ||
    figures.has("net_pay") ||
    items.some(({ section, amount, ytdAmount }) => section === "earning" && (amount ?? ytdAmount) !== null);
  const areOwed = ({ items }: RecordReading): boolean =>
    items.some(({ section, amount }) => section !== "earning" && amount !== null);
  if (records.some(isPaid) || !records.some(areOwed)) return;
  for (const { items } of records)
    items.splice(0, items.length, ...items.filter(({ hours, amount }) => hours === null || amount !== null));
}
