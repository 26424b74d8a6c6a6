import type { Random } from "../support/random.ts";
import { inkOf, PAGE } from "./ink.ts";
import { payrollOf, type Person } from "./payroll.ts";
import { IDS, NAMES, placeRegister, textsOf } from "./register.ts";
import { peopleOf, type Variation } from "./variation.ts";

/** How a name is printed, and what it is, given name first. */
type Naming = (person: Person, row: number) => readonly [printed: string, name: string];

interface Names {
  naming: Naming;
  /** Default true. */
  ids?: boolean;
}

const lastOf = ({ name }: Person): string => name.split(" ").at(-1)!;
/** Of every register a few people have such names, the others usual ones. */
const some =
  (...names: readonly (readonly [string, string])[]): Naming =>
  ({ printed, name }, row) =>
    names[row - 1] ?? [printed, name];

/** Names as people have them all over the world. */
export const NAMINGS: Readonly<Record<string, Names>> = {
  "one word": { naming: (person) => [lastOf(person), lastOf(person)] },
  "one word beside others": { naming: some(["Cher", "Cher"], ["Teller", "Teller"]) },
  "one word beside others, without ids": { naming: some(["Cher", "Cher"], ["Teller", "Teller"]), ids: false },
  "small letters": { naming: ({ name }) => [name.toLowerCase(), name.toLowerCase()] },
  "small letters, family first": {
    naming: ({ name }) => {
      const words = name.toLowerCase().split(" ");
      return [`${words.at(-1)}, ${words.slice(0, -1).join(" ")}`, words.join(" ")];
    },
  },
  codes: { naming: (_, row) => [`EMP-010${row}`, `EMP-010${row}`] },
  "codes without ids": { naming: (_, row) => [`EMP-010${row}`, `EMP-010${row}`], ids: false },
  "particles first": {
    naming: some(
      ["of Athens, Xenophon", "Xenophon of Athens"],
      ["de la Cruz, Maria", "Maria de la Cruz"],
      ["van der Berg, Jan", "Jan van der Berg"],
    ),
  },
  apostrophes: {
    naming: some(["O'Neil, Sean", "Sean O'Neil"], ["D\u2019Angelo, Rosa", "Rosa D\u2019Angelo"]),
  },
  suffixes: {
    naming: some(["King Jr., Martin", "Martin King Jr."], ["Ivanov, Frank E III", "Frank E Ivanov III"]),
  },
  hyphens: {
    naming: some(["Nu\u00f1ez-Soto, Ana", "Ana Nu\u00f1ez-Soto"], ["Smith-Jones, Al", "Al Smith-Jones"]),
  },
  trades: { naming: some(["Baker, Mason", "Mason Baker"], ["Cook, Carter", "Carter Cook"]) },
};

/** A register of people with such names. */
export function namesOfTheWorld(random: Random, kind: string): Variation {
  const { naming, ids = true } = NAMINGS[kind]!;
  const payroll = payrollOf(random, 6);
  for (const [row, person] of payroll.people.entries()) [person.printed, person.name] = naming(person, row);
  const register = placeRegister(random, payroll, ids ? [IDS, NAMES] : [NAMES]);
  const people = peopleOf(payroll);
  if (!ids) for (const person of people) person.id = "";
  return {
    name: `names: ${kind}`,
    pages: [
      {
        content: textsOf(register)
          .map((text) => inkOf(text))
          .join("\n"),
        mediaBox: [0, 0, ...PAGE],
      },
    ],
    people,
  };
}
