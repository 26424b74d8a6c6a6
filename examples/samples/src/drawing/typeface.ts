import type { Random } from "../random.ts";

export interface Typeface {
  regular: string;
  bold: string;
  /** Horizontal scaling, in percent. */
  stretch: number;
  /** What every size is multiplied by. */
  scale: number;
}

const helvetica = { regular: "Helvetica", bold: "Helvetica-Bold" };
const times = { regular: "Times-Roman", bold: "Times-Bold" };
const courier = { regular: "Courier", bold: "Courier-Bold" };

export const plainFace = (random: Random): Typeface => ({
  ...(random.chance(0.85) ? helvetica : times),
  stretch: 100,
  scale: random.int(94, 102) / 100,
});

export const narrowFace = (random: Random): Typeface => ({
  ...(random.chance(0.85) ? helvetica : times),
  stretch: random.int(78, 84),
  scale: random.int(94, 102) / 100,
});

export const fixedFace = (random: Random): Typeface => ({
  ...courier,
  stretch: 100,
  scale: random.int(94, 102) / 100,
});
