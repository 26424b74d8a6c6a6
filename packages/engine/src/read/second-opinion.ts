import { EngineError } from "../errors.ts";
import type { OpenDocument, PageReader, ReadPage } from "./page-reader.ts";
import { textLayerDoubt, unmappedLetters } from "./text-layer.ts";

/** Loads a reader when it is needed, which it seldom is. */
export type LateReader = () => Promise<PageReader>;

/** Pages on which asking again made nothing better, before nobody asks any more. */
const MOST_IN_VAIN = 3;
/** Of a larger file with a page that seems empty the second would make more in memory than the page is worth. */
const LARGEST_ASKED_BYTES = 2 * 2 ** 20;

/**
 * Reads with the `first` reader, and with the `second` what the first cannot open, cannot read, or reads in letters
 * without meaning or in no language: libraries differ in what they make of damaged files and of fonts that tell little.
 */
export function withSecondOpinion(first: PageReader, second: LateReader): PageReader {
  return {
    async open(bytes, password, heapMb) {
      const openSecond = async (): Promise<OpenDocument> => (await second()).open(bytes, password, heapMb);
      // Now, as the bytes may be gone later.
      const asksOfEmpty = bytes.byteLength <= LARGEST_ASKED_BYTES;
      let document: OpenDocument;
      try {
        document = await first.open(bytes, password, heapMb);
      } catch (error) {
        if (!isDamage(error) || !hasObjects(bytes)) throw error;
        return openSecond();
      }
      return new TwiceReadDocument(document, openSecond, asksOfEmpty);
    },
  };
}

class TwiceReadDocument implements OpenDocument {
  readonly pageCount: number;
  readonly #first: OpenDocument;
  readonly #openSecond: () => Promise<OpenDocument>;
  readonly #asksOfEmpty: boolean;
  #second: Promise<OpenDocument> | null = null;
  #inVain = 0;

  constructor(first: OpenDocument, openSecond: () => Promise<OpenDocument>, asksOfEmpty: boolean) {
    this.#first = first;
    this.#openSecond = openSecond;
    this.#asksOfEmpty = asksOfEmpty;
    this.pageCount = first.pageCount;
  }

  async readPage(number: number): Promise<ReadPage> {
    let page: ReadPage;
    try {
      page = await this.#first.readPage(number);
    } catch (error) {
      if (!isDamage(error)) throw error;
      return this.#again(number);
    }
    // A damaged page may look like an empty one: where nobody else is asked, it is not known to be blank.
    if (page.empty === true && !this.#asksOfEmpty) return { ...page, unread: true };
    if (this.#inVain >= MOST_IN_VAIN || !looksWrong(page)) return page;
    const other = await this.#again(number).catch(() => null);
    if (other !== null && isBetter(other, page)) return other;
    this.#inVain++;
    return page;
  }

  async close(): Promise<void> {
    await this.#first.close();
    await this.#second?.then(
      (second) => second.close(),
      () => undefined,
    );
  }

  async #again(number: number): Promise<ReadPage> {
    this.#second ??= this.#openSecond();
    return (await this.#second).readPage(number);
  }
}

/** Without one there is no page to recover, and megabytes of noise would only be searched for it (ISO 32000-2, 7.3.10). */
function hasObjects({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  return Buffer.from(buffer, byteOffset, byteLength).includes("obj");
}

function isDamage(error: unknown): boolean {
  return error instanceof EngineError && error.code === "damaged";
}

function looksWrong(page: ReadPage): boolean {
  return (
    page.unread === true ||
    page.empty === true ||
    unmappedLetters(page.words) > 0 ||
    textLayerDoubt(page) === "no_language"
  );
}

function isBetter(other: ReadPage, page: ReadPage): boolean {
  if (page.words.length === 0) return other.words.length > 0;
  const [before, after] = [unknownLetters(page), unknownLetters(other)];
  if (other.words.length === 0 || after > before) return false;
  return after < before || textLayerDoubt(other) === null;
}

function unknownLetters({ words, byCode = 0 }: ReadPage): number {
  return unmappedLetters(words) + byCode;
}
