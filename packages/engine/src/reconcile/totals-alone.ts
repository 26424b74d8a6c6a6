import type { Cents } from "@paylift/canonical";
import { linesOfRecord } from "../canonicalise/build-ledger.ts";
import type { Ledger, LedgerLine } from "../canonicalise/ledger.ts";
import type { RecordReading } from "../interpret/reading.ts";
import { PAY } from "../variants/figures-of-people.ts";
import type { FigureName } from "../variants/variant-schema.ts";
import type { CheckList } from "./check-list.ts";
import { amountTokens } from "./line-amounts.ts";
import { effectOnGross, effectOnNet } from "./pay-effect.ts";
import { addSum, subjectOf, type Term } from "./total-parts.ts";

/** Sums of lines, and what a line adds to each. */
const SUMS: readonly [FigureName, string, (line: LedgerLine) => Cents][] = [
  ["gross_pay", "Σ earnings in gross = gross_pay", effectOnGross],
  ["total_taxes", "Σ taxes = printed total of taxes", ({ list, amount }) => (list === "taxes" ? amount : 0)],
  [
    "total_deductions",
    "Σ deductions = printed total of deductions",
    (line) => (line.list === "deductions" && line.role !== "employer_cost" ? line.amount : 0),
  ],
  [
    "total_employer_taxes",
    "Σ employer taxes = printed total of employer taxes",
    ({ list, amount }) => (list === "employer_taxes" ? amount : 0),
  ],
  [
    "total_employer_contributions",
    "Σ employer contributions = printed total of employer contributions",
    ({ list, amount }) => (list === "employer_contributions" ? amount : 0),
  ],
];

/**
 * Foots the totals of a document that names nobody, or prints no lines of those whom it names, by their own lines, and the
 * company's by its departments'.
 */
export function checkTotalsAlone(checks: CheckList, { employees, totals, reading }: Ledger): void {
  const departments = totals.filter(({ scope }) => scope === "department");
  totals.forEach((total, number) => {
    const lines = linesOfRecord(total, reading);
    // Sums without lines are footed by those of the people.
    if (employees.length > 0 && lines.length === 0) return;
    const scope = total.scope === "department" ? "department" : "document";
    const subject = subjectOf(total, number);
    for (const [figure, identity, effect] of SUMS) {
      const printed = total.figures.get(figure);
      const terms = termsOf(lines, effect);
      if (printed === undefined || terms.length === 0) continue;
      addSum(checks, scope, `${figure}:${subject}`, identity, printed.cents, [printed.token], terms);
    }
    checkNet(checks, scope, subject, total, lines);
    if (scope === "document") checkDepartments(checks, total, departments);
  });
}

function checkNet(
  checks: CheckList,
  scope: "document" | "department",
  subject: string,
  { figures }: RecordReading,
  lines: readonly LedgerLine[],
): void {
  const [gross, net] = [figures.get("gross_pay"), figures.get("net_pay")];
  const terms = [...termsOf(lines, effectOnNet), ...unlisted(figures, lines)];
  if (gross === undefined || net === undefined || terms.length === 0) return;
  const first = { cents: gross.cents, tokens: [gross.token], path: "totals.gross_pay" };
  const identity = "gross_pay − Σ taxes − Σ deductions = net_pay";
  addSum(checks, scope, `net_pay:${subject}`, identity, net.cents, [net.token], [first, ...terms]);
}

const WITHHELD = [
  ["total_taxes", "taxes"],
  ["total_deductions", "deductions"],
] as const;

/** Sums of what is withheld that no lines are printed of. */
function unlisted(figures: RecordReading["figures"], lines: readonly LedgerLine[]): Term[] {
  return WITHHELD.flatMap(([figure, list]) => {
    const printed = figures.get(figure);
    if (printed === undefined || printed.cents === 0 || lines.some((line) => line.list === list)) return [];
    return [{ cents: -printed.cents, tokens: [printed.token], path: `totals.${figure}` }];
  });
}

function checkDepartments(
  checks: CheckList,
  total: RecordReading,
  departments: readonly RecordReading[],
): void {
  for (const figure of PAY) {
    const printed = total.figures.get(figure);
    const parts = departments.flatMap((department) => department.figures.get(figure) ?? []);
    if (printed === undefined || departments.length < 2 || parts.length < departments.length) continue;
    const terms = parts.map(({ cents, token }) => ({ cents, tokens: [token], path: `totals.${figure}` }));
    const identity = `Σ ${figure} of the departments = printed total`;
    addSum(checks, "document", `${figure}:departments`, identity, printed.cents, [printed.token], terms);
  }
}

function termsOf(lines: readonly LedgerLine[], effect: (line: LedgerLine) => Cents): Term[] {
  return lines.flatMap((line) => {
    const cents = effect(line);
    return cents === 0 ? [] : [{ cents, tokens: amountTokens(line), path: line.list }];
  });
}
