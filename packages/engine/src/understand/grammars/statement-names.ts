import { classifyTax, isStateCode, normalizeLabel } from "@paylift/canonical";
import { isScaleOfRate, multiplies } from "../identities/products.ts";
import { overlap, type Row, type Span } from "../page-graph/span.ts";
import type { Kind } from "../votes/roles.ts";
import { sectionOf } from "../votes/sections.ts";
import { headingWorth, isFigureName, isSumWord, knownBits, votesOf } from "../votes/wording.ts";
import { attributesOf } from "../people/attributes.ts";
import { isMethod } from "../people/pay-methods.ts";
import { headsOver, isBesideFigures, nearest, PITCH } from "./statement-heads.ts";
import { pairsOf } from "./rows-of-pairs.ts";
import { KNOWN_BITS, saysKindOnly, type StatementLine, type StatementRows } from "./statement-lines.ts";
import { titlesOf } from "./statement-titles.ts";

/** What a number of a statement is called. */
export interface Naming {
  figure: Span;
  line: StatementLine;
  /** The text that names its line; null where only headings name it. */
  label: Span | null;
  heads: readonly Span[];
  groups: readonly Span[];
  /** Its heading names a list, in a band beside names of figures: it is the sum of that list. */
  sum: boolean;
  /** What it counts, where no heading tells and its own line does: hours times their rate are the amount. */
  kind: Kind | null;
  /** Its row is one of pairs, each of a word and an amount. */
  isPair: boolean;
}

/** What is said of a number where nothing says more. */
const NOTHING = { heads: [], groups: [], sum: false, kind: null, isPair: false } as const;

/** What names each number of the rows. */
export function namingsOf(statement: StatementRows): Naming[] {
  const at = new Map(statement.rows.map((row, i) => [row, i]));
  const namings: Naming[] = [];
  const above = new Map<Row, StatementLine[]>();
  for (const line of statement.lines) {
    const own = above.get(line.row) ?? [];
    above.set(line.row, own);
    own.push(line);
  }
  for (const line of statement.lines) {
    const groups = titlesOf(line, statement, at.get(line.row)!, above);
    const counted = countedBelow(line, statement, at.get(line.row)!, above);
    if (counted !== null) {
      for (const [figure, kind] of counted.kinds)
        namings.push({ ...NOTHING, figure, line, label: counted.label, groups, kind });
      continue;
    }
    const [only] = line.figures;
    const name = only === undefined ? undefined : pairsOf(line.row.spans).get(only);
    if (name !== undefined && name === line.label && line.figures.length === 1) {
      namings.push({ ...NOTHING, figure: only!, line, label: name, isPair: true });
      continue;
    }
    const kinds = kindsIn(line);
    for (const figure of line.figures) {
      const heads = headsOver(figure, line, statement, at.get(line.row)!, above, groups[0]);
      const name = named(figure, line, heads, groups, statement, at.get(line.row)!, above);
      namings.push(name.heads.length > 0 ? name : { ...name, kind: kinds.get(figure) ?? null });
    }
  }
  return namings;
}

/** What numbers of one line count of which two multiply to a third. */
function kindsIn({ figures }: StatementLine): Map<Span, Kind> {
  const kinds = new Map<Span, Kind>();
  for (let i = 0; i + 2 < figures.length; i++) {
    const [one, other, product] = figures.slice(i, i + 3) as [Span, Span, Span];
    if (!multiplies(one, other, product)) continue;
    const isSwapped =
      other.figure!.hours ||
      (one.figure!.currency && !other.figure!.currency) ||
      isScaleOfRate(one.figure!.scale, other.figure!.scale);
    const [hours, rate] = isSwapped ? [other, one] : [one, other];
    return kinds.set(hours, "hours").set(rate, "rate").set(product, "amount");
  }
  return kinds;
}

/** Two numbers alone below a line that multiply to its amount count what it is paid for: `80 h × $27.00` below `Regular  $2,160.00`. */
function countedBelow(
  { row, label, figures }: StatementLine,
  { rows }: StatementRows,
  at: number,
  byRow: ReadonlyMap<Row, readonly StatementLine[]>,
): { label: Span; kinds: ReadonlyMap<Span, Kind> } | null {
  const [first, second] = figures;
  if (label !== null || figures.length !== 2) return null;
  for (let i = at - 1; i >= Math.max(0, at - 2); i--) {
    const upper = rows[i]!;
    if (upper.page !== row.page || row.baseline - upper.baseline > PITCH * first!.size) return null;
    for (const other of byRow.get(upper) ?? []) {
      const isUnder = other.label !== null && Math.abs(other.label.x0 - first!.x0) < 2 * first!.size;
      if (!isUnder || !other.figures.some((amount) => multiplies(first!, second!, amount))) continue;
      return {
        label: other.label!,
        kinds: new Map([
          [first!, "hours"],
          [second!, "rate"],
        ]),
      };
    }
  }
  return null;
}

