import type { CanonicalOutput, Employee } from "@paylift/canonical";
import type { Random } from "@paylift/samples";

/** What a new provider prints differently without paying differently: labels, codes, ids, columns. */
export interface Layout {
  ids: "same" | "prefixed" | "none" | "renumbered";
  codes: boolean;
  taxableWages: boolean;
  employerItems: boolean;
  capitals: boolean;
}

export function generateLayout(random: Random): Layout {
  return {
    ids: random.pick(["same", "prefixed", "none", "renumbered"]),
    codes: random.chance(0.5),
    taxableWages: random.chance(0.7),
    employerItems: random.chance(0.7),
    capitals: random.chance(0.3),
  };
}

/** Prints a run in another layout, in place. */
export function printIn(layout: Layout, output: CanonicalOutput, random: Random): void {
  const ids = random.shuffle(output.employees.map(({ employee_id }) => employee_id));
  for (const [index, employee] of output.employees.entries()) {
    // In another order, and none that the old provider gave: an old number of somebody else would be an error to tell.
    if (layout.ids === "renumbered") employee.employee_id = `7${ids[index] ?? ""}`;
    if (layout.ids === "prefixed") employee.employee_id = `E-${String(index + 1).padStart(5, "0")}`;
    if (layout.ids === "none") employee.employee_id = "";
    if (layout.capitals) employee.name = employee.name.toUpperCase();
    employee.department = employee.department?.split(" ")[layout.codes ? 0 : 1] ?? null;
    printLines(layout, employee);
  }
}

function printLines(layout: Layout, employee: Employee): void {
  const lines = [
    ...employee.earnings,
    ...employee.deductions,
    ...employee.taxes,
    ...employee.employer_taxes,
    ...employee.employer_contributions,
  ];
  for (const line of lines) {
    if (layout.codes)
      line.code = line.description
        .replaceAll(/[^A-Za-z0-9]/g, "")
        .slice(0, 5)
        .toUpperCase();
    line.description = `${line.description} (new)`;
  }
  if (!layout.taxableWages) for (const line of employee.taxes) line.taxable_wages = null;
  if (!layout.employerItems) {
    employee.employer_taxes = [];
    employee.employer_contributions = [];
  }
}
