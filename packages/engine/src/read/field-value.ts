import type { Box } from "../api/result.ts";
import { withoutCells } from "./comb-fields.ts";
import type { Fragment } from "./fragments.ts";
import { helveticaWidth } from "./helvetica.ts";
import type { Matrix } from "./matrix.ts";
import { readFromRight } from "./right-to-left.ts";

/** Where a field of a form lies, in the page's own space. */
export type FieldPlace = readonly [left: number, low: number, right: number, high: number];

/** What somebody filled into a form, where nothing draws it. */
export interface FieldValue {
  text: string;
  place: FieldPlace;
  /** Of the font, in points; 0 where it is as large as the field lets it be. */
  size: number;
  /** 0 left, 1 centred, 2 right. */
  quadding: number;
}

/** Longer values are no figures and no names. */
const LONGEST = 2000;
const MARGIN_PT = 2;
const LARGEST_PT = 12;
const LINE_EM = 1.15;
/** Of the height of a field, in one line. */
const FILLED = 0.7;
/** The letters of the fonts that every viewer has (PDF 1.7, Annex D.2, WinAnsiEncoding), and what parts lines. */
const IN_USUAL_FONTS = /^[\t\n\r\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** Letters in the fields of a page, and what may be chosen there. Libraries take long to fit more into their fields. */
export const MOST_DRAWN = 30_000;

/** Whether the libraries have letters to draw a value with; of others they draw some that say something else. */
export function canBeDrawn(text: string): boolean {
  return IN_USUAL_FONTS.test(text);
}

/** What the fields of a page's form say beside what is drawn. */
export interface FieldsOfPage {
  /** What stands in fields, and is drawn neither by the file nor by the library. */
  values: FieldValue[];
  /** Fields of which each letter has a cell of its own. */
  combs: FieldPlace[];
}

/** The pieces of a page's text, with what stands in its fields, and each value that is drawn in cells in one. */
export function withFields(fragments: Fragment[], { values, combs }: FieldsOfPage, view: Matrix): Fragment[] {
  if (values.length + combs.length === 0) return fragments;
  const cells = combs.map((place) => displayed(place, view));
  const short = values.filter(({ text }) => text.length < LONGEST);
  return [...short.flatMap((value) => piecesOf(value, view)), ...withoutCells(fragments, cells)];
}

/** The pieces of text that a viewer shows for a field, on a page as it is displayed. */
function piecesOf({ text, place, size, quadding }: FieldValue, view: Matrix): Fragment[] {
  const box = displayed(place, view);
  const lines = text.split(/\r\n?|\n/);
  const tall = box.bottom - box.top;
  const em = size > 0 ? size : Math.min(LARGEST_PT, (FILLED * tall) / lines.length);
  const first = lines.length > 1 ? box.top + em : (box.top + box.bottom) / 2 + 0.35 * em;
  return lines.flatMap((line, i) => {
    const free = box.x1 - box.x0 - 2 * MARGIN_PT - em * helveticaWidth(line);
    const x = box.x0 + MARGIN_PT + (free * quadding) / 2;
    const pieces = [...line.matchAll(/\S+/g)].map(([word], at, all): Fragment => {
      const x0 = x + em * helveticaWidth(line.slice(0, all[at]!.index));
      const x1 = x0 + em * helveticaWidth(word);
      const baseline = first + i * LINE_EM * em;
      const look = { size: em, em, bold: false, ascent: 0.8, descent: -0.2 };
      return { text: word, x0, x1, baseline, ...look, spaced: true };
    });
    // As the page would draw them, from the left.
    readFromRight(pieces);
    return pieces;
  });
}

/** A field's box on a page as it is displayed. */
function displayed([left, low, right, high]: FieldPlace, [a, b, c, d, e, f]: Matrix): Box {
  const xs = [a * left + c * low + e, a * right + c * high + e];
  const ys = [b * left + d * low + f, b * right + d * high + f];
  return { x0: Math.min(...xs), top: Math.min(...ys), x1: Math.max(...xs), bottom: Math.max(...ys) };
}
