import { classifyEarning } from "@paylift/canonical";
import type { ItemReading } from "../interpret/reading.ts";

/** Registers with fixed columns print hours and amounts of a code in different places of a record. */
export function pairHours(items: readonly ItemReading[]): ItemReading[] {
  const hoursOnly = items.filter(({ hours, amount }) => hours !== null && amount === null);
  if (hoursOnly.length === 0) return [...items];
  const paired = new Map<ItemReading, ItemReading>();
  const used = new Set<ItemReading>();
  for (const hours of hoursOnly) {
    const canHave = (item: ItemReading): boolean =>
      item.section === hours.section && item.amount !== null && item.hours === null && !paired.has(item);
    const partner =
      items.find((item) => canHave(item) && keyOf(item) === keyOf(hours)) ??
      items.find((item) => canHave(item) && stemOf(item) === stemOf(hours)) ??
      onlyOfType(items.filter(canHave), hours);
    if (partner === undefined) continue;
    const ofYear = partner.ytdHours ?? hours.ytdHours;
    paired.set(partner, {
      ...partner,
      hours: hours.hours,
      rate: partner.rate ?? hours.rate,
      ...(ofYear === undefined ? {} : { ytdHours: ofYear }),
    });
    used.add(hours);
  }
  return items.filter((item) => !used.has(item)).map((item) => paired.get(item) ?? item);
}

/** Registers that list the year beside the current pay, line for line or not, print a code's figures in two places. */
export function pairYear(items: readonly ItemReading[]): ItemReading[] {
  const yearOnly = items.filter(
    ({ hours, amount, ytdAmount }) => ytdAmount !== null && amount === null && hours === null,
  );
  if (yearOnly.length === 0) return [...items];
  const paired = new Map<ItemReading, ItemReading>();
  const used = new Set<ItemReading>();
  for (const year of yearOnly) {
    const partner = items.findLast(
      (item) =>
        item.section === year.section &&
        item.ytdAmount === null &&
        !paired.has(item) &&
        keyOf(item) === keyOf(year),
    );
    if (partner === undefined) continue;
    const { ytdAmount, ytdHours } = year;
    paired.set(partner, { ...partner, ytdAmount, ...(ytdHours === undefined ? {} : { ytdHours }) });
    used.add(year);
  }
  return items.filter((item) => !used.has(item)).map((item) => paired.get(item) ?? item);
}

function keyOf({ code, label }: ItemReading): string {
  return code ?? label.text;
}

const OF_HOURS = /\b(?:hours|hrs|wages|pay|earnings|amount|amt)\b/gi;

/** Columns of hours and of amounts may be named after what they hold: `Regular Hours`, `Regular Wages`. */
function stemOf({ code, label }: ItemReading): string {
  const stem = label.text.replace(OF_HOURS, " ").replace(/\s+/g, " ").trim();
  return code ?? (stem === "" ? label.text : stem);
}

/** `Reg Hrs` are the hours of `Regular` where nothing else is paid that is called so. */
function onlyOfType(items: readonly ItemReading[], hours: ItemReading): ItemReading | undefined {
  const { label } = hours;
  if (hours.section !== "earning" || label.text.replace(OF_HOURS, " ") === label.text) return undefined;
  const { type, known } = classifyEarning(label.text);
  const same = items.filter((item) => known && classifyEarning(item.label.text).type === type);
  return same.length === 1 ? same[0] : undefined;
}
