import { test } from "tap";
import type { Progress } from "../src/api/engine.ts";
import { resolveExtractOptions } from "../src/extract-options.ts";
import { resolveEngineOptions } from "../src/options.ts";
import { StageClock } from "../src/pipeline/stage-clock.ts";
import { understand } from "../src/pipeline/understand.ts";
import { DocumentPool } from "../src/pool/document-pool.ts";
import { copyIn, pdfium, type Pdfium } from "../src/read/pdfium/library.ts";
import { Layers } from "../src/read/pdfium/layers.ts";
import { objectsOf } from "../src/read/pdfium/page-objects.ts";
import { viewOf } from "../src/read/pdfium/page-view.ts";
import { pdfiumReader } from "../src/read/pdfium/pdfium-reader.ts";
import { TextWalk } from "../src/read/pdfium/text-walk.ts";
import { textLayerDoubt } from "../src/read/text-layer.ts";
import type { ReadPage, Word } from "../src/read/page-reader.ts";
import { bundledVariants } from "../src/variants/bundled-providers.ts";
import { drawnPdf } from "./support/drawn-pdf.ts";
import { goodDocument } from "./support/good-document.ts";
import { runProgram } from "./support/run-program.ts";
import { scripted } from "./support/scripted-engine.ts";
import { sharedEngine } from "./support/shared-engine.ts";

// What speed depends on, in counts: they are the same on every machine, and a time is not.

/** The library, with its calls counted by name. */
function counted(library: Pdfium): { library: Pdfium; calls: Map<string, number> } {
  const calls = new Map<string, number>();
  const handler: ProxyHandler<Pdfium> = {
    get(target, name: string) {
      if (!name.startsWith("_")) return Reflect.get(target, name);
      calls.set(name, (calls.get(name) ?? 0) + 1);
      return Reflect.get(target, name);
    },
  };
  // A proxy of an empty object: the properties of the library itself cannot be replaced.
  return { library: new Proxy(Object.create(library) as Pdfium, handler), calls };
}

/** Calls of the library for the text of a page. */
async function callsFor(content: string): Promise<number> {
  const library = await pdfium();
  const bytes = drawnPdf({ content });
  const data = copyIn(library, bytes);
  const room = library._malloc(256);
  const document = library._FPDF_LoadMemDocument(data, bytes.byteLength, 0);
  const page = library._FPDF_LoadPage(document, 0);
  const text = library._FPDFText_LoadPage(page);
  const { library: watched, calls } = counted(library);
  const view = viewOf(library, page, room);
  const { paint } = objectsOf(library, page, view, { room, layers: new Layers(bytes) });
  new TextWalk(watched, text, view.matrix, { room, paint }).walk();
  library._FPDFText_ClosePage(text);
  library._FPDF_ClosePage(page);
  library._FPDF_CloseDocument(document);
  for (const pointer of [data, room]) library._free(pointer);
  return [...calls.values()].reduce((sum, count) => sum + count, 0);
}

test("a letter costs four calls of the library, and what draws letters a few more", async (t) => {
  const once = 1;
  const perFont = 3;
  const perRun = 6;
  const perLetter = 4;
  const oneRun = await callsFor(`BT /F0 6 Tf 72 700 Td (${"w".repeat(50)}) Tj ET`);
  t.ok(oneRun <= once + perFont + perRun + 50 * perLetter, `${oneRun} for 50 letters`);
  const runs = Array.from({ length: 40 }, (_, i) => `1 0 0 1 72 ${700 - 10 * i} Tm (gross) Tj`).join(" ");
  const manyRuns = await callsFor(`BT /F0 6 Tf ${runs} ET`);
  // PDFium puts a line end of two letters between lines, which cost a call to see and one to see who made them.
  const lineEnds = 39 * 2 * 2;
  t.ok(manyRuns <= once + perFont + 40 * perRun + 200 * perLetter + lineEnds, `${manyRuns} for 40 runs`);
});

test("the words of a page are gone through a few times, however many variants there are", async (t) => {
  const document = await pdfiumReader.open(new Uint8Array(goodDocument()), null);
  const page = await document.readPage(1);
  await document.close();
  const watched = new WatchedPage(page);
  textLayerDoubt(watched);
  understand([watched], bundledVariants(), new StageClock());
  t.ok(watched.passes <= 6, `${watched.passes} passes`);
});

/** A page that counts how often somebody goes through its words. */
class WatchedPage implements ReadPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly rules: ReadPage["rules"];
  readonly #words: Word[];
  passes = 0;

  constructor({ number, width, height, rotation, rules, words }: ReadPage) {
    this.number = number;
    this.width = width;
    this.height = height;
    this.rotation = rotation;
    this.rules = rules;
    this.#words = words;
  }

  get words(): Word[] {
    this.passes++;
    return this.#words;
  }
}

test("a document goes to its thread without a copy, and progress comes in steps", async (t) => {
  const pool = new DocumentPool(
    resolveEngineOptions({ threads: 1 }),
    new URL("./support/scripted-worker.ts", import.meta.url).href,
  );
  t.teardown(() => pool.close());
  const bytes = new Uint8Array(scripted({ do: "answer" }));
  const source = { inTurn: false, load: async () => bytes, discard: () => {} };
  const call = { ...resolveExtractOptions({}, resolveEngineOptions()), inspectPage: null };
  await pool.run({ source, ...call });
  t.equal(bytes.byteLength, 0, "handed over");

  const told = await progressOf(40);
  const readings = told.filter(({ stage }) => stage === "reading").length;
  t.ok(readings <= 40 / 8, `${readings} messages for 40 pages`);
  t.ok(told.length <= readings + 4, `${told.length} messages in all`);
});

async function progressOf(pages: number): Promise<Progress[]> {
  const engine = await sharedEngine();
  const told: Progress[] = [];
  const content = "BT /F0 10 Tf 40 700 Td (Dear neighbours) Tj ET";
  const document = drawnPdf(...Array.from({ length: pages }, () => ({ content })));
  await engine.extract(document, { onProgress: (progress) => told.push(progress) }).catch(() => undefined);
  return told;
}

test("the bulk of a result is taken apart only when somebody looks at it", async (t) => {
  const engine = await sharedEngine();
  const result = await engine.extract(goodDocument());
  for (const property of ["canonical_output", "checks", "evidence", "pages"] as const) {
    t.type(Object.getOwnPropertyDescriptor(result, property)?.get, "function");
    t.ok(Object.keys(result[property]).length > 0);
  }
});

test("a document with a text layer loads PDFium, and no other reader, recogniser or schema", async (t) => {
  const { code, output } = await runProgram("loaded-modules-program.ts");
  t.equal(output.trim(), "true @hyzyla/pdfium fastest-levenshtein");
  t.equal(code, 0);
});
