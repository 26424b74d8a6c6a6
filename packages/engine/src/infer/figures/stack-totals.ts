import { sumMoney } from "@paylift/canonical";
import type { ItemReading, MoneyReading, RecordReading } from "../../interpret/reading.ts";
import { setFigure } from "../../interpret/record-builder.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import { Edges } from "../cells/edges.ts";
import { companysTaxes, OF_TAXES, settleCompanysOwnSum } from "./companys-own-sum.ts";
import { sumUpAbove } from "./sums-of-lines.ts";
import type { FigureName, LineSection } from "../../variants/variant-schema.ts";

/** Amounts and their sum end within this, in points. */
const EDGE_PT = 4;

/** A further number that ends where amounts of one section do, in a line of sums over people or over a person's lines. */
export interface StackTotal {
  record: RecordReading;
  name: FigureName;
  section: LineSection;
  money: MoneyReading;
}

/** Sums that only all records tell what they are of. */
export interface OpenTotals {
  /** Sums of further stacks of sections whose figure a record has. */
  further: readonly StackTotal[];
  /** Sums over people of all that is withheld. */
  withheld: readonly TotalOfRecord[];
  /** Sums over people of all that the company pays beside the pay. */
  companys: readonly TotalOfRecord[];
  /** What is paid out to people in all, under a name that the net pay has as well. */
  paid: readonly TotalOfRecord[];
  /** Sums of all that somebody earns, where other lists end at the same edge. */
  earned: readonly TotalOfRecord[];
  /** Sums of deductions that nothing names. */
  unnamed: readonly { record: RecordReading; cell: FigureCell }[];
}

/** Settles what those sums are when all is read. */
export function settleTotals(totals: OpenTotals, records: readonly RecordReading[]): void {
  for (const record of records) settleWithheld(record);
  settleCompanysOwnSum(records);
  readStackTotals(totals.further, records);
  readWithheldTotals(totals.withheld, records);
  readCompanysTotals(totals.companys, records);
  readEarnedTotals(totals.earned);
  readPaidTotals(totals.paid, records);
  for (const { record, cell } of totals.unnamed) settleUnnamed(record, cell);
}

/** What a sum of taxes or of deductions alone is made of. */
const OF_ONE = [
  ["total_deductions", "deduction"],
  ["total_taxes", "tax"],
] as const;

/**
 * What is called the deductions in all, or stands below a stack of taxes, is the sum of one stack of taxes and deductions where it
 * adds up that alone.
 */
function settleWithheld(record: RecordReading): void {
  if (record.scope !== "check") return;
  for (const [name, section] of OF_ONE) settleSumOfOne(record, name, section);
}

function settleSumOfOne(record: RecordReading, name: FigureName, own: LineSection): void {
  const total = record.figures.get(name);
  if (total === undefined) return;
  const withheld = record.items.filter(
    ({ section, amount }) => amount !== null && (section === "tax" || section === "deduction"),
  );
  const isSum = (lines: readonly ItemReading[]): boolean =>
    sumMoney(lines.map(({ amount }) => amount!.cents)) === total.cents;
  if (isSum(withheld.filter(({ section }) => section === own))) return;
  // All that is withheld has the name of the deductions, and a check of its own.
  if (own === "deduction" && isSum(withheld)) return;
  const ofBoth = (lines: readonly ItemReading[]): boolean =>
    new Set(lines.map(({ section }) => section)).size > 1;
  const edges = new Edges();
  const endAt = (edge: number): ItemReading[] =>
    withheld.filter(({ amount }) => Math.abs(amount!.token.x1 - edge) <= EDGE_PT);
  const stack = [...new Set(withheld.map(({ amount }) => edges.take(amount!.token.x1)))].find((edge) => {
    const lines = endAt(edge);
    return ofBoth(lines) && isSum(lines);
  });
  if (stack === undefined) return;
  record.figures.delete(name);
  record.ytdFigures?.delete(name);
  total.token.claim = "total";
  const identity = "Σ taxes + Σ deductions = printed total of both";
  record.lineSums.push({
    label: "withheld",
    identity,
    total,
    parts: endAt(stack).map(({ amount }) => amount!),
  });
}

/** A sum of deductions without a name is one of several lists where others follow. */
function settleUnnamed(record: RecordReading, cell: FigureCell): void {
  const { figures, items } = record;
  const listed = items.flatMap(({ section, amount }) => (section === "deduction" ? (amount ?? []) : []));
  const isSum = sumMoney(listed.map(({ cents }) => cents)) === cell.number.cents;
  const known = figures.get("total_deductions");
  if (isSum || record.scope !== "check" || known?.token !== cell.number.token) return;
  const own = { ...record, items: items.filter(({ amount }) => amount !== null && isAbove(amount, cell)) };
  if (sumUpAbove({ ...own, lineSums: record.lineSums }, cell)) figures.delete("total_deductions");
}

function isAbove({ token }: MoneyReading, cell: FigureCell): boolean {
  return (token.words.at(-1)?.baseline ?? Infinity) < cell.baseline;
}

/**
 * Where a section has several stacks, as deductions before and after tax, a line of sums has one for each. They are sums
 * of their stacks where all of them are what people have there; then none is the figure of the section, unless it is the
 * sum of the figures that people have.
 */
