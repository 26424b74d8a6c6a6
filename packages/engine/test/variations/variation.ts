import type { CanonicalOutput } from "@paylift/canonical";
import type { DrawnPage } from "../support/drawn-pdf.ts";
import type { ExtractionResult } from "../../src/index.ts";
import type { Payroll, Slot } from "./payroll.ts";

/** What a page shows of one line; `null` for a heading that nobody can read. */
export interface TrueLine {
  slot: Slot;
  label: string | null;
  cents: number;
}

/** What the pages show of one person; `null` where a figure is printed and cannot be read. */
export interface TruePerson {
  name: string;
  id: string;
  gross: number | null;
  net: number | null;
  lines: TrueLine[];
}

/** A document drawn to look right to a reader that is not careful, with what its pages show. */
export interface Variation {
  name: string;
  pages: DrawnPage[];
  people: TruePerson[];
}

/** What a plain register shows of its people. */
export function peopleOf({ columns, people }: Payroll): TruePerson[] {
  return people.map(({ name, id, amounts }) => ({
    name,
    id,
    gross: amounts[columns.findIndex(({ slot }) => slot === "gross")]!,
    net: amounts.at(-1)!,
    lines: columns.flatMap(({ slot, heading }, i) =>
      slot === "gross" || slot === "net" ? [] : [{ slot, label: heading, cents: amounts[i]! }],
    ),
  }));
}

const cents = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100));

type Lines = readonly { description: string; amount: number }[];

/** What is wrong with a reading, in words; empty where nothing is. */
export function faultsOf({ people }: Variation, { canonical_output: read }: ExtractionResult): string[] {
  const faults: string[] = [];
  const left: CanonicalOutput["employees"] = [...read.employees];
  if (left.length !== people.length) faults.push(`${left.length} people for ${people.length}`);
  for (const person of people) {
    const exact = left.findIndex(
      ({ name, employee_id, gross_pay }) =>
        name === person.name && employee_id === person.id && cents(gross_pay) === person.gross,
    );
    const at =
      exact >= 0
        ? exact
        : left.findIndex(({ name, employee_id }) => name === person.name && employee_id === person.id);
    if (at < 0) {
      faults.push(`nobody is ${person.name} of id "${person.id}"`);
      continue;
    }
    const [found] = left.splice(at, 1);
    if (cents(found!.gross_pay) !== person.gross)
      faults.push(`${person.name}: gross pay ${found!.gross_pay}`);
    if (cents(found!.net_pay) !== person.net) faults.push(`${person.name}: net pay ${found!.net_pay}`);
    const lists: readonly (readonly [Slot, Lines])[] = [
      ["earning", found!.earnings],
      ["tax", found!.taxes],
      ["deduction", found!.deductions],
    ];
    faults.push(...lineFaults(person, lists));
  }
  return [...faults, ...left.map(({ name, employee_id }) => `${name} of id "${employee_id}" is too many`)];
}

/** A line without a name may be of any slot; every other is told with its own. */
function lineFaults(person: TruePerson, lists: readonly (readonly [Slot, Lines])[]): string[] {
  const faults: string[] = [];
  const open = lists.flatMap(([slot, lines]) =>
    lines.filter(({ amount }) => amount !== 0).map((line) => ({ ...line, slot, cents: cents(line.amount) })),
  );
  const named = (line: TrueLine): number => (line.label === null ? 1 : 0);
  for (const line of person.lines
    .filter((each) => each.cents !== 0)
    .toSorted((a, b) => named(a) - named(b))) {
    const { slot, label } = line;
    const at = open.findIndex(
      (each) =>
        each.cents === line.cents &&
        (label === null
          ? each.description === ""
          : each.slot === slot && plain(each.description) === plain(label)),
    );
    if (at < 0) faults.push(`${person.name}: no ${slot} ${label ?? "without a name"} of ${line.cents}`);
    else open.splice(at, 1);
  }
  return [
    ...faults,
    ...open.map((each) => `${person.name}: ${each.slot} "${each.description}" of ${each.amount} is too many`),
  ];
}

const plain = (label: string): string => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, "");
