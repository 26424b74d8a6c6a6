import type { Employee, Wording } from "@paylift/samples/parts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { employerTaxSums, sumOfChecks, taxSums, type LabelledSums } from "../sums.ts";
import { drawListing } from "./listing.ts";

/** The company's part of a tax stands under the tax, beside the part of the employee. */
const namedAfterTaxes = (wording: Wording): Wording => ({
  ...wording,
  employerTax: (line) => {
    const { kind, state, cents } = line;
    if (kind === "federal_unemployment" || kind === "employment_training") return wording.employerTax(line);
    return wording.tax({ kind, state, city: null, cents });
  },
});

const wagesOf = (employee: Employee): number => sumOfChecks(employee, "grossCents");

/** Who owes how much of which tax on which wages. */
function draw(job: Job): Drawn {
  const { payroll, traits, print, random } = job;
  const employer = random.chance(0.7);
  const own = taxSums(job);
  const company = employerTaxSums(job);
  const labels = [...new Set([...own.labels, ...(employer ? company.labels : [])])];
  const money = (cents: number): string => print.orZero(cents, print.money(cents));
  const added = (people: readonly Employee[], cents: (employee: Employee) => number): number =>
    people.reduce((sum, employee) => sum + cents(employee), 0);
  const of = (sums: LabelledSums, people: readonly Employee[], label: string): number =>
    added(people, (employee) => sums.cents(employee, label));
  const all = (sums: LabelledSums): number =>
    sums.labels.reduce((sum, label) => sum + of(sums, payroll.employees, label), 0);
  const sheet = drawListing(job, {
    title: random.pick(["Tax Report by Agency", "Quarterly Tax Report", "Tax Liability by Agency"]),
    headings: ["Taxable Wages", "Employee Tax", ...(employer ? ["Employer Tax"] : [])],
    groups: labels.map((label) => ({
      label,
      members: payroll.employees.filter(
        (employee) => own.cents(employee, label) !== 0 || (employer && company.cents(employee, label) !== 0),
      ),
      figures: (members) => [
        print.money(added(members, wagesOf)),
        money(of(own, members, label)),
        ...(employer ? [money(of(company, members, label))] : []),
      ],
    })),
    totalOf: (label) => `Total ${label}`,
    grand: traits.grandTotals
      ? {
          label: "Grand Total",
          figures: ["", print.money(all(own)), ...(employer ? [print.money(all(company))] : [])],
        }
      : null,
  });
  return {
    sheet,
    formatType: "tax_report",
    reading: {
      pay: false,
      earnings: null,
      deductions: false,
      taxes: true,
      employer: { taxes: employer, contributions: false },
      taxableCents: wagesOf,
      ytdCents: null,
      payments: false,
      ids: traits.ids,
      departments: false,
      totals: traits.grandTotals ? { pay: false, taxes: true, deductions: false, employees: false } : null,
    },
  };
}

export const byAgency: AdversarialLayout = {
  name: "by-agency",
  payroll: { ...PLAIN_PAYROLL, severalChecks: true, listing: "alphabetical" },
  mostKinds: null,
  reword: namedAfterTaxes,
  draw,
};
