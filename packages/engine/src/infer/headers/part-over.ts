import { overlap, type Cell } from "../cells/cells.ts";
import { headingOf, type Heading } from "../vocabulary/headings.ts";

/** Words of one heading stand closer than this, in font sizes. */
const APART_EM = 0.45;

const MONOSPACED_APART_EM = 0.75;
/** What every letter of the usual typewriter fonts is wide, in font sizes. */
const LETTER_EM = 0.6;

function isMonospaced({ tokens, size }: Cell): boolean {
  return tokens.every(({ x0, x1, text }) => Math.abs((x1 - x0) / text.length / size - LETTER_EM) < 0.02);
}

/** Headings of neighbours may stand as close as words do: what counts is the part right over a number. */
export function partOver(heading: Cell, cell: Cell): Heading | null {
  const tokens = heading.tokens.filter((token) => overlap(token, cell) > 0);
  const before = heading.tokens[heading.tokens.indexOf(tokens[0]!) - 1];
  const apart = (isMonospaced(heading) ? MONOSPACED_APART_EM : APART_EM) * heading.size;
  if (before === undefined || tokens[0]!.x0 - before.x1 < apart) return null;
  const part = headingOf(tokens.map(({ plain }) => plain).join(" "));
  return part?.role == null ? null : part;
}
