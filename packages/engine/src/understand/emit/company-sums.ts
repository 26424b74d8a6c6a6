import { normalizeLabel } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import { amountsOf } from "./recap.ts";
import { sumOfAll, SUMS_OF_LISTS } from "./sums-of-all.ts";

/** The last sum of a list where none is called the company's: it is that, unless it is what the last people come to and others are paid. */
export function tellLastSum(records: readonly RecordReading[]): void {
  const last = records.findLastIndex(({ scope }) => scope === "department");
  const isTotalled = records.some(({ scope }) => scope === "company");
  if (isTotalled || last < 0 || records.slice(last + 1).some(({ scope }) => scope === "check")) return;
  const before = records.findLastIndex(({ scope }, i) => scope === "department" && i < last);
  const people = (from: number): RecordReading[] =>
    records.slice(from, last).filter(({ scope }) => scope === "check");
  const [all, since] = [people(0), people(before + 1)];
  const isOfLast =
    since.length < all.length && comesTo(since, records[last]!) && !comesTo(all, records[last]!);
  if (!isOfLast) records[last]!.scope = "company";
}

/** Whether people come to all that a sum prints. */
function comesTo(people: readonly RecordReading[], sum: RecordReading): boolean {
  const [amounts, printed] = [amountsOf(people), amountsOf([sum])];
  return printed.size > 0 && [...printed].every(([name, cents]) => (amounts.get(name) ?? 0) === cents);
}

const FIGURES = ["gross_pay", "net_pay", "total_taxes", "total_deductions"] as const;

/**
 * Says of each sum that is what all people come to that it is the company's, wherever it is printed. Of a list by tax or by plan
 * that is what they come to in its lines; below all lists stands the sum of them.
 */
export function tellCompanySums(records: readonly RecordReading[]): void {
  const people = records.filter(({ scope }) => scope === "check");
  const all = new Map(FIGURES.map((figure) => [figure, sumOfAll(people, figure)]));
  const isOfAll = ({ figures }: RecordReading): boolean =>
    [...all].some(([figure, cents]) => cents !== null && figures.get(figure)?.cents === cents);
  const lines = amountsOf(people);
  for (const record of records) {
    if (record.scope === "check") continue;
    if (record.scope === "department" && isOfAll(record)) record.scope = "company";
    else if (record.scope === "department" && isOfLines(record, lines)) {
      record.scope = "company";
      // How many a list names are not all.
      record.employeeCount = null;
    } else tellSumsOfLists(record, lines);
  }
}

/** Whether a sum is of lines alone, and what all people come to in each. */
function isOfLines({ items, figures }: RecordReading, all: ReadonlyMap<string, number>): boolean {
  if (figures.has("gross_pay") || figures.has("net_pay")) return false;
  const own = [...amountsOf([{ items, figures: new Map() }])].filter(([, cents]) => cents !== 0);
  return own.length > 0 && own.every(([name, cents]) => all.get(name) === cents);
}

/** Takes from the lines of a sum what is that of all lines of their section. */
function tellSumsOfLists(record: RecordReading, lines: ReadonlyMap<string, number>): void {
  const isSum = ({ section, label, amount }: ItemReading): boolean => {
    const own = [...lines].filter(([name]) => name.startsWith(`${section} `));
    const sum = own.reduce((total, [, cents]) => total + cents, 0);
    return (
      own.length > 1 && amount?.cents === sum && lines.get(`${section} ${normalizeLabel(label.text)}`) !== sum
    );
  };
  const sums = record.items.filter(isSum);
  if (sums.length === 0) return;
  record.items = record.items.filter((item) => !sums.includes(item));
  for (const { section, amount } of sums) {
    amount!.token.claim = "total";
    for (const [figure, of] of SUMS_OF_LISTS)
      if (of === section && !record.figures.has(figure)) record.figures.set(figure, amount!);
  }
  if (record.figures.size > 0) record.scope = "company";
}
