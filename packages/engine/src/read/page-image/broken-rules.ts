import type { Box } from "../../api/result.ts";
import { eraseInk, type Blob } from "./blobs.ts";
import { chainsOf } from "./chains.ts";
import { median } from "../ocr/median.ts";
import type { GrayImage } from "./gray-image.ts";
import { boxAround } from "./mark.ts";
import type { Tones } from "./tones.ts";

/** What is left of a thin rule is no thicker than this, across a page and down it, where nothing may stand beside it. */
const [THICKEST_ACROSS_IN, THICKEST_DOWN_IN] = [0.011, 0.017];
/** A rule shows so many pieces at least over such a length, across a page or down it. */
const FEWEST = 5;
const [SHORTEST_ACROSS_IN, SHORTEST_DOWN_IN] = [0.4, 0.08];
/** Most pieces stand no further apart than this; none further than that, or down the page, where the next row has a frame of its own. */
const [USUAL_GAP_IN, WIDEST_ACROSS_IN, WIDEST_DOWN_IN] = [0.05, 0.5, 0.08];
/** From one piece to the next a rule rises or falls by so many pixels at most. */
const RISE_PX = 2;
/** For so many pieces at least there is no more than one of print on their line or as close to it as this, in pixels. */
const [PIECES_A_LETTER, BESIDE_PX] = [8, 4];
/** What stands on the line of a rule that leads down the page is print from this size on: its corners are smaller, and the dots of others. */
const LEAST_PRINT_IN = 0.035;
/** So many of its pieces may be as long: the stems and dots of an i stand below each other as well, and so do ones. */
const LONG = 0.25;
/** Letters of a word stand no further apart than this. */
const LETTER_GAP_IN = 0.03;
/** Beside it, but for its corners, nothing small stands so near: letters may be printed by dots. */
const [CORNER_IN, NEIGHBOUR_IN] = [0.03, 0.05];
/** A page with more thin pieces is covered with dust or with a screen. */
const MOST_PIECES = 10_000;

/** A piece of ink, as it lies along a rule and beside it. */
interface Piece {
  from: number;
  to: number;
  first: number;
  last: number;
  blob: Blob;
}

/**
 * Takes thin rules off a page of which a coarse look left a row of dots and strokes, as black and white does with gray ones,
 * and gives their boxes in pixels. Recognisers read them as quotation marks and dashes. `blobs` are the pieces of the page's ink.
 */
export function eraseBrokenRules(image: GrayImage, tones: Tones, blobs: readonly Blob[]): Box[] {
  return [false, true].flatMap((down) =>
    rulesIn(blobs, image.dpi, down).map((rule) => {
      for (const { blob } of rule) eraseInk(blob, image, tones);
      return boxAround(rule.map(({ blob }) => blob));
    }),
  );
}

function rulesIn(blobs: readonly Blob[], dpi: number, down: boolean): Piece[][] {
  const pieces = blobs.map((blob) => pieceOf(blob, down));
  const isThin = ({ first, last }: Piece): boolean =>
    last - first <= (down ? THICKEST_DOWN_IN : THICKEST_ACROSS_IN) * dpi;
  const shortest = (down ? SHORTEST_DOWN_IN : SHORTEST_ACROSS_IN) * dpi;
  const thin = pieces.filter(isThin);
  if (thin.length > MOST_PIECES) return [];
  const letters = pieces.filter((piece) => !isThin(piece));
  const usual = USUAL_GAP_IN * dpi;
  const rows = rowsOf(thin, (down ? WIDEST_DOWN_IN : WIDEST_ACROSS_IN) * dpi)
    .map((row) => withoutPoints(row, usual, letters))
    .filter(
      (row) =>
        row.length >= FEWEST && row.at(-1)!.to - row[0]!.from >= shortest && median(gapsOf(row))! <= usual,
    );
  if (!down) return rows.filter((row) => piecesBeside(row, pieces).length * PIECES_A_LETTER <= row.length);
  const isPrint = ({ from, to, first, last }: Piece): boolean =>
    Math.max(to - from, last - first) >= LEAST_PRINT_IN * dpi;
  const [print, small] = [pieces.filter(isPrint), pieces.filter((piece) => !isPrint(piece))];
  return rows
    .filter((row) => row.filter(isPrint).length <= LONG * row.length)
    .filter((row) => piecesBeside(row, print, 0, LETTER_GAP_IN * dpi).length === 0)
    .filter((row) => piecesBeside(row, small, -CORNER_IN * dpi, NEIGHBOUR_IN * dpi).length === 0)
    .map((row) => [...row, ...piecesBeside(row, small, usual)]);
}

function pieceOf(blob: Blob, down: boolean): Piece {
  const { x0, top, x1, bottom } = blob;
  return down
    ? { from: top, to: bottom, first: x0, last: x1, blob }
    : { from: x0, to: x1, first: top, last: bottom, blob };
}

/** Pieces one behind the other, each about as high as the one before. */
function rowsOf(pieces: readonly Piece[], widestGap: number): Piece[][] {
  return chainsOf(pieces, {
    from: ({ from }) => from,
    isNear: (last, piece) => piece.from - last.to <= widestGap,
    isNext: (row, piece) => Math.abs(middleOf(row.at(-1)!) - middleOf(piece)) <= RISE_PX,
  });
}

function middleOf({ first, last }: Piece): number {
  return (first + last) / 2;
}

function gapsOf(row: readonly Piece[]): number[] {
  return row.slice(1).map(({ from }, i) => from - row[i]!.to);
}

/** A row without a few pieces at either end that stand apart from the rest, and among letters: points of figures to which a leader leads. */
function withoutPoints(row: readonly Piece[], usual: number, letters: readonly Piece[]): Piece[] {
  const areAmongLetters = (end: readonly Piece[]): boolean =>
    end.length > 0 && end.length < FEWEST && piecesBeside(end, letters, usual).length > 0;
  const wide = gapsOf(row).flatMap((gap, i) => (gap > usual ? [i + 1] : []));
  const from = wide.findLast((i) => areAmongLetters(row.slice(0, i))) ?? 0;
  const to = wide.find((i) => i > from && areAmongLetters(row.slice(i))) ?? row.length;
  return row.slice(from, to);
}

/** Which other pieces stand on the line of a row or so close to it, in pixels, from its first piece to its last, or so far beyond. */
function piecesBeside(
  row: readonly Piece[],
  pieces: readonly Piece[],
  beyond = 0,
  beside = BESIDE_PX,
): Piece[] {
  const own = new Set(row);
  const [from, to] = [row[0]!.from - beyond, row.at(-1)!.to + beyond];
  const first = Math.min(...row.map((piece) => piece.first)) - beside;
  const last = Math.max(...row.map((piece) => piece.last)) + beside;
  return pieces.filter(
    (piece) =>
      !own.has(piece) && piece.from < to && piece.to > from && piece.first < last && piece.last > first,
  );
}
