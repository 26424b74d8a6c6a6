import { test } from "tap";
import { slip } from "./support/made-up-statement.ts";
import { matches } from "./support/matches.ts";
import { checksOf, ledgerOf, proofOf } from "./support/proof-of.ts";

interface Figures {
  name?: string;
  id?: string;
  hourly?: string;
  hourlyYear?: string;
  medicare?: string;
  medicareYear?: string;
  wages?: string;
  net?: string;
  netYear?: string;
  again?: string;
}

/** A statement whose figures add up, with some of them replaced. */
function page({
  name = "Rosa Bell",
  id = "No 101",
  hourly = "800.00",
  hourlyYear = "8,000.00",
  medicare = "-12.00",
  medicareYear = "120.00",
  wages = "700.00",
  net = "688.00",
  netYear = "6,880.00",
  again = "688.00",
}: Figures = {}): string {
  return `
  Acme Slip        Harbor Foods
  Of ${name}       ${id}     Check 7001   Paid 08/21/2026
  Pay                 NOW       YEAR    Taxes          NOW       YEAR
  Hourly         ${hourly.padStart(8)}   ${hourlyYear.padStart(8)}    Medicare    ${medicare.padStart(6)}   ${medicareYear.padStart(8)}
                                        After taxes
                                        401(k)     -100.00*  1,000.00
                    GROSS        NET
  Now              800.00   ${net.padStart(8)}
  Year           8,000.00   ${netYear.padStart(8)}
  Wages ${wages}    Take home ${again}
`;
}

test("a statement whose figures add up is proved, the year to date with it", async (t) => {
  const { score, reasons, checks } = proofOf(slip(), page().replace("08/21/2026", "08/21/2026"));
  t.same(
    checks.filter(({ check }) => check.passed !== true),
    [],
  );
  matches(t, checks.map(({ check }) => check.id).sort(), [
    "document.statement_pages:company",
    "employee.federal_taxable_wages:employees[0]",
    "employee.gross_pay:employees[0]",
    "employee.net_pay:employees[0]",
    "employee.net_pay_printed_twice:employees[0]",
    "employee.ytd_gross_pay:employees[0]",
    "employee.ytd_net_pay:employees[0]",
  ]);
  t.same(
    reasons.map(({ code }) => code),
    ["missing_facts", "checks_passed"],
    "only the period is not printed",
  );
  t.ok(score > 0.9);
});

const MISPRINTS: Record<string, [Figures, string]> = {
  "net pay": [{ net: "678.00" }, "employee.net_pay:employees[0]"],
  "net pay printed twice": [{ again: "687.00" }, "employee.net_pay_printed_twice:employees[0]"],
  "an earning": [{ hourly: "810.00" }, "employee.gross_pay:employees[0]"],
  "taxable wages": [{ wages: "701.00" }, "employee.federal_taxable_wages:employees[0]"],
};

for (const [what, [figures, id]] of Object.entries(MISPRINTS)) {
  test(`a misprint is told: ${what}`, async (t) => {
    const checks = checksOf(slip(), page(figures));
    t.equal(checks.get(id)?.passed, false);
  });
}

test("year-to-date lines that do not add up in general are no contradiction", async (t) => {
  const misprint = page({ hourlyYear: "7,000.00" });
  t.equal(checksOf(slip(), misprint).get("employee.ytd_gross_pay:employees[0]")?.passed, null);
  const others = Array.from({ length: 5 }, (_, i) =>
    page({ name: `Ann ${"BCDEF"[i]}`, id: `No ${200 + i}` }),
  );
  const checks = checksOf(slip(), ...others, misprint);
  t.equal(checks.get("employee.ytd_gross_pay:employees[0]")?.passed, true);
  t.equal(checks.get("employee.ytd_gross_pay:employees[5]")?.passed, false, "but they are where most do");
});

test("a year to date that no sum confirms counts only where it can be one, and was not recognised", async (t) => {
  const alone = (text: string): string =>
    text.replace(/\n.*GROSS.*NET/, "\n                    GROSS        NET").replace(/\n {2}Year.*/, "");
  const codes = (text: string): string[] => proofOf(slip(), alone(text)).reasons.map(({ code }) => code);
  t.ok(codes(page()).includes("unsummed_figures"));
  t.notOk(codes(page()).includes("unproved_figures"));
  t.ok(codes(page({ medicareYear: "2.00" })).includes("unproved_figures"), "less than the current tax");
});

test("a rate with its decimals cut off is confirmed by its product, a wrong one is not", async (t) => {
  const codes = (rate: string): string[] =>
    proofOf(
      slip(),
      `
  Acme Slip        Harbor Foods
  Of Rosa Bell     No 101     Check 7001   Paid 08/21/2026
  Pay         HOURS     RATE        NOW       Taxes          NOW
  Salary      40.00    ${rate}   2,980.77     Medicare    -12.00
                    GROSS        NET
  Now            2,980.77   2,968.77
`,
    ).reasons.map(({ code }) => code);
  t.notOk(codes("74.52").includes("unproved_figures"));
  t.ok(codes("74.53").includes("unproved_figures"));
});

test("a page of other figures leaves open whether every statement was found", async (t) => {
  const other = `
  Summary of the year
  All   1,234.56`;
  const variant = slip();
  t.equal(checksOf(variant, page()).get("document.statement_pages:company")?.passed, true);
  t.equal(checksOf(variant, other, page()).get("document.statement_pages:company")?.passed, null);
});

test("statements of one person are one, with both payments and the latest year to date", async (t) => {
  const first = page();
  const second = page({ hourlyYear: "8,800.00", medicareYear: "132.00" });
  const [employee, ...others] = ledgerOf(slip(), first, second).employees;
  t.equal(others.length, 0);
  matches(t, employee!.lines[0], { amount: 160000, ytdAmount: 880000 });
  t.equal(employee!.payments.length, 2);
});

test("without ids the year to date tells namesakes apart", async (t) => {
  const people = (...pages: string[]): number => ledgerOf(slip(), ...pages).employees.length;
  const first = page({ id: "-" });
  t.equal(people(first, page({ id: "-", hourlyYear: "8,800.00" })), 1, "it goes on from the other");
  t.equal(people(page({ id: "-", hourlyYear: "8,800.00" }), first), 1, "in either order");
  t.equal(people(first, page({ id: "-", hourlyYear: "9,000.00", medicareYear: "99.00" })), 2);
});
