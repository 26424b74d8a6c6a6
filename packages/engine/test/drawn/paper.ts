import PDFDocument from "pdfkit";

export interface Cell {
  text: string;
  /** Left edge of the text, or its right edge. */
  x: number;
  align?: "left" | "right";
  bold?: boolean;
}

export interface PaperRow {
  cells: Cell[];
  /** Space above, in points. */
  above?: number;
  /** Lines that are drawn again above this one where a page begins with it. */
  continued?: Cell[][];
}

export interface PaperOptions {
  size: [width: number, height: number];
  fontSize: number;
  /** From one baseline to the next. */
  leading: number;
  margin: number;
  /** Lines at the top and the bottom of each page. */
  head: Cell[][];
  foot: (page: number) => Cell[][];
}

export const left = (x: number, text: string): Cell => ({ x, text });
export const right = (x: number, text: string): Cell => ({ x, text, align: "right" });

/** Rows on as many pages as they take; a page breaks anywhere. */
export async function paperPdf(rows: readonly PaperRow[], options: PaperOptions): Promise<Buffer> {
  const { size, fontSize, leading, margin, head, foot } = options;
  const pdf = new PDFDocument({ size, margin: 0, autoFirstPage: false, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on("end", resolve));
  const bottom = size[1] - margin - foot(1).length * leading;
  let page = 0;
  let y = Infinity;
  const draw = (cells: readonly Cell[]): void => {
    for (const { text, x, align = "left", bold = false } of cells) {
      pdf.font(bold ? "Helvetica-Bold" : "Helvetica", fontSize);
      pdf.text(text, align === "left" ? x : x - pdf.widthOfString(text), y, { lineBreak: false });
    }
    y += leading;
  };
  const turn = (): void => {
    pdf.addPage();
    page++;
    y = bottom + leading;
    for (const cells of foot(page)) draw(cells);
    y = margin;
    for (const cells of head) draw(cells);
    y += leading;
  };
  for (const { cells, above = 0, continued = [] } of rows) {
    y += above;
    if (y + leading > bottom) {
      turn();
      for (const again of continued) draw(again);
    }
    draw(cells);
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Stacks side by side as rows: the n-th line of each stack stands on the n-th row. */
export function stacks(...columns: readonly (readonly (readonly Cell[])[])[]): Cell[][] {
  const height = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, i) => columns.flatMap((column) => column[i] ?? []));
}

/** `1,727.50` */
export function money(cents: number): string {
  const [sign, text] = [cents < 0 ? "-" : "", String(Math.abs(cents)).padStart(3, "0")];
  return `${sign}${text.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",")}.${text.slice(-2)}`;
}

/** Hundredths as `84.25`; with more decimals, as `84.2500`. */
export function hours(hundredths: number, decimals = 2): string {
  return (hundredths / 100).toFixed(decimals);
}

/** Ten-thousandths as `20.0000`. */
export function rate(units: number, decimals = 4): string {
  return (units / 10_000).toFixed(decimals);
}
