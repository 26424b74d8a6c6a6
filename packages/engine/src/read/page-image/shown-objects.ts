import type { Pdfium } from "../pdfium/library.ts";

/** So many objects of a page are looked at, and forms in forms are followed so far. */
export const MOST_OBJECTS = 20_000;
const DEEPEST_FORM = 4;

/** Types of objects, as the library numbers them (fpdf_edit.h). */
export const IMAGE_OBJECT = 3;
const FORM_OBJECT = 5;

/** Calls `visit` with each object of an opened page, those in its forms included, in the order in which they are drawn. */
export function visitObjects(
  library: Pdfium,
  page: number,
  visit: (object: number, type: number) => void,
): void {
  let left = MOST_OBJECTS;
  const visitOne = (object: number, depth: number): void => {
    if (left-- <= 0) return;
    const type = library._FPDFPageObj_GetType(object);
    visit(object, type);
    if (type !== FORM_OBJECT || depth >= DEEPEST_FORM) return;
    const count = library._FPDFFormObj_CountObjects(object);
    for (let i = 0; i < count && left > 0; i++)
      visitOne(library._FPDFFormObj_GetObject(object, i), depth + 1);
  };
  const count = library._FPDFPage_CountObjects(page);
  for (let i = 0; i < count && left > 0; i++) visitOne(library._FPDFPage_GetObject(page, i), 0);
}
