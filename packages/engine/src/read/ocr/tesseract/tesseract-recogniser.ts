import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { EngineError } from "../../../errors.ts";
import type { GrayImage } from "../../page-image/gray-image.ts";
import { aroundInk } from "../ink/around-ink.ts";
import type { Content, Model, Recogniser, SeenWord } from "../recogniser.ts";
import { languageData, startCore, type TesseractApi, type TesseractCore, type WordIterator } from "./core.ts";
import { serialised } from "./serialised.ts";

/**
 * The language whose data serves as a model. French has the smallest network of the Latin languages and reads figures as
 * well as English; Norwegian has the letters of all Nordic languages.
 */
const LANGUAGES: Readonly<Record<Model, string>> = {
  quick: "fra",
  thorough: "eng",
  spanish: "spa",
  nordic: "nor",
};
const LSTM_ONLY = 1;
const LINE = 2;
const WORD = 3;
const UPRIGHT = 1;

/**
 * Page segmentation: one block of lines for tables (their columns stay together); one line, which is looked for; or the
 * whole image, put before the network as it is.
 */
const SEGMENTATION: Readonly<Record<Content, string>> = { page: "6", line: "7", strip: "13" };

/** Starts Tesseract in this thread: offline, in this thread's own memory, and writing nothing. */
export async function startTesseract(): Promise<Recogniser> {
  try {
    const recogniser = new TesseractRecogniser(await startCore());
    recogniser.load("quick");
    return recogniser;
  } catch (cause) {
    throw new EngineError("internal", "the recogniser of scanned pages cannot start", {}, { cause });
  }
}

class TesseractRecogniser implements Recogniser {
  readonly #core: TesseractCore;
  readonly #apis = new Map<Model, TesseractApi>();
  #closed = false;

  constructor(core: TesseractCore) {
    this.#core = core;
  }

  recognise(image: GrayImage, content: Content, model: Model): SeenWord[] {
    if (this.#closed) throw new EngineError("internal", "the recogniser is closed");
    const api = this.load(model);
    this.#core.FS.writeFile("/input", serialised(image));
    api.SetVariable("tessedit_pageseg_mode", SEGMENTATION[content]);
    api.SetVariable("user_defined_dpi", String(Math.round(image.dpi)));
    if (api.SetImageFile(UPRIGHT, 0) !== 0 || api.Recognize(null) !== 0) return [];
    const iterator = api.GetIterator();
    const words = wordsAt(iterator);
    this.#core.destroy(iterator);
    api.Clear();
    // The network tells where a word begins to half a letter, and nothing of its height.
    return content === "strip" ? aroundInk(words, image) : words;
  }

  /** A model is loaded when it is first needed: few documents need all. */
  load(model: Model): TesseractApi {
    const loaded = this.#apis.get(model);
    if (loaded !== undefined) return loaded;
    const language = LANGUAGES[model];
    const file = `${language}.traineddata`;
    this.#core.FS.writeFile(file, gunzipSync(readFileSync(languageData(language))));
    const api = new this.#core.TessBaseAPI();
    if (api.Init(null, language, LSTM_ONLY) !== 0) throw new Error(`the data of ${language} is refused`);
    this.#core.FS.unlink(file);
    this.#apis.set(model, api);
    return api;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const api of this.#apis.values()) api.End();
  }
}

function wordsAt(iterator: WordIterator): SeenWord[] {
  const found: SeenWord[] = [];
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
