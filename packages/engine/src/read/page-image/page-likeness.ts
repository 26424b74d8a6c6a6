import { createHash, type Hash } from "node:crypto";
import type { Pdfium } from "../pdfium/library.ts";
import { IMAGE_OBJECT, visitObjects } from "./shown-objects.ts";

const FLOAT_BYTES = 4;

/**
 * A digest of what can be told of an opened page without looking at its pictures: its size, what is drawn on it and where, and
 * how long the data of its images is. Pages with different ones are different.
 */
export function outlineOf(library: Pdfium, page: number): string {
  const hash = createHash("sha256");
  const room = library._malloc(4 * FLOAT_BYTES);
  try {
    hash.update(`${library._FPDF_GetPageWidthF(page)} ${library._FPDF_GetPageHeightF(page)} `);
    hash.update(`${library._FPDFPage_GetRotation(page)} ${library._FPDFPage_GetAnnotCount(page)}`);
    visitObjects(library, page, (object, type) => {
      const isKnown = library._FPDFPageObj_GetBounds(
        object,
        room,
        room + FLOAT_BYTES,
        room + 2 * FLOAT_BYTES,
        room + 3 * FLOAT_BYTES,
      );
      hash.update(`${type} ${isKnown} `);
      hash.update(library.HEAPU8.subarray(room, room + 4 * FLOAT_BYTES));
      if (type === IMAGE_OBJECT) hash.update(`${library._FPDFImageObj_GetImageDataRaw(object, 0, 0)}`);
    });
  } finally {
    library._free(room);
  }
  return hash.digest("base64");
}

/** Adds the data of all images of an opened page to a hash, as the file holds it; false where there is no room for it. */
export function addImageData(library: Pdfium, page: number, hash: Hash): boolean {
  let isWhole = true;
  visitObjects(library, page, (object, type) => {
    if (type !== IMAGE_OBJECT || !isWhole) return;
    const bytes = library._FPDFImageObj_GetImageDataRaw(object, 0, 0);
    const room = library._malloc(bytes);
    isWhole = room !== 0;
    if (!isWhole) return;
    library._FPDFImageObj_GetImageDataRaw(object, room, bytes);
    hash.update(`${bytes} `).update(library.HEAPU8.subarray(room, room + bytes));
    library._free(room);
  });
  return isWhole;
}
