import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, describedWithYear } from "./support/plain-lines.ts";

const PARISH = `
                             Saint Brendan's Parish Church
     Payroll Journal for the month of September 1, 2026 through September 30, 2026, paid September 30, 2026
               Each figure is for this month; the figure in parentheses is for the year to date.

  Rosa M. de la Cruz, Rector                                                                              No. 101
  Compensation                               Taxes withheld                             Deductions
  Stipend            2,886.00 (25,974.00)    Federal Income Tax   318.27 (2,864.43)     Health Plan    186.00 (1,674.00)
  Housing Allowance    962.00 (8,658.00)     VA Income Tax        141.12 (1,270.08)
  SECA Offset          302.50 (2,722.50)
  Gross compensation 4,150.50, less taxes 459.39, less deductions 186.00; net pay 3,505.11, paid by direct deposit.

  Miguel R. Okafor, Choir Director                                                                        No. 107
  Compensation                               Taxes withheld                             Deductions
  Wages 150 hrs at 22.25  3,337.50 (30,037.50)  Federal Income Tax 284.87 (2,563.83)    Health Plan    172.00 (1,548.00)
  Mileage Reimbursement   63.00 (567.00)     Medicare              48.39 (435.51)       403(b) Annuity 166.88 (1,501.92)
  Gross compensation 3,337.50 plus reimbursement 63.00, less taxes 333.26, less deductions 338.88; net pay 2,728.36, paid by check 6046.

  Ingrid S. Lattimore, Organist (on leave)                                                                No. 113
  Compensation                               Taxes withheld                             Deductions
  Wages                  0.00 (7,535.00)     none                                       none
  Gross compensation 0.00; net pay 0.00. Nothing was paid this month.

  Ann K. Drummond, Bookkeeper                                                                             No. 116
  Compensation                               Taxes withheld                             Deductions
  Salary             2,961.94 (26,657.46)    Federal Income Tax   221.44 (1,992.96)     Pledge         130.00 (1,170.00)
  Gross compensation 2,961.94, less taxes 221.44, less deductions 130.00; net pay 2,610.50, paid by direct deposit.

  Journal totals. Persons listed: 4. Gross compensation 10,449.94; reimbursements 63.00; taxes withheld 1,014.09;
  deductions 654.88; net pay 8,843.97.

  Paid by the parish on behalf of staff
  Name                         Clergy Pension     403(b) Match      Health Plan     Employer FICA        Total
  Rosa M. de la Cruz                   747.09                            600.10                       1,347.19
  Miguel R. Okafor                                       83.44           558.10            242.16       883.70
  Ann K. Drummond                                        74.05                             220.47       294.52
  Total                                747.09           157.49         1,158.20            462.63     2,525.41
`;

test("what somebody does stands behind their name, and the year in brackets behind the period", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(PARISH);
  t.same(
    output.employees.map(({ name, employee_id: id }) => [name, id]),
    [
      ["Rosa M. de la Cruz", "101"],
      ["Miguel R. Okafor", "107"],
      ["Ingrid S. Lattimore", "113"],
      ["Ann K. Drummond", "116"],
    ],
  );
  t.same(describedWithYear(output.employees[0]!.earnings), [
    "Stipend 2886 25974",
    "Housing Allowance 962 8658",
    "SECA Offset 302.5 2722.5",
  ]);
  t.same(describedWithYear(output.employees[2]!.earnings), ["Wages 0 7535"]);
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("a sentence sums a person up, and one all of them", (t) => {
  const { employees, totals } = bestInferredOf(PARISH).output;
  t.match(employees[1], {
    gross_pay: 3337.5,
    net_pay: 2728.36,
    payments: [{ number: "6046", method: "check", amount: 2728.36 }],
  });
  t.match(totals, { employee_count: 4, gross_pay: 10449.94, total_taxes: 1014.09, net_pay: 8843.97 });
  t.end();
});

test("hours and the rate that they are paid at stand behind the name of a line", (t) => {
  const { earnings } = bestInferredOf(PARISH).output.employees[1]!;
  t.match(earnings, [
    { description: "Wages", type: "regular", hours: 150, rate: 22.25, amount: 3337.5, ytd_amount: 30037.5 },
    { description: "Mileage Reimbursement", type: "reimbursement", role: "cash" },
  ]);
  t.end();
});

test("a table of what the company pays may leave out those for whom it pays nothing", (t) => {
  const [rosa, miguel, ingrid] = bestInferredOf(PARISH).output.employees;
  t.same(described(rosa!.employer_contributions), ["Clergy Pension 747.09", "Health Plan 600.1"]);
  t.same(described(miguel!.employer_contributions), ["403(b) Match 83.44", "Health Plan 558.1"]);
  t.match(miguel!.employer_taxes, [{ type: "fica", amount: 242.16 }]);
  t.same(ingrid!.employer_contributions, []);
  t.end();
});

test("a stipend is somebody's pay where they have no other", (t) => {
  const { employees } = bestInferredOf(PARISH).output;
  t.match(employees[0]!.earnings[0], { description: "Stipend", type: "regular" });
  const beside = PARISH.replace("Housing Allowance    962.00", "Salary               962.00");
  t.match(bestInferredOf(beside).output.employees[0]!.earnings[0], { description: "Stipend", type: "other" });
  t.end();
});

test("jobs in brackets and behind dashes are parted from names as well", (t) => {
  for (const [before, behind] of [
    [" (", ")"],
    [" - ", ""],
  ] as const) {
    const text = PARISH.replace(/, (Rector|Choir Director|Bookkeeper) {3}/g, `${before}$1${behind}`);
    const names = bestInferredOf(text).output.employees.map(({ name }) => name);
    t.same(names, ["Rosa M. de la Cruz", "Miguel R. Okafor", "Ingrid S. Lattimore", "Ann K. Drummond"]);
  }
  t.end();
});

test("brackets are a minus where only some lines have them", (t) => {
  const { employees } = bestInferredOf(`
  Payroll Register                                   Pay period 05/01/2026 - 05/15/2026
  Employee             Regular      Docked        Gross       Medicare         Net
  Bellwether, Rosa     2,000.00     (50.00)    1,950.00          28.28    1,921.72
  Okafor, Miguel       1,500.00     (25.00)    1,475.00          21.39    1,453.61
  Drummond, Ann        1,200.00     (40.00)    1,160.00          16.82    1,143.18
  Lattimore, Ingrid        10.00    (90.00)      (80.00)          0.00      (80.00)
  `).output;
  t.same(described(employees[0]!.earnings), ["Regular 2000", "Docked -50"]);
  t.same(described(employees[3]!.earnings), ["Regular 10", "Docked -90"]);
  t.end();
});
