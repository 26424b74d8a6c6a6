// oxlint-disable-next-line import/no-unassigned-import -- it changes how the next import loads
import "./without-canvas.ts";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { getDocument, PDFWorker } from "pdfjs-dist/legacy/build/pdf.mjs";
// @ts-expect-error pdfjs-dist ships no types for its worker half
import { WorkerMessageHandler } from "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { EngineError } from "../../errors.ts";
import { withDrawnMarks } from "../drawn-marks.ts";
import { dynamicFormError, type FormOfDocument } from "../dynamic-form.ts";
import { withFields } from "../field-value.ts";
import { onPage, wordsOf } from "../fragments.ts";
import { hiddenText } from "../hidden-text.ts";
import type { OpenDocument, PageReader, ReadPage } from "../page-reader.ts";
import { hasField, operatorsOf } from "./form-fields.ts";
import { LoopbackPort } from "./loopback-port.ts";
import type { Matrix } from "../matrix.ts";
import { turned } from "../turned-view.ts";
import { OperatorWalk } from "./operator-walk.ts";
import type { LayerConfig } from "./page-paint.ts";
import type { PageFont } from "./pieces.ts";

type LoadingTask = ReturnType<typeof getDocument>;
type DocumentProxy = Awaited<LoadingTask["promise"]>;

const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const assets = (name: string): string => join(folder, name) + sep;

/** Reads pages with pdfjs-dist, by one pass over each page's operators. */
export const pdfjsReader: PageReader = {
  async open(bytes, password) {
    const [near, far] = LoopbackPort.pair();
    WorkerMessageHandler.initializeFromPort(far);
    const worker = new PDFWorker({ port: near as never, verbosity: 0 });
    const loading = getDocument({
      data: bytes,
      worker,
      ...(password === null ? {} : { password }),
      disableFontFace: true,
      fontExtraProperties: true,
      useSystemFonts: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      // Images play no part in a text layer; without this they would all be decoded.
      maxImageSize: 1,
      standardFontDataUrl: assets("standard_fonts"),
      cMapUrl: assets("cmaps"),
      wasmUrl: assets("wasm"),
      iccUrl: assets("iccs"),
      verbosity: 0,
    });
    const dispose = async (): Promise<void> => {
      await loading.destroy();
      worker.destroy();
      near.terminate();
      far.terminate();
    };
    try {
      const proxy = await loading.promise;
      const error = await dynamicFormError(await formOf(proxy));
      if (error !== null) throw error;
      return new PdfjsDocument(proxy, dispose);
    } catch (error) {
      await dispose();
      throw error instanceof EngineError ? error : openingError(error, password);
    }
  },
};

async function formOf(proxy: DocumentProxy): Promise<FormOfDocument> {
  // What a damaged file says of itself is no reason not to read it.
  const metadata = await proxy.getMetadata().catch(() => null);
  const info = metadata?.info as { IsXFAPresent?: boolean } | undefined;
  return {
    isXfa: info?.IsXFAPresent === true,
    pageCount: proxy.numPages,
    hasField: async () => hasField(await proxy.getPage(1)),
  };
}

class PdfjsDocument implements OpenDocument {
  readonly pageCount: number;
  readonly #proxy: DocumentProxy;
  readonly #dispose: () => Promise<void>;
  #closed = false;

  constructor(proxy: DocumentProxy, dispose: () => Promise<void>) {
    this.#proxy = proxy;
    this.#dispose = dispose;
    this.pageCount = proxy.numPages;
  }

  async readPage(number: number): Promise<ReadPage> {
    try {
      const page = await this.#proxy.getPage(number);
      const { operators, ...fields } = await operatorsOf(this.#proxy, page);
      // Lengths are those of the page's own space, as PDFium gives them, whatever it calls a unit.
      const viewport = page.getViewport({ scale: 1 / page.userUnit });
      const fontOf = (name: string): PageFont | null =>
        page.commonObjs.has(name) ? (page.commonObjs.get(name) as PageFont) : null;
      const displayed = {
        width: viewport.width,
        height: viewport.height,
        matrix: viewport.transform as unknown as Matrix,
      };
      const layers = (await this.#proxy.getOptionalContentConfig()) as LayerConfig | null;
      const walk = new OperatorWalk(displayed, fontOf, layers);
      const asDisplayed = walk.walk(operators);
      const { turns } = walk;
      const view = turned(displayed, turns);
      const { width, height, matrix } = view;
      const drawn = turns === 0 ? asDisplayed : new OperatorWalk(view, fontOf, layers).walk(operators);
      page.cleanup();
      const invisible = drawn.fragments.length + fields.values.length === 0 && drawn.invisible.length > 0;
      const printed = withFields(invisible ? drawn.invisible : drawn.fragments, fields, matrix);
      const words = wordsOf(withDrawnMarks(printed, drawn.marks));
      const turnedWords = drawn.turned.words(width, height, invisible);
      const hidden = hiddenText(drawn.hidden, width, height);
      return {
        number,
        width,
        height,
        rotation: viewport.rotation,
        words: onPage(words, width, height),
        ...(turnedWords.length > 0 ? { turned: turnedWords } : {}),
        rules: drawn.rules,
        ...(drawn.frames.length > 0 ? { frames: drawn.frames } : {}),
        ...(hidden.length > 0 ? { hidden } : {}),
        paths: drawn.paths,
        ...(drawn.byCode > 0 ? { byCode: drawn.byCode } : {}),
        ...(turns === 0 ? {} : { turns }),
        ...(invisible ? { invisible } : {}),
      };
    } catch (error) {
      if (error instanceof EngineError) throw error;
      throw new EngineError("damaged", `page ${number} cannot be read`, { page: number }, { cause: error });
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#dispose();
  }
}

/** pdfjs-dist's `PasswordResponses`. */
const NEED_PASSWORD = 1;

function openingError(error: unknown, password: string | null): EngineError {
  const { name, code } = error as { name?: string; code?: number };
  if (name === "PasswordException") {
    return code === NEED_PASSWORD || password === null
      ? new EngineError("encrypted", "the document is encrypted; a password is needed to open it")
      : new EngineError("wrong_password", "the password does not open the document");
  }
  return new EngineError(
    "damaged",
    "the document cannot be opened; it is cut short or broken",
    {},
    { cause: error },
  );
}
