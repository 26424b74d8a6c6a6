import type { Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";

/** So many dots that follow each other on a line lead from a label to its figure. */
const LEAST_DOTS = 4;
const DOTS = /^[.\u2024\u2026]+$/;
const [LEADER, ELLIPSIS] = ["\u2024", "\u2026"];
const AT_START = /^[.\u2024\u2026]+(?=[-($]*\d[\d,]*\.\d)/;
const AT_END = /(?<=[^.\u2026])[.\u2024\u2026]+$/;
const WITHIN = /^(.*?)[.\u2024\u2026]{4,}(|[-($]*\d[\d,]*\.\d.*)$/;
const AMOUNT = /\d\.\d\d[-)]?$/;

/** The words of a line without the dots that lead the eye from a label to its figure. */
export function withoutLeaders(printed: readonly Word[]): readonly Word[] {
  if (!printed.some(({ text }) => mayLead(text))) return printed;
  const words = printed.map(toColon);
  let dots = 0;
  let most = 0;
  for (const { text } of words) {
    const count =
      mayLead(text) && (text.startsWith(".") || DOTS.test(text) || WITHIN.test(text)) ? dotsOf(text) : 0;
    dots = count === 0 ? 0 : dots + count;
    most = Math.max(most, dots);
  }
  if (most < LEAST_DOTS || !(words.some(({ text }) => AMOUNT.test(text)) || words.some(leadsOn)))
    return words;
  return words.flatMap(parted);
}

/** Whether dots by themselves lead from one text to the next: `Employee Number ......... 2217`. */
function leadsOn({ text }: Word, i: number, { length }: readonly Word[]): boolean {
  return i > 0 && i < length - 1 && DOTS.test(text) && dotsOf(text) >= LEAST_DOTS;
}

/** Dots between a label of a form and its colon: `EMPLOYEE.....:`. */
const TO_COLON = /(?<=[\p{L}\d#])[.\u2024\u2026]{2,}:$/u;

function toColon(word: Word): Word {
  const { text } = word;
  if (!text.endsWith(":") || !mayLead(text)) return word;
  const label = text.replace(TO_COLON, ":");
  return label === text ? word : changedWord(word, { text: label });
}

/** What hardly any word may, at a fraction of what the patterns cost. */
function mayLead(text: string): boolean {
  return text.startsWith(".") || text.includes("..") || text.includes(LEADER) || text.includes(ELLIPSIS);
}

function dotsOf(text: string): number {
  return Math.max(
    ...[...text.matchAll(/[.\u2024]+|\u2026/g)].map(([run]) => (run === "\u2026" ? 3 : run.length)),
  );
}

/** What is left of a word: nothing, or the texts at both ends of the dots, each where it stands. */
function parted(word: Word): Word[] {
  if (DOTS.test(word.text)) return [];
  const within = WITHIN.exec(word.text);
  if (within === null) return [cut(word, word.text.replace(AT_START, "").replace(AT_END, ""))];
  return [within[1]!, within[2]!].flatMap((text) => (text === "" ? [] : [cut(word, text)]));
}

/** A part of a word, at the end or the beginning of it. */
function cut(word: Word, text: string): Word {
  if (text === word.text) return word;
  const width = ((word.x1 - word.x0) * text.length) / word.text.length;
  return word.text.endsWith(text)
    ? changedWord(word, { text, x0: word.x1 - width })
    : changedWord(word, { text, x1: word.x0 + width });
}
