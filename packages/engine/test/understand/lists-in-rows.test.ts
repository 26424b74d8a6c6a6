import { test } from "tap";
import { jointly, peopleOf, printedLines } from "./joint-reading.ts";

test("a row that begins with the name of a list is of that list, with all that its codes could mean elsewhere", async (t) => {
  const person = (name: string, gross: string, tax: string, net: string): string => `
${name.padEnd(20)}REG       40.00     ${gross}     ${gross}     ${net}
  Taxes         FWT     ${tax}     SS      93.00     MED      21.75
  Deductions    DUES     80.00     VAC     69.00
  Fringes (ER)  HW      453.10     PENS   515.20
`;
  const [first] = peopleOf(
    jointly(`
Payroll Register by Employee

Employee            Pay       Hours       Amount        Gross    Net Check
${person("Abernathy, Ann", "1,500.00", "167.00", "1,069.25")}
${person("Byron, Ada", "1,600.00", "187.00", "1,149.25")}
${person("Curie, Marie", "1,700.00", "207.00", "1,229.25")}
`),
  );
  const lines = printedLines(first!);
  for (const line of [
    "tax FWT 16700",
    "deduction VAC 6900",
    "employer_contribution HW 45310",
    "employer_contribution PENS 51520",
  ])
    t.ok(lines.includes(line), `${line} in ${lines.join("; ")}`);
});

test("the code and the name of a list below a sum are about what follows", async (t) => {
  const list = (title: string, sum: string, ...amounts: readonly string[]): string =>
    [
      title,
      ...["E00412   Abernathy, Ann     ", "E00441   Bassett, Carl      ", "E00470   Caldwell, Jo       "].map(
        (who, i) => who + amounts[i]!,
      ),
      `         Total             ${sum}`,
    ].join("\n");
  const people = peopleOf(
    jointly(`
Deduction / Benefit Register by Deduction Code

                            Employee    Employer
Emp No   Employee Name        Amount      Amount

${list("0420   Health - Blue HMO", "  684.50      975.00", "  184.00      325.00", "  429.50      325.00", "   71.00      325.00")}
${list("0431   Dental", "  118.50        0.00", "   28.65        0.00", "   61.20        0.00", "   28.65        0.00")}
${list("0495   Group Term Life", "   24.80       10.50", "    8.40        3.50", "   12.40        3.50", "    4.00        3.50")}
`),
  );
  const own = people.filter(({ name }) => name?.text === "Abernathy, Ann").flatMap(printedLines);
  t.same(
    own.filter((line) => !line.endsWith(" 0")).sort(),
    [
      "deduction Dental 2865",
      "deduction Group Term Life 840",
      "deduction Health - Blue HMO 18400",
      "employer_contribution Group Term Life 350",
      "employer_contribution Health - Blue HMO 32500",
    ].sort(),
  );
});

test("what is called hours is paid where nobody can work so long", async (t) => {
  const line = (label: string, hours: string, amount: string): string =>
    label.padEnd(30) + hours.padStart(10) + amount.padStart(12);
  const person = (name: string, hours: string, amount: string, tax: string, net: string): string =>
    [
      ` ${name}`,
      "   Earnings",
      line("     Ordinary Hours", hours, amount),
      line("   Total Earnings", "", amount),
      "   Tax",
      line("     PAYG", "", tax),
      line("   Total Tax", "", tax),
      line("   Net Pay", "", net),
      "",
    ].join("\n");
  const people = peopleOf(
    jointly(
      [
        "Payroll Employee Summary\n",
        line("", "Hours", "Amount"),
        person("Amelia Hargreaves", "152.0000", "7,113.60", "1,358.00", "5,755.60"),
        person("Callum Nguyen", "144.0000", "5,508.00", "1,083.00", "4,425.00"),
        person("Deepika Rao", "150.0000", "6,919.20", "1,244.00", "5,675.20"),
      ].join("\n"),
    ),
  );
  t.same(
    people.map((person) => printedLines(person).filter((line) => line.startsWith("earning"))),
    [["earning Ordinary Hours 711360"], ["earning Ordinary Hours 550800"], ["earning Ordinary Hours 691920"]],
  );
});

