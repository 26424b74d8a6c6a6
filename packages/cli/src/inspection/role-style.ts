import type { InspectedRole } from "@paylift/engine";

/** Roles that look alike have one colour: what is paid, withheld, paid by the employer, and the figures of a person. */
export function roleClass({ role }: InspectedRole): string {
  if (role === "earning" || role === "reimbursement") return "role-paid";
  if (role === "tax") return "role-tax";
  if (role === "deduction") return "role-deduction";
  if (role === "employer_tax" || role === "employer_contribution") return "role-employer";
  return role === "none" ? "role-none" : "role-figure";
}

/** `tax, ytd`; an amount of this period is said by the role alone. */
export function roleText(taken: InspectedRole | null): string {
  if (taken === null) return "not read";
  const { role, kind } = taken;
  if (role === "none") return "nothing";
  const words = role.replaceAll("_", " ");
  return kind === "amount" ? words : `${words}, ${kind.replaceAll("_", " ")}`;
}

/** Headings from the outermost to the nearest. */
export function headingText(headings: readonly string[]): string {
  return headings.length === 0 ? "(no heading)" : headings.join(" › ");
}

/** `12.4 bits`, with the sign that says which way. */
export function bitsText(bits: number): string {
  return bits.toFixed(1).replace("-", "−");
}
