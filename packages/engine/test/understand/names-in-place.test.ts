import { test } from "tap";
import { jointly, namesIn, peopleOf, statementOf, who } from "./joint-reading.ts";

test("in a sentence a name ends where the sentence goes on", async (t) => {
  for (const line of [
    "Paid to Iris Novak by check number 4417 on October 15, 2026",
    "Paid to Iris Novak on October 15, 2026 by check number 4417",
  ])
    t.same(who(jointly(statementOf(`    ${line}`))), ["- Iris Novak, -"], line);
});

test("a name goes on over words that only begin like those of a sentence", async (t) => {
  t.same(who(jointly(statementOf("    Paid to Iris Byron-Forde"))), ["- Iris Byron-Forde, -"]);
});

/** A journal with a column for names of a width, and what stands below each name. */
const journal = (width: number, below: readonly string[]): string => `
    Payroll Journal

    ${"Employee".padEnd(width)}Earnings       Hours      Amount    Taxes           Amount     Net Pay

    ${"Iris Novak".padEnd(width)}Regular        80.00    1,600.00    Federal         170.00   1,505.35
    ${below[0]!.padEnd(width)}Bonus                     100.00    Medicare         24.65

    ${"Omar Farouk".padEnd(width)}Regular        70.00    1,400.00    Federal         150.00   1,328.25
    ${below[1]!.padEnd(width)}Bonus                     100.00    Medicare         21.75

    ${"Petra Kovac".padEnd(width)}Regular        60.00    1,200.00    Federal         130.00   1,151.15
    ${below[2]!.padEnd(width)}Bonus                     100.00    Medicare         18.85
`;

test("a job below a name that had room beside it is no part of the name", async (t) => {
  t.same(namesIn(jointly(journal(48, ["Line Cook", "Head Baker", "Porter"]))), [
    "Iris Novak",
    "Omar Farouk",
    "Petra Kovac",
  ]);
});

test("a surname below a name that had no room beside it is part of the name", async (t) => {
  t.same(namesIn(jointly(journal(13, ["Brandt", "Haddad", "Silva"]))), [
    "Iris Novak Brandt",
    "Omar Farouk Haddad",
    "Petra Kovac Silva",
  ]);
});

/** People across, and a last column. */
const across = (last: readonly [string, string, string], amounts: readonly string[]): string => {
  const rows: readonly (readonly string[])[] = [
    ["Regular", "1,600.00", "1,440.00", "1,280.00"],
    ["Overtime", "60.00", "108.00", "24.00"],
    ["Gross Pay", "1,660.00", "1,548.00", "1,304.00"],
    ["Federal Tax", "166.00", "154.80", "130.40"],
    ["Medicare", "24.07", "22.45", "18.91"],
    ["Net Pay", "1,469.93", "1,370.75", "1,154.69"],
  ];
  const heads = [
    ["", "Anna", "Boris", "Chloe", last[0]],
    ["", "Borowski", "Grant", "Duarte", last[1]],
    ["", "#11", "#14", "#19", last[2]],
  ];
  const all = [...heads, ...rows.map((cells, i) => [...cells, amounts[i]!])];
  const lines = all.map(
    ([label, ...cells]) => label!.padEnd(14) + cells.map((cell) => cell.padStart(12)).join(""),
  );
  return ["Payroll by Employee", "", ...lines].join("\n");
};

test("a name stands in lines over its column, and all employees together are nobody", async (t) => {
  const joint = jointly(
    across(["All", "Employees", ""], ["4,320.00", "192.00", "4,512.00", "451.20", "65.43", "3,995.37"]),
  );
  t.same(
    peopleOf(joint).map(({ name, figures }) => [name?.text, figures.get("net_pay")?.cents]),
    [
      ["Anna Borowski", 146_993],
      ["Boris Grant", 137_075],
      ["Chloe Duarte", 115_469],
    ],
  );
});

test("who stands in the last column is a person where the name is one", async (t) => {
  const joint = jointly(
    across(["Ali", "Marsch", "#23"], ["1,200.00", "45.00", "1,245.00", "124.50", "18.05", "1,102.45"]),
  );
  t.same(
    peopleOf(joint)
      .map(({ name, figures }) => [name?.text, figures.get("net_pay")?.cents])
      .at(-1),
    ["Ali Marsch", 110_245],
  );
  t.equal(peopleOf(joint).length, 4);
});