function named(
  figure: Span,
  line: StatementLine,
  heads: readonly Span[],
  groups: readonly Span[],
  statement: StatementRows,
  at: number,
  byRow: ReadonlyMap<Row, readonly StatementLine[]>,
): Naming {
  const before = line.before;
  const label =
    line.label !== null && heads.length > 0 && isHeaded(line.label, statement, at) ? null : line.label;
  const told = { ...NOTHING, figure, line, heads, groups };
  if (label === null) {
    const title = [...groups, ...titleAlone(line, statement, at)].find(({ text }) => isFigureName(text));
    const isTitled = title !== undefined && !heads.some(({ text }) => knownBits(text) > KNOWN_BITS);
    if (isTitled) return { ...told, label: null, heads: [title], groups: [] };
    if (heads.length === 0) return { ...told, label: null, heads: besides(figure, statement, at) };
    // A band of figures is in no list.
    return { ...told, label: null, groups: isBesideFigures(heads.at(-1)!, statement) ? [] : groups };
  }
  const head = heads.find(({ text }) => knownBits(text) >= KNOWN_BITS);
  const sum = head !== undefined && isBesideFigures(head, statement);
  if (saysKindOnly(label)) {
    // Among figures of a person a heading names its own, whatever it says.
    const last = heads.at(-1);
    if (head === undefined && last !== undefined && isBesideFigures(last, statement))
      return { ...told, label: null, groups: [label] };
    if (sum && isTax(head.text)) return { ...told, label: head, heads: [label], groups: [] };
    if (sum || (head !== undefined && isFigureName(head.text)))
      return { ...told, label: null, groups: [label], sum };
    const own = before ?? lineAbove(line, statement, at, byRow)?.label ?? nameInRow(line, byRow);
    if (own !== null) return { ...told, label: own, heads: [label] };
  }
  // A row of sums below names of figures.
  if (
    head !== undefined &&
    isFigureName(head.text) &&
    (isSumWord(label.text) ||
      knownBits(label.text) < KNOWN_BITS ||
      saysNothing(label) ||
      isMethod(label.text))
  )
    return { ...told, label: null, groups: saysNothing(label) || isMethod(label.text) ? [] : [label] };
  return { ...told, label };
}

/** Whether no word of a text is about numbers: where or in which state somebody works, left of their net pay. How they are paid says as little. */
function saysNothing({ text }: Span): boolean {
  if (isStateCode(text)) return true;
  const { subjects, kinds } = votesOf(text);
  return !isSumWord(text) && subjects.size === 0 && kinds.size === 0;
}

/** Whether the text right over another says what that is of somebody, as `Department` over one: it names no number. */
function isHeaded(label: Span, { rows, free }: StatementRows, at: number): boolean {
  const above = rows[at - 1];
  if (above === undefined || knownBits(label.text) >= KNOWN_BITS) return false;
  return free
    .get(above)!
    .some(({ x0, text }) => Math.abs(x0 - label.x0) < label.size && attributesOf(text).length > 0);
}

/** Whether a text names one tax, and not all of them: among sums it is a line all the same. */
function isTax(text: string): boolean {
  const { known: isKnown, type } = classifyTax(text);
  return isKnown && type !== "other" && sectionOf(text) === null;
}

/** The one text of the row above a number that is alone in its own. */
function titleAlone(
  { row, figures }: StatementLine,
  { rows, free }: StatementRows,
  at: number,
): readonly Span[] {
  const above = rows[at - 1];
  const areAlone = figures.length === 1 && row.spans.length === 1 && above?.spans.length === 1;
  return areAlone ? free.get(above)! : [];
}

/** What stands right below a number that nothing else names. */
function besides(figure: Span, { rows, free }: StatementRows, at: number): Span[] {
  for (let i = at + 1; i < Math.min(rows.length, at + 3); i++) {
    const row = rows[i]!;
    if (row.page !== figure.page || row.top - figure.bottom > 1.5 * figure.size) break;
    const over = free.get(row)!.filter((span) => overlap(span, figure) > 0 && headingWorth(span.text) > 0);
    if (over.length > 0) return [nearest(over, figure)];
  }
  return [];
}

/** What the numbers before a line of its row are of, where it only says of when its own are: `Net Pay  Current 910.40  YTD 8,120.75`. */
function nameInRow(line: StatementLine, byRow: ReadonlyMap<Row, readonly StatementLine[]>): Span | null {
  const own = byRow.get(line.row)!;
  for (const { label, before } of own.slice(0, own.indexOf(line)).reverse()) {
    if (label === null) return null;
    if (!saysKindOnly(label)) return label;
    if (before !== null) return before;
  }
  return null;
}

/** The line right over a line of the same lane. */
function lineAbove(
  { label, figures, row }: StatementLine,
  { rows }: StatementRows,
  at: number,
  byRow: ReadonlyMap<Row, readonly StatementLine[]>,
): StatementLine | null {
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    const upper = rows[i]!;
    if (upper.page !== row.page || row.baseline - upper.baseline > PITCH * label!.size) return null;
    const found = (byRow.get(upper) ?? []).find(
      (other) =>
        other.label !== null &&
        !saysKindOnly(other.label) &&
        (Math.abs(other.label.x0 - label!.x0) < label!.size ||
          Math.abs(other.figures.at(-1)!.x1 - figures.at(-1)!.x1) < label!.size),
    );
    if (found !== undefined) return found;
  }
  return null;
}

/** The words of a title or heading, as part of a key. */
export function wordsOf(spans: readonly Span[]): string {
  return normalizeLabel(spans.map(({ text }) => text).join(" "));
}
