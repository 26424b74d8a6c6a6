import { classifyDeduction, classifyEarning, classifyTax, normalizeLabel } from "@paylift/canonical";
import type { ItemReading } from "../../interpret/reading.ts";

/** Words of a further list for what it counts of lines that stand in another one: taxable wages, the year. */
const COUNTED = /\b(?:taxable|subject|wages?|gross|earnings|for|paid|td|ytd|year|to|date)\b/g;

/**
 * Lines without an amount of their own go on with the line that they are about: `Medicare - Taxable Wages` in a list of
 * wages, `Pension to date` in one of the year. What could go on with several stays a line.
 */
export function withContinued(items: readonly ItemReading[]): ItemReading[] {
  const begun = items.filter(({ amount }) => amount !== null);
  const joined = new Map(begun.map((item) => [item, { ...item }]));
  const rest = items.filter((item) => item.amount === null && !goesOn(item, joined));
  return items.flatMap((item) => joined.get(item) ?? (rest.includes(item) ? [item] : []));
}

function goesOn(item: ItemReading, joined: ReadonlyMap<ItemReading, ItemReading>): boolean {
  const { ytdAmount, taxableWages, ytdTaxableWages } = item;
  const isOfWages = ytdAmount === null && (taxableWages !== null || ytdTaxableWages !== undefined);
  const isOfYear = ytdAmount !== null && item.hours === null && taxableWages === null;
  if (!isOfWages && !isOfYear) return false;
  const isFree = (home: ItemReading): boolean =>
    isOfWages
      ? home.section === "tax" &&
        (taxableWages === null || home.taxableWages === null) &&
        (ytdTaxableWages === undefined || home.ytdTaxableWages === undefined)
      : home.ytdAmount === null && home.section === item.section;
  const homes = [...joined.values()].filter(isFree);
  const named = homes.filter(({ label }) => bare(label.text) === bare(item.label.text));
  const called =
    named.length > 0 ? named : homes.filter((home) => isCalled(bare(home.label.text), bare(item.label.text)));
  const alike = called.length > 0 ? called : homes.filter((home) => isAlike(home, item));
  const [home] = alike;
  if (home === undefined || alike.length > 1 || home.label.text === item.label.text) return false;
  if (isOfYear) home.ytdAmount = ytdAmount;
  else {
    home.taxableWages ??= taxableWages;
    if (ytdTaxableWages !== undefined) home.ytdTaxableWages = ytdTaxableWages;
  }
  return true;
}

function bare(label: string): string {
  return normalizeLabel(label).replace(COUNTED, " ").replace(/\s+/g, " ").trim();
}

/** Whether a name has all words of a shorter one, or is written in full what the other abbreviates: `NI`, `National Insurance`. */
function isCalled(name: string, short: string): boolean {
  if (short === "") return false;
  const words = name.split(" ");
  if (short.split(" ").every((word) => words.includes(word))) return true;
  return words.length > 1 && words.map(([first]) => first).join("") === short;
}

/** Whether the vocabulary knows two lines of one list as the same kind of pay. */
function isAlike(one: ItemReading, other: ItemReading): boolean {
  const [first, second] = [typeOf(one), typeOf(other)];
  return first !== null && first === second;
}

function typeOf({ section, label }: ItemReading): string | null {
  const name = bare(label.text);
  const found =
    section === "tax" || section === "employer_tax"
      ? classifyTax(name)
      : section === "earning"
        ? classifyEarning(name)
        : classifyDeduction(name);
  return found.known && found.type !== "other" ? found.type : null;
}
