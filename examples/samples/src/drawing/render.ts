import PDFDocument from "pdfkit";
import type { Random } from "../random.ts";
import { asLetters, asShuffledTexts } from "./disorder.ts";
import type { Mark, PaperSize, Sheet } from "./sheet.ts";
import type { Typeface } from "./typeface.ts";

export interface RenderOptions {
  letters: boolean;
  shuffled: boolean;
  rotate: boolean;
  encrypted: boolean;
  /** What opens an encrypted document. Default empty, which every reader tries. */
  password?: string;
  random: Random;
}

/** A date of its own in every file would make the bytes differ from run to run. */
const CREATED = new Date(Date.UTC(2026, 0, 1));

const grey = (share: number): string => {
  const level = Math.round(share * 255)
    .toString(16)
    .padStart(2, "0");
  return `#${level}${level}${level}`;
};

// The published types know neither this option nor the /Rotate key.
const textOptions = (typeface: Typeface): PDFKit.Mixins.TextOptions & { horizontalScaling: number } => ({
  lineBreak: false,
  baseline: "alphabetic",
  horizontalScaling: typeface.stretch,
});

function drawMark(pdf: PDFKit.PDFDocument, mark: Mark, typeface: Typeface): void {
  if (mark.kind === "text") {
    pdf
      .font(mark.bold ? typeface.bold : typeface.regular)
      .fontSize(mark.size)
      .fillColor(grey(mark.grey))
      .text(mark.text, mark.x, mark.y, textOptions(typeface));
    return;
  }
  if (mark.kind === "rule") {
    pdf
      .lineWidth(mark.width)
      .strokeColor(grey(mark.grey))
      .moveTo(...mark.from)
      .lineTo(...mark.to)
      .stroke();
    return;
  }
  const { x, y, width, height } = mark;
  if (mark.fill !== null) pdf.rect(x, y, width, height).fill(grey(mark.fill));
  if (mark.stroke !== null) pdf.lineWidth(0.5).rect(x, y, width, height).stroke(grey(mark.stroke));
}

function addPage(pdf: PDFKit.PDFDocument, [width, height]: PaperSize, rotate: boolean): void {
  if (!rotate) {
    pdf.addPage({ size: [width, height], margin: 0 });
    return;
  }
  pdf.addPage({ size: [height, width], margin: 0 });
  Object.assign(pdf.page.dictionary.data, { Rotate: 90 });
  pdf.transform(0, -1, 1, 0, 0, width);
}

function disordered(marks: readonly Mark[], typeface: Typeface, options: RenderOptions): readonly Mark[] {
  if (options.letters) return asLetters(marks, typeface, options.random);
  return options.shuffled ? asShuffledTexts(marks, options.random) : marks;
}

export function renderPdf(sheet: Sheet, options: RenderOptions): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    // Later versions encrypt with random salts, and the bytes would never be the same twice.
    pdfVersion: "1.5",
    info: { Title: "Payroll", CreationDate: CREATED, ModDate: CREATED },
    ...(options.encrypted ? { userPassword: options.password ?? "", ownerPassword: "paylift-sample" } : {}),
  });
  const chunks: Uint8Array[] = [];
  const written = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on("error", reject);
  });
  for (const page of sheet.pages) {
    addPage(pdf, sheet.size, options.rotate);
    const marks = disordered(page.marks, sheet.typeface, options);
    for (const mark of marks) drawMark(pdf, mark, sheet.typeface);
  }
  pdf.end();
  return written;
}
