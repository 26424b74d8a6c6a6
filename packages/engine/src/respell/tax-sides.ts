import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";

/** Taxes behind which payrolls print who pays them, the employee or the employer: `OASDI/EE`, `SUI/ER`. */
const TAXES = ["OASDI", "MED", "SS", "FICA", "FUTA", "SUTA", "SUI", "UI", "SDI", "TDI", "FLI", "PFL", "PFML"];
const SIDES = ["EE", "ER"];
const MAYBE_SIDED = /^[A-Z01l|!/]+E[ER]$/;
/** As what a slash is read in coarse print, together with a stroke before it. */
const SLASH = /(?:[IL1l|!U]?\/|[IL1l|!]?V\/?|U|[I1l|!])(?=E[ER]$)/;
/** Tax that is withheld, and the code of a state behind a space that narrow print hides: `W/HIL`. */
const WITHHELD_IN = /^(W\/H)([A-Z]{2})$/;

const byFold = new Map(
  TAXES.flatMap((tax) => SIDES.map((side) => `${tax}/${side}`)).map((text) => [foldOf(text), text]),
);

/** A page whose scanned words spell taxes as payrolls do, where a slash was read as a letter, or overlooked. */
export function spellTaxSides(page: ReadPage): ReadPage {
  if (!page.words.some(({ source }) => source === "ocr")) return page;
  return { ...page, words: page.words.flatMap((word) => (word.source === "ocr" ? spelled(word) : [word])) };
}

function spelled(word: Word): Word[] {
  const [, withheld, state] = WITHHELD_IN.exec(word.text) ?? [];
  if (withheld !== undefined && state !== undefined) return parted(word, withheld, state);
  const text = MAYBE_SIDED.test(word.text) ? byFold.get(foldOf(word.text)) : undefined;
  if (text === undefined || text === word.text) return [word];
  return [changedWord(word, { text, otherReadings: [...(word.otherReadings ?? []), word.text] })];
}

function parted(word: Word, left: string, right: string): Word[] {
  const letterPt = (word.x1 - word.x0) / (left.length + right.length + 1);
  return [
    changedWord(word, { text: left, x1: word.x0 + left.length * letterPt }),
    changedWord(word, { text: right, x0: word.x1 - right.length * letterPt }),
  ];
}

/** As a blurred eye sees the name of a tax and who pays it. */
function foldOf(text: string): string {
  return text.replaceAll(/[Q0]/g, "O").replaceAll("F", "E").replace(SLASH, "*");
}
