import { test } from "tap";
import { allOf, jointly, peopleOf } from "./joint-reading.ts";

test("what adds up to the employer's burden is the employer's, by whatever name", async (t) => {
  const joint = jointly(`
    Employer Cost Report

                     Gross    Employer   Employer      FUTA   CO SUTA   Workers'        Total        Total
    Employee         Wages   Soc. Sec.   Medicare       Tax       Tax      Comp.       Burden         Cost
    Gill, Ann     4,437.50      263.97      61.73     26.63     75.44      13.76       441.53     4,879.03
    Roy, Marc     2,809.91      168.63      39.44     16.86     47.77       8.71       281.41     3,091.32
    Koval, Olena  2,000.00      124.00      29.00     12.00     34.00       6.20       205.20     2,205.20
    Weekes, Dan   3,395.83      210.54      49.24     20.37     57.73      10.53       348.41     3,744.24
    Tam, Kim      5,539.12      332.27      77.71     33.23     94.17      17.17       554.55     6,093.67
    Lee, Bea      2,770.83      166.21      38.87     16.62     47.10       8.59       277.39     3,048.22
  `);
  const lines = allOf(peopleOf(joint), "Gill, Ann");
  t.equal(lines.length, 5);
  t.ok(
    lines.every((line) => line.startsWith("employer_")),
    lines.join(),
  );
});

const NAMES = ["Crenshaw, Bridget", "Drummond, Desmond", "Koenig, Delphine"];

test("the sum of a list by tax is that of all people, and what stands below all lists the sum of them", async (t) => {
  const list = (tax: string, amounts: readonly string[], sum: string): string[] => [
    tax,
    "Employee              Taxable Wages     Employee",
    ...amounts.map((amount, i) => `${NAMES[i]!.padEnd(22)}     4,430.58${amount.padStart(13)}`),
    `      Total ${tax.padEnd(20)} 13,291.74${sum.padStart(13)}`,
    "",
  ];
  const joint = jointly(
    [
      "Tax Liability Detail",
      "",
      ...list("Federal Income Tax", ["395.64", "210.26", "284.47"], "890.37"),
      ...list("Social Security", ["274.70", "213.23", "236.56"], "724.49"),
      ...list("Medicare", ["64.24", "49.87", "55.32"], "169.43"),
    ].join("\n"),
  );
  t.same(
    joint.reading.records
      .filter(({ scope }) => scope !== "check")
      .map(({ scope, items }) => [scope, items.map(({ amount }) => amount?.cents)]),
    [
      ["company", [89_037]],
      ["company", [72_449]],
      ["company", [16_943]],
    ],
  );
});

test("what one person gets back keeps its minus, and a minus that all lines have is none", async (t) => {
  const report = (...amounts: readonly string[]): string =>
    [
      "Deduction Register",
      "",
      "DNT Dental Pre-Tax",
      "Employee              Employee Amount",
      ...amounts.map((amount, i) => `${NAMES[i]!.padEnd(22)}${amount.padStart(15)}`),
    ].join("\n");
  const dental = (text: string): (number | undefined)[] =>
    peopleOf(jointly(text)).map(({ items }) => items[0]?.amount?.cents);
  t.same(dental(report("14.20", "18.75", "(14.20)")), [1420, 1875, -1420]);
});

test("wages right before a tax are what it is reckoned from, and what is above the most of them is no line", async (t) => {
  const joint = jointly(`
    State Quarterly Wage Report - Georgia
    Quarter 04/01/2025 to 06/30/2025

    Employee                Total Wages   Excess UI Wages   Taxable UI Wages    UI Tax   GA Taxable Wages   Georgia Withholding
    Omar Baptiste             23,030.97         13,430.97           9,600.00    253.44          22,718.97                848.96
    Barry E Delacroix         16,810.89          7,210.89           9,600.00    253.44          15,658.35                877.68
    Loretta M Duarte           8,661.25          7,722.50             938.75     24.78           8,661.25                412.66
    Noreen Dunleavy            2,902.49              0.00           2,902.49     76.63           2,590.49                 92.15
    Total, 4 employees        51,405.60         28,364.36          23,041.24    608.29          49,629.06              2,231.45
  `);
  const [first] = peopleOf(joint);
  t.same(
    first!.items.map(({ section, label, amount, taxableWages }) => [
      section,
      label.text,
      amount?.cents,
      taxableWages?.cents,
    ]),
    [
      ["employer_tax", "UI Tax", 25_344, 960_000],
      ["tax", "Georgia Withholding", 84_896, 2_271_897],
    ],
  );
  t.equal(first!.state, "GA");
});

