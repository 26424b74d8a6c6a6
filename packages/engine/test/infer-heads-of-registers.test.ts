import { test } from "tap";
import { extractBytes } from "./support/extract-bytes.ts";
import { pdfOfText } from "./support/pdf-of-text.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";

/** A register with some words at its head, of one person. */
const register = (...head: readonly string[]): string => `
${head.map((line) => `  ${line}`).join("\n")}

  Bellwether, Rosa     Emp No 010066     Org     0210 Inside Sales
  Earnings          Hours     Rate     Amount     Taxes                    Amount     Deductions        Amount
  Regular           80.00  20.0000   1,600.00     Federal Income Tax       160.00     Medical            50.00
                                                  Social Security           99.20
  Gross Pay 1,600.00     Employee Taxes 259.20     Employee Deductions 50.00     Net Pay 1,290.80
`;

/** What a document says of itself and of its people. */
async function headOf(...head: readonly string[]): Promise<unknown> {
  const { canonical_output: output } = await extractBytes(pdfOfText(register(...head)));
  const { company, run_kind: kind, employees } = output;
  const [rosa] = employees;
  return { ...company, kind, person: `${rosa?.employee_id} ${rosa?.department}` };
}

test("the head of a register tells the code of its company and the kind of its run", async (t) => {
  const title = "Harbor Kites LLC     Payroll Register     Pay Period 06/01/2026 - 06/14/2026";
  const [name, person] = ["Harbor Kites LLC", "010066 0210 Inside Sales"];
  t.same(await headOf(title, "Company Code HBKTS     Run: 4 Regular"), {
    name,
    id: "HBKTS",
    kind: "regular",
    person,
  });
  const entity = "Legal Entity 0042   Pay Group WKLY   Off-Cycle: No";
  t.same(await headOf(title, entity), { name, id: "0042", kind: "regular", person });
  t.same(await headOf(title, "Off-Cycle: Yes"), { name, id: null, kind: "off_cycle", person });
});

test("a company has its code in brackets behind it, or its number with the provider", (t) => {
  const head = (company: string): string =>
    register(company, "Payroll Register", "Pay Period 06/01/2026 - 06/14/2026");
  const companyOf = (text: string): unknown => readPrinted(head(text)).output.company;
  t.same(companyOf("HARBOR KITES INC (HBK)"), { name: "HARBOR KITES INC", id: "HBK" });
  t.same(companyOf("Harbor Kites Inc (USA)"), { name: "Harbor Kites Inc", id: null });
  t.same(companyOf("Harbor Kites Group, P.C. Client 30418"), {
    name: "Harbor Kites Group, P.C.",
    id: "30418",
  });
  t.end();
});

test("what the company pays for benefits in all is no tax, and beside the net pay stands the number of its deposit", (t) => {
  const { people, wrong } = readPrinted(`
  Harbor Kites LLC     Payroll Register     Pay Period 06/01/2026 - 06/14/2026

  Employee            Taxes                    Amount     Employer Cost            Amount     Payment
  Department 10 - Clinic
  Bellwether, Rosa    Federal Income Tax       160.00     Social Security ER        99.20     Voucher DD7104
  Emp # 1314          Social Security           99.20     Medical ER                50.00     Net Pay     1,340.80
  Gross Pay 1,600.00  Total                    259.20
  Okafor, Daniel      Federal Income Tax       100.00     Social Security ER        62.00     Check 20355
  Emp # 1315          Social Security           62.00     Medical ER                50.00     Net Pay       838.00
  Gross Pay 1,000.00  Total                    162.00
  `);
  const [rosa, daniel] = people;
  t.match(rosa!.payments, [{ number: "DD7104", method: "direct_deposit", amount: 1340.8 }]);
  t.match(daniel!.payments, [{ number: "20355", method: "check", amount: 838 }]);
  t.same(wrong, NOTHING);
  t.end();
});

test("the number of a statement is that of what it pays, and life insurance comes with one for accidents", (t) => {
  const { people, wrong } = readPrinted(`
  Harbor Kites LLC                                                         Pay Statement
  248 Lafayette Street, New York, NY 10012                                 Statement No. 300417

  Rosa Bellwether                     Employee ID     HK-2223          Pay Period     Oct 16 - Oct 31, 2026
  118 Hawthorne Ave                   Department      Kitchen          Pay Date       Nov 5, 2026

  Earnings                        Hours      Current        Employer Contributions         Current
  Salary                          86.67     1,860.43        Basic Life and AD&D               4.06
  Gross Pay                                 1,860.43

  Taxes Withheld                             Current        Pre-Tax Deductions             Current
  Federal Income Tax                           84.98        401(k)                           81.99
  Total Taxes                                  84.98

  Net Pay                                                                                1,693.46
  Direct deposit        TD Bank checking, account ending 3670       Nov 5, 2026          1,693.46
  `);
  const [rosa] = people;
  t.match(rosa!.payments, [{ number: "300417", method: "direct_deposit", amount: 1693.46 }]);
  t.match(rosa!.employer_contributions, [{ type: "life", amount: 4.06 }]);
  t.same(wrong, NOTHING);
  t.end();
});
