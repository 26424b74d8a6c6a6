import type { DrawnPage } from "../support/drawn-pdf.ts";
import type { Random } from "../support/random.ts";
import { HIDDEN_WAYS } from "./hidden.ts";
import { boxOf, inkOf, PAGE, type Text } from "./ink.ts";
import { payrollOf, printedMoney, type Payroll, type Person } from "./payroll.ts";
import { placeStatement, textsOfStatement, type Statement, type StatementOptions } from "./statement.ts";
import { peopleOf, type TruePerson, type Variation } from "./variation.ts";

export type DrawStatement = (random: Random) => Omit<Variation, "name">;

function pageOf(texts: readonly Text[], more = ""): DrawnPage {
  return { content: [...texts.map((text) => inkOf(text)), more].join("\n"), mediaBox: [0, 0, ...PAGE] };
}

/** A statement of one person, with what is right of it. */
interface One {
  random: Random;
  payroll: Payroll;
  person: Person;
  statement: Statement;
  truth: TruePerson;
}

function ofOne(draw: (one: One) => DrawnPage): DrawStatement {
  return (random) => {
    const payroll = payrollOf(random, 1);
    const [person] = payroll.people as [Person];
    const people = peopleOf(payroll);
    const statement = placeStatement(random, payroll, person);
    return { pages: [draw({ random, payroll, person, statement, truth: people[0]! })], people };
  };
}

/** A line between two of a list, which the page does not show. */
const hiddenLine = (way: string): DrawStatement =>
  ofOne(({ payroll, statement }) => {
    const { label, now } = statement.lines[payroll.columns.findIndex(({ slot }) => slot === "tax")]!;
    const top = label.top + 7;
    const hidden = [
      { ...label, top, text: "Bonus" },
      { ...now, top, text: "999.00" },
    ];
    return pageOf(textsOfStatement(statement), HIDDEN_WAYS[way]!(hidden));
  });

/** A statement one of whose figures cannot be read. */
const unread = (sign: string, of: "earning" | "gross" | "tax" | "net"): DrawStatement =>
  ofOne(({ payroll: { columns }, statement, truth }) => {
    const at = columns.findIndex(({ slot }) => slot === of);
    statement.lines[at]!.now.text = sign;
    const before = columns.slice(0, at).filter(({ slot }) => slot !== "gross" && slot !== "net").length;
    if (of === "gross" || of === "net") truth[of] = null;
    else truth.lines.splice(before, 1);
    return pageOf(textsOfStatement(statement));
  });

const shadowed = (most: number): DrawStatement =>
  ofOne(({ random, statement }) => {
    const texts = textsOfStatement(statement);
    const down = (random.next() - 0.5) * most;
    return pageOf(texts, texts.map((text) => inkOf(text, most, down)).join("\n"));
  });

const typedOver: DrawStatement = ofOne(({ random, statement }) => {
  const cell = random.pick(statement.lines).now;
  const others = textsOfStatement(statement).filter((text) => text !== cell);
  const before = inkOf({ ...cell, text: "3,999.99" });
  return pageOf(others, `${before} 1 g ${boxOf({ ...cell, text: "99,999.99" })} f 0 g ${inkOf(cell)}`);
});

/** Two people of one name, each with a page. */
const namesakes =
  (apart: (i: number) => StatementOptions): DrawStatement =>
  (random) => {
    const payroll = payrollOf(random, 2);
    payroll.people[1]!.name = payroll.people[0]!.name;
    const people = peopleOf(payroll);
    const pages = payroll.people.map((person, i) => {
      const options = apart(i);
      if (options.id === false) people[i]!.id = "";
      return pageOf(textsOfStatement(placeStatement(random, payroll, person, options)));
    });
    return { pages, people };
  };

/** A line below the net pay that has no part in it. */
const noteBelow = (label: string, cents?: number): DrawStatement =>
  ofOne(({ statement }) => {
    const [first] = statement.lines;
    const top = statement.below + 10;
    const note = { ...first!.label, top, text: label };
    const figure = cents === undefined ? [] : [{ ...first!.now, top, text: printedMoney(cents) }];
    return pageOf([...textsOfStatement(statement), note, ...figure]);
  });

/** Net pay that is rounded up to whole units, and says so. */
const rounded: DrawStatement = (random) => {
  const payroll = payrollOf(random, 1);
  const [person] = payroll.people as [Person];
  const rounding = 100 - (person.amounts.at(-1)! % 100);
  person.amounts[person.amounts.length - 1]! += rounding;
  const statement = placeStatement(random, payroll, person);
  const net = statement.lines[payroll.columns.length - 1]!;
  const before = [
    { ...net.label, text: "Rounding", bold: false },
    { ...net.now, text: printedMoney(rounding), bold: false },
  ];
  for (const text of Object.values(net) as Text[]) text.top += 14;
  return { pages: [pageOf([...textsOfStatement(statement), ...before])], people: peopleOf(payroll) };
};

const ADDRESSES = [
  ["14 Mill Lane", "Dayton OH 45402"],
  ["208 Harbor St", "Akron OH 44301"],
];
const IN_PLACE = ["########", "****", "#VALUE!", "...", "#####.##"];

/** Statements that look right to a reader that is not careful, by what is the matter with them. */
export const STATEMENTS: Readonly<Record<string, DrawStatement>> = {
  plain: ofOne(({ statement }) => pageOf(textsOfStatement(statement))),
  ...Object.fromEntries(Object.keys(HIDDEN_WAYS).map((way) => [`a line ${way}`, hiddenLine(way)])),
  ...Object.fromEntries(
    IN_PLACE.flatMap((sign) =>
      (["earning", "gross", "tax", "net"] as const).map((of) => [
        `${sign} in place of ${of}`,
        unread(sign, of),
      ]),
    ),
  ),
  "a near shadow": shadowed(0.6),
  "a shadow": shadowed(1.2),
  "a far shadow": shadowed(2.5),
  "typed over": typedOver,
  "two of one name, by ids": namesakes(() => ({})),
  "two of one name, by masked numbers": namesakes((i) => ({
    id: false,
    masked: `XXX-XX-${1204 + 3111 * i}`,
  })),
  "two of one name, by addresses": namesakes((i) => ({ id: false, address: ADDRESSES[i]! })),
  "two of one name, by nothing": namesakes(() => ({ id: false, pays: 1 })),
  "a balance below": noteBelow("Remaining loan balance", 120_000),
  "what is to be paid back, below": noteBelow("Overpayment to recover next period", 8000),
  "arrears below": noteBelow("Union dues in arrears", 2500),
  "taxable wages below": noteBelow("Federal taxable wages this period", 150_000),
  "the employer's share below": noteBelow("Employer 401(k) match", 5000),
  "a sentence below": noteBelow("Your dental premium will increase by 12.50 from January."),
  "rounded net pay": rounded,
};
