import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, plain } from "./support/plain-lines.ts";

test("below a heading for names everything is one, with an id before it or not", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Register                                                         Check Date 07/10/2026

  Team Member             Regular     Overtime        Gross       Federal      Soc Sec          Net
  1001 Ed Cash             900.00       100.00     1,000.00        100.00        62.00       838.00
  1002 BELLWETHER ROSA   2,000.00                  2,000.00        200.00       124.00     1,676.00
  1003 Lily Gross        1,500.00                  1,500.00        150.00        93.00     1,257.00
  Totals                 4,400.00       100.00     4,500.00        450.00       279.00     3,771.00
  `);
  t.match(output.employees, [
    { employee_id: "1001", name: "Ed Cash", gross_pay: 1000, net_pay: 838 },
    { employee_id: "1002", name: "BELLWETHER ROSA", gross_pay: 2000 },
    { employee_id: "1003", name: "Lily Gross", net_pay: 1257 },
  ]);
  t.match(output.totals, { gross_pay: 4500, net_pay: 3771 });
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("words of payroll are surnames before a comma", (t) => {
  const { output } = bestInferredOf(`
  Payroll Journal                                  Check Date 07/10/2026

  CASH, EDNA                       Federal Income Tax    100.00
  Regular      40.00   1,000.00    Social Security        62.00
  Gross Pay            1,000.00    Net Pay               838.00

  BELLWETHER, ROSA                 Federal Income Tax    200.00
  Regular      40.00   2,000.00    Social Security       124.00
  Gross Pay            2,000.00    Net Pay             1,676.00
  `);
  t.match(output.employees, [
    { name: "EDNA CASH", net_pay: 838 },
    { name: "ROSA BELLWETHER", net_pay: 1676 },
  ]);
  t.end();
});

test("ids before names without a mark, and no streets", (t) => {
  const person = (id: number, name: string): string => `
  ${id} ${name}
  Regular      40.00    1,000.00     Federal     100.00     Dental     10.00
  Gross                 1,000.00     Soc Sec      62.00     Net Pay   828.00
`;
  const { output, failed } = bestInferredOf(`
  Payroll Journal                         Check Date 07/08/2026
${person(1001, "Rosa Bellwether")}
${person(1002, "Daniel Okafor")}
${person(1003, "Lily Hall")}`);
  t.match(output.employees, [
    { employee_id: "1001", name: "Rosa Bellwether", net_pay: 828 },
    { employee_id: "1002", name: "Daniel Okafor" },
    { employee_id: "1003", name: "Lily Hall" },
  ]);
  t.same(failed, []);
  t.end();
});

test("above the id of somebody stands a name", (t) => {
  const stub = (name: string, id: number): string => `
  Harbor Signs LLC               EARNINGS STATEMENT           Pay date: 07/10/2026
  ${name}
  Employee # ${id}
  Regular           1,000.00     Federal Income Tax (100.00)
  Gross Pay: 1,000.00            Social Security     (62.00)     Net Pay: 838.00
`;
  const { output } = bestInferredOf(
    [stub("Rosa Bellwether", 400), stub("Wanda Cash", 403), stub("Lily Hall", 406)].join("\n"),
  );
  t.match(output.employees, [
    { name: "Rosa Bellwether", employee_id: "400" },
    { name: "Wanda Cash", employee_id: "403" },
    { name: "Lily Hall", employee_id: "406" },
  ]);
  t.end();
});

test("a plan right below the heading for names is a plan, though it has the form of a name", (t) => {
  const { output } = bestInferredOf(`
  Deductions by Plan                                         Check Date 07/10/2026

  Employee Name          Employee Amount    Employer Amount    Total Amount
  Med Ins
  INGRID IBRAHIM IV               305.71             737.16        1,042.87
  CELIA ABERNATHY                 103.65             458.00          561.65
  Total Med Ins                   409.36           1,195.16        1,604.52

  Vision
  CELIA ABERNATHY                  12.74               0.00           12.74
  Total Vision                     12.74               0.00           12.74`);
  t.same(
    output.employees.map(({ name, deductions }) => [name, ...plain(deductions)]),
    [
      ["INGRID IBRAHIM IV", "medical 305.71"],
      ["CELIA ABERNATHY", "medical 103.65", "vision 12.74"],
    ],
  );
  t.end();
});

test("what stands below several people in plain words is a fact about them, where surnames come first", (t) => {
  const person = (name: string, id: string, pay: string, tax: string, cpp: string, net: string): string => `
  ${name.padEnd(22)}Regular       80.00   ${pay}      Federal Tax     ${tax}
  ID ${id}                                                 CPP             ${cpp}
  Prov ON               Bonus                       0.00    EI               15.00
                        Gross                 ${pay}      Net Pay       ${net}
`;
  const { output, failed } = bestInferredOf(`
  Payroll Register
  Harbor Orchards Ltd.        Pay Period: 2026-03-01 to 2026-03-14      Payment Date: 2026-03-19

  Employee              Hours & Earnings        Amount      Deductions       Amount
${person("Bellwether, Rosa", "00310", "1,600.00", "160.00", " 90.00", "1,335.00")}
${person("Okafor, Daniel", "00327", "2,000.00", "200.00", "110.00", "1,675.00")}
${person("Sandoval, Miguel", "00344", "1,000.00", "100.00", " 50.00", "  835.00")}
  `);
  t.same(
    output.employees.map(({ name, net_pay: net }) => [name, net]),
    [
      ["Rosa Bellwether", 1335],
      ["Daniel Okafor", 1675],
      ["Miguel Sandoval", 835],
    ],
  );
  t.same(failed, []);
  t.end();
});

test("somebody without a comma is a person, though other lists have them below somebody else", (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Orchards Inc            Payroll Register       Pay Date 03/20/2026

  Employee                  Gross Pay     Fed W/H    Medicare     Net Pay
  Bellwether, Rosa           1,600.00      160.00       23.20    1,416.80
  Jane Doe                   1,000.00      100.00       14.50      885.50
  Okafor, Daniel             2,000.00      200.00       29.00    1,771.00
  Sandoval, Miguel           1,200.00      120.00       17.40    1,062.60
  Total                      5,800.00      580.00       84.10    5,135.90

  Employee                     401(k)      Dental      Vision       Total
  Okafor, Daniel                50.00       10.00        5.00       65.00
  Bellwether, Rosa              40.00       10.00        5.00       55.00
  Sandoval, Miguel              30.00       10.00        5.00       45.00
  Jane Doe                      20.00       10.00        5.00       35.00
  Total                        140.00       40.00       20.00      200.00
  `);
  t.same(
    output.employees.map(({ name }) => name),
    ["Rosa Bellwether", "Jane Doe", "Daniel Okafor", "Miguel Sandoval"],
  );
  t.notOk(failed.includes("document.gross_pay:company"));
  t.end();
});

