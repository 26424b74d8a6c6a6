import type { Row } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";
import { piecesOf, type Piece } from "./pieces.ts";

const STREET = /^\d{1,6} (?:[NSEW]\.? )?\p{L}|^p\.? ?o\.? box\b/iu;
const PITCH_EM = 1.6;
const BLOCK_ROWS = 14;

/** A line of a block of texts that begin at one edge, or end at one. */
interface Line {
  piece: Piece;
  row: Row;
}

/** Lines of the upper part of a page that stand right above an address, at its edge, whatever other rows stand between the two. */
export function linesOverAddress(rows: readonly Row[]): Line[] {
  const lines = rows
    .slice(0, BLOCK_ROWS)
    .flatMap((row) => piecesOf(row).map((piece): Line => ({ piece, row })));
  return lines.filter((line) => {
    const next = nextOf(line, lines, 1);
    return next !== undefined && STREET.test(next.piece.text);
  });
}

/** A name with the line above it, where an address is right below and both are set alike: a name in a narrow column. */
export function withLineAbove(
  piece: Piece,
  rows: readonly Row[],
  canBeName: (text: string) => boolean,
): Piece {
  const over = linesOverAddress(rows).find((line) => line.piece.tokens[0] === piece.tokens[0]);
  if (over === undefined) return piece;
  const lines = rows.flatMap((row) => piecesOf(row).map((one): Line => ({ piece: one, row })));
  const above = nextOf(over, lines, -1)?.piece;
  if (above === undefined || above.size !== piece.size || above.label !== null || !canBeName(above.text))
    return piece;
  // What ends with a colon announces the name: `Bill To:`.
  if (above.tokens.at(-1)!.text.endsWith(":")) return piece;
  return {
    ...piece,
    tokens: [...above.tokens, ...piece.tokens],
    text: `${above.text} ${piece.text}`,
  };
}

/** Whether two lines begin at one edge, or end at one. */
function isAtEdgeOf(one: Piece, other: Piece): boolean {
  const gaps = [one.x0 - other.x0, one.tokens.at(-1)!.x1 - other.tokens.at(-1)!.x1];
  return gaps.some((gap) => Math.abs(gap) <= TOLERANCES.sameEdgePt);
}

/** The next line of a block, below or above, no further than lines of one block stand apart. */
function nextOf({ piece, row }: Line, lines: readonly Line[], step: 1 | -1): Line | undefined {
  const ofEdge = lines.filter(
    (other) =>
      isAtEdgeOf(piece, other.piece) &&
      (other.row.baseline - row.baseline) * step > 0 &&
      other.row.page === row.page,
  );
  const [next] = ofEdge.sort((a, b) => (a.row.baseline - b.row.baseline) * step);
  const isNear = next !== undefined && Math.abs(next.row.baseline - row.baseline) <= PITCH_EM * piece.size;
  return isNear ? next : undefined;
}
