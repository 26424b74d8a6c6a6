import { normalizeLabel } from "@paylift/canonical";
import { BITS } from "../tolerances.ts";
import { isDecimal, type Figure } from "../page-graph/figure.ts";
import type { Kind } from "../votes/roles.ts";
import { votesOf } from "../votes/wording.ts";
import type { Heads } from "./heads.ts";
import { isPlain, type Column } from "./tables.ts";

/** Columns of numbers that are no amounts, those of them that are codes before others, and whether an amount may have no cents. */
export function plainColumns(
  columns: readonly Column[],
  heads: ReadonlyMap<unknown, Heads>,
  isWhole: boolean,
): { plain: Set<Column>; codes: Set<Column>; mayLackCents: boolean } {
  const ofDays = new Set(columns.filter((column) => isOfDay(column, heads)));
  const amounts = isWhole ? "whole" : leaveOutCents(columns, heads) ? "as spreadsheets do" : "with cents";
  const plain = new Set(
    columns.filter(
      (column) => ofDays.has(column) || (isPlain(column) && !countsSomething(column, heads, amounts)),
    ),
  );
  const codes = [...plain].filter((column) => !ofDays.has(column) && areCodes(column, columns, plain, heads));
  return { plain, codes: new Set(codes), mayLackCents: amounts !== "with cents" };
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

const LEAST_UNEVEN = 2;

/**
 * Whether cents are printed only where there are some, as spreadsheets do with a number to which nobody gave a form: several columns of
 * amounts have figures with more decimals and with fewer, or one has figures with one and with two.
 */
function leaveOutCents(columns: readonly Column[], heads: ReadonlyMap<unknown, Heads>): boolean {
  let uneven = 0;
  for (const column of columns) {
    const scales = new Set(
      column.spans.flatMap(({ figure, text }) => (isAmount(figure) && !isRun(text) ? [figure.scale] : [])),
    );
    if (scales.size < 2 || Math.max(...scales) > 2 || votesFor(column, heads, ["hours", "rate"])) continue;
    uneven += scales.has(1) && scales.has(2) ? LEAST_UNEVEN : 1;
  }
  return uneven >= LEAST_UNEVEN;
}

/** The number of a check or of somebody below amounts says nothing of cents. */
function isRun(text: string): boolean {
  return /^\d{5,}$/.test(text);
}

function isAmount(figure: Figure | null): figure is Figure {
  return figure !== null && figure.units !== 0 && !figure.percent && !figure.hours;
}

/** Whether the heading of a column says that it holds one of these. */
function votesFor(column: Column, heads: ReadonlyMap<unknown, Heads>, kinds: readonly Kind[]): boolean {
  return [...heads.values()].some(({ own }) => {
    const votes = votesOf((own.get(column) ?? []).map(({ text }) => text).join(" "));
    return kinds.some((kind) => (votes.kinds.get(kind) ?? 0) > 0);
  });
}

/** Whether runs of digits are hours, or amounts of a document that prints no cents, or none where there are none. */
function countsSomething(
  column: Column,
  heads: ReadonlyMap<unknown, Heads>,
  amounts: "whole" | "as spreadsheets do" | "with cents",
): boolean {
  for (const { own, groups } of heads.values()) {
    const text = (own.get(column) ?? []).map((span) => span.text).join(" ");
    const { kinds, subjects } = votesOf(text);
    if (
      (kinds.get("hours") ?? 0) > 0 ||
      (groups.get(column) ?? []).some((span) => (votesOf(span.text).kinds.get("hours") ?? 0) > 0)
    )
      return true;
    const [none, best] = [subjects.get("none") ?? 0, Math.max(0, ...subjects.values(), ...kinds.values())];
    if (amounts !== "with cents" && best >= BITS.known && none === 0) return true;
  }
  if (amounts !== "whole") return false;
  // Without a heading: in such a document what varies and is long is an amount.
  return (
    [...heads.values()].every(({ own }) => (own.get(column) ?? []).length === 0) &&
    column.spans.every(({ text }) => !/^0\d/.test(text))
  );
}

const CODE = /^(?:\p{L}+ )?codes?$|^types?$/iu;

/** Whether numbers are codes: short runs of digits right before others, that come again and again or begin with a zero, or below a word for codes. */
function areCodes(
  column: Column,
  columns: readonly Column[],
  plain: ReadonlySet<Column>,
  heads: ReadonlyMap<unknown, Heads>,
): boolean {
  // Amounts of a few other lines may stand below codes.
  const figures = column.spans.filter(({ figure }) => figure !== null && !isDecimal(figure));
  if (figures.length < 4 || figures.some(({ text }) => text.length > 5)) return false;
  const distinct = new Set(figures.map(({ text }) => text)).size;
  const zero = figures.filter(({ text }) => /^0\d/.test(text)).length;
  if (distinct > 0.7 * figures.length && zero < 0.3 * figures.length) return false;
  if ([...heads.values()].some(({ own }) => own.get(column)?.some(({ text }) => CODE.test(text)) === true))
    return true;
  const next = columns.find(({ index }) => index === column.index + 1);
  return next !== undefined && !plain.has(next);
}
