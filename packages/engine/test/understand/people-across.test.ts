import { test } from "tap";
import { allOf, jointly, namesIn, peopleOf, who } from "./joint-reading.ts";

test("a line below people beside each other says what each of them is, and names nobody", async (t) => {
  const joint = jointly(`
    Lohnjournal                      Abrechnungsmonat 04/2026

                                 Weber, Jana     Kranz, Emil      Ott, Lukas      Roth, Mia
    Steuerklasse                      StKl I        StKl III        StKl III         StKl I
    Gehalt                          3,200.00        4,100.00        2,800.00       3,000.00
    Zulage                            150.00          200.00          100.00         100.00
    Gesamtbrutto                    3,350.00        4,300.00        2,900.00       3,100.00
    Lohnsteuer                        421.50          310.25          301.75         180.00
    Krankenversicherung AN            268.00          344.00          232.00         248.00
    Nettoverdienst                  2,660.50        3,645.75        2,366.25       2,672.00
    Auszahlungsbetrag               2,660.50        3,645.75        2,366.25       2,672.00

    Arbeitgeberanteile
    Krankenversicherung AG            268.00          344.00          232.00         248.00
  `);
  t.same(namesIn(joint), ["Weber, Jana", "Kranz, Emil", "Ott, Lukas", "Roth, Mia"]);
  t.same(allOf(peopleOf(joint), "Kranz, Emil"), [
    "earning Gehalt 410000",
    "earning Zulage 20000",
    "employer_tax Krankenversicherung AG 34400",
    "tax Krankenversicherung AN 34400",
    "tax Lohnsteuer 31025",
  ]);
  t.same(
    peopleOf(joint).map(({ figures }) => [figures.get("gross_pay")?.cents, figures.get("net_pay")?.cents]),
    [
      [335000, 266050],
      [430000, 364575],
      [290000, 236625],
      [310000, 267200],
    ],
  );
});

test("a summary of a month has hours and amounts below each name, and additions below the taxes", async (t) => {
  const joint = jointly(`
    Payroll Summary                     April 2026

                                     Abernathy, Ann          Byron, Ada             Curie, Marie
                                    Hours      Apr 26      Hours      Apr 26      Hours      Apr 26
    Employee Wages, Taxes and Adjustments
    Gross Pay
      Hourly Wage                  160.00    3,200.00     150.00    3,750.00     140.00    2,800.00
      Overtime Rate                                 -       4.00      150.00       6.00      180.00
    Total Gross Pay                160.00    3,200.00     154.00    3,900.00     146.00    2,980.00
    Taxes Withheld
      Federal Withholding                     -320.00                -410.00                -290.00
      Social Security Employee                -198.40                -241.80                -184.76
      Medicare Employee                        -46.40                 -56.55                 -43.21
    Total Taxes Withheld                      -564.80                -708.35                -517.97
    Deductions from Net Pay
      Dental Insurance                         -20.00                 -20.00                 -35.00
    Total Deductions from Net Pay              -20.00                 -20.00                 -35.00
    Additions to Net Pay
      Tool Reimbursement                        45.00                      -                      -
    Total Additions to Net Pay                 45.00                      -                      -
    Net Pay                        160.00    2,660.20     154.00    3,171.65     146.00    2,427.03
  `);
  const people = peopleOf(joint);
  t.same(namesIn(joint), ["Abernathy, Ann", "Byron, Ada", "Curie, Marie"]);
  t.ok(allOf(people, "Abernathy, Ann").includes("earning Tool Reimbursement 4500"));
  t.ok(allOf(people, "Curie, Marie").includes("earning Overtime Rate 18000"));
  t.same(
    people.map(({ figures }) => [
      figures.get("gross_pay")?.cents,
      figures.get("total_deductions")?.cents,
      figures.get("net_pay")?.cents,
    ]),
    [
      [320000, 2000, 266020],
      [390000, 2000, 317165],
      [298000, 3500, 242703],
    ],
  );
});

test("ids stand below names of two lines, and what all of a page have in common is a line below them", async (t) => {
  const lines = (factor: number): string => {
    const money = (cents: number): string => (cents / 100).toFixed(2).padStart(12);
    return [300, 320, 340]
      .map((base) => base * factor)
      .reduce(
        (rows, base) => [
          rows[0]! + money(base * 100),
          rows[1]! + money(base * 10),
          rows[2]! + money(base * 90),
        ],
        ["    Salary         ", "    Federal Tax    ", "    Net Pay        "],
      )
      .join("\n");
  };
  const joint = jointly(
    `
    Payroll Detail by Employee

                     Abernathy,      Byron,      Curie,
                            Ann         Ada       Marie
                           E-33        E-34        E-38
    Department           Office      Chapel      Office
${lines(1)}
  `,
    `
    Payroll Detail by Employee

                        Duarte,     Ekberg,      Frost,
                           Ines        Nils        Lena
                           E-50        E-52        E-57
    Department           Office      Office      Office
${lines(2)}
  `,
  );
  t.same(who(joint), [
    "E-33 Abernathy, Ann, Office",
    "E-34 Byron, Ada, Chapel",
    "E-38 Curie, Marie, Office",
    "E-50 Duarte, Ines, Office",
    "E-52 Ekberg, Nils, Office",
    "E-57 Frost, Lena, Office",
  ]);
});

