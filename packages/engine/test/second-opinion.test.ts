import { test } from "tap";
import { EngineError, type ErrorCode } from "../src/errors.ts";
import type { OpenDocument, PageReader, ReadPage } from "../src/read/page-reader.ts";
import { pdfiumReader } from "../src/read/pdfium/pdfium-reader.ts";
import { pdfjsReader } from "../src/read/pdfjs/pdfjs-reader.ts";
import { withSecondOpinion } from "../src/read/second-opinion.ts";
import { drawnPdf, type DrawnPage } from "./support/drawn-pdf.ts";
import { failure } from "./support/events.ts";
import { SPELLINGS, spelledPdf } from "./support/spelled-pdf.ts";
import { textsOf } from "./support/page-reader-contract.ts";

const PAGE = { content: "BT /F0 12 Tf 72 700 Td (Gross) Tj ET" };
const pdf = (...pages: DrawnPage[]): Uint8Array => new Uint8Array(drawnPdf(...pages));
const NAMELESS = { content: "BT /F3 12 Tf 72 700 Td (AB) Tj ET" };

/** A reader that counts what it opens and reads, and closes as often. */
class Counted implements PageReader {
  readonly #reader: PageReader;
  readonly #change: (page: ReadPage) => ReadPage;
  opened = 0;
  closed = 0;
  read = 0;

  constructor(reader: PageReader, change: (page: ReadPage) => ReadPage = (page) => page) {
    this.#reader = reader;
    this.#change = change;
  }

  async open(bytes: Uint8Array, password: string | null): Promise<OpenDocument> {
    this.opened++;
    const document = await this.#reader.open(bytes, password);
    return {
      pageCount: document.pageCount,
      readPage: async (number) => {
        this.read++;
        return this.#change(await document.readPage(number));
      },
      close: async () => {
        this.closed++;
        await document.close();
      },
    };
  }
}

function damage(): never {
  throw new EngineError("damaged", "broken");
}

test("a page that reads well is read once, and nobody else is loaded", async (t) => {
  const reader = withSecondOpinion(pdfiumReader, async () => t.fail("loaded") as never);
  const document = await reader.open(pdf(PAGE), null);
  t.same(textsOf(await document.readPage(1)), ["Gross"]);
  await document.close();
});

test("nobody searches a file for pages in which nothing is an object", async (t) => {
  const reader = withSecondOpinion(pdfiumReader, async () => t.fail("loaded") as never);
  const noise = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(1_000, "(")]);
  t.match(await failure(reader.open(new Uint8Array(noise), null)), { code: "damaged" });
});

test("what the first cannot open, the second does, unless a password is missing", async (t) => {
  const codes: [ErrorCode, boolean][] = [
    ["damaged", true],
    ["encrypted", false],
    ["wrong_password", false],
    ["out_of_memory", false],
  ];
  for (const [code, asked] of codes) {
    const refusing = { open: async () => Promise.reject(new EngineError(code, "refused")) };
    const second = new Counted(pdfjsReader);
    const opening = withSecondOpinion(refusing, async () => second).open(pdf(PAGE), null);
    if (!asked) {
      t.match(await failure(opening), { code });
      t.equal(second.opened, 0);
      continue;
    }
    const document = await opening;
    t.same(textsOf(await document.readPage(1)), ["Gross"]);
    await document.close();
    t.equal(second.closed, 1);
  }
});

test("a page that the first cannot read is read by the second", async (t) => {
  const second = new Counted(pdfjsReader);
  const reader = withSecondOpinion(new Counted(pdfiumReader, damage), async () => second);
  const document = await reader.open(pdf(PAGE, PAGE), null);
  for (const number of [1, 2]) t.same(textsOf(await document.readPage(number)), ["Gross"]);
  await document.close();
  t.same([second.opened, second.read, second.closed], [1, 2, 1]);
});

test("letters without a meaning are no letters; who knows what they are is believed", async (t) => {
  const document = await pdfiumReader.open(pdf(NAMELESS), null);
  t.same(textsOf(await document.readPage(1)), ["\ufffdB"]);
  await document.close();
  const better = withSecondOpinion(pdfiumReader, async () => pdfjsReader);
  const again = await better.open(pdf(NAMELESS), null);
  t.same(textsOf(await again.readPage(1)), ["AB"], "by its code");
  await again.close();
});

test("who takes a code of two bytes for its letter knows no better", async (t) => {
  const spelling = SPELLINGS.find(({ digits }) => digits === 4)!;
  const letters = Array.from({ length: 70 }, (_, i) => String.fromCharCode(0x30 + i));
  const drawn = spelledPdf(
    spelling,
    [{ x: 40, y: 700, text: `${letters.join("")} ${letters[65]}0` }],
    [letters[65]!],
  );
  const last = async (reader: PageReader): Promise<string> => {
    const document = await reader.open(new Uint8Array(drawn), null);
    const texts = textsOf(await document.readPage(1));
    await document.close();
    return texts.at(-1)!;
  };
  t.equal(await last(pdfjsReader), "B0", "the letter of the number 66");
  t.equal(await last(withSecondOpinion(pdfiumReader, async () => pdfjsReader)), "\ufffd0");
});

test("text of which nothing could be read is left to who can read it", async (t) => {
  const drawn = { content: "BT /F3 12 Tf 72 700 Td (A) Tj ET" };
  const document = await pdfiumReader.open(pdf(drawn), null);
  t.match(await document.readPage(1), { words: [], unread: true });
  await document.close();
  const again = await withSecondOpinion(pdfiumReader, async () => pdfjsReader).open(pdf(drawn), null);
  t.same(textsOf(await again.readPage(1)), ["A"]);
  await again.close();
});

test("who knows no better is asked three times and no more, and a failing second changes nothing", async (t) => {
  const second = new Counted(pdfiumReader);
  const vain = withSecondOpinion(pdfiumReader, async () => second);
  const document = await vain.open(pdf(...Array.from({ length: 5 }, () => NAMELESS)), null);
  for (const number of [1, 2, 3, 4, 5])
    t.same(textsOf(await document.readPage(number)), ["\ufffdB"], `page ${number}`);
  await document.close();
  t.same([second.read, second.closed], [3, 1]);

  const failing = withSecondOpinion(pdfiumReader, async () => ({ open: async () => damage() }));
  const other = await failing.open(pdf(NAMELESS), null);
  t.same(textsOf(await other.readPage(1)), ["\ufffdB"]);
  await other.close();
});

test("a page that seems empty is asked about, unless the file is large: then it is not known to be blank", async (t) => {
  const read = async (bytes: Uint8Array): Promise<[ReadPage, Counted]> => {
    const second = new Counted(pdfjsReader);
    const document = await withSecondOpinion(pdfiumReader, async () => second).open(bytes, null);
    const page = await document.readPage(1);
    await document.close();
    return [page, second];
  };
  const [small, asked] = await read(pdf({ content: "" }));
  t.match([small.unread, asked.read], [undefined, 1]);
  const [large, other] = await read(pdf({ content: `%${"x".repeat(2 ** 21)}` }));
  t.match([large.empty, large.unread, other.opened], [true, true, 0]);
});
