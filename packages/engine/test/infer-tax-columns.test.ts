import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";

const REPORT = `
  Quarterly Tax Report by Employee
  Harbor Kite Supply Co.      Quarter 1, 2026     January 1, 2026 to March 31, 2026

                                           Federal Income Tax           Medicare                     State Income Tax  State Unemployment
                                 Gross      Taxable             Taxable                         Taxable             Taxable
  Emp    Employee           St   Wages        Wages   Withheld    Wages   Withheld  Employer      Wages   Withheld    Wages  Employer
  3107   Bellwether, Rosa   SC   10,000.00  9,500.00    482.93  10,000.00   145.00    145.00    9,500.00   579.52  7,000.00    77.00
  3017   Okafor, Miguel     SC    3,000.00  3,000.00    130.29   3,000.00    43.50     43.50    3,000.00   187.16  3,000.00    33.00
  3062   Drummond, Ann      GA    8,000.00  7,600.00    303.24       0.00     0.00      0.00    7,600.00   332.54  8,000.00    88.00
  Total SC (2)                   13,000.00 12,500.00    613.22  13,000.00   188.50    188.50   12,500.00   766.68 10,000.00   110.00
  Total GA (1)                    8,000.00  7,600.00    303.24       0.00     0.00      0.00    7,600.00   332.54  8,000.00    88.00
  Total of report (3 employees)  21,000.00 20,100.00    916.46  13,000.00   188.50    188.50   20,100.00 1,099.22 18,000.00   198.00

  Taxes withheld from employees 2,204.18       Employer taxes 386.50
`;

test("names of taxes stand over the columns of each, whose own names take two lines", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(REPORT);
  const [rosa] = output.employees;
  t.equal(rosa!.gross_pay, 10000);
  t.same(
    [...rosa!.taxes, ...rosa!.employer_taxes].map(({ type, taxable_wages: wages, amount }) => [
      type,
      wages,
      amount,
    ]),
    [
      ["federal_income", 9500, 482.93],
      ["medicare", 10000, 145],
      ["state_income", 9500, 579.52],
      ["medicare", 10000, 145],
      ["state_unemployment", 7000, 77],
    ],
  );
  t.match(output.totals, { employee_count: 3, gross_pay: 21000, total_taxes: 2204.18 });
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("the state in a column beside a name is that of the taxes which only a state levies", (t) => {
  const { employees } = bestInferredOf(REPORT).output;
  t.same(
    employees.map((each) => each.taxes.map(({ jurisdiction }) => jurisdiction)),
    [
      ["US", "US", "US-SC"],
      ["US", "US", "US-SC"],
      ["US", "US", "US-GA"],
    ],
  );
  t.same(
    employees.map((each) => each.employer_taxes.at(-1)!.jurisdiction),
    ["US-SC", "US-SC", "US-GA"],
  );
  t.end();
});
