import { normalizeLabel } from "@paylift/canonical";
import type { PlacedHeading } from "./placed-heading.ts";

const OF_EMPLOYEE = /^(?:employee|ee) cost$/;
const HOURS = /\b(?:hours|hrs)\b/;
const COUNT = /^(?:units?|qty|quantity|pieces|pcs)$/;

/**
 * What headings of a row mean beside each other: of a cost the employee has a part and the company has one (`Employee
 * Cost` beside `Employer Cost`), beside hours units are pieces, and beside employees payees get what is withheld.
 */
export function besideEachOther(row: readonly PlacedHeading[]): PlacedHeading[] {
  const labels = new Map(row.map((heading) => [heading, normalizeLabel(heading.cell.text)]));
  const parted = row.some((heading) => OF_EMPLOYEE.test(labels.get(heading)!)) && row.some(isCompanysCost);
  const counted = row.some((heading) => heading.role === "hours" && HOURS.test(labels.get(heading)!));
  const isPaidFor = row.some((heading) => heading.text === "name" && labels.get(heading) !== "payee");
  return row.map((heading) => {
    const label = labels.get(heading)!;
    if (parted && OF_EMPLOYEE.test(label)) return { ...heading, role: "employee_amount", figure: null };
    if (parted && isCompanysCost(heading)) return { ...heading, figure: null };
    if (isPaidFor && heading.text === "name" && label === "payee") return { ...heading, text: "status" };
    return counted && heading.role === "hours" && COUNT.test(label) ? { ...heading, role: "aside" } : heading;
  });
}

function isCompanysCost({ role, figure }: PlacedHeading): boolean {
  return role === "employer_amount" && figure === "employer_cost";
}
