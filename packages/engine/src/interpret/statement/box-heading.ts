import type { Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import type { StatementBox } from "../../variants/compiled-statement.ts";
import type { BoxColumnData } from "../../variants/statement-schema.ts";

/** A column of a box with its place on the page. */
export interface BoxColumn {
  data: BoxColumnData;
  /** The edge that values share with the heading, in points; null where the box only has one such column. */
  edge: number | null;
  align: "left" | "center" | "right";
  tolerance: number;
}

/** A heading that was found, and the columns below it. */
export interface BoxHeading {
  box: StatementBox;
  page: number;
  /** Baselines of its first and its last line. */
  top: number;
  bottom: number;
  /** Where it begins; null where only figures have headings. */
  left: number | null;
  /** Right end of its last heading. */
  right: number;
  columns: BoxColumn[];
  tokens: Token[];
}

const TOLERANCE_PT = 12;
/** A title stands apart from other words by more than this, in font sizes. */
const APART_EM = 0.8;
/** Headings of one column of words may begin a little further left than the title above. */
const SLACK_PT = 4;

/** Every place on the lines of one page where a box has its heading. */
export function headingsOf(box: StatementBox, lines: readonly Line[]): BoxHeading[] {
  const found: BoxHeading[] = [];
  for (let i = 0; i < lines.length; i++) {
    const band = lines.slice(i, i + (box.data.heading_lines ?? 1));
    const { tokens } = lines[i]!;
    for (let k = 0; k < tokens.length; k++) {
      const heading = headingAt(box, band, k);
      if (heading === null) continue;
      found.push(heading);
      k += Math.max(0, heading.tokens.filter((token) => tokens.includes(token)).length - 1);
    }
  }
  return found;
}

/** The heading that begins with a token of the band's first line. */
function headingAt({ data, ...rest }: StatementBox, band: readonly Line[], start: number): BoxHeading | null {
  const { tokens } = band[0]!;
  const first = data.title ?? data.columns.find(({ header }) => header !== undefined)!.header!;
  const title = wordsAt(tokens, start, first);
  if (title === null || !standsApart(tokens, start, title.length, data.title !== undefined)) return null;
  const used = data.title === undefined ? [] : [...title];
  const columns: BoxColumn[] = [];
  let after = {
    x0: title[0]!.x0 - SLACK_PT,
    x1: title.at(-1)!.x1,
    line: data.title === undefined ? null : band[0]!,
  };
  for (const column of data.columns) {
    const words = column.header === undefined ? null : headerAfter(band, column.header, after);
    if (words === null && column.header !== undefined) {
      if (column.optional === true) continue;
      return null;
    }
    columns.push(placed(column, words?.tokens ?? null));
    if (words === null) continue;
    used.push(...words.tokens);
    after = { x0: words.tokens[0]!.x0, x1: words.tokens.at(-1)!.x1, line: words.line };
  }
  const textFirst = data.title !== undefined || data.columns[0]!.role === "text";
  return {
    box: { data, ...rest },
    page: band[0]!.page,
    top: band[0]!.baseline,
    bottom: Math.max(...used.map(({ words }) => words[0]!.baseline)),
    left: textFirst ? Math.min(...used.map(({ x0 }) => x0)) : null,
    right: Math.max(...used.map(({ x1 }) => x1)),
    columns,
    tokens: used,
  };
}

/** Words from `start` on that spell a heading, in any case; null where they do not. */
function wordsAt(tokens: readonly Token[], start: number, heading: string): Token[] | null {
  const wanted = heading.toLowerCase().split(" ");
  if (!wanted.every((word, k) => tokens[start + k]?.plain.toLowerCase() === word)) return null;
  return tokens.slice(start, start + wanted.length);
}

function standsApart(tokens: readonly Token[], start: number, length: number, onBothSides: boolean): boolean {
  const gapBefore = start === 0 || isGap(tokens[start - 1]!, tokens[start]!);
  const last = tokens[start + length - 1]!;
  const next = tokens[start + length];
  return gapBefore && (!onBothSides || next === undefined || isGap(last, next));
}

function isGap(left: Token, right: Token): boolean {
  return right.x0 - left.x1 > APART_EM * right.size;
}

/** The leftmost words of the band that spell a heading and stand right of the heading before. */
function headerAfter(
  band: readonly Line[],
  header: string,
  after: { x0: number; x1: number; line: Line | null },
): { tokens: Token[]; line: Line } | null {
  let best: { tokens: Token[]; line: Line } | null = null;
  for (const line of band) {
    const from = line === after.line ? after.x1 : after.x0;
    for (let i = 0; i < line.tokens.length; i++) {
      if (line.tokens[i]!.x0 <= from) continue;
      const words = wordsAt(line.tokens, i, header);
      if (words === null) continue;
      if (best === null || words[0]!.x0 < best.tokens[0]!.x0) best = { tokens: words, line };
      break;
    }
  }
  return best;
}

function placed(data: BoxColumnData, words: readonly Token[] | null): BoxColumn {
  const isText = data.role === "text" || data.role === "note";
  const align = data.align ?? (isText ? "left" : "right");
  const tolerance = data.tolerance ?? TOLERANCE_PT;
  if (words === null) return { data, edge: null, align, tolerance };
  const [x0, x1] = [words[0]!.x0, words.at(-1)!.x1];
  return { data, edge: edgeOf(align, x0, x1), align, tolerance };
}

/** The edge of a span that an alignment speaks of. */
export function edgeOf(align: BoxColumn["align"], x0: number, x1: number): number {
  return align === "left" ? x0 : align === "right" ? x1 : (x0 + x1) / 2;
}
