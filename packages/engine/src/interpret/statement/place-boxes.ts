import { isLevel, type Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import type { Statement } from "../../variants/compiled-statement.ts";
import { headingsOf, type BoxHeading } from "./box-heading.ts";

/** A box of one page with the lines that stand in it. */
export interface PlacedBox {
  heading: BoxHeading;
  lines: Line[];
  /** From where to where it reaches; `right` may be infinite. */
  left: number;
  right: number;
}

/** Labels and figures may reach this far over the ends of a heading. */
const LEFT_SLACK_PT = 6;
const RIGHT_SLACK_PT = 14;
/** Headings whose lines are closer than this stand side by side. */
const ABREAST_PT = 14;

/** Finds the boxes of one page, and gives each the words below its heading, down to the next heading below it. */
export function placeBoxes(lines: readonly Line[], { boxes }: Statement): PlacedBox[] {
  const headings = withoutDoubles(boxes.flatMap((box) => headingsOf(box, lines)));
  const areas = headings.map((heading): PlacedBox => ({ heading, lines: [], ...widthOf(heading, headings) }));
  const ofHeadings = new Set(headings.flatMap(({ tokens }) => tokens));
  for (const line of lines) {
    const byArea = new Map<PlacedBox, Token[]>();
    for (const token of line.tokens) {
      if (ofHeadings.has(token)) continue;
      const middle = (token.x0 + token.x1) / 2;
      let area: PlacedBox | null = null;
      for (const each of areas) {
        if (each.heading.top > line.baseline || middle < each.left || middle > each.right) continue;
        if (area === null || each.heading.top >= area.heading.top) area = each;
      }
      if (area === null || line.baseline <= area.heading.bottom) continue;
      const tokens = byArea.get(area);
      if (tokens === undefined) byArea.set(area, [token]);
      else tokens.push(token);
    }
    for (const [area, tokens] of byArea) addLine(area.lines, { ...line, tokens });
  }
  return areas.sort((a, b) => a.heading.top - b.heading.top || (a.heading.left ?? 0) - (b.heading.left ?? 0));
}

/** Rows of a box are no closer than their letters are high: what stands level is one row. */
function addLine(lines: Line[], line: Line): void {
  const last = lines.at(-1);
  if (last === undefined || !isLevel(last, line)) lines.push(line);
  else last.tokens = [...last.tokens, ...line.tokens].sort((a, b) => a.x0 - b.x0);
}

/** Of two boxes that lay claim to the same words the one with more of them has the heading. */
function withoutDoubles(headings: readonly BoxHeading[]): BoxHeading[] {
  const kept: BoxHeading[] = [];
  for (const heading of [...headings].sort((a, b) => b.tokens.length - a.tokens.length)) {
    if (!kept.some((other) => heading.tokens.some((token) => other.tokens.includes(token))))
      kept.push(heading);
  }
  return kept;
}

/** A box reaches to its last column of figures, or to the box beside it. */
function widthOf(heading: BoxHeading, headings: readonly BoxHeading[]): { left: number; right: number } {
  const beside = headings.filter(
    (other) => other !== heading && Math.abs(other.top - heading.top) < ABREAST_PT && other.left !== null,
  );
  const begin = heading.left === null ? 0 : heading.left - LEFT_SLACK_PT;
  const ends = beside.map((other) => other.right).filter((x) => x < begin);
  const left = heading.box.data.centered === true ? Math.max(0, ...ends) : begin;
  const next = Math.min(...beside.map((other) => other.left!).filter((x) => x > begin + LEFT_SLACK_PT));
  const limit = next - LEFT_SLACK_PT;
  const last = heading.columns.at(-1)!;
  const closed = last.align === "right" && last.edge !== null;
  return { left, right: closed ? Math.min(limit, last.edge! + RIGHT_SLACK_PT) : limit };
}
