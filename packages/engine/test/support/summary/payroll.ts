import type { Random } from "../random.ts";

export type Part =
  | "earnings"
  | "pretax"
  | "taxes"
  | "after_tax"
  | "additions"
  | "employer_taxes"
  | "contributions";

/** Labels of the lines that a document knows, part by part. */
export type Labels = Readonly<Record<Part, readonly string[]>>;

/** Hours in hundredths, rates and amounts in cents; what is withheld is positive. */
export interface Line {
  label: string;
  hours: number | null;
  rate: number | null;
  cents: number;
}

export interface Person {
  name: { given: string; family: string };
  parts: Record<Part, Line[]>;
}

const GIVEN = ["Ann", "Jean-Luc", "Zoë", "Bartholomew", "Mei Ling", "Al", "Siobhan", "Inés", "Tyler Q"];
const FAMILY = [
  "Li",
  "Vanden Heuvel",
  "O'Malley",
  "Garcia-Lopez",
  "Featherstonehaugh",
  "Ng",
  "St. John",
  "Pe",
];

/** People whose figures add up; some have no pay, some share their name with another. */
export function payrollOf(random: Random, count: number, labels: Labels): Person[] {
  return Array.from({ length: count }, () => personOf(random, labels));
}

function personOf(random: Random, labels: Labels): Person {
  const name = { given: random.pick(GIVEN), family: random.pick(FAMILY) };
  const parts = Object.fromEntries(
    Object.keys(labels).map((part) => [part, []]),
  ) as unknown as Person["parts"];
  if (random.chance(0.1)) return { name, parts };
  const rate = random.int(1200, 9900);
  labels.earnings.forEach((label, i) => {
    if (i > 0 && !random.chance(0.3)) return;
    // Quarters of an hour: four of them make the product exact.
    const hours = random.chance(0.6) ? random.int(4, 320) * 25 : null;
    const cents = hours === null ? random.int(-2000, 900000) : Math.round((hours * rate) / 100);
    parts.earnings.push({ label, hours, rate: hours === null ? null : rate, cents });
  });
  const amount = (part: Part, share: number, least: number, most: number): void => {
    for (const label of labels[part]) {
      if (random.chance(share))
        parts[part].push({ label, hours: null, rate: null, cents: random.int(least, most) });
    }
  };
  amount("pretax", 0.5, -500, 20000);
  amount("taxes", 0.8, 1, 90000);
  amount("after_tax", 0.3, 1, 30000);
  amount("additions", 0.2, 1, 50000);
  amount("employer_taxes", 0.7, 1, 90000);
  amount("contributions", 0.4, 1, 90000);
  return { name, parts };
}

export function sumOf(people: readonly Person[], ...parts: readonly Part[]): number {
  return people.reduce(
    (sum, person) =>
      sum + parts.flatMap((part) => person.parts[part]).reduce((all, { cents }) => all + cents, 0),
    0,
  );
}

export function netOf(people: readonly Person[]): number {
  return sumOf(people, "earnings", "additions") - sumOf(people, "pretax", "taxes", "after_tax");
}

/** All lines of a label added up; null where nobody has one. */
export function lineOf(people: readonly Person[], part: Part, label: string): Line | null {
  const lines = people.flatMap((person) => person.parts[part].filter((line) => line.label === label));
  if (lines.length === 0) return null;
  const hours = lines.flatMap((line) => line.hours ?? []);
  return {
    label,
    hours: hours.length === 0 ? null : hours.reduce((sum, each) => sum + each, 0),
    rate: people.length === 1 ? lines[0]!.rate : null,
    cents: lines.reduce((sum, { cents }) => sum + cents, 0),
  };
}
