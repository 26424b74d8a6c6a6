import type { PlacedEntry, RecordDraft } from "../grammars/record-draft.ts";

/** What work is counted in that takes no time by itself. */
const UNIT =
  /^(?:mi|miles?|km|days?|wks?|weeks?|stops?|loads?|trips?|ea|each|pcs?|pieces?|units?|bins?|boxes|box|lbs?|tons?|visits?|classes)\.?$/i;
/** What is paid by the mile, the piece or the day, as its name says. */
const BY_UNIT = /\b(?:miles?|piece(?:s|work)?|per diem|stops?|loads?)\b/i;
const OF_HOURS = /\bh(?:ou)?rs?\b/i;

/** Whether a number counts something else than hours, by the word behind it or by the name of its line: `2,456 mi` of loaded miles. */
export function isOtherCount({ figure, left, heads }: PlacedEntry, { rows }: RecordDraft): boolean {
  if (figure.figure!.hours) return false;
  const spans = rows.find(({ index }) => index === figure.row)?.spans ?? [];
  const next = spans[spans.indexOf(figure) + 1];
  if (next?.figure === null && UNIT.test(next.text)) return true;
  if (heads.some(({ text }) => OF_HOURS.test(text))) return false;
  return left !== null && BY_UNIT.test(left.text) && !OF_HOURS.test(left.text);
}
