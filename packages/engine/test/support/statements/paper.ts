import PDFDocument from "pdfkit";

/** How a document looks: what differs from company to company, and from printer to printer. */
export interface Look {
  font: "Helvetica" | "Times-Roman" | "Courier";
  size: number;
  /** Points by which everything is moved. */
  dx: number;
  dy: number;
  /** By how much widths are stretched. */
  scale: number;
}

const BOLD = { Helvetica: "Helvetica-Bold", "Times-Roman": "Times-Bold", Courier: "Courier-Bold" } as const;

/** Pages to print on; places in points from the top left. */
export class Paper {
  readonly #pdf = new PDFDocument({ size: "LETTER", margin: 0, autoFirstPage: false, compress: false });
  readonly #look: Look;

  constructor(look: Look) {
    this.#look = look;
  }

  page(): void {
    this.#pdf.addPage();
  }

  /** Text from `x` on. */
  left(x: number, y: number, text: string, bold = false): void {
    this.#draw(this.#x(x), y, text, bold);
  }

  /** Text that ends at `x`. */
  right(x: number, y: number, text: string, bold = false): void {
    this.#select(bold);
    this.#draw(this.#x(x) - this.#pdf.widthOfString(text), y, text, bold);
  }

  /** The document; nothing can be printed any more. */
  async bytes(): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    const done = new Promise<void>((resolve) => this.#pdf.on("end", resolve));
    this.#pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    this.#pdf.end();
    await done;
    return new Uint8Array(Buffer.concat(chunks));
  }

  #x(x: number): number {
    return this.#look.dx + x * this.#look.scale;
  }

  #select(bold: boolean): void {
    const { font, size } = this.#look;
    this.#pdf.font(bold ? BOLD[font] : font).fontSize(size);
  }

  #draw(x: number, y: number, text: string, bold: boolean): void {
    this.#select(bold);
    this.#pdf.text(text, x, y + this.#look.dy, { lineBreak: false });
  }
}
