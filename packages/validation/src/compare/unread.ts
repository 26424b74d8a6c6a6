import type { Cents } from "@paylift/canonical";
import type { Person } from "../model/person.ts";
import type { Side } from "../model/side.ts";
import type { Comparison } from "./comparison.ts";
import type { PrintedItems } from "./printed-items.ts";

export type PayField = "gross_pay" | "net_pay";

export function payOf({ grossCents, netCents }: Person, field: PayField): Cents | null {
  return field === "gross_pay" ? grossCents : netCents;
}

/**
 * Whether the pay of a person is missing because it could not be read: the reading says so, or the document prints it for
 * others and the person was paid. Where it is printed for nobody the layout leaves it out.
 */
export function isUnread(
  person: Person,
  field: PayField,
  otherSide: Cents | null,
  { pay, unreadable }: PrintedItems,
): boolean {
  if (payOf(person, field) !== null) return false;
  if (unreadable.has(`employees[${person.index}].${field}`)) return true;
  const isPaid =
    (otherSide ?? 0) !== 0 || person.lines.some(({ netSign, cents }) => netSign !== 0 && cents !== 0);
  return pay[field] && isPaid;
}

/** Tells everything else that a reading names as printed and not read, so that nobody takes what is not there for equal. */
export function tellUnread(source: Side, target: Side, { untested }: Comparison): void {
  for (const [name, { unreadable }] of [
    ["source", source],
    ["target", target],
  ] as const)
    for (const path of unreadable) untested.addUnread(fieldOf(path), name, path);
}

/** `taxes.amount` of `employees[3].taxes[1].amount`. */
function fieldOf(path: string): string {
  return path.replace(/^employees\[\d+\]\.?/, "").replaceAll(/\[\d+\]/g, "") || "employees";
}
