import { test } from "tap";
import { inferFacts } from "../src/infer/document/document-facts.ts";
import { bestInferredOf as read } from "./support/best-inferred.ts";
import { linesOfText } from "./support/page-of.ts";

const HEAD = `
  Payroll details
  Granite Works LLC       Pay period Oct 1, 2026 - Oct 15, 2026    Pay date Oct 20, 2026     Regular payroll

   Employees                       3          Gross pay                $4,300.00        Employee taxes           $497.74
   Employee deductions        $80.00          Reimbursements              $20.00        Net pay                $3,742.26
   Employer taxes            $328.95          Company contributions       $40.00        Total payroll cost     $4,688.95
`;
const CARDS = `
  Joe Adams                                                                          Kitchen · Hourly
  Earnings                   Hours      Rate       Amount      Employee taxes                  Amount
  Regular hours              80.00    $20.00    $1,600.00      Federal Income Tax              $77.46
  Gross pay                                     $1,600.00      Social Security                 $99.20
  Employee deductions                              Amount      Medicare                        $23.20
  401(k)                                           $80.00      Total employee taxes           $199.86
  Total deductions                                 $80.00      Employer taxes                  Amount
                                                               Social Security                 $99.20
  Payment                                          Amount      Medicare                        $23.20
  Paper check                                   $1,320.14      Total employer taxes           $122.40
                                                               Company contributions           Amount
                                                               401(k) match                    $40.00
                                                               Total contributions             $40.00

                                              Net pay $1,320.14    Total employer cost $1,762.40

  Sue Baker                                                                          Office · Salary
  Earnings                   Hours      Rate       Amount      Employee taxes                  Amount
  Salary                     80.00              $1,700.00      Federal Income Tax              $68.88
  Gross pay                                     $1,700.00      Social Security                $105.40
                                                               Medicare                        $24.65
  Reimbursements                                   Amount      Total employee taxes           $198.93
  Reimbursement                                    $20.00
  Payment                                          Amount      Employer taxes                  Amount
  Paper check                                   $1,521.07      Social Security                $105.40
                                                               Medicare                        $24.65
                                                               Total employer taxes           $130.05

                                              Net pay $1,521.07    Total employer cost $1,850.05

  Uma Cole                                                                           Kitchen · Hourly
  Earnings                   Hours      Rate       Amount      Employee taxes                  Amount
  Regular hours              50.00    $20.00    $1,000.00      Federal Income Tax              $22.45
  Gross pay                                     $1,000.00      Social Security                 $62.00
                                                               Medicare                        $14.50
  Payment                                          Amount      Total employee taxes            $98.95
  Direct deposit ****1234                         $901.05
                                                               Employer taxes                  Amount
                                                               Social Security                 $62.00
                                                               Medicare                        $14.50
                                                               Total employer taxes            $76.50

                                                Net pay $901.05    Total employer cost $1,076.50
`;

