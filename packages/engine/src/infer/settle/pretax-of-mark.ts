import { pretaxOf } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import type { Token } from "../../layout/token.ts";
import type { CellRow } from "../cells/cells.ts";

const MARK = /^(?<mark>\*+|[+\u2020\u2021^]) ?(?<meaning>\p{L}.*)$/u;

/**
 * Says of deductions whether they are taken before taxes, where a mark behind some names or amounts does so by a note on the page,
 * which tells of the others that they are not: `Dental *` or `15.70*` with `* Before-tax deduction`.
 */
export function putPretaxOfMark(records: readonly RecordReading[], rows: readonly CellRow[]): void {
  const notes = rows.flatMap(({ line }) => line.text.split("\t").flatMap(noteOf));
  const [note] = notes;
  if (note === undefined || notes.some(({ mark, pretax }) => mark !== note.mark || pretax !== note.pretax))
    return;
  const marked = new Set(rows.flatMap(({ line }) => tokensBefore(line.tokens, note.mark)));
  const deductions = records.flatMap(({ items }) => items.filter(({ section }) => section === "deduction"));
  const isMarked = ({ label: { tokens }, amount }: (typeof deductions)[number]): boolean =>
    marked.has(tokens.at(-1)!) || amount?.token.text.endsWith(note.mark) === true;
  if (!deductions.some(isMarked) || deductions.every(isMarked)) return;
  for (const item of deductions) item.pretax ??= isMarked(item) ? note.pretax : !note.pretax;
}

function noteOf(phrase: string): { mark: string; pretax: boolean }[] {
  const { mark, meaning } = MARK.exec(phrase)?.groups ?? {};
  const pretax = pretaxOf(meaning);
  return mark === undefined || pretax === null ? [] : [{ mark, pretax }];
}

/** The last words of names that have a mark behind them, apart or not. */
function tokensBefore(tokens: readonly Token[], mark: string): Token[] {
  return tokens.flatMap((token, i) => {
    if (token.text === mark && i > 0) return [tokens[i - 1]!];
    return token.text.endsWith(mark) && /^\p{L}/u.test(token.text) ? [token] : [];
  });
}
