import type { MemoKind, Wording } from "@paylift/samples/parts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { contributionSums, deductionSums, type LabelledSums } from "../sums.ts";
import { drawListing } from "./listing.ts";

const PLAN_OF: Record<MemoKind, "401k" | "medical" | "dental" | "hsa"> = {
  match: "401k",
  medical: "medical",
  dental: "dental",
  hsa: "hsa",
};

/** A contribution of the company stands under its plan and has no name of its own. */
export const namedAfterPlans = (wording: Wording): Wording => ({
  ...wording,
  memo: (kind) => wording.deduction(PLAN_OF[kind]),
});

/** Who pays how much into which plan. */
function draw(job: Job): Drawn {
  const { payroll, traits, print, random } = job;
  const employer = random.chance(0.7);
  const own = deductionSums(job);
  const company = contributionSums(job);
  const labels = [...new Set([...own.labels, ...(employer ? company.labels : [])])];
  const money = (cents: number): string => print.orZero(cents, print.money(cents));
  const added = (sums: LabelledSums, label: string, people: typeof payroll.employees): number =>
    people.reduce((sum, employee) => sum + sums.cents(employee, label), 0);
  const figures = (ownCents: number, companyCents: number): string[] =>
    employer ? [ownCents, companyCents, ownCents + companyCents].map(money) : [money(ownCents)];
  const everybody = payroll.employees;
  const all = (sums: LabelledSums): number =>
    sums.labels.reduce((sum, label) => sum + added(sums, label, everybody), 0);
  const sheet = drawListing(job, {
    title: random.pick([
      "Benefits Summary by Plan",
      "Deduction Report by Plan",
      "Benefit Deductions by Plan",
    ]),
    headings: employer ? ["Employee Amount", "Employer Amount", "Total Amount"] : ["Employee Amount"],
    groups: labels.map((label) => ({
      label,
      members: everybody.filter(
        (employee) => own.cents(employee, label) !== 0 || (employer && company.cents(employee, label) !== 0),
      ),
      figures: (members) => figures(added(own, label, [...members]), added(company, label, [...members])),
    })),
    totalOf: (label) => random.pick(["Plan Total", `Total ${label}`]),
    grand: traits.grandTotals ? { label: "Grand Total", figures: figures(all(own), all(company)) } : null,
  });
  return {
    sheet,
    formatType: "benefits_summary",
    reading: {
      pay: false,
      earnings: null,
      deductions: true,
      taxes: false,
      employer: { taxes: false, contributions: employer },
      taxableCents: null,
      ytdCents: null,
      payments: false,
      ids: traits.ids,
      departments: false,
      totals: traits.grandTotals ? { pay: false, taxes: false, deductions: true, employees: false } : null,
    },
  };
}

export const byPlan: AdversarialLayout = {
  name: "by-plan",
  payroll: { ...PLAIN_PAYROLL, severalChecks: true, listing: "alphabetical" },
  mostKinds: null,
  reword: namedAfterPlans,
  draw,
};
