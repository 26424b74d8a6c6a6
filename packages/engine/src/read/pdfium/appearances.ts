import type { FieldValue, FormFields } from "./form-fields.ts";
import type { Pdfium } from "./library.ts";

// Subtypes of annotations: those that show no text of their own, and fields of forms (fpdf_annot.h).
const LINK = 2;
const POPUP = 16;
const WIDGET = 20;
// FPDFPage_Flatten: as on a screen; it has changed the page.
const DISPLAY = 0;
const FLATTENED = 1;

/** A loaded page; 0 where it cannot be loaded. */
export interface ShownPage {
  page: number;
  /** What stands in fields of which the file holds no drawing. */
  values: FieldValue[];
}

/**
 * Loads a page (from 0) with what form fields and stamps show on it, which PDFium otherwise keeps apart from the page's
 * text.
 */
export function withAppearances(
  library: Pdfium,
  document: number,
  { index, fields }: { index: number; fields: FormFields },
): ShownPage {
  const page = library._FPDF_LoadPage(document, index);
  if (page === 0) return { page, values: [] };
  const { shows, values } = annotationsOf(library, page, fields);
  if (!shows || library._FPDFPage_Flatten(page, DISPLAY) !== FLATTENED) return { page, values };
  library._FPDF_ClosePage(page);
  return { page: library._FPDF_LoadPage(document, index), values };
}

/** Whether annotations of a page show something, and what the fields among them hold and do not show. */
function annotationsOf(
  library: Pdfium,
  page: number,
  fields: FormFields,
): { shows: boolean; values: FieldValue[] } {
  const count = library._FPDFPage_GetAnnotCount(page);
  const values: FieldValue[] = [];
  let shows = false;
  for (let i = 0; i < count; i++) {
    const annotation = library._FPDFPage_GetAnnot(page, i);
    if (annotation === 0) continue;
    const subtype = library._FPDFAnnot_GetSubtype(annotation);
    if (subtype !== LINK && subtype !== POPUP) shows = true;
    const value = subtype === WIDGET ? fields.valueOf(annotation) : null;
    if (value !== null) values.push(value);
    library._FPDFPage_CloseAnnot(annotation);
  }
  return { shows, values };
}
