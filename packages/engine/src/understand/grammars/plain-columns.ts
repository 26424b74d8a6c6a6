import { normalizeLabel } from "@paylift/canonical";
import { BITS } from "../tolerances.ts";
import { votesOf } from "../votes/wording.ts";
import type { Heads } from "./heads.ts";
import { isPlain, type Column } from "./tables.ts";

/** Columns of numbers that are no amounts, and those of them that are codes before others. */
export function plainColumns(
  columns: readonly Column[],
  heads: ReadonlyMap<unknown, Heads>,
  isWhole: boolean,
): { plain: Set<Column>; codes: Set<Column> } {
  const ofDays = new Set(columns.filter((column) => isOfDay(column, heads)));
  const plain = new Set(
    columns.filter(
      (column) => ofDays.has(column) || (isPlain(column) && !countsSomething(column, heads, isWhole)),
    ),
  );
  const codes = [...plain].filter((column) => !ofDays.has(column) && areCodes(column, columns, plain));
  return { plain, codes: new Set(codes) };
}

/** A weekday or a date as a heading: `Tu`, `M 10`, `Sat 3/14`. */
const DAY =
  /^(?:(?:su|mo?|tu?|we?|th?|fr?|sa?|sun|mon|tues?|wed|thurs?|thu|fri|sat|(?:sun|mon|tues|wednes|thurs|fri|satur)day) ?)?(?:\d{1,2}(?: \d{1,2})?)?$/;

/** Whether numbers are what somebody worked on one day, of which the line says the sum. */
function isOfDay(column: Column, heads: ReadonlyMap<unknown, Heads>): boolean {
  const own = [...heads.values()].flatMap(
    (of) =>
      of.own
        .get(column)
        ?.map(({ text }) => text)
        .join(" ") ?? [],
  );
  return own.length > 0 && own.every((text) => DAY.test(normalizeLabel(text)));
}

/** Whether runs of digits are hours, or amounts of a document that prints no cents. */
function countsSomething(column: Column, heads: ReadonlyMap<unknown, Heads>, isWhole: boolean): boolean {
  for (const { own, groups } of heads.values()) {
    const text = (own.get(column) ?? []).map((span) => span.text).join(" ");
    const { kinds, subjects } = votesOf(text);
    if (
      (kinds.get("hours") ?? 0) > 0 ||
      (groups.get(column) ?? []).some((span) => (votesOf(span.text).kinds.get("hours") ?? 0) > 0)
    )
      return true;
    const [none, best] = [subjects.get("none") ?? 0, Math.max(0, ...subjects.values(), ...kinds.values())];
    if (isWhole && best >= BITS.known && none === 0) return true;
  }
  if (!isWhole) return false;
  // Without a heading: in such a document what varies and is long is an amount.
  return (
    [...heads.values()].every(({ own }) => (own.get(column) ?? []).length === 0) &&
    column.spans.every(({ text }) => !/^0\d/.test(text))
  );
}

/** Whether numbers are codes: short runs of digits right before others, that come again and again or begin with a zero. */
function areCodes(column: Column, columns: readonly Column[], plain: ReadonlySet<Column>): boolean {
  const figures = column.spans.filter(({ figure }) => figure !== null);
  if (figures.length < 4 || figures.some(({ text }) => text.length > 5)) return false;
  const distinct = new Set(figures.map(({ text }) => text)).size;
  const zero = figures.filter(({ text }) => /^0\d/.test(text)).length;
  if (distinct > 0.7 * figures.length && zero < 0.3 * figures.length) return false;
  const next = columns.find(({ index }) => index === column.index + 1);
  return next !== undefined && !plain.has(next);
}
