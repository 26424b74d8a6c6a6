import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { test } from "tap";
import { jointly, peopleOf } from "./joint-reading.ts";

type Paid = readonly (readonly string[])[];

const HARBOUR: Paid = [
  ["Duarte, Ines", "40.00", "840.00", "50.00", "890.00", "89.00", "801.00"],
  ["Farouk, Omar", "30.00", "600.00", "40.00", "640.00", "64.00", "576.00"],
  ["Kovac, Petra", "20.00", "500.00", "25.00", "525.00", "52.50", "472.50"],
];
const TOWN_HALL: Paid = [
  ["Duarte, Ines", "38.00", "798.00", "20.00", "818.00", "81.80", "736.20"],
  ["Farouk, Omar", "46.00", "920.00", "10.00", "930.00", "93.00", "837.00"],
  ["Kovac, Petra", "52.00", "1,300.00", "75.00", "1,375.00", "137.50", "1,237.50"],
];
const BOTH: Paid = [
  ["Duarte, Ines", "78.00", "1,638.00", "70.00", "1,708.00", "170.80", "1,537.20"],
  ["Farouk, Omar", "76.00", "1,520.00", "50.00", "1,570.00", "157.00", "1,413.00"],
  ["Kovac, Petra", "72.00", "1,800.00", "100.00", "1,900.00", "190.00", "1,710.00"],
];
const BRIDGE: Paid = [
  ["Duarte, Ines", "10.00", "210.00", "15.00", "225.00", "22.50", "202.50"],
  ["Farouk, Omar", "12.00", "240.00", "35.00", "275.00", "27.50", "247.50"],
  ["Kovac, Petra", "16.00", "400.00", "45.00", "445.00", "44.50", "400.50"],
];

/** A list of what people are paid, on a page of its own. */
function list(of: string, people: Paid): string {
  const lines = people.map(
    ([name, ...cells]) => name!.padEnd(14) + cells.map((cell) => cell.padStart(12)).join(""),
  );
  return [
    `Payroll: ${of}`,
    "",
    "Employee             Hours     Regular    Overtime       Gross     Federal         Net",
    ...lines,
  ].join("\n");
}

/** Net pay of everybody together, in cents, by name. */
function netOf(...pages: readonly string[]): Record<string, number> {
  const nets: Record<string, number> = {};
  for (const { name, figures } of peopleOf(jointly(...pages)))
    nets[name!.text] = (nets[name!.text] ?? 0) + figures.get("net_pay")!.cents;
  return nets;
}

const TWO_PROJECTS = { "Duarte, Ines": 153_720, "Farouk, Omar": 141_300, "Kovac, Petra": 171_000 };

test("a list that repeats everybody with the sums of the lists before it is counted once", async (t) => {
  t.same(netOf(list("Harbour", HARBOUR), list("Town Hall", TOWN_HALL), list("All", BOTH)), TWO_PROJECTS);
});

test("a list that repeats everybody with the sums of the lists behind it is counted once", async (t) => {
  t.same(netOf(list("All", BOTH), list("Harbour", HARBOUR), list("Town Hall", TOWN_HALL)), TWO_PROJECTS);
});

test("lists of different amounts are all paid, of whomever they are", async (t) => {
  t.same(netOf(list("Harbour", HARBOUR), list("Town Hall", TOWN_HALL)), TWO_PROJECTS);
  t.same(netOf(list("Harbour", HARBOUR), list("Town Hall", TOWN_HALL), list("Bridge", BRIDGE)), {
    "Duarte, Ines": 173_970,
    "Farouk, Omar": 166_050,
    "Kovac, Petra": 211_050,
  });
});

const NAMES = ["Duarte, Ines", "Farouk, Omar", "Kovac, Petra", "Ruiz, Lena", "Silva, Tomas"];

/** Cents as printed. */
function printed(cents: number): string {
  return (cents / 100).toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ",");
}

/** Cents of regular pay, overtime and tax. */
type Cents = readonly [number, number, number];

