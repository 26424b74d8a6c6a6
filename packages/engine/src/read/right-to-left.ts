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
const FIGURES = /[\d.,:/]*\d/g;
const MIRRORED: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[" };

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
