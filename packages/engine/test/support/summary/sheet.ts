import PDFDocument from "pdfkit";

export interface Face {
  font: "Helvetica" | "Times-Italic" | "Times-Roman" | "Courier";
  size: number;
}

export type Align = "left" | "right" | "center";

/** Pages on which text is set by its edges, in points from the top left. */
export class PdfSheet {
  readonly #pdf: PDFKit.PDFDocument;
  readonly face: Face;

  constructor(face: Face, size: readonly [number, number] = [792, 612]) {
    this.face = face;
    this.#pdf = new PDFDocument({ autoFirstPage: false, size: [...size], margin: 0 });
  }

  page(): void {
    this.#pdf.addPage();
  }

  width(text: string): number {
    return this.#pdf.font(this.face.font).fontSize(this.face.size).widthOfString(text);
  }

  text(x: number, y: number, text: string, align: Align = "left"): void {
    const width = this.width(text);
    const left = align === "left" ? x : align === "right" ? x - width : x - width / 2;
    this.#pdf.text(text, left, y, { lineBreak: false, baseline: "alphabetic" });
  }

  async bytes(): Promise<Buffer> {
    this.#pdf.end();
    return Buffer.concat(await this.#pdf.toArray());
  }
}
