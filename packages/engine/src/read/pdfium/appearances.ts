import type { FieldsOfPage } from "../field-value.ts";
import type { FormFields } from "./form-fields.ts";
import type { Pdfium } from "./library.ts";

// Subtypes of annotations: those of no known kind, those that show no text of their own, and fields of forms (fpdf_annot.h).
const UNKNOWN = 0;
const LINK = 2;
const POPUP = 16;
const WIDGET = 20;
// Flags of annotations (ISO 32000-2, 12.5.3).
const UNKNOWN_ONLY = 1;
const HIDDEN = 2;
const NO_VIEW = 32;
// FPDFPage_Flatten: as on a screen; it has changed the page.
const DISPLAY = 0;
const FLATTENED = 1;

/** A loaded page; 0 where it cannot be loaded. */
export interface ShownPage extends FieldsOfPage {
  page: number;
}

const NO_FIELDS: FieldsOfPage = { values: [], combs: [] };

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
  if (page === 0) return { page, ...NO_FIELDS };
  const annotations = annotationsOf(library, page);
  const widgets = annotations.filter(({ subtype }) => subtype === WIDGET).map(({ handle }) => handle);
  const filled = widgets.length > 0 ? fields.draw(page, widgets) : NO_FIELDS;
  for (const { handle, subtype } of annotations) {
    flagAsViewed(library, handle, subtype);
    library._FPDFPage_CloseAnnot(handle);
  }
  if (annotations.length === 0 || library._FPDFPage_Flatten(page, DISPLAY) !== FLATTENED)
    return { page, ...filled };
  library._FPDF_ClosePage(page);
  return { page: library._FPDF_LoadPage(document, index), ...filled };
}

/** Whether the first page of a document has a field of a form. */
export function hasField(library: Pdfium, document: number): boolean {
  const page = library._FPDF_LoadPage(document, 0);
  if (page === 0) return false;
  const annotations = annotationsOf(library, page);
  for (const { handle } of annotations) library._FPDFPage_CloseAnnot(handle);
  library._FPDF_ClosePage(page);
  return annotations.some(({ subtype }) => subtype === WIDGET);
}

/** The annotations of a page that may show something. They are to be closed. */
function annotationsOf(library: Pdfium, page: number): { handle: number; subtype: number }[] {
  const annotations: { handle: number; subtype: number }[] = [];
  const count = library._FPDFPage_GetAnnotCount(page);
  for (let i = 0; i < count; i++) {
    const handle = library._FPDFPage_GetAnnot(page, i);
    if (handle === 0) continue;
    const subtype = library._FPDFAnnot_GetSubtype(handle);
    if (subtype === LINK || subtype === POPUP) library._FPDFPage_CloseAnnot(handle);
    else annotations.push({ handle, subtype });
  }
  return annotations;
}

/**
 * PDFium would put on the page what is for paper alone, and leave out what is to be shown by viewers that know such
 * annotations, as all do.
 */
function flagAsViewed(library: Pdfium, annotation: number, subtype: number): void {
  const flags = library._FPDFAnnot_GetFlags(annotation);
  const known = subtype === UNKNOWN ? flags : flags & ~UNKNOWN_ONLY;
  const viewed = known | ((flags & NO_VIEW) === 0 ? 0 : HIDDEN);
  if (viewed !== flags) library._FPDFAnnot_SetFlags(annotation, viewed);
}
