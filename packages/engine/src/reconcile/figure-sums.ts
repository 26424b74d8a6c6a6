import { sumMoney } from "@paylift/canonical";
import type { LedgerLine, ListName } from "../canonicalise/ledger.ts";
import type { MoneyReading } from "../interpret/reading.ts";
import type { FigureName } from "../variants/variant-schema.ts";
import { linesOf, lineTerms, type Part, type Term } from "./total-parts.ts";

/** A printed sum of lines of one list. */
interface FigureSum {
  figure: FigureName;
  list: ListName;
  lines: (line: LedgerLine) => boolean;
  identity: string;
}

export const FIGURE_SUMS: readonly FigureSum[] = [
  {
    figure: "total_taxes",
    list: "taxes",
    lines: (line) => line.list === "taxes",
    identity: "Σ taxes of the employees = printed total of taxes",
  },
  {
    figure: "total_deductions",
    list: "deductions",
    lines: (line) => line.list === "deductions" && line.role !== "employer_cost",
    identity: "Σ deductions of the employees = printed total of deductions",
  },
  {
    figure: "total_reimbursements",
    list: "earnings",
    lines: (line) => line.list === "earnings" && !line.inGross && line.role === "cash",
    identity: "Σ reimbursements of the employees = printed total of reimbursements",
  },
  {
    figure: "total_employer_taxes",
    list: "employer_taxes",
    lines: (line) => line.list === "employer_taxes",
    identity: "Σ employer taxes of the employees = printed total of employer taxes",
  },
  {
    figure: "total_employer_contributions",
    list: "employer_contributions",
    lines: (line) => line.list === "employer_contributions",
    identity: "Σ employer contributions of the employees = printed total of employer contributions",
  },
];

/** What a total may be the sum of beside the lines that it is called after: of deductions the taxes, of taxes and plans the company's taxes. */
const WITH_OTHERS: Partial<Record<FigureName, { other: (line: LedgerLine) => boolean; identity: string }>> = {
  total_deductions: {
    other: (line) => line.list === "taxes",
    identity: "Σ taxes + Σ deductions of the employees = printed total of deductions",
  },
  total_taxes: {
    other: (line) => line.list === "employer_taxes",
    identity: "Σ taxes + Σ employer taxes of the employees = printed total of taxes",
  },
  total_employer_contributions: {
    other: (line) => line.list === "employer_taxes",
    identity: "Σ employer taxes + Σ employer contributions of the employees = printed total of both",
  },
};

/** The lines that a total is called after and the others, where it is the sum of both; else null. */
export function bothTerms(
  members: readonly Part[],
  figure: FigureName,
  { cents }: MoneyReading,
): { terms: Term[]; identity: string } | null {
  const own = FIGURE_SUMS.find((sum) => sum.figure === figure);
  const both = WITH_OTHERS[figure];
  if (own === undefined || both === undefined) return null;
  const amounts = linesOf(members).filter((line) => both.other(line) || own.lines(line));
  if (sumMoney(amounts.map(({ amount }) => amount)) !== cents) return null;
  const [others, named] = [lineTerms(members, both.other), lineTerms(members, own.lines)];
  return others.length > 0 && named.length > 0
    ? { terms: [...others, ...named], identity: both.identity }
    : null;
}
