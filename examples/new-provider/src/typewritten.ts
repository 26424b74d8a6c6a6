import PDFDocument from "pdfkit";
import { ELDER_CREEK, LAKESIDE } from "./typewritten-registers.ts";

/** Registers that a line printer could have printed, and where they are kept. */
export const TYPEWRITTEN = [
  { provider: "lakeside", file: "payroll-register-v1-june.pdf", pages: LAKESIDE },
  { provider: "elder-creek", file: "payroll-register-v1-june.pdf", pages: ELDER_CREEK },
] as const;

const SIZE_PT = 8;
const LINE_PT = 11;
const MARGIN_PT = 36;

/** Draws pages of text in letters of one width: columns are where they are in the text. */
export function drawText(pages: readonly string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: [792, 612], margin: 0, info: { CreationDate: new Date(0) } });
  for (const [number, page] of pages.entries()) {
    if (number > 0) pdf.addPage();
    pdf.font("Courier").fontSize(SIZE_PT);
    for (const [row, line] of page.trim().split("\n").entries())
      // Words apart from each other, as programs draw them.
      for (const { 0: words, index } of line.matchAll(/\S+(?: \S+)*/g))
        pdf.text(words, MARGIN_PT + index * SIZE_PT * 0.6, MARGIN_PT + row * LINE_PT, { lineBreak: false });
  }
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => pdf.on("end", () => resolve(Buffer.concat(chunks))));
  pdf.end();
  return done;
}
