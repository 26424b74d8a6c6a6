import type { Pdfium } from "../pdfium/library.ts";
import { drawnPage, pixelsOf } from "./drawn-page.ts";
import type { PageView } from "./page-matrix.ts";

/** As the library numbers them (fpdf_edit.h, fpdfview.h): the type of an object, and the format of a byte a pixel. */
const [IMAGE, GRAY] = [3, 1];
/** So much, in pixels, an image that is the page may lie beside it. */
const BESIDE_PX = 0.01;
/** Rows that are drawn to see that drawing a page changes nothing, and in how many places. */
const [BAND_PX, BANDS] = [4, 24];

/**
 * The pixels of the one gray image that a page is, where it is drawn pixel by pixel: they need only be decoded, which costs a
 * fraction of drawing them. Null where drawing may show something else.
 */
export function ownPixels(library: Pdfium, page: number, view: PageView): Uint8Array | null {
  if (library._FPDFPage_CountObjects(page) !== 1 || library._FPDFPage_GetRotation(page) !== 0) return null;
  const object = library._FPDFPage_GetObject(page, 0);
  if (library._FPDFPageObj_GetType(object) !== IMAGE) return null;
  if (!hasSizeOf(library, object, view) || !isPlacedAs(library, object, view)) return null;
  const bitmap = library._FPDFImageObj_GetBitmap(object);
  if (bitmap === 0) return null;
  try {
    if (library._FPDFBitmap_GetFormat(bitmap) !== GRAY) return null;
    const pixels = pixelsOf(library, bitmap, view.width, view.height);
    return isDrawnSo(library, page, view, pixels) ? pixels : null;
  } finally {
    library._FPDFBitmap_Destroy(bitmap);
  }
}

function hasSizeOf(library: Pdfium, image: number, { width, height }: PageView): boolean {
  const room = library._malloc(8);
  library._FPDFImageObj_GetImagePixelSize(image, room, room + 4);
  const [across, down] = library.HEAP32.subarray(room >> 2, (room >> 2) + 2);
  library._free(room);
  return across === width && down === height;
}

/** Whether an image fills a view of its page as it stands, neither turned nor mirrored. */
function isPlacedAs(library: Pdfium, object: number, { width, height, matrix }: PageView): boolean {
  const room = library._malloc(24);
  library._FPDFPageObj_GetMatrix(object, room);
  const [across = 0, b = 0, c = 0, up = 0] = library.HEAPF32.subarray(room >> 2, (room >> 2) + 4);
  library._free(room);
  const [scale, turned] = matrix;
  const isLevel = turned === 0 && b === 0 && c === 0;
  return (
    isLevel && Math.abs(across * scale - width) <= BESIDE_PX && Math.abs(up * scale - height) <= BESIDE_PX
  );
}

/** Whether bands from all over a page are drawn as these pixels: its image may have a mask, or lie elsewhere. */
function isDrawnSo(library: Pdfium, page: number, view: PageView, pixels: Uint8Array): boolean {
  const { width, height, matrix } = view;
  const band = Math.min(BAND_PX, height);
  for (let i = 0; i < BANDS; i++) {
    const top = Math.floor((i / (BANDS - 1)) * (height - band));
    const [a, b, c, d, e, f] = matrix;
    const drawn = drawnPage(library, page, { width, height: band, matrix: [a, b, c, d, e, f - top] }, "gray");
    if (drawn === null || Buffer.compare(drawn, pixels.subarray(top * width, (top + band) * width)) !== 0)
      return false;
  }
  return true;
}