test("numbers right below the names of people side by side are theirs, though they stand beside the column of figures", async (t) => {
  const joint = jointly(`
Pay Run by Employee

                      Amelia Fairweather        Bilal Hussain     Georgina Papadopoulos
                     E014   Workshop          E022   Workshop      E009   Workshop
Ordinary hours                 70.00                    76.00                 76.00
Ordinary pay                2,884.00                 2,568.80              3,705.00
Gross                       2,884.00                 2,568.80              3,705.00
PAYG tax                      412.00                   350.00                610.00
Net pay                     2,472.00                 2,218.80              3,095.00
`);
  t.same(
    peopleOf(joint).map(({ name, employeeId }) => `${name?.text} ${employeeId?.text}`),
    ["Amelia Fairweather E014", "Bilal Hussain E022", "Georgina Papadopoulos E009"],
  );
});

test("names above blocks may have their numbers behind them", async (t) => {
  const joint = jointly(`
Payroll Summary by Employee

                 Abelson, Noel Emp # 211   Brand, Ingrid Emp # 214   Chau, Faisal Emp # 219
                  Hours           Amount    Hours           Amount    Hours          Amount
Regular           72.00         2,044.80    72.00         2,502.00    61.75        1,185.60
Overtime                                     6.50           338.81
Gross Pay         72.00         2,044.80    78.50         2,840.81    61.75        1,185.60
Federal Tax                       170.64                    174.14                   100.73
Medicare                           31.74                     42.70                    21.65
Net Pay                         1,842.42                  2,623.97                 1,063.22
`);
  t.same(who(joint), ["211 Abelson, Noel, -", "214 Brand, Ingrid, -", "219 Chau, Faisal, -"]);
  t.same(
    peopleOf(joint).map(({ figures }) => [figures.get("gross_pay")?.cents, figures.get("net_pay")?.cents]),
    [
      [204480, 184242],
      [284081, 262397],
      [118560, 106322],
    ],
  );
});

test("how each of several people is paid is no header, and whatever a column of sums is called it is nobody", async (t) => {
  const joint = jointly(`
    Pay Report                        Period 04/06/2026 to 04/19/2026

                            Ann Abernathy        Ada Byron      Marie Curie        Everybody
    Employee #                         14               17               22
    Earnings
    Regular                      1,600.00         1,400.00         1,200.00         4,200.00
    Overtime                        90.00           120.00                            210.00
    Gross Pay                    1,690.00         1,520.00         1,200.00         4,410.00
    Taxes
    Federal Tax                    160.00           140.00           120.00           420.00
    Medicare                        24.51            22.04            17.40            63.95
    Net Pay                      1,505.49         1,357.96         1,062.60         3,926.05
                                Dir. Dep.            Check            Check
    Payment
                                   #D0631           #10418           #10419
    Employer Taxes
    Medicare                        24.51            22.04            17.40            63.95
  `);
  const people = peopleOf(joint);
  t.same(namesIn(joint), ["Ann Abernathy", "Ada Byron", "Marie Curie"]);
  t.same(
    people.map(({ employeeId }) => employeeId?.text),
    ["14", "17", "22"],
  );
  t.same(allOf(people, "Ada Byron"), [
    "earning Overtime 12000",
    "earning Regular 140000",
    "employer_tax Medicare 2204",
    "tax Federal Tax 14000",
    "tax Medicare 2204",
  ]);
  t.same(
    people.map(({ payments }) => payments.map(({ number }) => number?.text)),
    [["D0631"], ["10418"], ["10419"]],
  );
});

test("a last column that comes to anything else is about somebody", async (t) => {
  const joint = jointly(`
    Pay Report                        Period 04/06/2026 to 04/19/2026

                            Ann Abernathy        Ada Byron      Marie Curie     Rosalind Day
    Regular                      1,600.00         1,400.00         1,200.00         1,300.00
    Overtime                        90.00           120.00            60.00            75.00
    Gross Pay                    1,690.00         1,520.00         1,260.00         1,375.00
    Federal Tax                    160.00           140.00           120.00           130.00
    Medicare                        24.51            22.04            18.27            19.94
    Net Pay                      1,505.49         1,357.96         1,121.73         1,225.06
  `);
  t.same(namesIn(joint), ["Ann Abernathy", "Ada Byron", "Marie Curie", "Rosalind Day"]);
});