test("what the employer pays with a minus is paid, and who pays nothing of a tax has no wages for it", async (t) => {
  const joint = jointly(`
    Payroll Register

    Abernathy, Ann   Emp No: 101
    Earnings          Hours     Amount   Taxes            Taxable Wages     EE Tax     ER Tax
    Regular           80.00   2,000.00   Federal Income        2,000.00     200.00       0.00
                                         Social Security       2,000.00     124.00     124.00
    Total             80.00   2,000.00   Total                              324.00     124.00
                                         Net Pay                          1,676.00

    Byron, Ada   Emp No: 102
    Earnings          Hours     Amount   Taxes            Taxable Wages     EE Tax     ER Tax
    Regular           80.00   3,000.00   Federal Income        3,000.00     300.00       0.00
                                         Social Security       3,000.00     186.00     186.00
    Total             80.00   3,000.00   Total                              486.00     186.00
                                         Net Pay                          2,514.00

    Curie, Marie   Emp No: 103
    Earnings          Hours     Amount   Taxes            Taxable Wages     EE Tax     ER Tax
    Regular           70.00   1,000.00   Federal Income        1,000.00     100.00       0.00
                                         Social Security       1,000.00      62.00      62.00
    Total             70.00   1,000.00   Total                              162.00      62.00
                                         Net Pay                            838.00

    Report Totals   Employees: 3
    Earnings          Hours     Amount   Taxes            Taxable Wages     EE Tax     ER Tax
    Regular          230.00   6,000.00   Federal Income        6,000.00     600.00       0.00
                                         Social Security       6,000.00     372.00     372.00
    Total            230.00   6,000.00   Total                              972.00     372.00
                                         Total Net Pay                    5,028.00
  `);
  const people = peopleOf(joint);
  t.same(
    people.map(({ name }) => name?.text),
    ["Abernathy, Ann", "Byron, Ada", "Curie, Marie"],
  );
  t.same(
    people[0]!.items.flatMap(({ section, taxableWages }) =>
      section === "earning" ? [] : [`${section} ${taxableWages?.cents}`],
    ),
    ["tax 200000", "employer_tax undefined", "tax 200000", "employer_tax 200000"],
  );
  const turned = jointly(`
    Payroll Register

    Employee            Regular      Gross   Fed_Income   Soc_Sec   Medicare   Soc_Sec_ER   Medicare_ER     Net Pay
    Abernathy, Ann     2,000.00   2,000.00      -200.00   -124.00     -29.00      -124.00        -29.00    1,647.00
    Byron, Ada         3,000.00   3,000.00      -300.00   -186.00     -43.50      -186.00        -43.50    2,470.50
    Curie, Marie       1,000.00   1,000.00      -100.00    -62.00     -14.50       -62.00        -14.50      823.50
  `);
  t.same(allOf(peopleOf(turned), "Abernathy, Ann"), [
    "earning Regular 200000",
    "employer_tax Medicare_ER 2900",
    "employer_tax Soc_Sec_ER 12400",
    "tax Fed_Income 20000",
    "tax Medicare 2900",
    "tax Soc_Sec 12400",
  ]);
});

test("what the company pays may be told by a letter behind the name of the line", async (t) => {
  const joint = jointly(`
    Payroll Register

    Employee            Gross   Fed_Income     Soc_Sec    Soc_Sec_C    K401_C     Net Pay
    Archer, Ann      1,600.00      -160.00      -99.20       -99.20    -32.00    1,340.80
    Bond, Terry      1,500.00      -140.00      -93.00       -93.00    -30.00    1,267.00
    Cruz, Maribel    1,300.00      -120.00      -80.60       -80.60    -26.00    1,099.40
  `);
  const lines = peopleOf(joint)[0]!.items.map(({ section, label }) => `${section} ${label.text}`);
  t.same(lines, ["tax Fed_Income", "tax Soc_Sec", "employer_tax Soc_Sec_C", "employer_contribution K401_C"]);
});

test("what somebody costs may be the pay, what is paid back and what the employer pays besides", async (t) => {
  const text = `
    Payroll receipt

    What it costs your company
    Employee                    Gross pay   Company Contributions   Employer Taxes   Reimbursements   Company cost
    Amara Nwosu                 $3,750.00                 $399.00          $311.36            $0.00      $4,460.36
    Beckett Lowry               $3,125.00                 $286.50          $258.12          $118.20      $3,787.82
    Dmitri Sokolov              $1,462.50                   $0.00          $124.61            $0.00      $1,587.11
    Esther Goldfarb             $4,583.33                 $424.00          $382.36           $64.90      $5,454.59
    Hollis Tran                   $960.00                  $50.00           $80.00           $22.15      $1,112.15`;
  t.same(
    peopleOf(jointly(text)).map(({ figures }) => figures.get("gross_pay")?.cents),
    [375000, 312500, 146250, 458333, 96000],
  );
});

test("all that the employer pays may be called so beside the sums of other lists, wherever its lines stand", async (t) => {
  const person = (name: string, pay: number, plan: number, more: number): string => {
    const of = (amount: number): string => amount.toFixed(2).padStart(10);
    const [tax, share] = [pay / 10, Math.round(pay * 1.45) / 100];
    return `
Employee ${name}
  REG   Regular          80.00  ${of(pay)}     FWT   Federal Income Tax      ${of(tax)}    T
                                               MDEE  Medicare EE             ${of(share)}    T
                                               DENT  Dental Plan             ${of(plan)}    D
                                               MDER  Medicare ER             ${of(share)}    C
                                               MEDC  Medical Employer        ${of(3 * plan)}    C
        Gross Wages             ${of(pay)}     Taxes ${of(tax + share)}   Deductions ${of(plan)}   Company Paid ${of(share + 3 * plan + more)}
        Net Pay                 ${of(pay - tax - share - plan)}
`;
  };
  const register = (more: number): string => `
Payroll Register

  Code Description       Hours       Wages     Code  Description                 Amount   Typ
${[
  ["Abernathy, Ann", 1600, 14.25],
  ["Byron, Ada", 1800, 18.4],
  ["Curie, Marie", 1500, 9.1],
  ["Duarte, Ines", 2000, 21],
]
  .map(([name, pay, plan]) => person(name as string, pay as number, plan as number, more))
  .join("")}`;
  const paid = (more: number): string[] =>
    allOf(peopleOf(jointly(register(more))), "Byron, Ada").filter((line) => line.startsWith("employer"));
  t.same(paid(0), ["employer_contribution Medical Employer 5520", "employer_tax Medicare ER 2610"]);
  t.ok(
    paid(5).some((line) => line.includes("Company Paid")),
    "what comes to something else is a line",
  );
});
