import PDFDocument from "pdfkit";
import { Random } from "@paylift/samples";

export interface Register {
  pdf: Buffer;
  /** The amounts that the page prints, in no order. */
  amounts: string[];
}

const ROWS = 48;
const AMOUNTS = 8;
const NAMES = [
  "Abel",
  "Brandt",
  "Castillo",
  "Dubois",
  "Evans",
  "Fischer",
  "Gutierrez",
  "Hudson",
  "Ito",
  "Jensen",
];

/** A dense page of a register in 7-point Helvetica: a name, an id and eight amounts a row, with rules. */
export async function register(seed: number): Promise<Register> {
  const random = new Random(seed);
  const document = new PDFDocument({ size: "letter", layout: "landscape", margin: 30 });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.once("end", () => resolve()));
  const amounts: string[] = [];
  document.font("Helvetica").fontSize(7).lineWidth(0.5);
  for (let row = 0; row < ROWS; row++) {
    const y = 30 + row * 11.4;
    const name = `${NAMES[Math.floor(random.next() * NAMES.length)]}, ${NAMES[Math.floor(random.next() * NAMES.length)]}`;
    document.text(name, 30, y, { lineBreak: false });
    document.text(String(10_000 + Math.floor(random.next() * 90_000)), 120, y, { lineBreak: false });
    for (let column = 0; column < AMOUNTS; column++) {
      const amount = (Math.floor(10 ** (2 + random.next() * 4.5)) / 100).toLocaleString("en-US", {
        minimumFractionDigits: 2,
      });
      amounts.push(amount);
      document.text(amount, 230 + column * 66 - document.widthOfString(amount), y, { lineBreak: false });
    }
    if (row % 8 === 7)
      document
        .moveTo(30, y + 8.5)
        .lineTo(760, y + 8.5)
        .stroke();
  }
  document.end();
  await ended;
  return { pdf: Buffer.concat(chunks), amounts };
}
