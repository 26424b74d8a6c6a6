import type { Fragment } from "../fragments.ts";
import type { Matrix } from "../matrix.ts";
import { lettersBox } from "../painted.ts";
import type { TurnedText } from "../turned-text.ts";
import type { Layers } from "./layers.ts";
import type { Pdfium } from "./library.ts";
import type { PagePaint } from "./page-paint.ts";
import type { TextWalk } from "./text-walk.ts";
import { unseenOf, type Doubt } from "./unseen-text.ts";

export interface SeenText {
  fragments: Fragment[];
  /** Text that is drawn without ink, or below the picture of a page, as scanners add it. */
  invisible: Fragment[];
  /** What nobody sees. */
  hidden: Fragment[];
  /** Show operators of which nothing is seen. */
  unseen: number[];
  turned: TurnedText | null;
}

interface Of {
  page: number;
  paint: PagePaint;
  layers: Layers;
  /** From the page as displayed to how it was walked. */
  view: Matrix;
}

/** The text of a page that was walked, without what the page does not show. */
export function seenText(library: Pdfium, walk: TextWalk, { page, paint, layers, view }: Of): SeenText {
  const { fragments, invisible, doubts } = walk.drawn;
  const hidden: Fragment[] = [];
  if (doubts.length === 0) return { fragments, invisible, hidden, unseen: [], turned: walk.turned() };
  const others = fragments.map(lettersBox);
  const small = doubts.filter(({ why }) => why === "small").length;
  const { seen } = walk.drawn;
  const unseen = unseenOf(library, page, doubts, {
    view,
    others,
    seen,
    hasOwnScale: small > fragments.length,
  });
  const belowPicture: Fragment[] = [];
  const inPart = new Set(seen);
  for (const doubt of doubts) if (!unseen.has(doubt)) inPart.add(doubt.object);
  for (const doubt of doubts) {
    if (!unseen.has(doubt)) {
      if (doubt.fragment !== null) fragments.push(doubt.fragment);
      if (doubt.why === "layer") layers.isShown(paint.layerOf(doubt.object) ?? "");
      continue;
    }
    if (doubt.aside !== null) doubt.aside.hidden = true;
    (doubt.why === "under_picture" ? belowPicture : hidden).push(doubt.fragment ?? standIn(doubt));
  }
  // Most of the page's text below pictures is what was recognised on them.
  const isScan = belowPicture.length > fragments.length;
  return {
    fragments,
    invisible: isScan ? [...invisible, ...belowPicture] : invisible,
    hidden: isScan ? hidden : [...hidden, ...belowPicture],
    unseen: isScan ? [] : [...unseen].flatMap(({ object }) => (inPart.has(object) ? [] : [object])),
    turned: walk.turned(),
  };
}

/** Turned text that is hidden counts as one word. */
function standIn({ letters: { x0, top, x1, bottom } }: Doubt): Fragment {
  const size = bottom - top;
  const look = { bold: false, ascent: 1, descent: 0, spaced: false };
  return { text: "-", x0, x1, baseline: bottom, size, em: size, ...look };
}
