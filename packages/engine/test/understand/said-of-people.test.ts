import { test } from "tap";
import { bySide } from "../../src/understand/grammars/slot-votes.ts";
import { votesOf } from "../../src/understand/votes/wording.ts";
import { allOf, HEADS, jointly, NORTH, peopleOf, SOUTH, statementOf, who } from "./joint-reading.ts";

const NORTH_SUM = "             3,350.00    150.00    3,500.00     379.00     50.75     3,070.25";
const SOUTH_SUM = "             2,800.00    200.00    3,000.00     304.00     43.50     2,652.50";
const page = (...lines: readonly string[]): string => ["Payroll Register", "", HEADS, ...lines].join("\n");

test("sums below some people say which department they are of", async (t) => {
  t.same(
    who(
      jointly(
        page(
          ...NORTH,
          `Total Bakery (2)${NORTH_SUM.slice(6)}`,
          ...SOUTH,
          `Total Office (2)${SOUTH_SUM.slice(6)}`,
          "Report Total (4)       6,150.00    350.00    6,500.00     683.00     94.25     5,722.75",
        ),
      ),
    ),
    [
      "101 Abernathy, Ann, Bakery",
      "102 Byron, Ada, Bakery",
      "103 Curie, Marie, Office",
      "104 Duarte, Ines, Office",
    ],
  );
  const nameless = page(...NORTH, `Total     ${NORTH_SUM}`, ...SOUTH, `Total     ${SOUTH_SUM}`);
  t.same(
    new Set(who(jointly(nameless)).map((person) => person.split(", ").at(-1))),
    new Set(["-"]),
    "a sum without a name names no department",
  );
  const ofPages = page(...NORTH, `Page total${NORTH_SUM}`, ...SOUTH, `Page total${SOUTH_SUM}`);
  t.same(new Set(who(jointly(ofPages)).map((person) => person.split(", ").at(-1))), new Set(["-"]));
});

test("words for a department are in several languages", async (t) => {
  const departmentIn = (about: string): string =>
    who(jointly(statementOf(about)))[0]!
      .split(", ")
      .at(-1)!;
  t.equal(departmentIn("    Employee    Ada Byron\n    Service :   Livraison"), "Livraison");
  t.equal(departmentIn("    Employee    Ada Byron\n    Campus/Dept: Cactus Wren"), "Cactus Wren");
});

/** What a journal prints of somebody; `own` stands below their name. */
const block = (
  name: string,
  id: string,
  gross: string,
  tax: string,
  net: string,
  ...own: readonly string[]
): string[] => [
  `${name.padEnd(18)} Emp Id: ${id}`,
  ...own,
  `Regular      80.00   ${gross}   Federal   ${tax}`,
  `Gross Pay            ${gross}   Net Pay   ${net}`,
  "",
];

test("a line of text over the names of some people is about all that follow", async (t) => {
  const text = [
    "Tidewater Survey Group LLC          Payroll Journal          Period 01/01/2026 - 01/15/2026",
    "",
    "110 - Field Survey",
    ...block("Abernathy, Ann", "E101", "1,500.00", "167.00", "1,333.00"),
    ...block("Byron, Ada", "E102", "2,000.00", "212.00", "1,788.00"),
    "120 - Design Studio",
    ...block("Curie, Marie", "E103", "1,800.00", "184.00", "1,616.00"),
    ...block("Duarte, Ines", "E104", "1,200.00", "120.00", "1,080.00"),
    ...block("Ekberg, Stig", "E105", "1,700.00", "173.00", "1,527.00"),
  ].join("\n");
  t.same(who(jointly(text)), [
    "E101 Abernathy, Ann, 110 - Field Survey",
    "E102 Byron, Ada, 110 - Field Survey",
    "E103 Curie, Marie, 120 - Design Studio",
    "E104 Duarte, Ines, 120 - Design Studio",
    "E105 Ekberg, Stig, 120 - Design Studio",
  ]);
});

