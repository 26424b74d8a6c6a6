import { normalizeLabel } from "@paylift/canonical";
import type { Row } from "../page-graph/span.ts";
import { isSumWord } from "../votes/wording.ts";
import { isOwnTotal, isSumOfGroup, isTotalOf } from "./sum-records.ts";

const LEAST_TOTALS = 3;
const MOSTLY = 0.9;

/**
 * Rows that begin with a word for sums and close a record: they say so (`Employee total`, `Total Lee, Ann`), or one name stands before each of them and
 * behind the last. The sums of a group may close with the same word. Sums that say of what group they are close none.
 */
export function ownTotals(rows: readonly Row[], named: readonly Row[]): ReadonlySet<number> {
  const totals = rows.filter(({ spans: [first] }) => first?.figure === null && isSumWord(first.text));
  const byText = Map.groupBy(totals, ({ spans }) => normalizeLabel(spans[0]!.text));
  const found = [...byText.values()].filter((own) => {
    const { text } = own[0]!.spans[0]!;
    const others = totals.filter((row) => !own.includes(row));
    return isOwnTotal(text) || (!isSumOfGroup(text) && closeEach(own, named, others));
  });
  const ofNames = totals.filter((row) => isOfName(row, named));
  return new Set([...found.flat(), ...ofNames].map(({ index }) => index));
}

/** Whether a sum is called by the name that stands above it. */
function isOfName({ index, spans: [first] }: Row, named: readonly Row[]): boolean {
  const name = named.findLast((row) => row.index < index)?.spans[0];
  return name !== undefined && isTotalOf(first!.text, name.text);
}

/** Whether one name stands above each of some rows, behind the one before; or no name, but another sum. */
function closeEach(totals: readonly Row[], named: readonly Row[], sums: readonly Row[]): boolean {
  const above = (rows: readonly Row[], i: number): number =>
    rows.filter(({ index }) => index < totals[i]!.index && index > (totals[i - 1]?.index ?? -1)).length;
  const ofPeople = totals.filter((_, i) => above(named, i) === 1);
  const ofGroups = totals.filter((_, i) => above(named, i) === 0 && above(sums, i) === 1);
  return ofPeople.length >= LEAST_TOTALS && ofPeople.length + ofGroups.length >= MOSTLY * totals.length;
}
