import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";

const HEAD = `
  Harbor Kites LLC
  Payroll Journal                                     Period 08/02/2026 - 08/08/2026    Check Date 08/13/2026
`;

const PEOPLE = `${HEAD}
  ID     Employee            Gross Pay     Federal W/H    Dental    Net Pay

  Sewing - Hall 2
  1042   Bellwether, Rosa       800.00           80.00     10.00     710.00
  1043   Okafor, Miguel         600.00           60.00      0.00     540.00
  Rigging - Hall 3
  1051   Fontaine, Claire       900.00           90.00     10.00     800.00
  1052   Lindqvist, Olof        700.00           70.00      0.00     630.00
`;

test("sums of all departments may stand in a table below all people, with how many they are", (t) => {
  const { output, held, failed, unclaimed } = bestInferredOf(`${PEOPLE}
  Totals by Hall
  Hall               Employees    Gross Pay     Taxes    Deductions    Net Pay
  Sewing Hall 2              2     1,400.00    140.00         10.00   1,250.00
  Rigging Hall 3             2     1,600.00    160.00         10.00   1,430.00
  Company Totals             4     3,000.00    300.00         20.00   2,680.00
  `);
  t.equal(output.employees.length, 4);
  t.match(output.totals, { employee_count: 4, gross_pay: 3000, total_deductions: 20, net_pay: 2680 });
  t.ok(held.filter((id) => id.startsWith("department.")).length >= 4);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a table of departments that does not add up is reported", (t) => {
  const { failed } = bestInferredOf(`${PEOPLE}
  Totals by Hall
  Hall               Employees    Gross Pay     Taxes    Deductions    Net Pay
  Sewing Hall 2              2     1,400.01    140.00         10.00   1,250.00
  Rigging Hall 3             2     1,600.00    160.00         10.00   1,430.00
  Company Totals             4     3,000.00    300.00         20.00   2,680.00
  `);
  t.ok(failed.some((id) => id.startsWith("department.gross_pay")));
  t.end();
});

test("a fund is the sum of several departments, and its table has an order of its own", (t) => {
  const { held, failed, unclaimed } = bestInferredOf(`${HEAD}
  ID     Employee            Gross Pay     Federal W/H    Dental    Net Pay

  Fund 0001 General
  Department 10 Sewing
  1042   Bellwether, Rosa       800.00           80.00     10.00     710.00
  1043   Okafor, Miguel         600.00           60.00      0.00     540.00
  Total Department 10 (2)     1,400.00          140.00     10.00   1,250.00
  Department 20 Rigging
  1051   Fontaine, Claire       900.00           90.00     10.00     800.00
  Total Department 20 (1)       900.00           90.00     10.00     800.00
  Fund 0003 Harbor
  Department 30 Client Services
  1052   Lindqvist, Olof        700.00           70.00      0.00     630.00
  1053   Marchetti, Ana         500.00           50.00      0.00     450.00
  Total Client Services (2)   1,200.00          120.00      0.00   1,080.00
  Fund 0002 Roads
  Department 40 Paving
  1061   Sandoval, Pia          400.00           40.00      0.00     360.00
  Total Department 40 (1)       400.00           40.00      0.00     360.00

  Fund                Employees    Gross Pay     Taxes    Deductions    Net Pay
  0001  General               3     2,300.00    230.00         20.00   2,050.00
  0002  Roads                 1       400.00     40.00          0.00     360.00
  0003  Harbor                2     1,200.00    120.00          0.00   1,080.00
  Grand Total                 6     3,900.00    390.00         20.00   3,490.00
  `);
  t.ok(held.filter((id) => id.startsWith("department.gross_pay")).length >= 7);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("who is paid nothing is in the department whose sum stands below", (t) => {
  const { failed } = bestInferredOf(`${HEAD}
  ID     Employee            Gross Pay     Federal W/H    Net Pay

  Department 10 Sewing
  1042   Bellwether, Rosa       800.00           80.00     720.00
  1043   Okafor, Miguel           0.00            0.00       0.00
  Total Department 10 Sewing    800.00           80.00     720.00
  Department 20 Rigging
  1051   Fontaine, Claire       900.00           90.00     810.00
  1052   Lindqvist, Olof        500.00           50.00     450.00
  Total Department 20 Rigging 1,400.00          140.00   1,260.00
  Grand Total                 2,200.00          220.00   1,980.00
  `);
  t.same(failed, []);
  t.end();
});
