import { parseMoney } from "@paylift/canonical";

/** The sizes of the amounts among figures that became no field, added up. */
export function unclaimedCents(unclaimed: unknown): number {
  const figures: unknown[] = Array.isArray(unclaimed) ? unclaimed : [];
  const cents = figures.reduce<number>((sum, figure) => sum + Math.abs(centsOf(figure)), 0);
  // Of figures that no payroll has.
  return Number.isSafeInteger(cents) ? cents : Number.MAX_SAFE_INTEGER;
}

function centsOf(figure: unknown): number {
  const text: unknown = Reflect.get(Object(figure), "text");
  return typeof text === "string" ? (parseMoney(text) ?? 0) : 0;
}
