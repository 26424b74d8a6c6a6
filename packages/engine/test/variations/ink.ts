import { helveticaWidth } from "../support/drawn-pdf.ts";

/** A text on a page; places in points from the top left corner. */
export interface Text {
  x: number;
  top: number;
  text: string;
  size: number;
  /** Where `x` is; default `left`. */
  align?: "left" | "right" | "center";
  bold?: boolean;
  /** Degrees against the clock, about `x` and `top`. */
  angle?: number;
}

/** Height of a page on which registers and statements are drawn. */
export const PAGE: readonly [width: number, height: number] = [1008, 612];

/** Signs that WinAnsi has elsewhere than Unicode. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "\u20ac": "\\200",
  "\u2019": "\\222",
  "\u2013": "\\226",
};

const escaped = (text: string): string =>
  text.replaceAll(/[\\()]/g, String.raw`\$&`).replaceAll(/[\u20ac\u2019\u2013]/g, (sign) => ELSEWHERE[sign]!);

/** The operator that draws a text where it stands, moved by `dx` and `dy` points to the right and down. */
export function inkOf({ x, top, text, size, align, bold, angle = 0 }: Text, dx = 0, dy = 0): string {
  const width = helveticaWidth(text) * size;
  const back = align === "right" ? width : align === "center" ? width / 2 : 0;
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const at = [x - back * cos + dx, PAGE[1] - top - back * sin - dy].map((part) => part.toFixed(2));
  const turn = [cos, sin, -sin, cos].map((part) => part.toFixed(5));
  return `BT /F${bold ? 1 : 0} ${size} Tf ${turn.join(" ")} ${at.join(" ")} Tm (${escaped(text)}) Tj ET`;
}

/** A box about a text, as `re` takes it. */
export function boxOf({ x, top, text, size, align }: Text): string {
  const width = helveticaWidth(text) * size + 4;
  const left = x - 2 - (align === "right" ? width - 4 : align === "center" ? (width - 4) / 2 : 0);
  return `${left.toFixed(2)} ${(PAGE[1] - top - 0.3 * size).toFixed(2)} ${width.toFixed(2)} ${(1.3 * size).toFixed(2)} re`;
}