test("the number of somebody above or below their name belongs to them on every page", async (t) => {
  const heads = "Emp   Employee             Gross     Federal    Medicare         Net";
  const person = (id: string, name: string, figures: string): string[] => [
    id,
    `      ${name.padEnd(14)}${figures}`,
  ];
  const first = [
    "Quarterly Wage Listing",
    "",
    heads,
    "No",
    ...person("7198", "Ashe, Keiko", "  1,500.00      167.00       21.75    1,311.25"),
    ...person("5939", "Bell, Kwame", "  2,000.00      212.00       29.00    1,759.00"),
    ...person("3677", "Arroyo, Mei", "  1,800.00      184.00       26.10    1,589.90"),
  ];
  const second = [
    "Quarterly Wage Listing",
    "",
    heads,
    "No",
    ...person("3773", "Lee, Krystal", "  1,200.00      120.00       17.40    1,062.60"),
    ...person("2775", "Roy, Felipe", "  1,700.00      173.00       24.65    1,502.35"),
  ];
  t.same(who(jointly(first.join("\n"), second.join("\n"))), [
    "7198 Ashe, Keiko, -",
    "5939 Bell, Kwame, -",
    "3677 Arroyo, Mei, -",
    "3773 Lee, Krystal, -",
    "2775 Roy, Felipe, -",
  ]);
});

test("rows of a table of people beside each other say something of each: numbers, jobs, rates, payments", async (t) => {
  const joint = jointly(`
    Payroll Worksheet by Employee

    Employee              Castellano,      Asante,        Pham,
                              Maria T      Kwabena      Tuyet N     Unit Total
    Employee No.               E55021       E55102       P60134
    Job                            RN           RN          PCT
    Base Rate                 50.0000      48.0000      24.0000
    Hours
      Regular                   72.00        64.00        75.00         211.00
    Earnings
      Regular                3,600.00     3,072.00     1,800.00       8,472.00
      Bonus                    400.00       128.00       200.00         728.00
    Gross Pay                4,000.00     3,200.00     2,000.00       9,200.00
    Taxes
      Federal                  400.00       320.00       200.00         920.00
    Net Pay                  3,600.00     2,880.00     1,800.00       8,280.00
    Deposit / Check No.       D204410      D204411       118807
  `);
  t.same(who(joint), [
    "E55021 Castellano, Maria T, -",
    "E55102 Asante, Kwabena, -",
    "P60134 Pham, Tuyet N, -",
  ]);
  t.same(
    peopleOf(joint).map(({ items, payments }) => [
      items.find(({ label }) => label.text === "Regular")?.rate?.token.text,
      payments.map(({ number }) => number?.text),
    ]),
    [
      ["50.0000", ["D204410"]],
      ["48.0000", ["D204411"]],
      ["24.0000", ["118807"]],
    ],
  );
});

test("below a heading for departments stands one, though it is called like a line of pay and an amount is behind it", async (t) => {
  const first = jointly(`
    Payroll Summary

    ID     Employee             Department          Gross     Federal    Medicare      Net Pay
    101    Abernathy, Ann       Service          1,500.00      167.00       21.75     1,311.25
    102    Byron, Ada           Service          2,000.00      212.00       29.00     1,759.00
    103    Curie, Marie         Office           1,800.00      184.00       26.10     1,589.90
    104    Duarte, Ines         Service          1,200.00      120.00       17.40     1,062.60
  `);
  t.same(who(first), [
    "101 Abernathy, Ann, Service",
    "102 Byron, Ada, Service",
    "103 Curie, Marie, Office",
    "104 Duarte, Ines, Service",
  ]);
  t.same(
    peopleOf(first).map(({ figures }) => figures.get("gross_pay")?.cents),
    [150000, 200000, 180000, 120000],
  );
  t.same(allOf(peopleOf(first), "Abernathy, Ann"), ["tax Federal 16700", "tax Medicare 2175"]);
  const second = jointly(`
    Payroll Register

    Employee       Department      Gross     Deduction        Amount     Tax            Amount        Net
    Doe, Jane      Service      1,600.00     Dental            12.00     Federal        160.00   1,404.80
                                             Vision             0.00     Medicare        23.20
    Roe, Richard   Office       1,520.00     Dental            12.00     Federal        148.00   1,332.96
                                             Vision             5.00     Medicare        22.04
    Poe, Paula     Service      2,000.00     Dental            12.00     Federal        205.00   1,754.00
                                                                         Medicare        29.00
  `);
  t.same(who(second), ["- Doe, Jane, Service", "- Roe, Richard, Office", "- Poe, Paula, Service"]);
  t.same(
    peopleOf(second).map(({ figures }) => figures.get("gross_pay")?.cents),
    [160000, 152000, 200000],
  );
});

