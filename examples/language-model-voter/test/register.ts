import { once } from "node:events";
import PDFDocument from "pdfkit";

const HEADINGS = ["Employee", "Gross Pay", "Xq", "Zorb", "Net Pay"];
const ROWS = [
  ["Lee, Ann", "2,400.00", "240.00", "60.00", "2,100.00"],
  ["Ortiz, Ben", "1,812.50", "181.25", "55.00", "1,576.25"],
  ["Khan, Zoe", "3,000.00", "410.00", "35.00", "2,555.00"],
  ["Moss, Eli", "2,150.00", "228.40", "41.10", "1,880.50"],
];

/** A register in a layout of its own, with two columns of which no word is known. */
export async function register(headings: readonly string[] = HEADINGS): Promise<Buffer> {
  const pdf = new PDFDocument({ size: "LETTER", margin: 40 });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = once(pdf, "end");
  pdf.fontSize(9);
  pdf.text("Harbor Light Foods LLC", 40, 40);
  pdf.text("Payroll Register", 40, 54);
  pdf.text("Pay Period: 06/21/2026 - 07/04/2026", 40, 68);
  [headings, ...ROWS].forEach((cells, row) =>
    cells.forEach((cell, column) =>
      pdf.text(cell, column === 0 ? 40 : 100 + 90 * (column - 1), 92 + 14 * row, {
        width: column === 0 ? 100 : 80,
        align: column === 0 ? "left" : "right",
        lineBreak: false,
      }),
    ),
  );
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
