import type { Test } from "tap";
import type { PageReader, ReadPage } from "../../src/read/page-reader.ts";
import { drawnPdf, type DrawnPage } from "./drawn-pdf.ts";
import { figuresContract } from "./figures-contract.ts";
import { formContract } from "./form-contract.ts";
import { namesContract } from "./names-contract.ts";
import { openingContract } from "./opening-contract.ts";
import { pageContract } from "./page-contract.ts";
import { drawnMarksContract } from "./drawn-marks-contract.ts";
import { hiddenContract } from "./hidden-contract.ts";
import { turnedContract } from "./turned-contract.ts";
import { wordContract } from "./word-contract.ts";

/** Draws one page and reads it with the reader under test. */
export type ReadDrawn = (page: DrawnPage | string) => Promise<ReadPage>;

/** Reads the first page of a document with the reader under test. */
export type ReadBytes = (bytes: Buffer) => Promise<ReadPage>;

/** What every page reader must do, whatever library stands behind it. */
export async function pageReaderContract(t: Test, reader: PageReader): Promise<void> {
  const readBytes: ReadBytes = async (bytes) => {
    const document = await reader.open(new Uint8Array(bytes), null);
    try {
      return await document.readPage(1);
    } finally {
      await document.close();
    }
  };
  const read: ReadDrawn = (page) => readBytes(drawnPdf(typeof page === "string" ? { content: page } : page));
  await t.test("words", (t) => wordContract(t, read));
  await t.test("turned text", (t) => turnedContract(t, read));
  await t.test("figures", (t) => figuresContract(t, read));
  await t.test("drawn marks", (t) => drawnMarksContract(t, read));
  await t.test("hidden text", (t) => hiddenContract(t, read));
  await t.test("pages", (t) => pageContract(t, read));
  await t.test("names of the world", (t) => namesContract(t, readBytes));
  await t.test("forms", (t) => formContract(t, readBytes));
  await t.test("opening", (t) => openingContract(t, reader));
}

export function textsOf({ words }: ReadPage): string[] {
  return words.map(({ text }) => text);
}