test("a name that goes on below is whole where its table goes on to the right on the next page", async (t) => {
  const people = [
    ["Abernathy, Ann", "1,400.00   100.00   1,500.00", "167.00   21.75   1,311.25"],
    ["Featherstonehaugh-\nMontgomery, Ada", "1,950.00    50.00   2,000.00", "212.00   29.00   1,759.00"],
    ["Curie, Marie", "1,700.00   100.00   1,800.00", "184.00   26.10   1,589.90"],
    ["Duarte, Ines", "1,100.00   100.00   1,200.00", "120.00   17.40   1,062.60"],
  ] as const;
  const side = (heads: string, at: 1 | 2): string => {
    const rows = people.flatMap((person) => {
      const [first, ...more] = person[0].split("\n");
      return [first!.padEnd(24) + person[at], ...more];
    });
    return ["Payroll Register", "", "Employee".padEnd(24) + heads, ...rows].join("\n");
  };
  const names = namesIn(
    jointly(side("Regular    Bonus   Gross Pay", 1), side("Federal  Medicare  Net Pay", 2)),
  );
  t.ok(names.includes("Featherstonehaugh-Montgomery, Ada"), names.join("; "));
});

test("a name is whole where the numbers of its record stand in the middle of it", async (t) => {
  const joint = jointly(`
Payroll Register

Employee              ID       Regular    Gross Pay     Federal      Net Pay
Abernathy Ann        101      1,500.00     1,500.00      167.00     1,333.00

Corinne C
                     102      2,000.00     2,000.00      212.00     1,788.00
Featherstone

Curie Marie          103      1,800.00     1,800.00      184.00     1,616.00

Duarte Ines          104      1,200.00     1,200.00      120.00     1,080.00
`);
  t.same(namesIn(joint), ["Abernathy Ann", "Corinne C Featherstone", "Curie Marie", "Duarte Ines"]);
});

test("what a report is called above the first name of a page is nobody, and so is how somebody is paid below one", async (t) => {
  const card = (
    name: string,
    gross: string,
    net: string,
    medicare: string,
  ): string => `    ${name}                                             Paid by check

    Earnings                              Amount        Taxes             Amount
    Regular                             ${gross}        Medicare           ${medicare}

    Gross Pay                           ${gross}        Net Pay         ${net}
`;
  const joint = jointly(
    [
      "    Payroll Journal Report",
      "    Larch Design Studio LLC",
      "    Pay period: Aug 31, 2026 - Sep 13, 2026        Check date: Sep 18, 2026",
      card("Iris Novak", "1,600.00", "1,576.80", "23.20"),
      card("Omar Farouk", "1,400.00", "1,379.70", "20.30"),
      card("Petra Kovac", "1,200.00", "1,182.60", "17.40"),
    ].join("\n"),
  );
  t.same(namesIn(joint), ["Iris Novak", "Omar Farouk", "Petra Kovac"]);
});

test("sums by line are nobody's", async (t) => {
  const plans = (name: string, ...rows: readonly string[]): string[] => [name, ...rows, ""];
  const joint = jointly(
    [
      "Deductions by Employee",
      "",
      "Deduction                        Employee       Employer",
      "",
      ...plans(
        "Novak, Iris          E-1009",
        "  Medical                           68.00         412.00",
        "  Dental                             7.50          18.25",
        "  Employee total                    75.50         430.25",
      ),
      ...plans(
        "Farouk, Omar         E-1002",
        "  Medical                          190.00         845.00",
        "  Vision                             6.80           3.40",
        "  Employee total                   196.80         848.40",
      ),
      ...plans(
        "Summary by deduction",
        "  Medical                          258.00       1,257.00",
        "  Dental                             7.50          18.25",
        "  Vision                             6.80           3.40",
        "  Total, 2 employees               272.30       1,278.65",
      ),
    ].join("\n"),
  );
  t.same(namesIn(joint), ["Novak, Iris", "Farouk, Omar"]);
});

test("a name goes on a space behind, though a column begins there in other rows", async (t) => {
  const person = (name: string): string => `
    ${name}
    MED-05         Aetna PPO 1000                236.94         771.77
    VIS-01         VSP Choice                      9.64           1.10
    DEN-02         Delta Dental                    7.50           1.20
                   Employee Total                254.08         774.07`;
  const names = [
    "Donnelly, Mary Kate",
    "Ito, Ken",
    "Farouk, Omar",
    "Novak, Iris",
    "Byron, Ada",
    "Curie, Marie",
  ];
  const joint = jointly(`
    Benefit Deductions by Employee
                                               Employee       Employer${names.map(person).join("")}`);
  t.same(namesIn(joint), names);
});
