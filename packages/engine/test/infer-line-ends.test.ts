import { test } from "tap";
import { bestInferredOf, type BestInferred } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

test("names of figures may stand above their numbers at the end of lines of pay", async (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Register
  Harbor Kites LLC

  Rosa Bellwether    ID 1001
  Regular       80.00      20.00    1,600.00    Federal Income Tax     160.00        Gross        Taxes
  Overtime       4.00      30.00      120.00    Medicare                24.94     1,720.00       184.94
                                                                                      Deds          Net
                                                401k                    86.00        86.00     1,449.06
  Daniel Okafor      ID 1002
  Regular       50.00      20.00    1,000.00    Federal Income Tax     100.00        Gross        Taxes
                                                Medicare                14.50     1,000.00       114.50
                                                Medical                 40.00         Deds          Net
                                                                                     40.00       845.50
  `);
  t.match(output.employees, [
    { name: "Rosa Bellwether", gross_pay: 1720, net_pay: 1449.06 },
    { name: "Daniel Okafor", gross_pay: 1000, net_pay: 845.5 },
  ]);
  t.same(plain(output.employees[1]!.deductions), ["medical 40"]);
  t.same(failed, []);
  t.same(unclaimed, []);
});

test("where names end their lines, so does the word for sums", async (t) => {
  const { output, failed } = bestInferredOf(`
  Pay Register
  Harbor Kites LLC

      Net Pay      Medicare       Federal     Gross Pay      Overtime       Regular    Employee No.   Employee Name
     1,535.06         24.94        160.00      1,720.00        120.00      1,600.00    1001           Rosa Bellwether
       885.50         14.50        100.00      1,000.00                    1,000.00    1002           Daniel Okafor
       531.30          8.70         60.00        600.00                      600.00    1003           Priya Desai
     2,951.86         48.14        320.00      3,320.00        120.00      3,200.00                   Totals
  `);
  t.match(output.employees, [
    { name: "Rosa Bellwether", gross_pay: 1720, net_pay: 1535.06 },
    { name: "Daniel Okafor", gross_pay: 1000, net_pay: 885.5 },
    { name: "Priya Desai", gross_pay: 600, net_pay: 531.3 },
  ]);
  t.match(output.totals, { gross_pay: 3320, net_pay: 2951.86 });
  t.same(failed, []);
});

/** A list of three checks, of which each pays what it says. */
function listOfChecks(rosa: string, daniel: string, priya: string): string {
  const row = (number: string, who: string, figures: string, deposit: string, check: string): string =>
    `  ${number.padEnd(13)}${who.padEnd(31)}${figures}${deposit.padStart(18)}${check.padStart(16)}`;
  return [
    "  Harbor Kites LLC",
    "  Payroll Check Register",
    "  Check No.    Emp ID    Employee             Gross Pay       Taxes    Deductions    Direct Deposit    Check Amount",
    row("", "1001      Bellwether, Rosa", "  1,720.00      184.94         86.00", rosa, "0.00"),
    row("21624", "1002      Okafor, Daniel", "  1,000.00      114.50         40.00", "0.00", daniel),
    row("", "1003      Desai, Priya", "    600.00       68.70          0.00", priya, "0.00"),
  ].join("\n");
}

test("a list of checks is payroll by what is withheld, and what is paid is the net pay", async (t) => {
  const { output, failed } = bestInferredOf(`${listOfChecks("1,449.06", "845.50", "531.30")}
  Totals                                       3,320.00      368.14        126.00          1,980.36          845.50
  `);
  t.match(output.employees, [
    { name: "Rosa Bellwether", net_pay: 1449.06, payments: [{ number: null, method: "direct_deposit" }] },
    { name: "Daniel Okafor", net_pay: 845.5, payments: [{ number: "21624", method: "check" }] },
    { name: "Priya Desai", net_pay: 531.3, payments: [{ number: null, method: "direct_deposit" }] },
  ]);
  t.same(failed, []);
});

test("what is paid is no net pay where it is not what taxes and deductions leave", async (t) => {
  const { output } = bestInferredOf(listOfChecks("1,000.00", "700.00", "400.00"));
  t.same(
    output.employees.map(({ net_pay: net }) => net),
    [null, null, null],
  );
});

test("a salary before a colon is paid where it is all of the gross pay", (t) => {
  const person = (name: string, id: string): string => `
  ${name} (ID ${id})                                                          Net Pay:  $1,416.80
  Salary:         1,600.00     Gross Pay:      1,600.00
  Federal Tax:      160.00     Medicare:          23.20
`;
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Dental Group
  Payroll Run Summary - Pay Period 09/14/2026 to 09/27/2026 - Paid 10/02/2026
${person("Rosa Bellwether", "12")}${person("Daniel Okafor", "13")}
  `);
  t.match(output.employees[0], { gross_pay: 1600, earnings: [{ description: "Salary", amount: 1600 }] });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what somebody has agreed to be paid is an amount whatever lists stand below, and no figure of the year is one", (t) => {
  const read = (label: string): BestInferred =>
    bestInferredOf(`
  Harbor Mills Inc
  Payroll Detail       Pay Date: 01/10/2026    Pay Period 01/01/2026 - 01/10/2026

  Rosa Bellwether
  ${label.padEnd(15)}3,000.00
  Gross Pay         3,000.00
  Federal Tax         300.00
  Medicare             43.50
  Net Pay           2,656.50

  Daniel Okafor
  Earnings         Hours         Amount
  Regular          80.00       2,000.00
  Gross Pay                    2,000.00
  Federal Tax                    200.00
  Medicare                        29.00
  Net Pay                      1,771.00
  `);
  const [salaried] = read("Salary:").output.employees;
  t.match(salaried!.earnings, [{ description: "Salary", hours: null, amount: 3000 }]);
  const [ofYear] = read("Regular YTD:").output.employees;
  t.same(ofYear!.earnings, []);
  t.end();
});