function net([regular, overtime, tax]: Cents): number {
  return regular + overtime - tax;
}

/** A line of somebody. */
function line(name: string, cents: Cents): string[] {
  const [regular, overtime, tax] = cents;
  return [name, "8.00", ...[regular, overtime, regular + overtime, tax, net(cents)].map(printed)];
}

test("whatever people are paid on projects, each is counted once, whatever list of the sums stands at the end", async () => {
  const pay = fc.tuple(
    fc.integer({ min: 30_000, max: 250_000 }),
    fc.integer({ min: 1_000, max: 20_000 }),
    fc.integer({ min: 2_000, max: 29_000 }),
  );
  const project = fc.tuple(pay, pay, pay, pay, pay);
  fc.assert(
    fc.property(project, project, (one, other) => {
      const lists = [one, other].map((paid, i) =>
        list(
          `Project ${i + 1}`,
          NAMES.map((name, who) => line(name, paid[who]!)),
        ),
      );
      const sums = NAMES.map((name, who) => {
        const [a, b] = [one[who]!, other[who]!];
        return line(name, [a[0] + b[0], a[1] + b[1], a[2] + b[2]]);
      });
      const nets = NAMES.map((name, who) => [name, net(one[who]!) + net(other[who]!)]);
      return isDeepStrictEqual(netOf(...lists, list("All", sums)), Object.fromEntries(nets));
    }),
    { numRuns: 15 },
  );
});

test("below lines by job a table of its own repeats everybody: its gross pay is what the lines come to, and nobody is paid twice", async (t) => {
  const jobs = (heads: readonly string[], ...lines: readonly string[]): string =>
    ["Labor Distribution by Job", "", ...heads, ...lines].join("\n");
  const wide = [
    "                                                               Gross    Employer       Total",
    "Emp ID    Employee            Pay Type     Hours     Rate     Amount       Taxes        Cost",
  ];
  const narrow = [
    "Emp ID    Employee            Pay Type     Hours     Rate     Gross Amount     Employer Taxes     Total Cost",
  ];
  const joint = jointly(
    jobs(
      wide,
      "1184      Duarte, Ines        Regular       8.00    41.50     332.00       39.34      371.34",
      "1367      Farouk, Omar        Regular      40.00    36.85   1,474.00      174.67    1,648.67",
      "1310      Kovac, Petra        Regular      18.00    21.75     391.50       46.39      437.89",
      "1184      Duarte, Ines        Regular      20.00    41.50     830.00       98.36      928.36",
      "1310      Kovac, Petra        Overtime      6.00    32.63     195.78       23.20      218.98",
    ),
    jobs(
      narrow,
      "1150      Ruiz, Lena          Regular      40.00    34.00         1,360.00             161.16       1,521.16",
    ),
    [
      "Recap by Employee",
      "",
      "Emp ID    Employee             Hours     Gross Amount     Employer Taxes     Total Cost",
      "1184      Duarte, Ines         28.00         1,162.00             137.70       1,299.70",
      "1367      Farouk, Omar         40.00         1,474.00             174.67       1,648.67",
      "1310      Kovac, Petra         24.00           587.28              69.59         656.87",
      "1150      Ruiz, Lena           40.00         1,360.00             161.16       1,521.16",
    ].join("\n"),
  );
  const people = peopleOf(joint);
  t.equal(people.length, 6);
  t.same(
    people.flatMap(({ name, figures }) => {
      const gross = figures.get("gross_pay");
      return gross === undefined ? [] : [`${name?.text} ${gross.cents}`];
    }),
    ["Duarte, Ines 116200", "Farouk, Omar 147400", "Kovac, Petra 58728", "Ruiz, Lena 136000"],
  );
  const taxes = people.flatMap(({ items }) => items.filter(({ section }) => section === "employer_tax"));
  t.equal(
    taxes.reduce((sum, { amount }) => sum + amount!.cents, 0),
    3934 + 17_467 + 4639 + 9836 + 2320 + 16_116,
  );
});
