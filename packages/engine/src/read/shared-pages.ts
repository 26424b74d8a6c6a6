import { EngineError } from "../errors.ts";
import { packPage, unpackPage, type PackedPage } from "./packed-page.ts";
import type { OpenDocument, PageReader, ReadPage } from "./page-reader.ts";

/**
 * The pages of one document for several threads. Its own thread takes them from the front, whoever helps takes them from
 * the back, until they meet. Survives structured cloning, and is shared by it.
 */
export interface SharedPages {
  bytes: SharedArrayBuffer;
  password: string | null;
  /** As the reader's own. */
  heapMb: number | undefined;
  pageCount: number;
  /** Two 32-bit counters: pages taken by anybody, and those of them that helpers took. */
  counters: SharedArrayBuffer;
}

/** Asks other threads to read pages of the same document. */
export type AskForReaders = (pages: SharedPages) => {
  /** What the others read. */
  read: Promise<PackedPage[]>;
  /** All pages are taken: who has not begun to help need not. */
  enough(): void;
};

/** Shorter documents are read before another thread has opened them. */
const LEAST_PAGES = 64;
/** A helper is worth its start for so many pages. */
const PAGES_A_THREAD = 32;

/** How many threads a document of so many pages is worth. */
export function threadsFor({ pageCount }: SharedPages): number {
  return Math.ceil(pageCount / PAGES_A_THREAD);
}

/** Reads long documents with the help of others. Pages must be asked for in order; what is read is the same. */
export function withHelp(reader: PageReader, ask: AskForReaders): PageReader {
  return {
    async open(bytes, password, heapMb) {
      const document = await reader.open(bytes, password, heapMb);
      const { pageCount } = document;
      if (pageCount < LEAST_PAGES) return document;
      const shared = new SharedArrayBuffer(bytes.byteLength);
      new Uint8Array(shared).set(bytes);
      const counters = new SharedArrayBuffer(8);
      return new HelpedDocument(document, { bytes: shared, password, heapMb, pageCount, counters }, ask);
    },
  };
}

class HelpedDocument implements OpenDocument {
  readonly pageCount: number;
  readonly #own: OpenDocument;
  readonly #taken: Int32Array;
  readonly #help: ReturnType<AskForReaders>;
  #next = 1;
  #others: Map<number, PackedPage> | null = null;

  constructor(own: OpenDocument, pages: SharedPages, ask: AskForReaders) {
    this.#own = own;
    this.pageCount = own.pageCount;
    this.#taken = new Int32Array(pages.counters);
    this.#help = ask(pages);
  }

  async readPage(number: number): Promise<ReadPage> {
    if (this.#others === null && number === this.#next && takeOne(this.#taken, this.pageCount)) {
      this.#next++;
      return this.#own.readPage(number);
    }
    const others = await this.#whatOthersRead();
    const page = others.get(number);
    others.delete(number);
    // What a helper could not read fails here, as it would have without help.
    return page === undefined ? this.#own.readPage(number) : unpackPage(page);
  }

  async close(): Promise<void> {
    await this.#whatOthersRead();
    await this.#own.close();
  }

  async #whatOthersRead(): Promise<Map<number, PackedPage>> {
    if (this.#others !== null) return this.#others;
    Atomics.store(this.#taken, 0, this.pageCount);
    this.#help.enough();
    this.#others = new Map((await this.#help.read).map((page) => [page.number, page]));
    return this.#others;
  }
}

/** Helps: reads pages from the back until none is left. A page that cannot be read is left to the document's own thread. */
export async function readShared(reader: PageReader, pages: SharedPages): Promise<PackedPage[]> {
  const { bytes, password, heapMb, pageCount } = pages;
  const counters = new Int32Array(pages.counters);
  const read: PackedPage[] = [];
  let document: OpenDocument | null = null;
  try {
    while (takeOne(counters, pageCount)) {
      const number = pageCount - Atomics.add(counters, 1, 1);
      document ??= await reader.open(new Uint8Array(bytes), password, heapMb);
      read.push(packPage(await document.readPage(number)));
    }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
  } finally {
    await document?.close();
  }
  return read;
}

function takeOne(counters: Int32Array, pageCount: number): boolean {
  return Atomics.add(counters, 0, 1) < pageCount;
}
