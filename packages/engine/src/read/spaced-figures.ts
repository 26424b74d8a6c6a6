/** What is needed of a word of a line. */
interface Placed {
  text: string;
  x0: number;
  x1: number;
  em: number;
  spaced: boolean;
  bold: boolean;
}

/** Letters that are spaced stand no further apart, in ems, and all as far but for so much, or their middles do. */
const FARTHEST_EM = 0.5;
const UNEVEN_EM = 0.12;
/** Where each digit and sign stands by itself, as in cells. */
const FARTHEST_IN_CELLS_EM = 1.2;
/** So many pieces are no chance. */
const LEAST_PIECES = 3;
const PIECE = /^[\d.,$()-]+$/;
/** A piece of a figure that is cut about its point or comma. */
const CUT = /^[.,]|[.,]\d?$/;
const AMOUNT = /^[-($]*(?:\d{1,3}(?:,\d{3})*\.\d{2}|\d{1,3}(?:\.\d{3})*,\d{2})\)?-?$/;

/** Pieces of figures that stand evenly: from which word to before which, and how far apart they are, in ems. */
interface Run {
  start: number;
  end: number;
  gap: number;
}

/**
 * Words of a line, with amounts in one whose digits are spaced evenly: `1 , 9 2 0 . 0 0`. Where the cents stand in one piece, what
 * is before them are numbers of their own, unless other amounts of the line are spaced as far. The pieces are used up.
 */
export function spacedFiguresJoined<T extends Placed>(words: T[]): T[] {
  if (words.length < LEAST_PIECES || !words.some(({ text }) => CUT.test(text))) return words;
  const runs = runsOf(words).filter(({ start, end }) => AMOUNT.test(textOf(words, start, end)));
  const parted = runs.filter((run) => isParted(words, run));
  if (parted.length === 0) return words;
  const isAlike = ({ gap }: Run): boolean =>
    parted.length > 1 && parted.some((other) => Math.abs(other.gap - gap) < UNEVEN_EM);
  const taken = runs.filter((run) => parted.includes(run) || isAlike(run));
  const joined: T[] = [];
  for (let i = 0; i < words.length;) {
    const end = taken.find(({ start }) => start === i)?.end ?? i + 1;
    const [first, last] = [words[i]!, words[end - 1]!];
    if (end > i + 1) {
      first.text = textOf(words, i, end);
      first.x1 = last.x1;
      first.spaced = last.spaced;
    }
    joined.push(first);
    i = end;
  }
  return joined;
}

function runsOf(words: readonly Placed[]): Run[] {
  const runs: Run[] = [];
  for (let start = 0; start < words.length;) {
    const run = runFrom(words, start);
    if (run.end > start + 1) runs.push(run);
    start = run.end;
  }
  return runs;
}

function runFrom(words: readonly Placed[], start: number): Run {
  const gaps = new Range();
  const steps = new Range();
  let end = start + 1;
  let inCells = words[start]!.text.length === 1;
  if (!PIECE.test(words[start]!.text)) return { start, end, gap: 0 };
  for (; end < words.length && PIECE.test(words[end]!.text); end++) {
    const [before, word] = [words[end - 1]!, words[end]!];
    const gap = (word.x0 - before.x1) / word.em;
    const step = (word.x0 + word.x1 - before.x0 - before.x1) / 2 / word.em;
    inCells &&= word.text.length === 1;
    const isEven = gaps.with(gap) <= UNEVEN_EM || (inCells && steps.with(step) <= UNEVEN_EM);
    if (before.spaced || gap < 0 || gap > (inCells ? FARTHEST_IN_CELLS_EM : FARTHEST_EM) || !isEven) break;
    gaps.add(gap);
    steps.add(step);
  }
  return { start, end, gap: gaps.most };
}

/** From the least to the most of some numbers. */
class Range {
  least = Infinity;
  most = -Infinity;

  add(number: number): void {
    this.least = Math.min(this.least, number);
    this.most = Math.max(this.most, number);
  }

  /** How wide it would be with another number. */
  with(number: number): number {
    return Math.max(this.most, number) - Math.min(this.least, number);
  }
}

/** Whether the cents of an amount, or its point, stand in pieces of their own. */
function isParted(words: readonly Placed[], { start, end }: Run): boolean {
  const [before, last] = [words[end - 2]!.text, words[end - 1]!.text];
  return end - start >= LEAST_PIECES && (/^\d?[-)]*$/.test(last) || /[.,]$/.test(before));
}

function textOf(words: readonly Placed[], start: number, end: number): string {
  return words
    .slice(start, end)
    .map(({ text }) => text)
    .join("");
}
