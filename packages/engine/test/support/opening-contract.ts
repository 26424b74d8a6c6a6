import PDFDocument from "pdfkit";
import type { Test } from "tap";
import type { PageReader } from "../../src/read/page-reader.ts";
import { drawnPdf } from "./drawn-pdf.ts";
import { failure } from "./events.ts";
import { textsOf } from "./page-reader-contract.ts";
import { matches } from "./matches.ts";

const THREE_PAGES = ["one", "two", "three"].map((text) => ({
  content: `BT /F0 10 Tf 40 700 Td (${text}) Tj ET`,
}));

/** What opens, what does not, and what an open document allows. */
export async function openingContract(t: Test, reader: PageReader): Promise<void> {
  await t.test("pages may be read in any order, and each gives its own text", async (t) => {
    const document = await reader.open(new Uint8Array(drawnPdf(...THREE_PAGES)), null);
    t.equal(document.pageCount, 3);
    for (const number of [3, 1, 2]) {
      const page = await document.readPage(number);
      t.equal(page.number, number);
      t.same(textsOf(page), [THREE_PAGES[number - 1]!.content.match(/\((\w+)\)/)![1]]);
    }
    await document.close();
  });

  await t.test("a page that is read again is the same, where the reader allows it", async (t) => {
    const document = await reader.open(new Uint8Array(drawnPdf(...THREE_PAGES)), null);
    const first = await document.readPage(2);
    const again = await document.readPage(2).catch((error: Error) => error);
    if (again instanceof Error) matches(t, again, { name: "EngineError" });
    else t.same(again, first);
    await document.close();
  });

  await t.test("pages may be read at the same time", async (t) => {
    const document = await reader.open(new Uint8Array(drawnPdf(...THREE_PAGES)), null);
    const pages = await Promise.all([1, 2, 3].map((number) => document.readPage(number)));
    t.same(pages.map(textsOf), [["one"], ["two"], ["three"]]);
    await document.close();
  });

  await t.test("a page that the document does not have cannot be read", async (t) => {
    const document = await reader.open(new Uint8Array(drawnPdf(...THREE_PAGES)), null);
    for (const number of [0, 4, -1, 1.5]) {
      matches(t, await failure(document.readPage(number)), {
        name: "EngineError",
        code: "damaged",
        details: { page: number },
      });
    }
    await document.close();
  });

  await t.test("closing twice is closing once, with or without a page read", async (t) => {
    const document = await reader.open(new Uint8Array(drawnPdf(...THREE_PAGES)), null);
    await document.readPage(1);
    await document.close();
    await document.close();
    const unread = await reader.open(new Uint8Array(drawnPdf(...THREE_PAGES)), null);
    await Promise.all([unread.close(), unread.close()]);
    matches(
      t,
      await failure(document.readPage(2)),
      { name: "EngineError" },
      "a closed document has no pages",
    );
  });

  await t.test("the user's or the owner's password opens an encrypted document", async (t) => {
    for (const pdfVersion of ["1.3", "1.4", "1.6", "1.7", "1.7ext3"] as const) {
      const bytes = await encrypted({ pdfVersion, userPassword: "sesame", ownerPassword: "owner" });
      for (const password of ["sesame", "owner"]) {
        const document = await reader.open(new Uint8Array(bytes), password);
        t.same(textsOf(await document.readPage(1)), ["secret", "1,234.56"], `${pdfVersion}, ${password}`);
        await document.close();
      }
    }
  });

  await t.test("a missing password and a wrong one are told apart", async (t) => {
    const bytes = await encrypted({ userPassword: "sesame", ownerPassword: "owner" });
    matches(t, await failure(reader.open(new Uint8Array(bytes), null)), {
      name: "EngineError",
      code: "encrypted",
    });
    matches(t, await failure(reader.open(new Uint8Array(bytes), "Sesame")), {
      name: "EngineError",
      code: "wrong_password",
    });
  });

  await t.test("a document with an owner's password alone opens without asking", async (t) => {
    const bytes = await encrypted({ ownerPassword: "owner" });
    const document = await reader.open(new Uint8Array(bytes), null);
    t.same(textsOf(await document.readPage(1)), ["secret", "1,234.56"]);
    await document.close();
  });

  await t.test("a password for a document that needs none does no harm", async (t) => {
    const document = await reader.open(new Uint8Array(drawnPdf(...THREE_PAGES)), "sesame");
    t.same(textsOf(await document.readPage(1)), ["one"]);
    await document.close();
  });

  await t.test("what cannot be opened is damaged", async (t) => {
    const good = drawnPdf(...THREE_PAGES);
    const cases = {
      "a header alone": Buffer.from("%PDF-1.7\n"),
      noise: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(4000, "Lorem ipsum ")]),
      "cut short": good.subarray(0, 200),
      "no catalog": Buffer.from(
        good.toString("latin1").replace("/Type /Catalog /Pages", "/Type /Nothing /Leaves"),
        "latin1",
      ),
    };
    for (const [name, bytes] of Object.entries(cases)) {
      matches(
        t,
        await failure(reader.open(new Uint8Array(bytes), null)),
        { name: "EngineError", code: "damaged" },
        name,
      );
    }
  });

  await t.test("a lost cross-reference table is rebuilt", async (t) => {
    const good = drawnPdf(...THREE_PAGES).toString("latin1");
    const lost = Buffer.from(good.replace(/xref\n0 [^]*?trailer/, "trailer"), "latin1");
    const document = await reader.open(new Uint8Array(lost), null);
    t.same(textsOf(await document.readPage(2)), ["two"]);
    await document.close();
  });
}

async function encrypted(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const document = new PDFDocument({ pdfVersion: "1.7", ...options });
  document.text("secret 1,234.56");
  document.end();
  return Buffer.concat(await document.toArray());
}
