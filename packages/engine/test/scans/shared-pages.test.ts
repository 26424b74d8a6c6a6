import { test } from "tap";
import { EngineError } from "../../src/errors.ts";
import { createEngine } from "../../src/engine.ts";
import { packPage, unpackPage } from "../../src/read/packed-page.ts";
import type { OpenDocument, PageReader, ReadPage } from "../../src/read/page-reader.ts";
import { pdfiumReader } from "../../src/read/pdfium/pdfium-reader.ts";
import { readShared, withHelp, type AskForReaders } from "../../src/read/shared-pages.ts";
import { drawnPdf } from "../support/drawn-pdf.ts";
import { failure } from "../support/events.ts";

const LONG = 70;

/** A document whose every page says which one it is, under a rule. */
function numbered(pages: number): Uint8Array {
  const pageOf = (number: number) => ({
    content: `BT /F1 12 Tf 72 700 Td (Page ${number}) Tj ET BT /F0 9 Tf 72 650 Td (Gross \\251) Tj 0 1 -1 0 50 600 Tm (On side) Tj ET 72 690 m 500 690 l S`,
  });
  return new Uint8Array(drawnPdf(...Array.from({ length: pages }, (_, i) => pageOf(i + 1))));
}

async function pagesOf(document: OpenDocument): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  try {
    for (let number = 1; number <= document.pageCount; number++) {
      pages.push(await document.readPage(number));
      // Lets whoever helps come in between, as they do in threads.
      if (number < LONG / 2) await new Promise(setImmediate);
    }
  } finally {
    await document.close();
  }
  return pages;
}

/** Notes the pages that a reader reads. */
function noting(read: number[], refused: (number: number) => boolean = () => false): PageReader {
  return {
    async open(bytes, password, heapMb) {
      const document = await pdfiumReader.open(bytes, password, heapMb);
      return {
        pageCount: document.pageCount,
        async readPage(number) {
          if (refused(number)) throw new EngineError("damaged", "refused");
          read.push(number);
          const page = await document.readPage(number);
          await new Promise(setImmediate);
          return page;
        },
        close: () => document.close(),
      };
    },
  };
}

test("a page is the same after its way between threads", async (t) => {
  const document = await pdfiumReader.open(numbered(1), null);
  const page = await document.readPage(1);
  await document.close();
  t.equal(page.rules.length, 1);
  t.same(unpackPage(structuredClone(packPage(page))), page);
  t.equal(page.turned?.length, 2);
  const blank = { ...page, words: [], rules: [], unread: true };
  t.same(unpackPage(structuredClone(packPage(blank))), blank);
});

test("the pages of a long document are shared, each is read once, and they are the same", async (t) => {
  const alone = await pagesOf(await pdfiumReader.open(numbered(LONG), null));
  const [own, helped]: number[][] = [[], []];
  const ask: AskForReaders = (pages) => ({ read: readShared(noting(helped!), pages), enough: () => {} });
  const document = await withHelp(noting(own!), ask).open(numbered(LONG), null);
  t.same(await pagesOf(document), alone);
  t.ok(own!.length > 0 && helped!.length > 0, `${own!.length} and ${helped!.length} pages`);
  t.same(
    [...own!, ...helped!.toReversed()],
    Array.from({ length: LONG }, (_, i) => i + 1),
  );
});

test("what a helper cannot read, the document's own thread reads", async (t) => {
  const alone = await pagesOf(await pdfiumReader.open(numbered(LONG), null));
  for (const refused of [(number: number) => number < LONG - 5, () => true]) {
    const ask: AskForReaders = (pages) => ({
      read: readShared(noting([], refused), pages),
      enough: () => {},
    });
    t.same(await pagesOf(await withHelp(pdfiumReader, ask).open(numbered(LONG), null)), alone);
  }
});

test("nobody is asked for a short document, and nobody goes on with one that is closed", async (t) => {
  const asked: number[] = [];
  let enough = 0;
  const ask: AskForReaders = (pages) => {
    asked.push(pages.pageCount);
    const counters = new Int32Array(pages.counters);
    const read = new Promise<never[]>((resolve) => setTimeout(resolve, 1, []));
    return { read, enough: () => (enough += Atomics.load(counters, 0)) };
  };
  const short = await withHelp(pdfiumReader, ask).open(numbered(10), null);
  t.equal((await pagesOf(short)).length, 10);
  t.same(asked, []);
  const long = await withHelp(pdfiumReader, ask).open(numbered(LONG), null);
  await long.close();
  t.same(asked, [LONG]);
  t.equal(enough, LONG, "no page is left to take");
});

test("an engine of two threads reads a long document as one of one thread does, and lets go of it", async (t) => {
  const one = await createEngine({ threads: 1 });
  const two = await createEngine({ threads: 2 });
  t.teardown(() => Promise.all([one.close(), two.close()]));
  const options = { page: LONG - 1 };
  const inspections = [one, two].map((engine) => engine.inspect(numbered(LONG), options));
  t.same(await inspections[1], await inspections[0]);

  const controller = new AbortController();
  const aborted = failure(
    two.extract(numbered(LONG), {
      signal: controller.signal,
      onProgress: ({ stage }) => {
        if (stage === "reading") controller.abort();
      },
    }),
  );
  t.match(await aborted, { code: "aborted" });
  const refused = await failure(two.extract(numbered(LONG)));
  t.match(refused, { code: "no_payroll_content", details: { pages: LONG } });
});
