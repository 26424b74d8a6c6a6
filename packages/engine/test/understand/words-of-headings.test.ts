import { test } from "tap";
import type { Subject } from "../../src/understand/votes/roles.ts";
import { votesOf } from "../../src/understand/votes/wording.ts";
import { jointly, peopleOf, printedLines } from "./joint-reading.ts";

const PEOPLE = [
  [
    "Dupré, Anne",
    "80.00",
    "21.00",
    "1,680.00",
    "42.00",
    "1,722.00",
    "110.00",
    "100.00",
    "1,512.00",
    "168.00",
  ],
  [
    "Leclerc, Marc",
    "76.00",
    "20.00",
    "1,520.00",
    "30.00",
    "1,550.00",
    "90.00",
    "99.00",
    "1,361.00",
    "152.00",
  ],
  [
    "Moreau, Zoé",
    "70.00",
    "25.00",
    "1,750.00",
    "50.00",
    "1,800.00",
    "120.00",
    "101.00",
    "1,579.00",
    "175.00",
  ],
];

/** A register of the same people under other headings. */
function register(title: string, headings: readonly string[]): string {
  return [
    title,
    "",
    ...[headings, ...PEOPLE].map(
      ([name, ...cells]) => name!.padEnd(16) + cells.map((cell) => cell.padStart(14)).join(""),
    ),
  ].join("\n");
}

/** Sections and cents of what is paid and withheld, by the words of the headings. */
function sectionsOf(text: string): Record<string, string> {
  const [person] = peopleOf(jointly(text));
  const paid = person!.items.filter(({ amount }) => amount !== null);
  return Object.fromEntries(
    paid.map(({ section, label, amount }) => [label.text, `${section} ${amount!.cents}`]),
  );
}

const REGISTERS: readonly [string, readonly string[], Record<string, string | RegExp>][] = [
  [
    "Registre de paie",
    ["Salarié", "Heures", "Taux", "Salaire", "Bonus", "Brut", "Impôt", "Retenues", "Net", "Patronal"],
    {
      Salaire: "earning 168000",
      Bonus: "earning 4200",
      Impôt: "tax 11000",
      Retenues: "deduction 10000",
      Patronal: /^employer_\w+ 16800$/,
    },
  ],
  [
    "Registro de nómina",
    [
      "Empleado",
      "Horas",
      "Tarifa",
      "Sueldo",
      "Bonus",
      "Bruto",
      "Impuesto",
      "Retenciones",
      "Neto",
      "Patronal",
    ],
    {
      Sueldo: "earning 168000",
      Bonus: "earning 4200",
      Impuesto: "tax 11000",
      Retenciones: "deduction 10000",
      Patronal: /^employer_\w+ 16800$/,
    },
  ],
  [
    "Lohnjournal",
    [
      "Mitarbeiter",
      "Stunden",
      "Satz",
      "Gehalt",
      "Überstunden",
      "Brutto",
      "Steuer",
      "Abzüge",
      "Netto",
      "Arbeitgeber",
    ],
    {
      Gehalt: "earning 168000",
      Überstunden: "earning 4200",
      Steuer: "tax 11000",
      Abzüge: "deduction 10000",
      Arbeitgeber: /^employer_\w+ 16800$/,
    },
  ],
];

for (const [title, headings, sections] of REGISTERS)
  test(`a register is read by its own words: ${title}`, async (t) => {
    const joint = jointly(register(title, headings));
    t.ok(joint.isPayroll);
    t.same(
      peopleOf(joint).map(({ name, figures }) => [
        name?.text,
        figures.get("gross_pay")?.cents,
        figures.get("net_pay")?.cents,
      ]),
      [
        ["Dupré, Anne", 172_200, 151_200],
        ["Leclerc, Marc", 155_000, 136_100],
        ["Moreau, Zoé", 180_000, 157_900],
      ],
    );
    t.match(sectionsOf(register(title, headings)), sections);
  });

test("words that no language has for pay are those of no payroll", async (t) => {
  const headings = ["Pomp", "Blau", "Tisch", "Fenster", "Lampe", "Regal", "Stuhl", "Boden", "Decke", "Kanne"];
  const unlike = PEOPLE.map(([name, ...cells]) => [
    name,
    ...cells.map((cell) => cell.replace(/\d{2}$/, "17")),
  ]);
  const text = [headings, ...unlike].map(
    ([name, ...cells]) => name!.padEnd(16) + cells.map((cell) => cell!.padStart(14)).join(""),
  );
  t.notOk(jointly(text.join("\n")).isPayroll);
});

test("the name of a tax with the word for wages is what the tax is reckoned from; other wages are pay", async (t) => {
  const joint = jointly(`
    Payroll Register

    Employee        Regular Wages      Bonus   Fed Wages    Fed Tax   SS Wages    SS Tax    MN Wages    MN Tax    Net Pay
    Ines Duarte          1,680.00      50.00    1,700.00     170.00   1,730.00    107.26    1,710.00     85.50   1,367.24
    Omar Farouk          1,520.00      40.00    1,530.00     153.00   1,560.00     96.72    1,540.00     77.00   1,233.28
    Petra Kovac          2,000.00      60.00    2,040.00     204.00   2,060.00    127.72    2,050.00    102.50   1,625.78
  `);
  const [ines] = peopleOf(joint);
  t.same(printedLines(ines!), [
    "earning Bonus 5000",
    "earning Regular Wages 168000",
    "tax Fed Tax 17000",
    "tax MN Tax 8550",
    "tax SS Tax 10726",
  ]);
  t.same(
    ines!.items.flatMap(({ label, taxableWages }) =>
      taxableWages === null ? [] : [`${label.text} ${taxableWages.cents}`],
    ),
    ["Fed Tax 170000", "SS Tax 173000", "MN Tax 171000"],
  );
});

test("what the vocabulary knows as gross or net pay is that over a column, in every order of its words", (t) => {
  for (const [gross, net] of [
    ["Salary Gross", "Final Salary"],
    ["Gross Income", "Net Take Home"],
    ["Pay Gross", "Take-Home Pay"],
  ] as const) {
    const joint = jointly(`
      Payroll Register

      Employee         ${gross.padStart(14)}    Federal Tax   Medicare   ${net.padStart(14)}
      Olsen, Kari            2,046.00         283.50      29.67         1,732.83
      Brandt, Nils           2,120.00         270.40      30.74         1,818.86
      Haugen, Liv            1,995.00         255.00      28.93         1,711.07
    `);
    t.same(
      peopleOf(joint).map(({ figures }) => [figures.get("gross_pay")?.cents, figures.get("net_pay")?.cents]),
      [
        [204_600, 173_283],
        [212_000, 181_886],
        [199_500, 171_107],
      ],
      `${gross} and ${net}`,
    );
  }
  t.end();
});

test("a balance of hours is no pay, and an account no plan of expenses", async (t) => {
  const bits = (text: string, subject: Subject): number => votesOf(text).subjects.get(subject) ?? 0;
  t.ok(bits("Vacation Hrs Bal", "none") > bits("Vacation Hrs Bal", "earning"));
  t.ok(bits("Account", "payment") > bits("Account", "reimbursement"));
});
