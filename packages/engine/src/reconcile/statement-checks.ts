import type { Ledger } from "../canonicalise/ledger.ts";
import type { CheckList } from "./check-list.ts";
import { checkDeductionParts } from "./deduction-part-checks.ts";
import { weightOf } from "./line-amounts.ts";
import { checkParts, linesOfCheck, total, type StatementPart } from "./statement-part.ts";

/** What pay statements print: figures twice, deductions before and after tax, and a page for each employee. */
export function checkStatements(checks: CheckList, ledger: Ledger): void {
  const all = checkParts(ledger);
  const parts = all.flatMap((part) => {
    const { statement } = part.record;
    return statement === undefined ? [] : [{ ...part, statement }];
  });
  for (const part of parts) {
    checkRepeatedFigures(checks, part);
    checkPaidAgain(checks, part);
    checkTaxableWages(checks, part);
  }
  checkDeductionParts(checks, all);
  checkPages(checks, ledger);
}

function checkRepeatedFigures(checks: CheckList, { record, subject, statement }: StatementPart): void {
  for (const { figure, money } of statement.repeated) {
    const first = record.figures.get(figure);
    if (first === undefined) continue;
    checks.add({
      scope: "employee",
      what: `${figure}_printed_twice:${subject}`,
      identity: `${figure} = ${figure} elsewhere on the statement`,
      expected: money.cents,
      actual: first.cents,
      members: figure === "gross_pay" || figure === "net_pay" ? [`${subject}.${figure}`] : [],
      tokens: [money.token, first.token],
      weight: weightOf([money.cents, first.cents]),
    });
  }
}

function checkPaidAgain(checks: CheckList, { record, subject, statement }: StatementPart): void {
  for (const { of, amounts } of statement.again) {
    const net = record.figures.get("net_pay");
    const deposits = record.payments.flatMap(({ method, amount }) =>
      method === "direct_deposit" && amount !== null ? [amount] : [],
    );
    const paid = of === "net_pay" ? (net === undefined ? [] : [net]) : deposits;
    if (paid.length === 0) continue;
    checks.add({
      scope: "employee",
      what: `${of}_printed_again:${subject}`,
      identity:
        of === "net_pay" ? "Σ payments printed again = net_pay" : "Σ deposits printed again = Σ deposits",
      expected: total(amounts),
      actual: total(paid),
      members: of === "net_pay" ? [`${subject}.net_pay`] : [],
      tokens: [...amounts, ...paid].map(({ token }) => token),
      weight: weightOf([...amounts, ...paid].map(({ cents }) => cents)),
    });
  }
}

/** Where the statement marks what is excluded from federal taxable wages, these follow from the gross pay. */
function checkTaxableWages(checks: CheckList, part: StatementPart): void {
  const { record, subject } = part;
  const wages = record.figures.get("federal_taxable_wages");
  const gross = record.figures.get("gross_pay");
  if (wages === undefined || gross === undefined) return;
  const excluded = linesOfCheck(part).flatMap(({ line, amount }) =>
    line.list === "deductions" && line.pretax === true && amount !== null ? [amount] : [],
  );
  checks.add({
    scope: "employee",
    what: `federal_taxable_wages:${subject}`,
    identity: "gross_pay − Σ deductions before tax = federal taxable wages",
    expected: wages.cents,
    actual: gross.cents - total(excluded),
    members: [`${subject}.gross_pay`],
    tokens: [wages, gross, ...excluded].map(({ token }) => token),
    weight: weightOf([wages.cents, gross.cents, ...excluded.map(({ cents }) => cents)]),
  });
}

/** A file of statements prints no total, but where each page with figures is a statement none is missing. */
function checkPages(checks: CheckList, { reading: { statementPages: pages } }: Ledger): void {
  if (pages === undefined) return;
  const complete = pages.printed === pages.read;
  checks.add({
    scope: "document",
    what: "statement_pages:company",
    identity: "pages with a pay statement = pages with figures",
    expected: pages.printed * 100,
    // A page with other figures is no contradiction: then the identity tells nothing.
    actual: complete ? pages.read * 100 : null,
    members: [],
    tokens: [],
    weight: pages.printed,
  });
}
