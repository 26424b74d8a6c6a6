import { looksLikePersonName } from "@paylift/canonical";
import { overlap, type Row, type Span } from "../page-graph/span.ts";
import { inlineAttribute } from "../people/attributes.ts";
import { sectionOf } from "../votes/sections.ts";
import { headingWorth, isSumWord } from "../votes/wording.ts";
import { isHeader, isNear, LOOK_AHEAD } from "./header-lines.ts";

const LEAST_PEOPLE = 2;
/** What names are made of: letters of any script, and what stands between them. */
const NAME_FORM = /^[\p{L}'\u2019.,\- ]+$/u;

function mayBeName({ text }: Span): boolean {
  const name = withoutId(text);
  return NAME_FORM.test(name) && headingWorth(name) === 0 && sectionOf(name) === null;
}

/** Names are mostly different, though two people may share a first name. */
const MOSTLY_ALIKE = 0.7;

const ID_BEHIND = /^(?<name>\p{L}.+?) (?<word>\p{L}+(?: ?(?:#|no\.?|id))?):? ?(?<id>[A-Z]{0,3}\d+)$/iu;

/** A name without the number that stands behind it with the word for it: `Byron, Ada Emp # 214`. */
function withoutId(text: string): string {
  const { name, word } = ID_BEHIND.exec(text)?.groups ?? {};
  return word !== undefined && inlineAttribute(word) === "id" ? name! : text;
}

/** Whether a line has a name over each of several columns of numbers: people stand side by side. */
export function arePeople(rows: readonly Row[], at: number): boolean {
  const { spans, hasFigures, page, turned } = rows[at]!;
  if (turned || hasFigures || spans.length < LEAST_PEOPLE) return false;
  const names = spans.filter(mayBeName);
  if (names.length < LEAST_PEOPLE || names.length < 0.7 * spans.length) return false;
  // What is said of several people is no name: `Check | Dir. Dep. | Check`.
  if (new Set(names.map(({ text }) => text)).size <= MOSTLY_ALIKE * names.length) return false;
  const figured = rows.slice(at + 1, at + LOOK_AHEAD).filter((row) => row.hasFigures && row.page === page);
  const figures = figured.flatMap((row) => row.spans.filter(({ figure }) => figure !== null));
  // Each name stands over numbers of its own, and hardly any number is without one.
  const over = names.filter((name) => figures.some((span) => overlap(name, span) > 0)).length;
  const under = figures.filter((span) => spans.some((name) => overlap(name, span) > -2 * span.size)).length;
  return figures.length > 0 && over >= 0.7 * names.length && under >= 0.7 * figures.length;
}

/** Whether a line has names over a line that says the same below each of them: `Hours | Rate | Amount`, again and again. */
export function areOverBlocks(rows: readonly Row[], at: number): boolean {
  const [row, below] = [rows[at]!, rows[at + 1]];
  if (row.hasFigures || row.turned || below === undefined || !isHeader(below) || !isNear(row, below))
    return false;
  const period = periodOf(below);
  if (period === null || countedIn(below).length / period < row.spans.length) return false;
  return row.spans.some(mayBeName) && row.spans.every((span) => mayBeName(span) || isSumWord(span.text));
}

/** Whether the headings of ruled cells are names, mostly such that anybody would take them for names. */
export function areRuledPeople(rows: readonly Row[], at: number): boolean {
  const { spans } = rows[at]!;
  const names = spans.filter(({ text }) => looksLikePersonName(withoutId(text))).length;
  return names >= 0.7 * spans.length && (arePeople(rows, at) || areOverBlocks(rows, at));
}

/** Whether a word for a sum stands alone over headings of its own: the sum of people beside each other, on a page of its own. */
export function isSumBlock(rows: readonly Row[], at: number): boolean {
  const [row, below] = [rows[at]!, rows[at + 1]];
  if (row.spans.length !== 1 || !/^(?:grand )?totals?$/i.test(row.spans[0]!.text)) return false;
  return below !== undefined && below.spans.length > 1 && isHeader(below) && isNear(row, below);
}

/** Whether the line above names begins them: first halves in the same type, each over one below. */
export function namesGoUp(row: Row, below: Row, before: { rows: readonly Row[] } | undefined): boolean {
  if (row.hasFigures || row.spans.length === 0 || !isNear(row, below) || before?.rows.includes(row) === true)
    return false;
  return row.spans.every((span) =>
    below.spans.some(
      (name) =>
        overlap(span, name) > 0 && Math.abs(name.size - span.size) < SAME_SIZE_PT && name.bold === span.bold,
    ),
  );
}

const SAME_SIZE_PT = 0.3;

/** How many headings of a line come again and again: what is below each name, `Hours | Rate | Amount`. */
export function periodOf(row: Pick<Row, "spans">): number | null {
  const texts = countedIn(row).map(({ text }) => text);
  return periodOfTexts(texts);
}

/** The headings that come again and again; before them one may stand over the labels: `Pay item | Hours | Amount | Hours | Amount`. */
export function countedIn({ spans }: Pick<Row, "spans">): readonly Span[] {
  const isWhole = periodOfTexts(spans.map(({ text }) => text)) !== null;
  return isWhole ? spans : spans.slice(1);
}

function periodOfTexts(texts: readonly string[]): number | null {
  for (let period = 1; period <= texts.length / 2; period++)
    if (texts.every((text, i) => text === texts[i % period])) return period;
  return null;
}

/** Whether the line below names goes on with them: second halves of the names, ids, or what is counted of each. */
export function namesGoOn(rows: readonly Row[], last: number): boolean {
  const [above, row] = [rows[last]!, rows[last + 1]!];
  if (row.hasFigures || row.spans.length === 0 || !isNear(above, row)) return false;
  if (isHeader(row) && (periodOf(row) !== null || isSumBlock(rows, last))) return true;
  // A label left of all names is the name of a row.
  if (row.spans[0]!.x1 < above.spans[0]!.x0) return false;
  // Beside the halves of names a word for their sum may stand alone: `Total`.
  const halves = row.spans.filter(({ text }) => !isSumWord(text));
  const below = halves.filter((span) => above.spans.some((name) => overlap(name, span) > 0)).length;
  return below > 0 && below >= 0.7 * halves.length && halves.length >= 0.5 * above.spans.length;
}
