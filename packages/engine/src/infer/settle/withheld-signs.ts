import { sumMoney } from "@paylift/canonical";
import type { ItemReading, MoneyReading, RecordReading } from "../../interpret/reading.ts";
import { isCredit } from "../../layout/token.ts";
import { PAY } from "../../variants/figures-of-people.ts";
import type { FigureName, LineSection } from "../../variants/variant-schema.ts";

const WITHHELD: readonly LineSection[] = ["tax", "deduction"];
const PAID_BY_COMPANY: readonly LineSection[] = ["employer_tax", "employer_contribution"];
const SUMS: Partial<Record<LineSection, FigureName>> = {
  tax: "total_taxes",
  deduction: "total_deductions",
  employer_tax: "total_employer_taxes",
  employer_contribution: "total_employer_contributions",
};

/**
 * Some documents print what is withheld with a minus. Canonical amounts withheld are positive (canonical schema,
 * Deduction and Tax), so a section whose amounts are mostly negative is turned round as a whole; its figures of the year
 * are often printed without the minus of the period, and so are turned by themselves.
 */
export function turnWithheldSigns(records: readonly RecordReading[]): void {
  // Where pay is taken back, so is what was withheld of it.
  if (isMostlyBelowZero(records.flatMap(({ figures }) => PAY.flatMap((figure) => figures.get(figure) ?? []))))
    return;
  turnLess(records);
  const all = records.flatMap(({ items }) => items.filter(({ section }) => WITHHELD.includes(section)));
  const isTurned = isMostlyNegative(all, "amount") || all.every(({ amount }) => amount === null);
  // What the company pays has the minus of what is withheld beside it; alone it may be taken back.
  for (const section of [...WITHHELD, ...(isTurned && all.length > 0 ? PAID_BY_COMPANY : [])]) {
    const items = records.flatMap((record) => record.items).filter((item) => item.section === section);
    // Refunds of a deduction are negative beside taxes that are not.
    const isTold = isTurned || areTurnedBySums(records, section);
    for (const place of ["amount", "ytdAmount"] as const)
      if (isMostlyNegative(items, place) && (place === "ytdAmount" || isTold)) turn(items, place);
    const sums = records.flatMap(({ figures }) => figures.get(SUMS[section]!) ?? []);
    turnSumsOfYear(records, SUMS[section]!);
    if (!isMostlyBelowZero(sums)) continue;
    for (const { figures } of records) {
      const sum = figures.get(SUMS[section]!);
      // The last page may print its sums without the sign.
      const isPlain = sum !== undefined && sum.cents > 0 && isSumOf(sum, section, records);
      if (sum !== undefined && !isPlain) figures.set(SUMS[section]!, { ...sum, cents: 0 - sum.cents });
    }
  }
}

/** Whether the printed sum of all lines of a section, for each person who has both, is what these are without their minus. */
function areTurnedBySums(records: readonly RecordReading[], section: LineSection): boolean {
  const summed = records.flatMap(({ scope, figures, items }) => {
    const sum = figures.get(SUMS[section]!);
    const amounts = items.flatMap((item) => (item.section === section ? (item.amount?.cents ?? []) : []));
    return scope === "check" && sum !== undefined && amounts.length > 0
      ? [sum.cents + sumMoney(amounts)]
      : [];
  });
  return summed.length > 0 && summed.every((rest) => rest === 0);
}

const LESS = /^less\b/i;

/** What a line is called already says that it is taken off; a minus before all of its amounts says the same: `Less: Cash Tips (68.11)`. */
function turnLess(records: readonly RecordReading[]): void {
  const items = records.flatMap((record) =>
    record.items.filter(({ section, label }) => section === "deduction" && LESS.test(label.text)),
  );
  if (items.every(({ amount }) => amount === null || amount.cents <= 0)) turn(items, "amount");
}

function turnSumsOfYear(records: readonly RecordReading[], name: FigureName): void {
  const ofYear = records.flatMap(({ ytdFigures }) => ytdFigures ?? []);
  if (!isMostlyBelowZero(ofYear.flatMap((figures) => figures.get(name) ?? []))) return;
  for (const figures of ofYear) {
    const sum = figures.get(name);
    if (sum !== undefined) figures.set(name, { ...sum, cents: 0 - sum.cents });
  }
}

/** Whether a sum is that of all lines of a section. */
function isSumOf({ cents }: MoneyReading, section: LineSection, records: readonly RecordReading[]): boolean {
  const amounts = records.flatMap(({ scope, items }) =>
    scope === "check"
      ? items.flatMap((item) => (item.section === section ? (item.amount?.cents ?? []) : []))
      : [],
  );
  return cents === sumMoney(amounts);
}

function isMostlyNegative(items: readonly ItemReading[], place: "amount" | "ytdAmount"): boolean {
  return isMostlyBelowZero(items.flatMap((item) => item[place] ?? []));
}

/** Whether most of some amounts are negative; of as many of each kind their sum tells. */
function isMostlyBelowZero(amounts: readonly MoneyReading[]): boolean {
  const signs = amounts.reduce((sum, { cents }) => sum + Math.sign(cents), 0);
  return signs < 0 || (signs === 0 && sumMoney(amounts.map(({ cents }) => cents)) < 0);
}

function turn(items: readonly ItemReading[], place: "amount" | "ytdAmount"): void {
  for (const item of items) {
    const amount = item[place];
    // A credit is given back, on whichever side the document counts.
    if (amount !== null && !isCredit(amount.token)) item[place] = { ...amount, cents: 0 - amount.cents };
  }
}
