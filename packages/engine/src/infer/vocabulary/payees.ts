import { normalizeLabel } from "@paylift/canonical";
import { headingOf } from "./headings.ts";

/** Whether a heading is one of payees: of employees, or of who gets what is withheld from these. */
export function namesPayees(text: string): boolean {
  return normalizeLabel(text) === "payee";
}

/** Whether payees get what is withheld: beside a column of employees, or of deductions and their codes or cases. */
export function arePaidFor(headings: readonly string[]): boolean {
  const columns = headings.map((text) => (namesPayees(text) ? null : headingOf(text)));
  if (columns.some((column) => column?.text === "name")) return true;
  const areListed = columns.some((column) => column?.section === "deduction" && column.role === null);
  return areListed && columns.some((column) => column?.text === "code" || column?.text === "status");
}
