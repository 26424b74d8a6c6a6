import type { Pdfium } from "../pdfium/library.ts";
import { IMAGE_OBJECT, visitObjects } from "./shown-objects.ts";

/** An image that a page shows. */
export interface PlacedImage {
  widthPx: number;
  heightPx: number;
  /** Share of the page that it covers, 0 to 1. */
  share: number;
  /** Pixels an inch, as it is placed. */
  dpi: number;
  /** Whether it can have colours. */
  isColoured: boolean;
}

/** A way to tell colours, as the library numbers it (fpdf_edit.h). */
const INDEXED = 10;
/** Gray has no more bits a pixel. */
const BITS_OF_GRAY = 8;
/** Where bits a pixel and the way to tell colours stand in what the library says about an image, in words of four bytes, and how many it has. */
const [BITS, COLOURS, WORDS] = [4, 5, 7];

/** The images of an opened page that are not tiny, the largest first. */
export function placedImages(library: Pdfium, page: number): PlacedImage[] {
  const area = library._FPDF_GetPageWidthF(page) * library._FPDF_GetPageHeightF(page);
  const found: PlacedImage[] = [];
  visitObjects(library, page, (object, type) => {
    if (type === IMAGE_OBJECT) found.push(placed(library, page, object, area));
  });
  return found.sort((a, b) => b.share - a.share);
}

function placed(library: Pdfium, page: number, object: number, pageArea: number): PlacedImage {
  const room = library._malloc(24);
  library._FPDFImageObj_GetImagePixelSize(object, room, room + 4);
  library._FPDFPageObj_GetBounds(object, room + 8, room + 12, room + 16, room + 20);
  const at = room >> 2;
  const [widthPx = 0, heightPx = 0] = library.HEAP32.subarray(at, at + 2);
  const [left = 0, low = 0, right = 0, high = 0] = library.HEAPF32.subarray(at + 2, at + 6);
  library._free(room);
  const area = Math.max(0, right - left) * Math.max(0, high - low);
  const sides = [right - left, high - low].sort((a, b) => a - b).map((points) => points / 72);
  const pixels = [widthPx, heightPx].sort((a, b) => a - b);
  // A fax has more dots one way than the other.
  const dpi = Math.max(...sides.map((inches, i) => (inches > 0 ? pixels[i]! / inches : 0)));
  const share = pageArea > 0 ? Math.min(1, area / pageArea) : 0;
  return { widthPx, heightPx, share, dpi, isColoured: isColoured(library, page, object) };
}

function isColoured(library: Pdfium, page: number, object: number): boolean {
  const room = library._malloc(4 * WORDS);
  const isKnown = library._FPDFImageObj_GetImageMetadata(object, page, room) !== 0;
  const told = library.HEAP32.slice(room >> 2, (room >> 2) + WORDS);
  library._free(room);
  return isKnown && (told[BITS]! > BITS_OF_GRAY || told[COLOURS] === INDEXED);
}
