import type { RecordReading } from "../../interpret/reading.ts";
import type { FigureName, LineSection } from "../../variants/variant-schema.ts";

/** What is printed as the sum of a list, and of which. */
export const SUMS_OF_LISTS: ReadonlyMap<FigureName, LineSection> = new Map([
  ["total_taxes", "tax"],
  ["total_deductions", "deduction"],
]);

/** What more than one person has a part in: a number of one of them is never taken for the sum of all. */
const LEAST_PEOPLE = 2;

/** What all people come to, in cents; null where one of them lacks the figure, or it is not of several. */
export function sumOfAll(people: readonly RecordReading[], figure: FigureName): number | null {
  const section = SUMS_OF_LISTS.get(figure);
  const own = people.map(({ figures, items }) => {
    if (section === undefined) return figures.get(figure)?.cents ?? null;
    const amounts = items.flatMap((item) => (item.section === section ? (item.amount?.cents ?? []) : []));
    return amounts.reduce((sum, cents) => sum + cents, 0);
  });
  if (own.filter((cents) => cents !== 0).length < LEAST_PEOPLE || own.includes(null)) return null;
  return own.reduce<number>((sum, cents) => sum + cents!, 0);
}
