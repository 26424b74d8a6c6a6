import { BOLD_NAME, upDown, type UpDown } from "../font-metrics.ts";
import type { Pdfium } from "./library.ts";

/** What placing letters needs of a font. */
export interface PageFont extends UpDown {
  bold: boolean;
  /** How high the box of a letter is, in font sizes: from the file's own ascent to its descent. */
  reach: number;
  /** Letters of it have ink and no width: what the file says of the others' widths is not to be believed either. */
  lostWidths: boolean;
}

/** Bytes of the library's memory that reading a font takes; longer names are no names. */
const ROOM = 256;

/** The fonts of one page by PDFium's handles, which may be those of other fonts on the next page. */
export class PageFonts {
  readonly #library: Pdfium;
  readonly #room: number;
  readonly #fonts = new Map<number, PageFont>();

  /** `room` is memory of the library for 256 bytes. */
  constructor(library: Pdfium, room: number) {
    this.#library = library;
    this.#room = room;
  }

  fontOf(handle: number): PageFont {
    let font = this.#fonts.get(handle);
    if (font === undefined) {
      font = this.#read(handle);
      this.#fonts.set(handle, font);
    }
    return font;
  }

  haveLostWidths(): boolean {
    return [...this.#fonts.values()].some(({ lostWidths }) => lostWidths);
  }

  #read(handle: number): PageFont {
    const [library, room] = [this.#library, this.#room];
    const size = handle === 0 ? 0 : library._FPDFFont_GetBaseFontName(handle, room, ROOM);
    const named = size > 0 && size <= ROOM;
    const name = named ? Buffer.from(library.HEAPU8.subarray(room, room + size)).toString("latin1") : "";
    const metric = (read: (font: number, size: number, value: number) => number): number =>
      handle !== 0 && read(handle, 1, room) !== 0 ? library.HEAPF32[room >> 2]! : 0;
    const ascent = metric(library._FPDFFont_GetAscent);
    const descent = metric(library._FPDFFont_GetDescent);
    return {
      bold: BOLD_NAME.test(name),
      reach: ascent - descent,
      lostWidths: false,
      ...upDown(ascent, descent),
    };
  }
}
