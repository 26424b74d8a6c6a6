import type { ItemReading } from "../../interpret/reading.ts";
import type { Slot } from "../grammars/slot.ts";
import type { Hypothesis } from "../search/hypothesis.ts";
import { LISTED } from "../votes/roles.ts";
import { sectionOf } from "../votes/sections.ts";

/** Where a number stands among figures of a person: in the row of their headings, or in the column behind their labels. */
function bandsOf({ labelled, entries }: Slot): ReadonlySet<string> {
  const all = [...entries.values()].flat();
  return new Set(
    labelled
      ? all.map(({ column }) => `column ${column.index}`)
      : all.flatMap(({ heads }) => heads.map(({ row }) => `row ${row}`)),
  );
}

/** The lanes of what stands in a band with both gross and net pay, in no list. */
export function lanesAmongFigures({ slots, assignment }: Hypothesis): ReadonlySet<string> {
  const bands = new Map<string, Set<string>>();
  slots.forEach((slot, i) => {
    const { subject } = assignment.roles[i]!;
    const figure = subject === "total_earnings" ? "gross" : subject;
    if (figure === "gross" || figure === "net")
      for (const band of bandsOf(slot)) bands.set(band, (bands.get(band) ?? new Set()).add(figure));
  });
  const isOfList = ({ groups }: Slot): boolean =>
    groups.some(({ text }) => LISTED.has(sectionOf(text) ?? "none"));
  const own = slots.filter(
    (slot) => !isOfList(slot) && [...bandsOf(slot)].some((band) => bands.get(band)?.size === 2),
  );
  return new Set(own.map(({ key }) => key));
}

/**
 * The lines of a person without what figures say again of what was earned and is not paid: `Gross Pay | Cash Tips | Taxes | Net Pay`
 * over lines with the same tips, `Imputed Income` beside a line of group term life. Lines alone say what is none.
 */
export function withoutTakenOut(items: readonly ItemReading[], among: ReadonlySet<string>): ItemReading[] {
  const earned = items.filter(({ section, lane }) => section === "earning" && !among.has(lane ?? ""));
  return items.filter((item) => {
    if (item.section === "earning" || !among.has(item.lane ?? "") || item.amount === null) return true;
    const cents = Math.abs(item.amount.cents);
    if (cents === 0 || !earned.some(({ amount }) => amount?.cents === cents)) return true;
    for (const money of [item.amount, item.ytdAmount]) if (money !== null) money.token.claim = "total";
    return false;
  });
}
