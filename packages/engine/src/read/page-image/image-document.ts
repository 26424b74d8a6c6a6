import { createHash } from "node:crypto";
import { EngineError } from "../../errors.ts";
import { AS_DISPLAYED, type GrayImage, type Upright } from "./gray-image.ts";
import { pageMatrix } from "./page-matrix.ts";
import { addImageData, outlineOf } from "./page-likeness.ts";
import { placedImages, type PlacedImage } from "./placed-images.ts";
import { MOST_OBJECTS } from "./shown-objects.ts";
import { withoutPen } from "./colour/without-pen.ts";
import { drawnPage, type Format } from "./drawn-page.ts";
import { ownPixels } from "./own-pixels.ts";
import { resampled } from "./resampled.ts";
import { withoutSurround } from "./surround.ts";
import { copyIn, pdfium, retire, type Pdfium } from "../pdfium/library.ts";

/** The most pixels of an image that is decoded: a page of 24 by 24 inches at 400 dpi has 92 million. */
export const LARGEST_IMAGE_PX = 100_000_000;

/** Of larger ones colours are not looked at, which take four times the memory. */
const LARGEST_COLOURED_PX = 30_000_000;

/** The most memory of the library: what an image of so many pixels takes to be decoded and drawn, and some. */
const LARGEST_MEMORY_BYTES = 2 ** 31;

/** An image that covers this share of a page is the page. */
export const FULL_PAGE = 0.6;
/** A page that is drawn at nearly so many pixels an inch as its image has needs not be enlarged. */
const LEAST_OF_DPI = 0.95;
/** Coarser images than this are no pages of print. */
const COARSEST_DPI = 60;

const TEXT = 1;
/** How text is drawn that is neither filled nor stroked. */
const INVISIBLE = 3;

/** A document that is looked at as pictures. Everything throws `damaged` for a page that cannot be drawn. */
export class ImageDocument {
  readonly #library: Pdfium;
  readonly #data: number;
  readonly #document: number;
  /** The page that was looked at last: the library keeps what it has decoded of it. */
  #page: { number: number; handle: number } | null = null;
  /** By how much pages are smaller than the file says, where that is known. */
  readonly #scales = new Map<number, number>();
  #failed = false;
  #closed = false;

  private constructor(library: Pdfium, data: number, document: number) {
    this.#library = library;
    this.#data = data;
    this.#document = document;
  }

  /** The bytes are copied. Throws `damaged`. */
  static async open(bytes: Uint8Array, password: string | null): Promise<ImageDocument> {
    const library = await pdfium();
    library.memory.limitBytes = LARGEST_MEMORY_BYTES;
    const data = madeRoomFor(library, bytes);
    const secret = password === null ? 0 : madeRoomFor(library, Buffer.from(`${password}\0`, "utf8"));
    const document = library._FPDF_LoadMemDocument(data, bytes.byteLength, secret);
    if (secret !== 0) library._free(secret);
    if (document === 0) {
      library._free(data);
      throw new EngineError("damaged", "the document cannot be drawn; it is cut short or broken");
    }
    return new ImageDocument(library, data, document);
  }

  /** The images of a page (from 1) that are not tiny, the largest first. */
  imagesOf(number: number): PlacedImage[] {
    return this.#onPage(number, (page) => placedImages(this.#library, page));
  }

  /** Takes a page (from 1) for smaller than the file says, by a factor: its inches are those of its letters from then on. */
  setScale(number: number, scale: number): void {
    this.#scales.set(number, scale);
  }

  /** By how much a page (from 1) is smaller than the file says. */
  scaleOf(number: number): number {
    return this.#scales.get(number) ?? 1;
  }

  /** Pixels an inch of the images that make a page (from 1); null for a page that shows more than images. */
  dpiOf(number: number): number | null {
    return this.#onPage(number, (page) => this.#dpiOf(number, page));
  }