test("people are indented below the departments of their column, which can look like names", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Lodge & Conference Center
  Payroll Summary by Department
  Pay Period 12/06/2026 - 12/19/2026 | Pay Date 12/24/2026

  Employee                   Hours    Gross Pay   Employee Taxes   Deductions     Net Pay
  Front Desk
    Rosa Bellwether          80.00     1,600.00           183.20        50.00    1,366.80
    Daniel Okafor            40.00     1,000.00           114.50         0.00      885.50
    Total Front Desk        120.00     2,600.00           297.70        50.00    2,252.30
  Housekeeping
    Miguel Sandoval          80.00     2,000.00           229.00        80.00    1,691.00
    Teresa Ferris            40.00       800.00            91.60         0.00      708.40
    Total Housekeeping      120.00     2,800.00           320.60        80.00    2,399.40
  Company Total             240.00     5,400.00           618.30       130.00    4,651.70
  `);
  t.same(
    output.employees.map(({ name, department }) => [name, department]),
    [
      ["Rosa Bellwether", "Front Desk"],
      ["Daniel Okafor", "Front Desk"],
      ["Miguel Sandoval", "Housekeeping"],
      ["Teresa Ferris", "Housekeeping"],
    ],
  );
  t.match(output.totals, { gross_pay: 5400, net_pay: 4651.7 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("where names stand before the word for an id, what looks like one elsewhere is a line", (t) => {
  const pledge = "Second Collection Pledge";
  const { output, failed } = bestInferredOf(`
  Diocese of Lake Superior          Payroll Detail by Employee          Pay date: May 15, 2026

  Rev. Thomas Kowalczyk                              Employee No. 0021
    Earnings
      Stipend                               2,195.00
      Housing Allowance                       680.00
    Total Earnings                          2,875.00
    Deductions
      403(b) Plan                             109.75
      ${pledge}                 20.00
    Total Deductions                          129.75
    Net Pay                                 2,745.25

  Sr. Beatrice Underhill                             Employee No. 0034
    Earnings
      Stipend                               2,345.00
    Total Earnings                          2,345.00
    Deductions
      403(b) Plan                             117.25
      ${pledge}                 20.00
    Total Deductions                          137.25
    Net Pay                                 2,207.75

  All Employees
    Total Earnings                          5,220.00
    Total Deductions                          267.00
    Total Net Pay                           4,953.00
  `);
  t.same(
    output.employees.map(({ name, employee_id: id }) => `${name} ${id}`),
    ["Rev. Thomas Kowalczyk 0021", "Sr. Beatrice Underhill 0034"],
  );
  t.same(described(output.employees[0]!.deductions), ["403(b) Plan 109.75", `${pledge} 20`]);
  t.match(output.employees[1], { gross_pay: 2345, net_pay: 2207.75 });
  t.same(failed, []);
  t.end();
});

test("where the id stands behind its word, a city's tax is nobody, and what stands above the sum of taxes is one", (t) => {
  const statement = (name: string, id: string, [gross, city, net]: readonly string[]): string => `
  ${name}                    Employee Number: ${id}
    Description                  Hours       Rate       Current   Year-to-Date
    Regular                      80.00    25.0000      2,000.00      18,000.00
    Gross Pay                                          ${gross}      18,000.00
    Federal Withholding                                  150.00       1,350.00
    Kentucky Withholding                                  80.00         720.00
    Riverton Occupational                                ${city}         ${city}
    Total Taxes                                          ${city === "30.00" ? "260.00" : "265.00"}       2,100.00
    Medical                                               50.00         450.00
    Total Deductions                                      50.00         450.00
    NET PAY                                            ${net}      15,450.00
  `;
  const { output, failed, unclaimed } = bestInferredOf(
    `  Bluegrass Auto Group
  Payroll Statements   Period 04/16/2026 to 04/30/2026   Pay Date 05/05/2026
${statement("Patrick Greer", "5501", ["2,000.00", "30.00", "1,690.00"])}
${statement("Sofia Holloway", "5518", ["2,000.00", "35.00", "1,685.00"])}
${statement("Renee Nguyen", "5535", ["2,000.00", "30.00", "1,690.00"])}`,
  );
  t.same(
    output.employees.map(({ name, employee_id: id }) => `${name} ${id}`),
    ["Patrick Greer 5501", "Sofia Holloway 5518", "Renee Nguyen 5535"],
  );
  t.same(described(output.employees[1]!.taxes), [
    "Federal Withholding 150",
    "Kentucky Withholding 80",
    "Riverton Occupational 35",
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
