import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { EngineError } from "../../../errors.ts";
import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Content, Recogniser, SeenWord } from "../recogniser.ts";
import { englishData, startCore, type TesseractApi, type TesseractCore } from "./core.ts";

const LANGUAGE = "eng";
const LSTM_ONLY = 1;
const LINE = 2;
const WORD = 3;
const UPRIGHT = 1;

/** Page segmentation: one block of lines for tables (their columns stay together), or one line. */
const SEGMENTATION: Readonly<Record<Content, string>> = { page: "6", line: "7", figure: "7" };
const FIGURES = "0123456789.,-$()";

/** Starts Tesseract in this thread: offline, in this thread's own memory, and writing nothing. */
export async function startTesseract(): Promise<Recogniser> {
  try {
    const [core, data] = await Promise.all([startCore(), readFile(englishData())]);
    core.FS.writeFile(`${LANGUAGE}.traineddata`, await promisify(gunzip)(data));
    const api = new core.TessBaseAPI();
    if (api.Init(null, LANGUAGE, LSTM_ONLY) !== 0) throw new Error("language data refused");
    core.FS.unlink(`${LANGUAGE}.traineddata`);
    return new TesseractRecogniser(core, api);
  } catch (cause) {
    throw new EngineError("internal", "the recogniser of scanned pages cannot start", {}, { cause });
  }
}

class TesseractRecogniser implements Recogniser {
  readonly #core: TesseractCore;
  readonly #api: TesseractApi;
  #closed = false;

  constructor(core: TesseractCore, api: TesseractApi) {
    this.#core = core;
    this.#api = api;
  }

  recognise(image: GrayImage, content: Content): SeenWord[] {
    if (this.#closed) throw new EngineError("internal", "the recogniser is closed");
    const api = this.#api;
    this.#core.FS.writeFile("/input", portableGraymap(image));
    api.SetVariable("tessedit_pageseg_mode", SEGMENTATION[content]);
    api.SetVariable("tessedit_char_whitelist", content === "figure" ? FIGURES : "");
    api.SetVariable("user_defined_dpi", String(Math.round(image.dpi)));
    if (api.SetImageFile(UPRIGHT, 0) !== 0 || api.Recognize(null) !== 0) return [];
    const words = this.#words();
    api.Clear();
    return words;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#api.End();
  }

  #words(): SeenWord[] {
    const found: SeenWord[] = [];
    const iterator = this.#api.GetIterator();
    iterator.Begin();
    let line = -1;
    do {
      if (iterator.IsAtBeginningOf(LINE)) line++;
      if (iterator.Empty(WORD)) continue;
      const text = iterator.GetUTF8Text(WORD)?.trim() ?? "";
      if (text === "") continue;
      const { x0, y0, x1, y1 } = iterator.getBoundingBox(WORD);
      found.push({ text, x0, top: y0, x1, bottom: y1, confidence: iterator.Confidence(WORD) / 100, line });
    } while (iterator.Next(WORD));
    return found;
  }
}

/** Binary PGM (netpbm): the one format that needs no encoding. */
function portableGraymap({ width, height, pixels }: GrayImage): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1"), pixels]);
}