test("the sums of a report may stand above its people, each beside its label", async (t) => {
  const { output, failed, unclaimed } = read(`${HEAD}${CARDS}`);
  t.match(output.totals, {
    employee_count: 3,
    gross_pay: 4300,
    net_pay: 3742.26,
    total_taxes: 497.74,
    total_deductions: 80,
  });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("sums above people without a count are the company's where they add up", async (t) => {
  const uncounted = HEAD.replace("Employees                       3", "                                 ");
  const { output, failed, unclaimed } = read(`${uncounted}${CARDS}`);
  t.match(output.totals, { employee_count: null, gross_pay: 4300, net_pay: 3742.26 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("how people are employed stands behind where they work, and a check on paper is a payment", async (t) => {
  const { output } = read(`${HEAD}${CARDS}`);
  t.same(
    output.employees.map(({ name, department, earnings, payments }) => [
      name,
      department,
      earnings.map(({ description, type }) => `${description} ${type}`).join(),
      payments.map(({ method, amount }) => `${method} ${amount}`).join(),
    ]),
    [
      ["Joe Adams", "Kitchen", "Regular hours regular", "check 1320.14"],
      ["Sue Baker", "Office", "Salary regular,Reimbursement reimbursement", "check 1521.07"],
      ["Uma Cole", "Kitchen", "Regular hours regular", "direct_deposit 901.05"],
    ],
  );
});

test("a tax on the line right above the columns of the list beside it is no sum of theirs", async (t) => {
  const { output, failed, unclaimed } = read(
    `${HEAD}${CARDS.replace(
      "  Gross pay                                     $1,600.00      Social Security                 $99.20\n  Employee deductions                              Amount      Medicare                        $23.20",
      "  Gross pay                                     $1,600.00      Social Security                 $99.20\n                                                               Medicare Tax                    $23.20\n  Employee deductions                              Amount",
    )}`,
  );
  t.match(
    output.employees[0]!.taxes.map(({ description, amount }) => `${description} ${amount}`),
    ["Federal Income Tax 77.46", "Social Security 99.2", "Medicare Tax 23.2"],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("nor is it where columns left of it have another name than that of a list of lines", async (t) => {
  const cards = CARDS.replace(
    "  Payment                                          Amount      Total employee taxes            $98.95\n  Direct deposit ****1234                         $901.05",
    "                                                               Medicare Tax                    $14.50\n  Payment                                          Amount\n  Direct deposit ****1234                         $901.05      Total employee taxes            $98.95",
  ).replace(/(Uma Cole[^]*?)Medicare  ( +)\$14.50/, "$1          $2      ");
  const { output, failed, unclaimed } = read(`${HEAD}${cards}`);
  t.same(
    output.employees[2]!.taxes.map(({ description, amount }) => `${description} ${amount}`),
    ["Federal Income Tax 22.45", "Social Security 62", "Medicare Tax 14.5"],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("what kind of run a report is about may stand in a phrase of its own", async (t) => {
  t.equal(inferFacts(linesOfText(["Payroll 2026-17 (Regular)"])).get("run_kind")?.text, "Regular");
  t.equal(inferFacts(linesOfText([HEAD])).get("run_kind")?.text, "Regular");
  t.equal(
    inferFacts(linesOfText(["Pay date   9/25/2026\nRun        Regular"])).get("run_kind")?.text,
    "Regular",
  );
  const title = HEAD.replace("Payroll details", "Off-Cycle Payroll Register").replace("Regular payroll", "");
  t.equal(inferFacts(linesOfText([title])).get("run_kind")?.text, "Off-Cycle");
});

test("what kind of run a report is about may stand below the words for it", async (t) => {
  const kindOf = (kind: string): string | undefined =>
    inferFacts(
      linesOfText([
        `
  Harbor Kites LLC            Pay date         Payroll type
  Payroll register            Jun 19, 2026     ${kind}
  `,
      ]),
    ).get("run_kind")?.text;
  t.equal(kindOf("Regular"), "Regular");
  t.equal(kindOf("Biweekly"), undefined);
});

test("labels over the sums of a report, and a count beside them, stand above its people as well", async (t) => {
  const below = read(`
  Payroll details
  Granite Works LLC       Pay period Oct 1, 2026 - Oct 15, 2026    Pay date Oct 20, 2026     Regular payroll

  Gross pay        Employee taxes      Employee deductions     Net pay           Employer taxes
  $4,300.00        $497.74             $80.00                  $3,742.26         $328.95
${CARDS}`);
  t.match(below.output.totals, { gross_pay: 4300, net_pay: 3742.26, total_taxes: 497.74 });
  t.same([below.failed, below.unclaimed], [[], []]);
  const counted = read(`
  Payroll details
  Granite Works LLC       Pay period Oct 1, 2026 - Oct 15, 2026    Pay date Oct 20, 2026     Regular payroll

  3 employees     Gross pay: $4,300.00     Employee taxes: $497.74     Deductions: $80.00     Net pay: $3,742.26
${CARDS}`);
  t.match(counted.output.totals, { employee_count: 3, gross_pay: 4300, total_deductions: 80 });
  t.same([counted.failed, counted.unclaimed], [[], []]);
});

test("sums of fewer people than there are, which do not add up, are not the company's", async (t) => {
  const some = HEAD.replace("Employees                       3", "Employees                       2").replace(
    "$4,300.00",
    "$3,300.00",
  );
  const { output } = read(`${some.replace("$3,742.26", "$2,841.21")}${CARDS}`);
  t.equal(output.totals?.gross_pay ?? null, null);
});

test("how people are employed may stand in one cell with where they work, and is no given name", async (t) => {
  for (const [hourly, salaried] of [
    ["Kitchen, Hourly ", "Office, Salary "],
    ["Kitchen - Full Time", "Office - Part Time"],
  ] as const) {
    const cards = CARDS.replaceAll("Kitchen · Hourly", hourly).replace("Office · Salary", salaried);
    t.same(
      read(`${HEAD}${cards}`).output.employees.map(({ name, department }) => [name, department]),
      [
        ["Joe Adams", "Kitchen"],
        ["Sue Baker", "Office"],
        ["Uma Cole", "Kitchen"],
      ],
    );
  }
});

test("a payment below the word for payments has its amount behind how it is paid", async (t) => {
  const bare = CARDS.replace(
    /\n {2}Employee deductions[^\n]*\n {2}401\(k\)[^\n]*\n {2}Total deductions[^\n]*\n[^\n]*\n/,
    "\n                                                               Medicare                        $23.20\n                                                               Total employee taxes           $199.86\n                                                               Employer taxes                  Amount\n                                                               Social Security                 $99.20\n",
  ).replace("$1,320.14      Total", "$1,400.14      Total");
  const { output, unclaimed } = read(`${HEAD}${bare.replace("Net pay $1,320.14", "Net pay $1,400.14")}`);
  t.match(output.employees[0]!.payments, [{ method: "check", amount: 1400.14 }]);
  t.notOk(unclaimed.includes("$1,400.14"));
});
