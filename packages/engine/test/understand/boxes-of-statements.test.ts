import { test } from "tap";
import { statementRows } from "../../src/understand/grammars/statement-lines.ts";
import { namingsOf } from "../../src/understand/grammars/statement-names.ts";
import { allOf, jointly, namesIn, peopleOf } from "./joint-reading.ts";

/** Somebody's box: what is printed of them, line by line. */
const boxOf = (name: string, regular: string, gross: string, tax: string, net: string): string[] =>
  [
    [name],
    ["Earnings", "Amount"],
    ["Regular", regular],
    ["Bonus", "100.00"],
    ["Gross pay", gross],
    ["Taxes", "Amount"],
    ["Federal income tax", tax],
    ["Medicare", "20.00"],
    ["Net pay", net],
    [""],
  ].map(([label, amount = ""]) => label!.padEnd(24) + amount.padStart(10));

const beside = (one: readonly string[], other: readonly string[]): string[] =>
  one.map((line, i) => `${line}        ${other[i]!}`);

test("boxes that follow each other in two lanes are people each, whatever is printed at the head and the foot of the page", async (t) => {
  const page = [
    "      Lantern Foods LLC",
    "      Payroll of March 20, 2026",
    "",
    ...beside(
      boxOf("Ann Abernathy", "1,400.00", "1,500.00", "167.00", "1,313.00"),
      boxOf("Ada Byron", "1,900.00", "2,000.00", "212.00", "1,768.00"),
    ),
    ...beside(
      boxOf("Marie Curie", "1,700.00", "1,800.00", "184.00", "1,596.00"),
      boxOf("Ines Duarte", "1,100.00", "1,200.00", "120.00", "1,060.00"),
    ),
    "",
    "      Lantern Foods LLC",
  ].join("\n");
  const people = peopleOf(jointly(page));
  t.same(
    new Set(people.map(({ name, figures }) => `${name?.text} ${figures.get("net_pay")?.cents}`)),
    new Set(["Ann Abernathy 131300", "Ada Byron 176800", "Marie Curie 159600", "Ines Duarte 106000"]),
  );
  t.same(allOf(people, "Ines Duarte"), [
    "earning Bonus 10000",
    "earning Regular 110000",
    "tax Federal income tax 12000",
    "tax Medicare 2000",
  ]);
});

/** A page about somebody, with a check below it or a line about their deposit. */
const stub = (name: string, id: string, pay: string, below: string): string => `
        Lantern Foods LLC                                Earnings Statement

    ${name.padEnd(30)}Employee ID ${id}

    Earnings        Hours      Rate       Current
    Regular         80.00     20.00      1,600.00
    Bonus                                  100.00
    Gross Pay                            1,700.00

    Taxes                                 Current
    Federal Tax                            160.00
    Medicare                                24.65

    Net Pay                              ${pay}

    ${below}
`;

test("who is named again on the one check is named where all the others are", async (t) => {
  const joint = jointly(
    stub("Iris Novak", "4417", "1,515.35", "Deposited to account ending 1881"),
    stub("Omar Farouk", "4418", "1,515.35", "Pay to the order of    Omar Farouk"),
    stub("Petra Kovac", "4419", "1,515.35", "Deposited to account ending 2207"),
    stub("Ines Duarte", "4420", "1,515.35", "Deposited to account ending 6190"),
    stub("Ada Byron", "4421", "1,515.35", "Deposited to account ending 7121"),
    stub("Ann Abernathy", "4422", "1,515.35", "Deposited to account ending 3005"),
  );
  t.same(namesIn(joint), [
    "Iris Novak",
    "Omar Farouk",
    "Petra Kovac",
    "Ines Duarte",
    "Ada Byron",
    "Ann Abernathy",
  ]);
});

test("a list is named by the heading over its labels, where codes stand before them", async (t) => {
  const page = (name: string, gala: string, gross: string, net: string): string => `
    Lantern Dental Center                                     Pay Statement

    Employee: ${name}

    Code   Earning          Amount     Code   Employer Paid      Amount
    REG    Regular        1,600.00     SS     Social Security     87.70
    GLA    Gala             ${gala}     MED    Medicare            24.65
           Gross Pay      ${gross}

    Code   Withholding      Amount
    FIT    Federal Tax      160.00
    MED    Medicare          24.65

           Net Pay        ${net}
`;
  const people = peopleOf(
    jointly(
      page("Iris Novak", "100.00", "1,700.00", "1,515.35"),
      page("Omar Farouk", "200.00", "1,800.00", "1,615.35"),
    ),
  );
  t.same(allOf(people, "Omar Farouk"), [
    "earning Gala 20000",
    "earning Regular 160000",
    "employer_tax Medicare 2465",
    "employer_tax Social Security 8770",
    "tax Federal Tax 16000",
    "tax Medicare 2465",
  ]);
});

