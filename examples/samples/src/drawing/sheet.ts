import { textWidth } from "./metrics.ts";
import type { Typeface } from "./typeface.ts";

export interface TextStyle {
  align?: "left" | "right" | "center";
  bold?: boolean;
  size?: number;
  grey?: number;
}

export interface TextMark {
  kind: "text";
  text: string;
  /** The left edge of the text, and its baseline measured from the top of the page. */
  x: number;
  y: number;
  bold: boolean;
  size: number;
  grey: number;
}

export interface RuleMark {
  kind: "rule";
  from: [number, number];
  to: [number, number];
  width: number;
  grey: number;
}

export interface BoxMark {
  kind: "box";
  x: number;
  y: number;
  width: number;
  height: number;
  fill: number | null;
  stroke: number | null;
}

export type Mark = TextMark | RuleMark | BoxMark;

/** Width and height in points. */
export type PaperSize = readonly [width: number, height: number];

export const LETTER_LANDSCAPE: PaperSize = [792, 612];

export class Page {
  readonly marks: Mark[] = [];
  readonly #typeface: Typeface;

  constructor(typeface: Typeface) {
    this.#typeface = typeface;
  }

  text(x: number, y: number, text: string, style: TextStyle = {}): void {
    if (text === "") return;
    const size = (style.size ?? 7) * this.#typeface.scale;
    const bold = style.bold ?? false;
    const width = textWidth(this.#typeface, text, size, bold);
    const left = { left: x, right: x - width, center: x - width / 2 }[style.align ?? "left"];
    this.marks.push({ kind: "text", text, x: left, y, bold, size, grey: style.grey ?? 0 });
  }

  rule(from: [number, number], to: [number, number], width = 0.5, grey = 0): void {
    this.marks.push({ kind: "rule", from, to, width, grey });
  }

  box(
    x: number,
    y: number,
    width: number,
    height: number,
    { fill = null, stroke = null }: { fill?: number | null; stroke?: number | null },
  ): void {
    this.marks.push({ kind: "box", x, y, width, height, fill, stroke });
  }
}

export class Sheet {
  readonly pages: Page[] = [];
  readonly typeface: Typeface;
  readonly size: PaperSize;

  constructor(typeface: Typeface, size: PaperSize = LETTER_LANDSCAPE) {
    this.typeface = typeface;
    this.size = size;
  }

  addPage(): Page {
    const page = new Page(this.typeface);
    this.pages.push(page);
    return page;
  }

  width(text: string, size: number, bold = false): number {
    return textWidth(this.typeface, text, size * this.typeface.scale, bold);
  }
}