  /**
   * Draws a page (from 1) in gray, turned upright, at so many pixels an inch. A page of images alone is drawn in their
   * pixels where those are no finer, and then enlarged and turned at once, as the library does neither well; what is seen
   * around its sheet is taken off.
   */
  draw(number: number, upright: Upright, dpi: number): GrayImage {
    const scale = this.scaleOf(number);
    return { ...this.#drawAt(number, upright, dpi * scale, COARSEST_DPI * scale), dpi };
  }

  #drawAt(number: number, upright: Upright, dpi: number, coarsest: number): GrayImage {
    return this.#onPage(number, (page) => {
      const own = this.#dpiOf(number, page);
      if (own === null || own < coarsest) return this.#drawn(number, page, upright, dpi);
      const source = this.#scanned(number, page, upright, Math.min(own, dpi));
      if (own >= LEAST_OF_DPI * dpi && upright.skew === 0) return source;
      const { width, height } = pageMatrix(this.#sizeOf(page), upright, dpi);
      if (width * Math.max(height, source.height) > LARGEST_IMAGE_PX) throw tooLarge(number);
      return resampled(source, { width, height, dpi, skew: upright.skew });
    });
  }

  /** Whether a page (from 1) that is drawn at so many pixels an inch has coarser images, which are enlarged. */
  isEnlarged(number: number, dpi: number): boolean {
    const asked = dpi * this.scaleOf(number);
    return this.#onPage(number, (page) => (this.#dpiOf(number, page) ?? asked) < LEAST_OF_DPI * asked);
  }

  /** A digest of what a page (from 1) shows and where, without its pictures: pages with different ones are different. */
  outlineOf(number: number): string {
    return this.#onPage(number, (page) => outlineOf(this.#library, page));
  }

  /**
   * A digest of the pictures of a page (from 1), by their data and by how they are drawn: pages with the same outline and
   * the same pictures are the same page. Throws `too_large`.
   */
  picturesOf(number: number, dpi: number): string {
    return this.#onPage(number, (page) => {
      const hash = createHash("sha256");
      if (!addImageData(this.#library, page, hash)) throw tooLarge(number);
      return hash.update(this.draw(number, AS_DISPLAYED, dpi).pixels).digest("base64");
    });
  }

  /** Pixels an inch of the finest of the images that make a page; null for a page that shows more than images. */
  #dpiOf(number: number, page: number): number | null {
    const images = this.imagesOf(number);
    const share = images.reduce((sum, image) => sum + image.share, 0);
    if (share < FULL_PAGE || this.#showsText(page)) return null;
    return Math.max(...images.map((image) => image.dpi));
  }

  /** Whether letters are drawn on a page, as over a letterhead: those of a recogniser's layer are not. */
  #showsText(page: number): boolean {
    const library = this.#library;
    const count = Math.min(MOST_OBJECTS, library._FPDFPage_CountObjects(page));
    for (let i = 0; i < count; i++) {
      const object = library._FPDFPage_GetObject(page, i);
      const isText = library._FPDFPageObj_GetType(object) === TEXT;
      if (isText && library._FPDFTextObj_GetTextRenderMode(object) !== INVISIBLE) return true;
    }
    return false;
  }

  #sizeOf(page: number): { width: number; height: number } {
    const library = this.#library;
    return { width: library._FPDF_GetPageWidthF(page), height: library._FPDF_GetPageHeightF(page) };
  }

  /** A page that is a scan: without what somebody wrote on it, and what lies around the sheet. */
  #scanned(number: number, page: number, upright: Upright, dpi: number): GrayImage {
    const level = { ...upright, skew: 0 };
    const { width, height } = pageMatrix(this.#sizeOf(page), level, dpi);
    const isColoured =
      width * height <= LARGEST_COLOURED_PX && this.imagesOf(number).some(({ isColoured }) => isColoured);
    if (!isColoured) return withoutSurround(this.#drawn(number, page, level, dpi));
    const pixels = this.#pixels(number, page, level, dpi, "colour");
    return withoutSurround(withoutPen({ width, height, pixels, dpi }));
  }

  #drawn(number: number, page: number, upright: Upright, dpi: number): GrayImage {
    const { width, height } = pageMatrix(this.#sizeOf(page), upright, dpi);
    return { width, height, pixels: this.#pixels(number, page, upright, dpi, "gray"), dpi };
  }

  #pixels(number: number, page: number, upright: Upright, dpi: number, format: Format): Uint8Array {
    const view = pageMatrix(this.#sizeOf(page), upright, dpi);
    const own = format === "gray" ? ownPixels(this.#library, page, view) : null;
    const pixels = own ?? drawnPage(this.#library, page, view, format);
    if (pixels === null) throw tooLarge(number);
    return pixels;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    if (!this.#failed) {
      this.#closePage();
      this.#library._FPDF_CloseDocument(this.#document);
      this.#library._free(this.#data);
    }
    retire(this.#library, this.#failed);
  }

  #onPage<T>(number: number, work: (page: number) => T): T {
    try {
      return work(this.#opened(number));
    } catch (error) {
      // What has trapped in WebAssembly cannot be used again, not even to close it.
      this.#failed ||= !(error instanceof EngineError);
      throw error instanceof EngineError ? error : cannotBeDrawn(number, error);
    }
  }

  #opened(number: number): number {
    if (this.#page?.number === number) return this.#page.handle;
    this.#closePage();
    const handle = this.#library._FPDF_LoadPage(this.#document, number - 1);
    if (handle === 0) throw cannotBeDrawn(number);
    this.#page = { number, handle };
    return handle;
  }

  #closePage(): void {
    if (this.#page !== null) this.#library._FPDF_ClosePage(this.#page.handle);
    this.#page = null;
  }
}

/** As `copyIn`; throws `too_large`. */
function madeRoomFor(library: Pdfium, bytes: Uint8Array): number {
  const pointer = copyIn(library, bytes);
  if (pointer === 0)
    throw new EngineError("too_large", "the document is too large to be drawn", { bytes: bytes.byteLength });
  return pointer;
}

function cannotBeDrawn(number: number, cause?: unknown): EngineError {
  return new EngineError("damaged", `page ${number} cannot be drawn`, { page: number }, { cause });
}

function tooLarge(number: number): EngineError {
  return new EngineError("too_large", `page ${number} is too large to be drawn`, { page: number });
}