/** Somebody's card: what is withheld from their pay, and what their employer pays of the same name. */
const cardOf = (name: string, work: string, salary: string, federal: string, net: string): string[] =>
  [
    ["", "Net pay"],
    [name],
    [work, net],
    ["Employee taxes"],
    ["Federal income tax", federal],
    ["Social Security", "93.00"],
    ["Medicare", "21.75"],
    ["Earnings"],
    ["Salary", salary],
    ["Employer taxes"],
    ["Social Security", "93.00"],
    ["Medicare", "21.75"],
    [""],
  ].map(([label, amount = ""]) => label!.padEnd(24) + amount.padStart(10));

test("numbers above the boxes of a page are those of all, and a page with one box is parted as the others are", async (t) => {
  const first = [
    "Payroll of March 20, 2026",
    "",
    "Gross pay          Net pay",
    "4,500.00          3,655.75",
    "",
    ...cardOf("Ann Abernathy", "Bakery", "1,500.00", "150.00", "1,235.25"),
    ...cardOf("Ada Byron", "Kitchen", "1,700.00", "170.00", "1,415.25"),
  ];
  const second = cardOf("Marie Curie", "Bakery", "1,300.00", "180.00", "1,005.25");
  const people = peopleOf(jointly(first.join("\n"), second.join("\n")));
  t.same(
    people.map(({ name, department, figures }) => [
      name?.text,
      department?.text,
      figures.get("net_pay")?.cents,
    ]),
    [
      ["Ann Abernathy", "Bakery", 123_525],
      ["Ada Byron", "Kitchen", 141_525],
      ["Marie Curie", "Bakery", 100_525],
    ],
  );
  t.same(allOf(people, "Marie Curie"), [
    "earning Salary 130000",
    "employer_tax Medicare 2175",
    "employer_tax Social Security 9300",
    "tax Federal income tax 18000",
    "tax Medicare 2175",
    "tax Social Security 9300",
  ]);
});

/** A page of cards that each begin with who somebody is, in one line, below a title. */
const flowing = (...people: readonly (readonly string[])[]): string =>
  [
    "      Lantern Foods LLC",
    "      Payroll details",
    "",
    ...people.flatMap(([about = "", gross = "", tax = "", net = ""]) => [
      about,
      "Earnings                                    Taxes",
      `Regular hours   40.00 h  25.00  1,000.00    Federal income tax     ${tax}`,
      `Gross Pay (excl. reimb.)        ${gross}    Medicare                14.50`,
      `Net pay                           ${net}`,
      "",
    ]),
  ].join("\n");

test("who somebody is flows in one line, whatever stands above the first of a page", async (t) => {
  const people = peopleOf(
    jointly(
      flowing(
        ["Ann Abernathy   Employee #101   Bakery", "1,000.00", "150.00", "835.50"],
        ["Bartholomew Byron   Employee #102   Kitchen", "1,000.00", "140.00", "845.50"],
      ),
      flowing(
        ["Marie Curie-Sklodowska   Employee #103   Bakery", "1,000.00", "130.00", "855.50"],
        ["Ines Duarte   Employee #104   Kitchen", "1,000.00", "120.00", "865.50"],
      ),
      flowing(
        ["Omar Farouk   Employee #105   Bakery", "1,000.00", "110.00", "875.50"],
        ["Iris Novak-Brandt   Employee #106   Kitchen", "1,000.00", "100.00", "885.50"],
      ),
    ),
  );
  t.same(
    people.map(({ employeeId, department }) => `${employeeId?.text} ${department?.text}`),
    ["101 Bakery", "102 Kitchen", "103 Bakery", "104 Kitchen", "105 Bakery", "106 Kitchen"],
  );
  t.same(
    people.map(({ figures }) => figures.get("gross_pay")?.cents),
    people.map(() => 100_000),
  );
  t.same(allOf(people, "Ines Duarte"), [
    "earning Regular hours 100000",
    "tax Federal income tax 12000",
    "tax Medicare 1450",
  ]);
});

