import type { RecordReading } from "../../interpret/reading.ts";
import type { FigureName, LineSection } from "../../variants/variant-schema.ts";

/** What is printed as the sum of a list, and of which. */
export const SUMS_OF_LISTS: ReadonlyMap<FigureName, LineSection> = new Map([
  ["total_taxes", "tax"],
  ["total_deductions", "deduction"],
  ["total_employer_taxes", "employer_tax"],
  ["total_employer_contributions", "employer_contribution"],
]);

/** What more than one person has a part in: a number of one of them is never taken for the sum of all. */
const LEAST_PEOPLE = 2;

/** What all people come to, in cents; null where one of them lacks the figure, or it is not of several. */
export function sumOfAll(people: readonly RecordReading[], figure: FigureName): number | null {
  const section = SUMS_OF_LISTS.get(figure);
  if (section !== undefined) return sumOfLines(people, section);
  const own = people.map(({ figures }) => figures.get(figure)?.cents ?? null);
  return own.includes(null) ? null : sumOfSeveral(own.map((cents) => cents!));
}

/** What the lines of one list come to over all people, in cents; null where it is not of several. */
export function sumOfLines(people: readonly RecordReading[], section: LineSection): number | null {
  return sumOfSeveral(
    people.map(({ items }) =>
      items.reduce((sum, item) => sum + (item.section === section ? (item.amount?.cents ?? 0) : 0), 0),
    ),
  );
}

function sumOfSeveral(own: readonly number[]): number | null {
  if (own.filter((cents) => cents !== 0).length < LEAST_PEOPLE) return null;
  return own.reduce((sum, cents) => sum + cents, 0);
}
