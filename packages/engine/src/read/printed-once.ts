/** A piece of a word as a page draws it; lengths are points. */
interface Printed {
  text: string;
  x0: number;
  x1: number;
  baseline: number;
  size: number;
  em: number;
  bold: boolean;
}

/** The same text again within this share of the font size is bold or shadow, drawn twice. */
export const TWICE_EM = 0.12;
/** Shadows and false bold lie so far from what they double, in points or as a share of a large font size, and of any. */
const FARTHEST_PT = 2.6;
const FARTHEST_LARGE_EM = 0.26;
const FARTHEST_EM = 0.45;
/** What lies above or below its like by this share of the font size is no letter beside it. */
const ASLANT_EM = 0.1;
/** What is printed again is not moved by more than this share of its width; a letter by itself may be one of two: `ll`. */
const BESIDE = 0.5;
const BESIDE_OF_ONE = 0.4;
const SAME_SIZE = 1.02;
/** A shadow falls as far from each word, but for what is rounded. */
const SAME_ASIDE_PT = 0.1;
/** A page has few kinds of shadow. */
const MOST_ASIDES = 8;
/** Further neighbours on the page are not compared: a line that holds more is made to cost time. */
const MOST_COMPARED = 400;

/**
 * Pieces without those that print another one again beside it, as shadows and false bold do; of two the one that is drawn
 * first stays, and is bold. `sorted` from the top, `drawn` in the order of drawing.
 */
export function printedOnce<T extends Printed>(sorted: T[], drawn: readonly T[]): T[] {
  const pairs = [...pairsOf(sorted)];
  const sure = pairs.filter(([i, j]) => isAgain(sorted[i]!, sorted[j]!));
  if (sure.length === 0) return sorted;
  const asides = asidesOfWords(sure.map(([i, j]) => [sorted[i]!, sorted[j]!]));
  const order = new Map(drawn.map((each, at) => [each, at]));
  const again = new Set<number>();
  for (const [i, j] of pairs) {
    const [piece, other] = [sorted[i]!, sorted[j]!];
    const isAside = asides.some((aside) => isSameAside(aside, asideOf(piece, other)));
    if (!isAgain(piece, other) && !(isAside && isSameSize(piece, other))) continue;
    const isFirst = order.get(piece)! < order.get(other)!;
    again.add(isFirst ? j : i);
    (isFirst ? piece : other).bold = true;
  }
  return sorted.filter((_, i) => !again.has(i));
}

/** Pieces of one text that stand near each other, by their places in the list. */
function* pairsOf(sorted: readonly Printed[]): Generator<[number, number]> {
  for (let i = 0; i < sorted.length; i++) {
    const piece = sorted[i]!;
    const last = Math.min(sorted.length, i + MOST_COMPARED);
    const farthest = farthestOf(piece.size);
    for (let j = i + 1; j < last && sorted[j]!.baseline - piece.baseline < farthest; j++)
      if (Math.abs(sorted[j]!.x0 - piece.x0) < farthest && sorted[j]!.text === piece.text) yield [i, j];
  }
}

function farthestOf(size: number): number {
  return Math.max(FARTHEST_PT, FARTHEST_LARGE_EM * size);
}

type Aside = readonly [across: number, down: number];

function asideOf(piece: Printed, other: Printed): Aside {
  return [other.x0 - piece.x0, other.baseline - piece.baseline];
}

/** How far aside whole words are printed again: shadows of one page fall alike. */
function asidesOfWords(pairs: readonly (readonly [Printed, Printed])[]): Aside[] {
  const asides: Aside[] = [];
  for (const [piece, other] of pairs) {
    const aside = asideOf(piece, other);
    if (asides.length === MOST_ASIDES) break;
    if (piece.text.length > 1 && !asides.some((each) => isSameAside(each, aside))) asides.push(aside);
  }
  return asides;
}

/** Whether a letter lies as far from its like as whole words of the page do from theirs. */
function isSameAside([across, down]: Aside, [x, y]: Aside): boolean {
  return Math.abs(across - x) < SAME_ASIDE_PT && Math.abs(down - y) < SAME_ASIDE_PT;
}

function isAgain(piece: Printed, other: Printed): boolean {
  if (!isSameSize(piece, other)) return false;
  const size = Math.min(piece.size, other.size);
  const [across, down] = [Math.abs(other.x0 - piece.x0), other.baseline - piece.baseline];
  const farthest = Math.min(farthestOf(size), FARTHEST_EM * size);
  if (across >= farthest || down >= farthest) return false;
  // What lies nearer is told while words are pieced together.
  if (across < TWICE_EM * piece.em && down < TWICE_EM * size) return false;
  const width = piece.x1 - piece.x0;
  if (piece.text.length > 1) return across < BESIDE * width || down > ASLANT_EM * size;
  return across < BESIDE_OF_ONE * width || down > ASLANT_EM * size;
}

function isSameSize(piece: Printed, other: Printed): boolean {
  return Math.max(piece.size, other.size) <= SAME_SIZE * Math.min(piece.size, other.size);
}
