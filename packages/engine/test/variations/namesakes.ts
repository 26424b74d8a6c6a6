import type { Random } from "../support/random.ts";
import { inkOf, PAGE } from "./ink.ts";
import { payrollOf } from "./payroll.ts";
import { IDS, NAMES, placeRegister, textsOf, type TextColumn } from "./register.ts";
import { peopleOf, type Variation } from "./variation.ts";

/** What tells two people of one name apart. */
export const APART = ["id", "masked number", "address", "department", "nothing"] as const;

const STREETS = [
  "14 Mill Lane",
  "208 Harbor St",
  "7 Orchard Way",
  "51 Quarry Rd",
  "90 Tern Ave",
  "3 Elm Ct",
  "66 Ferry Rd",
];

/** A register in which two people have one name; each row is a person's. */
export function namesakes(random: Random, apart: (typeof APART)[number], next: boolean): Variation {
  const payroll = payrollOf(random, random.int(4, 7));
  const { people } = payroll;
  const [one, other] = next ? [1, 2] : [0, people.length - 1];
  people[other] = { ...people[other]!, name: people[one]!.name, printed: people[one]!.printed };
  const columns: Readonly<Record<string, readonly TextColumn[]>> = {
    id: [IDS, NAMES],
    "masked number": [NAMES, { heading: "SSN", of: (_, row) => `XXX-XX-${4107 + 731 * row}` }],
    address: [NAMES, { heading: "Address", of: (_, row) => STREETS[row]! }],
    department: [NAMES, { heading: "Department", of: (_, row) => ["Bakery", "Office", "Stores"][row % 3]! }],
    nothing: [NAMES],
  };
  const register = placeRegister(random, payroll, columns[apart]);
  const truth = peopleOf(payroll);
  if (apart !== "id") for (const person of truth) person.id = "";
  return {
    name: `two of one name, told apart by ${apart}${next ? ", one below the other" : ""}`,
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
