import { test } from "tap";
import { linesOf } from "../../src/layout/lines.ts";
import type { ReadPage } from "../../src/read/page-reader.ts";
import { readJointly } from "../../src/understand/understand.ts";
import { CHARACTER_PT, pageOf } from "../support/page-of.ts";
import { jointly, namesIn, peopleOf, statementOf, who } from "./joint-reading.ts";

const FILLED_IN = new Set(["Iris", "Novak", "Brandt", "Cold", "Store", "4471"]);
const TYPED_PT = 10;
/** Letters of typewriter fonts are as wide, in font sizes. */
const LETTER_EM = 0.6;

/** A form with its blanks filled in by a typewriter. */
function filledIn(text: string): ReadPage {
  const page = pageOf(text);
  const [first] = page.words;
  const reach = (first!.x1 - first!.x0 - CHARACTER_PT * first!.text.length) / 2;
  const words = page.words.map((word) => {
    if (!FILLED_IN.has(word.text)) return word;
    const x0 = word.x0 + reach;
    return { ...word, x0, x1: x0 + LETTER_EM * TYPED_PT * word.text.length, size: TYPED_PT };
  });
  return { ...page, words };
}

test("words typed into a form with other fonts are one phrase", async (t) => {
  const page = filledIn(
    statementOf(`
    Employee Name:  Iris Novak Brandt          Employee ID:  4471
    Department:  Cold Store`),
  );
  t.same(who(readJointly([...linesOf(page, "point")], [page])), ["4471 Iris Novak Brandt, Cold Store"]);
});

test("words typed two spaces apart into a form with other fonts are two phrases", async (t) => {
  const page = filledIn(
    statementOf(`
    Employee Name      Department       Employee ID
    Iris Novak Brandt  Cold Store       4471`),
  );
  t.same(who(readJointly([...linesOf(page, "point")], [page])), ["4471 Iris Novak Brandt, Cold Store"]);
});

/** Lines of the one person as `label hours rate cents`. */
function counted(text: string): string[] {
  const [person] = peopleOf(jointly(text));
  return person!.items
    .filter(({ section }) => section === "earning")
    .map(({ label, hours, rate, amount }) =>
      [label.text, hours?.token.text ?? "-", rate?.token.text ?? "-", amount?.cents ?? "-"].join(" "),
    );
}

test("signs between numbers say what they come to", async (t) => {
  t.same(
    counted(`
    Lantern Foods
    Employee Name:  Iris Novak

    Earnings
    Regular       80.00 x 20.00 = 1,600.00     Federal tax           160.00
    Overtime       4.00 x 30.00 =   120.00     Medicare               24.94
    Gross pay                     1,720.00     Net pay             1,535.06
    `),
    ["Regular 80.00 20.00 160000", "Overtime 4.00 30.00 12000"],
  );
});

const below = (regular: string, overtime: string): string => `
    Lantern Foods
    Employee Name:  Iris Novak

    Earnings                              Taxes
    Regular              $2,160.00        Federal tax           $210.00
    ${regular.padEnd(38)}Medicare               $33.67
    Overtime               $162.00
    ${overtime}
    Gross pay            $2,322.00        Net pay             $2,078.33
`;

test("hours and their rate below a line that they multiply to are that line's", async (t) => {
  t.same(counted(below("80 h x $27.00", "4 h x $40.50")), [
    "Regular 80 $27.00 216000",
    "Overtime 4 $40.50 16200",
  ]);
});

test("hours and a rate below a line that they do not multiply to are not that line's", async (t) => {
  const lines = counted(below("80 h x $26.00", "4 h x $40.00"));
  t.ok(lines.includes("Regular - - 216000"));
  t.ok(lines.includes("Overtime - - 16200"));
});

const PEOPLE = [
  ["10/15/26", "Ines Duarte", "173.00", "101.00", "1,730.00", "1,456.00"],
  ["10/1/26", "Omar Farouk", "156.00", "91.00", "1,560.00", "1,313.00"],
  ["9/30/26", "Petra Kovac", "206.00", "121.00", "2,060.00", "1,733.00"],
  ["10/14/26", "Lena Ruiz", "129.00", "71.00", "1,290.00", "1,090.00"],
  ["10/13/26", "Noor Haddad", "120.00", "61.00", "1,200.00", "1,019.00"],
  ["10/12/26", "Tomas Silva", "110.00", "51.00", "1,100.00", "939.00"],
  ["10/11/26", "Rosa Vega", "130.00", "67.00", "1,300.00", "1,103.00"],
  ["10/10/26", "Jan Keller", "141.00", "77.00", "1,410.00", "1,192.00"],
] as const;

/** A register of records of two lines. */
const register = (
  head: string,
  people: readonly (readonly [string, string, string, string, string])[],
): string =>
  [
    "Payroll Register",
    "",
    `${head.padEnd(30)}Tax             Amount       Gross     Net Pay`,
    ...people.flatMap(([name, federal, state, gross, net]) => [
      `${name.padEnd(30)}Federal     ${federal.padStart(10)}${gross.padStart(12)}${net.padStart(12)}`,
      `${" ".repeat(30)}State       ${state.padStart(10)}`,
    ]),
  ].join("\n");

test("a name one space behind dates stands in a column of its own where a heading begins there, too", async (t) => {
  const joint = jointly(
    register(
      "Date     Employee",
      PEOPLE.map(([date, name, ...amounts]) => [date.padEnd(9) + name, ...amounts] as const),
    ),
  );
  t.same(
    namesIn(joint),
    PEOPLE.map(([, name]) => name),
  );
});

test("surnames that begin below each other stay with the given names where no heading begins there", async (t) => {
  const given = ["Anna", "Omar", "Lena", "Noor", "Jose", "Rosa", "Theo", "Emma"];
  const names = PEOPLE.map(([, name], i) => `${given[i]!} ${name.split(" ")[1]!}`);
  const joint = jointly(
    register(
      "Employee",
      PEOPLE.map(([, , ...amounts], i) => [names[i]!, ...amounts] as const),
    ),
  );
  t.same(namesIn(joint), names);
});
