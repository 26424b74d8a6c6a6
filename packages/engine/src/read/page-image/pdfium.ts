import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * The functions of PDFium that are used here, as its WebAssembly build exports them
 * (fpdfview.h and fpdf_edit.h of the PDFium project). Handles and pointers are numbers; 0 is none.
 */
export interface Pdfium {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPF32: Float32Array;
  _malloc(size: number): number;
  _free(pointer: number): void;
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument(data: number, size: number, password: number): number;
  _FPDF_CloseDocument(document: number): void;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageWidthF(page: number): number;
  _FPDF_GetPageHeightF(page: number): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, low: number, right: number, high: number): number;
  _FPDFImageObj_GetImagePixelSize(object: number, width: number, height: number): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number;
  _FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    color: number,
  ): void;
  _FPDFBitmap_GetBuffer(bitmap: number): number;
  _FPDFBitmap_GetStride(bitmap: number): number;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_RenderPageBitmapWithMatrix(
    bitmap: number,
    page: number,
    matrix: number,
    clip: number,
    flags: number,
  ): void;
}

interface PdfiumPackage {
  PDFiumModule(options: { wasmBinary: Uint8Array }): Promise<Pdfium>;
}

/** WebAssembly memory never shrinks: an instance that has grown past this is let go of after its document. */
const LARGEST_KEPT_BYTES = 512 * 2 ** 20;

let kept: Promise<Pdfium> | null = null;

/** The thread's PDFium; loaded when it is first needed, since a page with text never needs it. */
export function pdfium(): Promise<Pdfium> {
  kept ??= load();
  return kept;
}

/** Lets go of the thread's PDFium if it has grown large, or at once where it `failed`. */
export function retire(library: Pdfium, failed: boolean): void {
  if (failed || library.HEAPU8.byteLength > LARGEST_KEPT_BYTES) kept = null;
}

async function load(): Promise<Pdfium> {
  const { PDFiumModule } = (await import("@hyzyla/pdfium")) as unknown as PdfiumPackage;
  const folder = dirname(createRequire(import.meta.url).resolve("@hyzyla/pdfium"));
  const library = await PDFiumModule({ wasmBinary: readFileSync(join(folder, "pdfium.wasm")) });
  library._FPDF_InitLibrary();
  return library;
}
