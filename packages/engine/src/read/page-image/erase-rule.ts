import type { GrayImage } from "./gray-image.ts";
import type { Tones } from "./tones.ts";

/** Blur reaches so far beyond a stroke. */
export const BLUR_PX = 2;
/** Along so much of it a rule is about as dark, and lies about as high. */
const PIECE_PX = 80;
/** Ink that is wider than this along a rule is no letter, but the rule itself where it leaves its line. */
const WIDEST_LETTER_IN = 0.15;
/** Where less of a piece is ruled, a rule has a gap. */
const LEAST_RULED = 0.25;
/** What stands so far from the rest of a rule, and is no longer than a letter, is one: it stands in a gap. */
const [BREAK_PX, APART_IN] = [3, 0.03];

/** Strokes side by side: the pixel lines from `first` to `last`, along them from `from` to before `to`. */
export interface Bar {
  first: number;
  last: number;
  from: number;
  to: number;
}

/** Pixel lines just outside a bar, as offsets, with those between; the bar is widened by what blur adds. */
export function sidesOf({ width, height }: GrayImage, { first, last }: Bar, down: boolean) {
  const lines = down ? width : height;
  const [nextLine, step] = down ? [1, width] : [width, 1];
  const [top, bottom] = [Math.max(0, first - BLUR_PX), Math.min(lines - 1, last + BLUR_PX)];
  return {
    step,
    nextLine,
    top,
    bottom,
    before: Math.max(0, top - 1) * nextLine,
    after: Math.min(lines - 1, bottom + 1) * nextLine,
  };
}

/**
 * Takes off what a rule alone put on its pixel lines, along them or `down`. How dark it makes each of them is told by the
 * pixels of that line; what is darker and goes on outside belongs to a letter, as the tail of an underlined g does, and so
 * does the rule where a letter crosses it.
 */
export function eraseRule(image: GrayImage, tones: Tones, rule: Bar, down: boolean): void {
  for (const part of withoutGaps(image, tones, rule, down)) {
    for (let from = part.from; from < part.to; from += PIECE_PX) {
      const to = Math.min(part.to, from + PIECE_PX);
      erasePiece(image, tones, { ...part, from, to }, down);
    }
  }
}

/** The parts of a rule between its gaps, in which letters may stand on its pixel lines. */
function withoutGaps({ pixels, width, dpi }: GrayImage, { faint }: Tones, rule: Bar, down: boolean): Bar[] {
  const [nextLine, step] = down ? [1, width] : [width, 1];
  const inked = new Uint8Array(rule.to - rule.from);
  for (let line = rule.first; line <= rule.last; line++)
    for (let i = 0, at = line * nextLine + rule.from * step; i < inked.length; i++, at += step)
      if (pixels[at]! < faint) inked[i] = 1;
  const runs: { from: number; to: number }[] = [];
  for (const run of runsOf(inked)) {
    const before = runs.at(-1);
    if (before !== undefined && run.from - before.to <= BREAK_PX) before.to = run.to;
    else runs.push(run);
  }
  const apart = APART_IN * dpi;
  const isLetter = ({ from, to }: { from: number; to: number }, i: number): boolean =>
    runs.length > 1 &&
    to - from <= WIDEST_LETTER_IN * dpi &&
    from - (runs[i - 1]?.to ?? -Infinity) > apart &&
    (runs[i + 1]?.from ?? Infinity) - to > apart;
  return runs
    .filter((run, i) => !isLetter(run, i))
    .map(({ from, to }) => ({ ...rule, from: rule.from + from, to: rule.from + to }));
}

function erasePiece(image: GrayImage, { paper, trace, faint }: Tones, piece: Bar, down: boolean): void {
  const { pixels, dpi } = image;
  const { step, nextLine, top, bottom, before, after } = sidesOf(image, piece, down);
  const start = piece.from * step;
  const length = piece.to - piece.from;
  const own = ownGrays(image, faint, piece, down);
  if (own.length === 0) return;
  const isOwn = (gray: number, k: number): boolean =>
    gray < faint || (top + k >= piece.first && top + k <= piece.last);
  const [first, last] = [own.findIndex(isOwn), own.findLastIndex(isOwn)];
  const inkOn = (line: number, lightest: number): Uint8Array => {
    const inked = new Uint8Array(length);
    for (let i = 0; i < length; i++) if (pixels[line + start + i * step]! < lightest) inked[i] = 1;
    return withoutLongRuns(inked, WIDEST_LETTER_IN * dpi);
  };
  const beside = own.map((gray, k) => inkOn((top + k) * nextLine, Math.min(trace, gray - (paper - trace))));
  const letters = reached([
    inkOn(before, trace),
    ...beside.slice(0, first),
    ...beside.slice(last + 1),
    inkOn(after, trace),
  ]);
  const [above, below] = [letters[first]!, letters[first + 1]!];
  for (let i = 0; i < length; i++) {
    const crosses = (above[i] === 1 && isNear(below, i)) || (below[i] === 1 && isNear(above, i));
    for (let k = 0; k <= bottom - top; k++) {
      const isOfRule = k >= first && k <= last;
      const stays = isOfRule ? crosses : letters[k < first ? k + 1 : k - last + first]![i] === 1;
      if (!stays) pixels[(top + k) * nextLine + start + i * step] = paper;
    }
  }
}

/** The usual gray of each pixel line of a piece, from its upper side to its lower one, where the rule is; [] in a gap of it. */
function ownGrays(image: GrayImage, faint: number, piece: Bar, down: boolean): number[] {
  const { pixels } = image;
  const { step, nextLine, top, bottom } = sidesOf(image, piece, down);
  const inked: number[] = [];
  for (let at = piece.from * step; at < piece.to * step; at += step) {
    let line = piece.first;
    while (line <= piece.last && pixels[line * nextLine + at]! >= faint) line++;
    if (line <= piece.last) inked.push(at);
  }
  if (inked.length < LEAST_RULED * (piece.to - piece.from)) return [];
  return Array.from({ length: bottom - top + 1 }, (_, k) => {
    const grays = inked.map((at) => pixels[(top + k) * nextLine + at]!).sort((a, b) => a - b);
    return grays[grays.length >> 1]!;
  });
}

function withoutLongRuns(line: Uint8Array, longest: number): Uint8Array {
  for (const { from, to } of runsOf(line)) if (to - from > longest) line.fill(0, from, to);
  return line;
}

/** Lines of ink as far as they hang together with the first or the last one, which lie outside. */
function reached(lines: readonly Uint8Array[]): Uint8Array[] {
  const found = lines.map((line, k) =>
    k === 0 || k === lines.length - 1 ? line : new Uint8Array(line.length),
  );
  const take = (k: number, from: Uint8Array): void => {
    for (const run of runsOf(lines[k]!)) {
      if (from.subarray(Math.max(0, run.from - 1), run.to + 1).includes(1))
        found[k]!.fill(1, run.from, run.to);
    }
  };
  for (let k = 1; k < lines.length - 1; k++) take(k, found[k - 1]!);
  for (let k = lines.length - 2; k > 0; k--) take(k, found[k + 1]!);
  return found;
}

function runsOf(line: Uint8Array): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (let from = line.indexOf(1); from >= 0;) {
    const end = line.indexOf(0, from);
    const to = end < 0 ? line.length : end;
    runs.push({ from, to });
    from = line.indexOf(1, to);
  }
  return runs;
}

function isNear(line: Uint8Array, i: number): boolean {
  return line[i] === 1 || line[i - 1] === 1 || line[i + 1] === 1;
}