test("a heading over texts that stand a little right of it says what they are", async (t) => {
  t.same(
    who(
      jointly(`
    Payroll Register

    Employee               File #  Dept              Hours     Gross Pay   Federal Tax      Net Pay
    Deborah Abernathy      4471        Bar           80.00      1,550.00        155.00     1,395.00
    Ada Byron              4472        Office        80.00      2,020.00        202.00     1,818.00
    Marie Curie            4473        Bar           76.00      1,810.00        180.00     1,630.00
  `),
    ),
    ["4471 Deborah Abernathy, Bar", "4472 Ada Byron, Office", "4473 Marie Curie, Bar"],
  );
  t.same(
    who(
      jointly(`
    Payroll Register

    Name              ID No  Division             Hours    Gross Pay     Federal    Medicare      Net Pay
    Doe, Jane         501             Kitchen     80.00     1,600.00      160.00       23.20     1,416.80
    Roe, Richard      502             Front       76.00     1,520.00      148.00       22.04     1,349.96
    Poe, Paula        503             Kitchen     80.00     2,000.00      205.00       29.00     1,766.00
  `),
    ),
    ["501 Doe, Jane, Kitchen", "502 Roe, Richard, Front", "503 Poe, Paula, Kitchen"],
  );
});

test("what a line of somebody's own says of their department counts more than the line over their name", async (t) => {
  const text = [
    "Tidewater Survey Group LLC          Payroll Journal          Period 01/01/2026 - 01/15/2026",
    "",
    "Department: 000110 - Field Survey",
    ...block("Abernathy, Ann", "E101", "1,500.00", "167.00", "1,333.00", "Dept: 000110"),
    ...block("Byron, Ada", "E102", "2,000.00", "212.00", "1,788.00", "Dept: 000110"),
    "Department: 000120 - Design Studio",
    ...block("Curie, Marie", "E103", "1,800.00", "184.00", "1,616.00", "Dept: 000120"),
    ...block("Duarte, Ines", "E104", "1,200.00", "120.00", "1,080.00", "Dept: 000120"),
  ].join("\n");
  t.same(who(jointly(text)), [
    "E101 Abernathy, Ann, 000110",
    "E102 Byron, Ada, 000110",
    "E103 Curie, Marie, 000120",
    "E104 Duarte, Ines, 000120",
  ]);
});

test("what only employers are taxed with is no contribution, whatever stands over it", (t) => {
  const over = (label: string): number => {
    const { subjects, kinds } = votesOf("Employer Contributions");
    const votes = { subjects: new Map(subjects), kinds: new Map(kinds) };
    bySide(votes, votesOf(label));
    return (votes.subjects.get("employer_tax") ?? 0) - (votes.subjects.get("employer_contribution") ?? 0);
  };
  for (const label of ["EHT", "WSIB", "CNESST"]) t.ok(over(label) > 0, label);
  for (const label of ["Dental", "401(k) Match", "Workers Comp"]) t.ok(over(label) < 0, label);
  t.end();
});
