import { linesOf, type Fragment } from "./fragments.ts";
import type { HiddenArea, Word } from "./page-reader.ts";

/** A number, whatever signs stand about it. */
const FIGURE = /^[^\p{L}]*\p{Nd}[^\p{L}]*$/u;
/** Areas of a page beyond these are told as one. */
const MOST_AREAS = 50;

/** Where text lies that nobody sees, an area a line, on a page of this size. The pieces are used up. */
export function hiddenText(fragments: Fragment[], width: number, height: number): HiddenArea[] {
  const areas: HiddenArea[] = [];
  for (const line of linesOf(fragments)) {
    const onPage = line.filter(
      ({ x0, top, x1, bottom }) => x1 > 0 && x0 < width && bottom > 0 && top < height,
    );
    if (onPage.length === 0) continue;
    const area = areaOf(onPage);
    if (areas.length < MOST_AREAS) areas.push(area);
    else areas[MOST_AREAS - 1] = joined(areas[MOST_AREAS - 1]!, area);
  }
  return areas;
}

function areaOf(words: readonly Word[]): HiddenArea {
  return words
    .map(({ x0, top, x1, bottom, text }) => ({
      x0,
      top,
      x1,
      bottom,
      words: 1,
      figures: FIGURE.test(text) ? 1 : 0,
    }))
    .reduce(joined);
}

function joined(a: HiddenArea, b: HiddenArea): HiddenArea {
  return {
    x0: Math.min(a.x0, b.x0),
    top: Math.min(a.top, b.top),
    x1: Math.max(a.x1, b.x1),
    bottom: Math.max(a.bottom, b.bottom),
    words: a.words + b.words,
    figures: a.figures + b.figures,
  };
}
