import { isLevel, type Line } from "../../layout/lines.ts";
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
    const band = bandAt(lines, i, box.data.heading_lines ?? 1);
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

/** The line of a title, the lines that stand level with it, and as many below as a heading takes. */
function bandAt(lines: readonly Line[], at: number, count: number): Line[] {
  const first = lines[at]!;
  const band = [first];
  for (let i = at - 1; i >= 0 && isLevel(lines[i]!, first); i--) band.push(lines[i]!);
  let [last, left] = [first, count];
  for (const line of lines.slice(at + 1)) {
    if (!isLevel(last, line) && --left === 0) break;
    band.push(line);
    last = line;
  }
  return band;
}

/** The heading that begins with a token of the band's first line. */
function headingAt(box: StatementBox, band: readonly Line[], start: number): BoxHeading | null {
  const { data } = box;
  const { tokens } = band[0]!;
  const first = data.title ?? data.columns.find(({ header }) => header !== undefined)!.header!;
  const title = wordsAt(tokens, start, first);
  if (title === null || !standsApart(tokens, start, title.length, data.title !== undefined)) return null;
  const found = columnsAfter(data.columns, band, title, data.title !== undefined);
  if (found === null) return null;
  const used = data.title === undefined ? found.tokens : [...title, ...found.tokens];
  const textFirst = data.title !== undefined || data.columns[0]!.role === "text";
  return {
    box,
    page: band[0]!.page,
    top: band[0]!.baseline,
    bottom: Math.max(...used.map(({ words }) => words[0]!.baseline)),
    left: textFirst ? Math.min(...used.map(({ x0 }) => x0)) : null,
    right: Math.max(...used.map(({ x1 }) => x1)),
    columns: found.columns,
    tokens: used,
  };
}

/** The columns of a heading, left to right; null where one that it must have is missing. */
function columnsAfter(
  wanted: readonly BoxColumnData[],
  band: readonly Line[],
  title: readonly Token[],
  hasTitle: boolean,
): { columns: BoxColumn[]; tokens: Token[] } | null {
  const columns: BoxColumn[] = [];
  const tokens: Token[] = [];
  const [from, to] = [title[0]!.x0, title.at(-1)!.x1];
  let after: Reach = { x0: from - SLACK_PT, x1: hasTitle ? to : from - SLACK_PT, line: band[0]! };
  for (const column of wanted) {
    if (column.header === undefined) {
      columns.push(placed(column, null));
      continue;
    }
    const isFirst = hasTitle && column === wanted[0];
    const under = isFirst ? headerUnder(band, column.header, (from + to) / 2) : null;
    const words = under ?? headerAfter(band, column.header, after, hasTitle ? title : []);
    if (words === null && column.optional === true) continue;
    if (words === null) return null;
    columns.push(placed(column, words.tokens));
    tokens.push(...words.tokens);
    after = { x0: words.tokens[0]!.x0, x1: words.tokens.at(-1)!.x1, line: words.line };
  }
  return { columns, tokens };
}

/** Where the words of a heading must follow: right of `x1` on the line of the words before, right of `x0` on others. */
interface Reach {
  x0: number;
  x1: number;
  line: Line;
}

interface Found {
  tokens: Token[];
  line: Line;
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

/** The words of a first column on a line below its title, which may be centred over the box. */
function headerUnder(band: readonly Line[], header: string, middle: number): Found | null {
  for (const line of band.filter((each) => !isLevel(each, band[0]!))) {
    let best: Found | null = null;
    for (let i = 0; i < line.tokens.length && line.tokens[i]!.x0 <= middle; i++) {
      const tokens = wordsAt(line.tokens, i, header);
      if (tokens !== null) best = { tokens, line };
    }
    if (best !== null) return best;
  }
  return null;
}

/** The leftmost words of the band that spell a heading and stand right of the heading before, those of the title aside. */
function headerAfter(
  band: readonly Line[],
  header: string,
  after: Reach,
  title: readonly Token[],
): Found | null {
  let best: Found | null = null;
  for (const line of band) {
    const from = isLevel(line, after.line) ? after.x1 : after.x0;
    for (let i = 0; i < line.tokens.length; i++) {
      if (line.tokens[i]!.x0 <= from) continue;
      const tokens = wordsAt(line.tokens, i, header);
      if (tokens === null || title.includes(tokens[0]!)) continue;
      if (best === null || tokens[0]!.x0 < best.tokens[0]!.x0) best = { tokens, line };
      break;
    }
  }
  return best;
}

function placed(data: BoxColumnData, words: readonly Token[] | null): BoxColumn {
  const isText = data.role === "text" || data.role === "note" || data.role === "pretax";
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
