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

/** One pixel in so many is looked at; a prime, so that no column of pixels is passed over. */
const SAMPLED = 7;

export function tonesOf({ pixels }: GrayImage): Tones {
  const counts = new Uint32Array(256);
  let sampled = 0;
  for (let i = 0; i < pixels.length; i += SAMPLED, sampled++) counts[pixels[i]!]!++;
  const darkest = percentile(counts, sampled * 0.002);
  const paper = percentile(counts, sampled * 0.5);
  if (paper - darkest < LEAST_CONTRAST) return { paper, ink: 0, trace: 0, faint: 0 };
  const contrast = paper - darkest;
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