test("a statement of all people may say how many they are, and who works in a state is no tax of it", async (t) => {
  const stub = (name: string, state: string, salary: string, tax: string, net: string): string[] => [
    name,
    `                              Net pay`,
    `Employee # 4417     ${state.padEnd(4)}     ${net}`,
    "Earnings           Hours     Amount",
    `Salary             40.00   ${salary}`,
    `Overtime            1.00      10.00`,
    `Gross pay          41.00   ${salary}`,
    "",
    "Taxes withheld",
    `Federal     ${tax}`,
    `Medicare     20.00`,
    "",
  ];
  const page = [
    ...stub("Ann Abernathy", "GA", "1,500.00", "150.00", "1,340.00"),
    ...stub("Ada Byron", "GA", "1,700.00", "170.00", "1,520.00"),
    ...stub("Marie Curie", "GA", "1,300.00", "180.00", "1,110.00"),
    "JOURNAL TOTALS               3 employees paid",
    ...stub("", "", "4,500.00", "500.00", "3,970.00").slice(1),
  ].join("\n");
  const people = peopleOf(jointly(page));
  t.same(
    people.map(({ name, figures }) => [name?.text, figures.get("net_pay")?.cents]),
    [
      ["Ann Abernathy", 134_000],
      ["Ada Byron", 152_000],
      ["Marie Curie", 111_000],
    ],
  );
  t.same(allOf(people, "Ada Byron"), [
    "earning Overtime 1000",
    "earning Salary 170000",
    "tax Federal 17000",
    "tax Medicare 2000",
  ]);
});

test("a heading above the name of a list is about what it is over, and about nothing beside it", async (t) => {
  const { graph } = jointly(`
    Lantern Foods LLC                      Earnings Statement

    Employee: Iris Novak

    Earnings                            Hours      Amount
    Salary                              40.00    1,500.00
    Gross pay                           40.00    1,500.00

    Taxes
    Federal income tax          150.00
    Medicare                     21.75

    Net pay                                      1,328.25
`);
  const heads = namingsOf(statementRows(graph.rows, false)).map((naming) =>
    [naming.label!, ...naming.heads].map(({ text }) => text).join(" | "),
  );
  t.match(heads, ["Salary | Hours", "Salary | Amount"]);
  t.ok(heads.includes("Federal income tax"), heads.join(", "));
});

test("boxes beside each other may have titles and names left of their labels", async (t) => {
  const box = (name: string, basic: string, tax: string, net: string): string[] =>
    [
      [name],
      ["Payments"],
      ["  Basic Pay", basic],
      ["  Overtime", "86.40"],
      ["Deductions"],
      ["  PAYE Tax", tax],
      ["  Employee NI", "120.00"],
      ["  Pension", "60.00"],
      ["Net Pay", net],
      [""],
    ].map(([label, amount = ""]) => label!.padEnd(24) + amount.padStart(10));
  const shifted = (lines: readonly string[]): string[] => ["".padEnd(34), ...lines.slice(0, -1)];
  const people = peopleOf(
    jointly(
      [
        ...beside(
          box("Marcus Crowder", "1,400.00", "160.00", "1,146.40"),
          shifted(box("Renata Kimathi", "1,900.00", "260.00", "1,546.40")),
        ),
        ...beside(
          box("Martin Sand", "1,700.00", "220.00", "1,386.40"),
          shifted(box("Leonor Marsh", "1,100.00", "100.00", "906.40")),
        ),
      ].join("\n"),
    ),
  );
  t.same(
    new Set(people.map(({ name, figures }) => `${name?.text} ${figures.get("net_pay")?.cents}`)),
    new Set(["Marcus Crowder 114640", "Renata Kimathi 154640", "Martin Sand 138640", "Leonor Marsh 90640"]),
  );
});

test("a row of titles parts the year from the period, and a number in large type is in a box of its own", async (t) => {
  const slip = (name: string, basic: string, tax: string, net: string, year: string): string => `
    Employee Name     ${name}

    Payments                       Amount       Deductions                 Amount
    Basic Pay                    ${basic}       PAYE Tax                   ${tax}
    Mileage                         37.80       Pension                     60.00

    ${name}        This Period                       Year To Date
                         Total Gross Pay      ${basic}         Total Gross Pay TD    ${year}
                         Employer NI            374.95         Tax Paid TD           1,048.00
                         Employer Pension        71.90         Employer Pension TD     215.70

    Net Pay              ${net}
  `;
  const people = peopleOf(
    jointly(
      slip("Bronwen Tudor", "2,916.67", "349.80", "2,544.67", "8,746.56"),
      slip("Callum Reid  ", "2,250.63", "280.80", "1,947.63", "6,619.55"),
      slip("Gareth Pugh  ", "1,850.63", "180.80", "1,647.63", "5,619.55"),
    ),
  );
  const employer = people.map(({ items }) =>
    items.flatMap(({ section, label, amount, ytdAmount }) =>
      section.startsWith("employer") ? [`${label.text} ${amount?.cents} ${ytdAmount?.cents}`] : [],
    ),
  );
  for (const lines of employer) t.same(lines, ["Employer NI 37495 undefined", "Employer Pension 7190 21570"]);
});
