/** What is needed of a word of a line. */
interface Placed {
  text: string;
  x0: number;
  x1: number;
  em: number;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** Words of one phrase stand closer than columns, in ems. */
const PHRASE_GAP_EM = 1;
const LETTERS = /\P{M}\p{M}*/gu;
/** Libraries differ in which letter of the ligature comes first. */
const ALEF_LAM = /([\u0622\u0623\u0625\u0627])\u0644/;
/** Also with the digits and marks of Arabic. */
const FIGURES = /[\p{Nd}.,:/\u066b\u066c]*\p{Nd}/gu;
const MIRRORED: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[" };

/** The bracket that looks as another one does from behind; null of what is no bracket. */
export function mirroredBracket(sign: string): string | null {
  return MIRRORED[sign] ?? null;
}

export function isReadFromRight(letter: string): boolean {
  return RIGHT_TO_LEFT.test(letter);
}

/**
 * Words of a line in the order in which they are read, where Hebrew and Arabic are read from the right: a page draws their letters
 * as they stand, from the left. A phrase of several such words keeps its places, and each place has the word that is read there.
 */
export function readFromRight(words: readonly Placed[]): void {
  let start = 0;
  while (start < words.length) {
    let end = start;
    while (
      end < words.length &&
      isFromRight(words[end]!) &&
      (end === start || isNext(words[end - 1]!, words[end]!))
    )
      end++;
    if (end === start) {
      start++;
      continue;
    }
    const texts = words.slice(start, end).map(({ text }) => turnedRound(text));
    for (const [i, text] of texts.toReversed().entries()) words[start + i]!.text = text;
    start = end;
  }
}

/** What one drawing stands for, as if each letter were drawn by itself, from the left: `لا` is one drawing in Arabic. */
export function eachDrawn(letters: string): string {
  if (letters.length < 2 || !RIGHT_TO_LEFT.test(letters)) return letters;
  return turnedRound(letters.replace(ALEF_LAM, "\u0644$1"));
}

function isFromRight({ text }: Placed): boolean {
  return RIGHT_TO_LEFT.test(text) && !LEFT_TO_RIGHT.test(text);
}

function isNext(left: Placed, right: Placed): boolean {
  return right.x0 - left.x1 < PHRASE_GAP_EM * Math.min(left.em, right.em);
}

/** The letters from the last to the first; figures among them are read as everywhere. */
function turnedRound(text: string): string {
  const letters = text.match(LETTERS) ?? [];
  return letters
    .toReversed()
    .map((letter) => MIRRORED[letter] ?? letter)
    .join("")
    .replace(FIGURES, (figures) => [...figures].toReversed().join(""));
}
