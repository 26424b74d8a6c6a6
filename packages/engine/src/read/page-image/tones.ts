import type { GrayImage } from "./gray-image.ts";

/** What is paper and what is ink on a page. */
export interface Tones {
  /** The usual gray of the paper. */
  paper: number;
  /** Grays below this are ink; 0 where the page has none. */
  ink: number;
  /** Grays below this are at least a trace of ink: gray print, thin lines, blurred edges. */
  trace: number;
  /** Grays below this are darker than paper and shading: the thinnest lines. */
  faint: number;
}

/** Paper that is no darker than this beside the darkest ink has nothing written on it. */
const LEAST_CONTRAST = 40;

/** The darkest share of a page is its ink; on one with a few lines alone a smaller share is, and it stands out clearly. */
const INK_SHARE = 0.002;
const [FEW_LINES_SHARE, CLEAR_CONTRAST] = [0.0003, 100];

/** One pixel in so many is looked at; a prime, so that no column of pixels is passed over. */
const SAMPLED = 7;

export function tonesOf({ pixels }: GrayImage): Tones {
  const counts = new Uint32Array(256);
  let sampled = 0;
  for (let i = 0; i < pixels.length; i += SAMPLED, sampled++) counts[pixels[i]!]!++;
  const paper = percentile(counts, sampled * 0.5);
  const usual = paper - percentile(counts, sampled * INK_SHARE);
  const ofFew = paper - percentile(counts, sampled * FEW_LINES_SHARE);
  const contrast = usual < LEAST_CONTRAST && ofFew >= CLEAR_CONTRAST ? ofFew : usual;
  if (contrast < LEAST_CONTRAST) return { paper, ink: 0, trace: 0, faint: 0 };
  return {
    paper,
    ink: paper - 0.5 * contrast,
    trace: paper - 0.3 * contrast,
    faint: paper - 0.18 * contrast,
  };
}

function percentile(counts: Uint32Array, count: number): number {
  let sum = 0;
  for (let value = 0; value < 256; value++) {
    sum += counts[value]!;
    if (sum > count) return value;
  }
  return 255;
}