test("codes below the name of a list are its lines, though each has a sum of them below it", async (t) => {
  const person = (
    id: string,
    name: string,
    code: string,
    gross: string,
    tax: string,
    net: string,
  ): string => `
${id}   ${name.padEnd(20)}${code}         40.00    ${gross}     FWT       ${tax}
                                                           MEDI       21.75      ${net}
                                     40.00    ${gross}
`;
  const joint = jointly(`
Payroll Check Register

Employee                  Earnings   Hours      Amount     Taxes                    Net Pay
${person("A01", "Abernathy, Ann", "SA", "1,500.00", "167.00", "1,311.25")}
${person("A02", "Byron, Ada", "SP", "1,600.00", "187.00", "1,391.25")}
${person("A03", "Curie, Marie", "SA", "1,700.00", "207.00", "1,471.25")}
${person("A04", "Duarte, Ines", "RG", "1,800.00", "227.00", "1,551.25")}
`);
  t.same(printedLines(peopleOf(joint)[0]!), ["earning SA 150000", "tax FWT 16700", "tax MEDI 2175"]);
});

test("a row may begin with what the employer pays, and labels say it shortened", async (t) => {
  const person = (name: string, pension: string): string => `
    ${name}
      Salary                  2,000.00      Federal Tax             200.00
                                            Medicare                 29.00
      Gross Pay               2,000.00      Total Withheld          229.00
      Employer pays:   Church Pension  ${pension}   Net Pay        1,771.00
                       Medicare (Empr)  29.00`;
  const [first] = peopleOf(
    jointly(`
    Payroll Journal
    Income                This Check      Withholding            This Check
${person("Pace, Gwendolyn", "100.00")}
${person("Nash, Harriet", "150.00")}
${person("Vogel, Ruth", "125.00")}`),
  );
  t.same(printedLines(first!), [
    "earning Salary 200000",
    "employer_contribution Church Pension 10000",
    "employer_tax Medicare (Empr) 2900",
    "tax Federal Tax 20000",
    "tax Medicare 2900",
  ]);
});

test("the title of a list among the lines of somebody says nothing of the next person", async (t) => {
  const person = (name: string, pay: string, tax: string, net: string): string => `
${name.padEnd(24)}                    FED       Federal Tax     ${tax}
010   Regular     80.00    ${pay}     MED       Medicare         26.10
                                      DEN       Dental           12.00
                                      COMPANY PAID
                                      DENC      Dental           30.00
      Gross                ${pay}     LIFC      Life              4.00
      Net Pay              ${net}
`;
  const people = peopleOf(
    jointly(`
Payroll Register

Code  Description Hours      Amount   Code      Description     Amount
${person("101   Abernathy, Ann", "1,800.00", "180.00", "1,581.90")}
${person("102   Byron, Ada", "1,800.00", "190.00", "1,571.90")}
${person("103   Curie, Marie", "1,800.00", "200.00", "1,561.90")}
${person("104   Duarte, Ines", "1,800.00", "210.00", "1,551.90")}`),
  );
  t.same(
    people.map((person) => printedLines(person).filter((line) => !line.startsWith("earning"))),
    [18000, 19000, 20000, 21000].map((tax) => [
      "deduction Dental 1200",
      "employer_contribution Dental 3000",
      "employer_contribution Life 400",
      `tax Federal Tax ${tax}`,
      "tax Medicare 2610",
    ]),
  );
});

test("a row that begins with the name of a list goes on in rows that begin with its labels", async (t) => {
  const person = (name: string, pay: string, gross: string, tax: string, net: string): string => `
${name.padEnd(20)}25-003   REG     32.00     ${pay}     ${gross}     ${net}
                    24-117   REG      8.00       375.00
  Taxes         FWT       ${tax}     SS          93.00
                MED        21.75
  Deductions    DUES       80.00     VAC         69.00
  Fringes (ER)  HW        453.10     PENS       515.20
`;
  const [first] = peopleOf(
    jointly(`
Payroll Register by Employee

Employee            Job      Pay     Hours       Amount        Gross    Net Check
${person("Abernathy, Ann", "1,125.00", "1,500.00", "167.00", "1,069.25")}
${person("Byron, Ada", "1,225.00", "1,600.00", "187.00", "1,149.25")}
${person("Curie, Marie", "1,325.00", "1,700.00", "207.00", "1,229.25")}
${person("Duarte, Ines", "1,425.00", "1,800.00", "227.00", "1,309.25")}
`),
  );
  const lines = printedLines(first!);
  for (const line of [
    "tax FWT 16700",
    "tax MED 2175",
    "tax SS 9300",
    "deduction DUES 8000",
    "deduction VAC 6900",
    "employer_contribution HW 45310",
    "employer_contribution PENS 51520",
  ])
    t.ok(lines.includes(line), `${line} in ${lines.join("; ")}`);
});