function readStackTotals(further: readonly StackTotal[], records: readonly RecordReading[]): void {
  const byFigure = new Map<MoneyReading, StackTotal[]>();
  for (const total of further) {
    const first = total.record.figures.get(total.name);
    if (first !== undefined) byFigure.set(first, [...(byFigure.get(first) ?? []), total]);
  }
  for (const [first, others] of byFigure) {
    const { record, name, section } = others[0]!;
    const people = record.scope === "check" ? record.items : peopleAbove(records, record);
    const sums = [first, ...others.map(({ money }) => money)].map((total) => ({
      total,
      parts: people.flatMap((item) => (isInStack(item, section, total) ? [item.amount!] : [])),
    }));
    if (!sums.every(({ total, parts }) => sumMoney(parts.map(({ cents }) => cents)) === total.cents))
      continue;
    // What each person's own figure adds up to is that figure of all, whatever else stands beside it.
    const own = checksAbove(records, record).flatMap(({ items, figures }) =>
      // Where nothing is listed, the sum of somebody's checks is printed.
      items.length > 0 ? (figures.get(name) ?? []) : [],
    );
    const isFigure = own.length > 0 && sumMoney(own.map(({ cents }) => cents)) === first.cents;
    if (!isFigure) record.figures.delete(name);
    for (const { total, parts } of isFigure ? sums.slice(1) : sums) {
      total.token.claim = "total";
      const identity = "Σ amounts of the stack = printed total of the stack";
      record.lineSums.push({ label: `${section} stack`, identity, total, parts });
    }
  }
}

/** A sum that is settled when all is read: of what is withheld from people, taxes and deductions, or of what one earns. */
export interface TotalOfRecord {
  record: RecordReading;
  money: MoneyReading;
}

/** Sums of taxes and deductions are such where they are what people have of both; else those of the deductions. */
function readWithheldTotals(totals: readonly TotalOfRecord[], records: readonly RecordReading[]): void {
  for (const { record, money } of totals) {
    const withheld = peopleAbove(records, record).filter(
      ({ section, amount }) => amount !== null && (section === "tax" || section === "deduction"),
    );
    const parts = withheld.flatMap(({ amount }) => amount ?? []);
    const isSum = sumMoney(parts.map(({ cents }) => cents)) === money.cents;
    const ofBoth = withheld.some(({ section }) => section === "tax");
    const identity = "Σ taxes + Σ deductions of the employees = printed total of both";
    if (!isSum || !ofBoth) setFigure(record, "total_deductions", money);
    else if (!record.lineSums.some(({ total }) => total === money))
      record.lineSums.push({ label: "withheld", identity, total: money, parts });
  }
}

/** Sums of what the company pays of both kinds, where they add up. */
function readCompanysTotals(totals: readonly TotalOfRecord[], records: readonly RecordReading[]): void {
  for (const { record, money } of totals) {
    const ofPeople = amountsOf(peopleAbove(records, record), ["employer_tax", "employer_contribution"]);
    // Some print what the company pays for all together, and for nobody by themselves.
    const ofAll = companysTaxes(record);
    const parts = [ofPeople, ofAll].find(
      (each) => each.length > 0 && sumMoney(each.map(({ cents }) => cents)) === money.cents,
    );
    if (parts === undefined) continue;
    const identity = parts === ofPeople ? OF_BOTH : OF_TAXES;
    record.lineSums.push({ label: "employer", identity, total: money, parts });
    money.token.claim = "total";
  }
}

const OF_BOTH = "Σ employer taxes + Σ employer contributions of the employees = printed total of both";

function amountsOf(items: readonly ItemReading[], sections: readonly LineSection[]): MoneyReading[] {
  return items.flatMap(({ section, amount }) => (sections.includes(section) ? (amount ?? []) : []));
}

/** What somebody earns in all is the gross pay where nothing else is printed as it. */
function readEarnedTotals(totals: readonly TotalOfRecord[]): void {
  for (const { record, money } of totals) {
    if (record.figures.has("gross_pay")) continue;
    // More may be earned in a list that follows.
    const earned = record.items.flatMap(({ section, amount }) =>
      section === "earning" ? (amount ?? []) : [],
    );
    if (sumMoney(earned.map(({ cents }) => cents)) !== money.cents) continue;
    record.lineSums = record.lineSums.filter(({ total }) => total !== money);
    setFigure(record, "gross_pay", money);
  }
}

/** What is paid out to people is their net pay where it is the sum of that. */
function readPaidTotals(totals: readonly TotalOfRecord[], records: readonly RecordReading[]): void {
  for (const { record, money } of totals) {
    const net = checksAbove(records, record).map(({ figures }) => figures.get("net_pay")?.cents ?? null);
    if (net.length > 0 && sumMoney(net.map((cents) => cents ?? 0)) === money.cents)
      setFigure(record, "net_pay", money);
  }
}

/** Lines of those people. */
function peopleAbove(records: readonly RecordReading[], total: RecordReading): ItemReading[] {
  return checksAbove(records, total).flatMap(({ items }) => items);
}

/** The people that a sum is over: all, or those since the last sum of its kind. */
function checksAbove(records: readonly RecordReading[], total: RecordReading): RecordReading[] {
  const above = records.slice(0, records.indexOf(total));
  const start = total.scope === "company" ? 0 : above.findLastIndex(({ scope }) => scope === total.scope) + 1;
  return above.slice(start).filter(({ scope }) => scope === "check");
}

function isInStack(item: ItemReading, section: LineSection, { token }: MoneyReading): boolean {
  return (
    item.section === section && item.amount !== null && Math.abs(item.amount.token.x1 - token.x1) <= EDGE_PT
  );
}
