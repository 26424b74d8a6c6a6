import PDFDocument from "pdfkit";
import type { Typeface } from "./typeface.ts";

const measuring = new PDFDocument({ autoFirstPage: false });
const unitWidths = new Map<string, number>();

/** Widths grow in step with the size, so each text is measured once. */
export function textWidth(typeface: Typeface, text: string, size: number, bold: boolean): number {
  const font = bold ? typeface.bold : typeface.regular;
  const key = `${font} ${text}`;
  let width = unitWidths.get(key);
  if (width === undefined) {
    width = measuring.font(font).fontSize(1000).widthOfString(text) / 1000;
    unitWidths.set(key, width);
  }
  return (width * size * typeface.stretch) / 100;
}
