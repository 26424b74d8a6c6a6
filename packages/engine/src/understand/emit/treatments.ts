import { answersItself, pretaxOf } from "@paylift/canonical";
import type { Token } from "../../layout/token.ts";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import { isDecimal } from "../page-graph/figure.ts";
import { overlap, textOfRow, type Row, type Span } from "../page-graph/span.ts";
import { sectionOf } from "../votes/sections.ts";
import { isSumWord } from "../votes/wording.ts";

/** A deduction with where its name stands. */
interface Named {
  item: ItemReading;
  row: Row;
  /** Place of the row among all. */
  at: number;
  /** The last phrase of its name. */
  span: Span;
}

/**
 * Says of deductions whether they are taken before taxes, where nothing in their own column did: by a text or a letter behind the
 * name, by a mark that a note explains, or by the title of the list that they stand in.
 */
export function tellTreatments(records: readonly RecordReading[], rows: readonly Row[]): void {
  const all = deductionsOf(records, rows);
  if (all.length === 0) return;
  const ways = [byAnswers(all, rows), byMarks(all, rows), byTitles(rows)];
  for (const one of all)
    for (const way of ways) {
      const told = one.item.pretax ?? way(one);
      if (told !== null) one.item.pretax = told;
    }
}

type Way = (one: Named) => boolean | null;
const NOTHING: Way = () => null;

function deductionsOf(records: readonly RecordReading[], rows: readonly Row[]): Named[] {
  const homes = new Map<Token, { row: Row; at: number; span: Span }>();
  rows.forEach((row, at) => {
    for (const span of row.spans) for (const token of span.tokens) homes.set(token, { row, at, span });
  });
  return records.flatMap(({ items }) =>
    items.flatMap((item) => {
      const home = homes.get(item.label.tokens.at(-1)!);
      return item.section !== "deduction" || home === undefined ? [] : [{ item, ...home }];
    }),
  );
}

const LETTERS: ReadonlyMap<string, boolean> = new Map([
  ["B", true],
  ["A", false],
]);
const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ["Y", true],
  ["YES", true],
  ["N", false],
  ["NO", false],
]);
const QUESTION = /\b(?:pre|before)[- ]?tax\b|^pt$|\bsheltered\b/i;
const EXPLAINED = /(?:^|\s)(?<letter>[A-Z*+])\s*[=:]\s*(?<meaning>(?:pre|before|post|after)[- ]?tax\S*)/gi;

/** `Medical  Pre-Tax  84.50`; `B` for before tax where others have `A`; `Y` below `Pre-Tax`. */
function byAnswers(all: readonly Named[], rows: readonly Row[]): Way {
  const explained = new Map<string, boolean>();
  for (const row of rows)
    for (const { groups } of textOfRow(row).matchAll(EXPLAINED))
      explained.set(groups!["letter"]!, pretaxOf(groups!["meaning"])!);
  const letters = new Set(all.flatMap((one) => behind(one).map(({ text }) => text)));
  const known =
    new Set(explained.values()).size > 1
      ? explained
      : [...LETTERS.keys()].every((letter) => letters.has(letter))
        ? LETTERS
        : new Map<string, boolean>();
  return (one) => {
    for (const span of behind(one)) {
      const told = answersItself(span.text) ?? known.get(span.text);
      if (told !== undefined) return told;
      const answer = ANSWERS.get(span.text.toUpperCase());
      if (answer !== undefined && asks(span, one, rows)) return answer;
    }
    return null;
  };
}

/** The texts between a name and the next amount. */
function behind({ row, span }: Named): readonly Span[] {
  const further = row.spans.slice(row.spans.indexOf(span) + 1);
  const end = further.findIndex(({ figure }) => figure !== null && isDecimal(figure));
  return end === -1 ? [] : further.slice(0, end);
}

function asks(answer: Span, { row, at }: Named, rows: readonly Row[]): boolean {
  for (let above = at - 1; above >= 0 && rows[above]!.page === row.page; above--)
    if (rows[above]!.spans.some((head) => QUESTION.test(head.text) && overlap(head, answer) > 0)) return true;
  return false;
}

const NOTE = /^(?<mark>\*+|[+\u2020\u2021^#]) ?(?<meaning>\p{L}.*)$/u;

/** `Dental *` or `15.70*` with `* Before-tax deduction`: of those without the mark it is not so. */
function byMarks(all: readonly Named[], rows: readonly Row[]): Way {
  const notes = rows.flatMap((row) => [textOfRow(row), ...row.spans.map(({ text }) => text)].flatMap(noteOf));
  const [note] = notes;
  if (note === undefined || notes.some(({ mark, pretax }) => mark !== note.mark || pretax !== note.pretax))
    return NOTHING;
  const isMarked = ({ item, row, span }: Named): boolean =>
    item.label.tokens.at(-1)!.text.endsWith(note.mark) ||
    span.text.endsWith(note.mark) ||
    row.spans[row.spans.indexOf(span) + 1]?.text === note.mark ||
    item.amount?.token.text.endsWith(note.mark) === true;
  if (!all.some(isMarked) || all.every(isMarked)) return NOTHING;
  return (one) => (isMarked(one) ? note.pretax : !note.pretax);
}

function noteOf(phrase: string): { mark: string; pretax: boolean }[] {
  const { mark, meaning } = NOTE.exec(phrase)?.groups ?? {};
  const pretax = pretaxOf(meaning);
  return mark === undefined || pretax === null ? [] : [{ mark, pretax }];
}

/** The nearest title over a name says it, up to what another list comes to or is called. */
function byTitles(rows: readonly Row[]): Way {
  return ({ row, at, span }) => {
    for (let above = at - 1; above >= 0 && rows[above]!.page === row.page; above--)
      for (const over of rows[above]!.spans) {
        if (over.figure !== null || overlap(over, span) <= 0) continue;
        if (isSumWord(over.text)) return null;
        const told = pretaxOf(over.text);
        if (told !== null && over.text.split(" ").length <= MOST_WORDS) return told;
        if (sectionOf(over.text) !== null) return null;
      }
    return null;
  };
}

/** A title is no sentence. */
const MOST_WORDS = 5;
