import { Flow, Random, renderPdf, Sheet, type PaperSize } from "@paylift/samples/parts";
import { BUSINESS } from "./business.ts";
import type { NotPayroll } from "./document.ts";
import { PROSE } from "./prose.ts";

const LETTER_PORTRAIT: PaperSize = [612, 792];
const FACE = { regular: "Helvetica", bold: "Helvetica-Bold", stretch: 100, scale: 1 };

/** Kinds of documents that an engine for payroll has to refuse. */
export const NOT_PAYROLL: readonly NotPayroll[] = [...BUSINESS, ...PROSE];

/** One document of a kind; the same seed makes the same bytes. */
export function generateNotPayroll(kind: NotPayroll, seed: number): Promise<Uint8Array> {
  const random = new Random(seed).fork(kind.name);
  const sheet = new Sheet(FACE, LETTER_PORTRAIT);
  kind.draw(new Flow(sheet, { top: 72, bottom: 720, pitch: 14 }), random);
  const plain = { letters: false, shuffled: false, rotate: false, encrypted: false };
  return renderPdf(sheet, { ...plain, random });
}
