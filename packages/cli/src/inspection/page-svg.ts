import type { Box, PageInspection } from "@paylift/engine";
import { lanesSvg } from "./lanes-svg.ts";
import { markup, type Markup } from "@paylift/validation/markup";
import type { MarkedWord } from "./marked-words.ts";
import { boxText, points } from "./points.ts";
import { rect } from "./rect-svg.ts";
import { stagesSvg } from "./stages-svg.ts";
import { turnedSvg } from "./turned-svg.ts";

/** A ruled line may have no thickness at all; drawn that thin it would not show. */
const THINNEST_RULE = 0.4;
/** Points that the name of a row pattern takes. */
const LABEL_ROOM = 40;

/** The page in points: columns at the bottom, then lines, ruled lines, words, and what is understood of them. */
export function pageSvg(inspection: PageInspection, words: readonly MarkedWord[]): Markup {
  const { lanes, lines, rules, page } = inspection;
  const width = points(inspection.width);
  const height = points(inspection.height);
  return markup`<svg id="page" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Page ${page}">
<rect class="paper" width="100%" height="100%"/>
<g class="lanes">${lanesSvg(lanes, inspection.height)}</g>
<g class="lines">${lines.map(lineSvg)}</g>
<g class="rules">${rules.map(ruleSvg)}</g>
<g class="turned">${inspection.turned.map(turnedSvg)}</g>
<g class="words">${words.map(wordSvg)}</g>
${stagesSvg(inspection.understanding)}
</svg>`;
}

function lineSvg({ box, row }: PageInspection["lines"][number]): Markup {
  if (row === null) return markup`<g class="line unmatched">${rect(box)}</g>\n`;
  // In the left margin where there is one, else behind the line: never over its words.
  const place =
    box.x0 > LABEL_ROOM
      ? markup`x="${points(box.x0 - 2)}" text-anchor="end"`
      : markup`x="${points(box.x1 + 2)}" text-anchor="start"`;
  return markup`<g class="line matched">${rect(box)}<text ${place} y="${points(box.bottom - 1)}">${row}</text></g>\n`;
}

function ruleSvg({ x0, top, x1, bottom }: Box): Markup {
  return rect({
    x0,
    top,
    x1: Math.max(x1, x0 + THINNEST_RULE),
    bottom: Math.max(bottom, top + THINNEST_RULE),
  });
}

function wordSvg(word: MarkedWord): Markup {
  const { id, box, text, state, row, field } = word;
  const data = markup`data-row="${row ?? ""}" data-field="${field ?? ""}" data-box="${boxText(box)}"`;
  return markup`<g class="word ${state}" id="${id}" ${data}><title>${wordTitle(word)}</title>${rect(box)}${glyphs(text, box)}</g>\n`;
}

function glyphs(text: string, { x0, top, x1, bottom }: Box): Markup {
  const height = bottom - top;
  const place = markup`x="${points(x0)}" y="${points(bottom - height * 0.22)}" font-size="${points(height * 0.88)}"`;
  // Stretched to its box, because the reader's fonts are not the document's.
  const stretch =
    x1 > x0 ? markup` textLength="${points(x1 - x0)}" lengthAdjust="spacingAndGlyphs"` : markup``;
  return markup`<text ${place}${stretch}>${text}</text>`;
}

function wordTitle({ text, box, state, field, row }: MarkedWord): string {
  const lines = [text, boxText(box), field === null ? state : `${state}: ${field}`];
  return [...lines, ...(row === null ? [] : [`row: ${row}`])].join("\n");
}
