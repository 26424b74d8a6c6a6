import type { Pdfium } from "./library.ts";

// Subtypes of annotations that show no text of their own (fpdf_annot.h).
const LINK = 2;
const POPUP = 16;
// FPDFPage_Flatten: as on a screen; it has changed the page.
const DISPLAY = 0;
const FLATTENED = 1;

/**
 * Loads a page (from 0) with what form fields and stamps show on it, which PDFium otherwise keeps apart from the page's
 * text. 0 where it cannot be loaded.
 */
export function withAppearances(library: Pdfium, document: number, index: number): number {
  const page = library._FPDF_LoadPage(document, index);
  if (page === 0 || !showsMore(library, page)) return page;
  if (library._FPDFPage_Flatten(page, DISPLAY) !== FLATTENED) return page;
  library._FPDF_ClosePage(page);
  return library._FPDF_LoadPage(document, index);
}

function showsMore(library: Pdfium, page: number): boolean {
  const count = library._FPDFPage_GetAnnotCount(page);
  for (let i = 0; i < count; i++) {
    const annotation = library._FPDFPage_GetAnnot(page, i);
    if (annotation === 0) continue;
    const subtype = library._FPDFAnnot_GetSubtype(annotation);
    library._FPDFPage_CloseAnnot(annotation);
    if (subtype !== LINK && subtype !== POPUP) return true;
  }
  return false;
}
