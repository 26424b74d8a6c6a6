import type { Random } from "../support/random.ts";
import { inkOf, PAGE } from "./ink.ts";
import { payrollOf, type Person } from "./payroll.ts";
import { IDS, NAMES, placeRegister, textsOf, type TextColumn } from "./register.ts";
import { peopleOf, type Variation } from "./variation.ts";

type Number = (person: Person, row: number) => string;

const rowNumber: Number = (_, row) => String(row + 1);
const department: Number = (_, row) => ["100", "100", "200", "200", "310", "310", "310", "310"][row]!;
const costCentre: Number = (_, row) => `60${["10", "10", "20"][row % 3]}`;

/** Numbers beside a person that are no id of anybody: the heading, and what stands below it. */
export const NO_IDS: readonly (readonly [heading: string, of: Number])[] = [
  ["Dept", department],
  ["Dept No", department],
  ["Department", department],
  ["Cost Center", costCentre],
  ["CC", costCentre],
  ["Line", rowNumber],
  ["Line No", rowNumber],
  ["Row", rowNumber],
  ["No.", rowNumber],
  ["#", rowNumber],
  ["Seq", rowNumber],
  ["", rowNumber],
  ["Home Dept", department],
  ["Location", department],
];

/** A register with a column of such numbers, with or without ids. */
export function numbersOfOthers(random: Random, which: number, ids: boolean, first: boolean): Variation {
  const payroll = payrollOf(random, random.int(4, 7));
  const [heading, of] = NO_IDS[which]!;
  const number: TextColumn = { heading, of };
  const people: readonly TextColumn[] = ids ? [IDS, NAMES] : [NAMES];
  const register = placeRegister(random, payroll, first ? [number, ...people] : [...people, number]);
  const truth = peopleOf(payroll);
  if (!ids) for (const person of truth) person.id = "";
  return {
    name: `numbers below "${heading}", ${first ? "first" : "last"}, ${ids ? "with" : "without"} ids`,
    pages: [
      {
        content: textsOf(register)
          .map((text) => inkOf(text))
          .join("\n"),
        mediaBox: [0, 0, ...PAGE],
      },
    ],
    people: truth,
  };
}

/** Headings of numbers that are people's, however small. */
export const IDS_OF_FEW = ["Emp ID", "Employee No", "Emp #", "Employee ID"] as const;

/** A register of a small company, which numbers its people from one. */
export function idsOfFew(random: Random, heading: (typeof IDS_OF_FEW)[number]): Variation {
  const payroll = payrollOf(random, random.int(4, 7));
  for (const [row, person] of payroll.people.entries()) person.id = String(row + 1);
  const register = placeRegister(random, payroll, [{ ...IDS, heading }, NAMES]);
  return {
    name: `ids from one below "${heading}"`,
    pages: [
      {
        content: textsOf(register)
          .map((text) => inkOf(text))
          .join("\n"),
        mediaBox: [0, 0, ...PAGE],
      },
    ],
    people: peopleOf(payroll),
  };
}
