import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * The functions of PDFium that are used here, as its WebAssembly build exports them
 * (fpdfview.h, fpdf_edit.h, fpdf_text.h, fpdf_annot.h, fpdf_formfill.h and fpdf_flatten.h of the PDFium project). Handles and pointers are numbers; 0 is none.
 */
export interface Pdfium {
  readonly memory: MemoryLimit;
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
  _malloc(size: number): number;
  _free(pointer: number): void;
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument(data: number, size: number, password: number): number;
  _FPDF_GetLastError(): number;
  _FPDF_CloseDocument(document: number): void;
  _FPDF_GetPageCount(document: number): number;
  /** 0 none, 1 a form, 2 and 3 one that is described in XFA. */
  _FPDF_GetFormType(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageWidthF(page: number): number;
  _FPDF_GetPageHeightF(page: number): number;
  /** Four floats: left, top, right, bottom of what is displayed, before the page is turned. */
  _FPDF_GetPageBoundingBox(page: number, box: number): number;
  _FPDFPage_GetRotation(page: number): number;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFPage_GetAnnot(page: number, index: number): number;
  _FPDFPage_CloseAnnot(annotation: number): void;
  _FPDFAnnot_GetSubtype(annotation: number): number;
  _FPDFAnnot_GetFlags(annotation: number): number;
  _FPDFAnnot_SetFlags(annotation: number, flags: number): number;
  /** Four floats: left, top, right, bottom. */
  _FPDFAnnot_GetRect(annotation: number, box: number): number;
  _FPDFAnnot_GetNumberValue(annotation: number, key: number, value: number): number;
  /** These two give a number of bytes, and write UTF-16 with a zero behind it where it has room. */
  _FPDFAnnot_GetAP(annotation: number, mode: number, buffer: number, size: number): number;
  _FPDFAnnot_GetFormFieldValue(form: number, annotation: number, buffer: number, size: number): number;
  _FPDFAnnot_GetFormFieldType(form: number, annotation: number): number;
  _FPDFAnnot_GetFormFieldFlags(form: number, annotation: number): number;
  /** Without a text, takes the drawing away. */
  _FPDFAnnot_SetAP(annotation: number, mode: number, text: number): number;
  /** -1 where nothing is chosen in a field. */
  _FPDFAnnot_GetOptionCount(form: number, annotation: number): number;
  _FPDFAnnot_GetFontSize(form: number, annotation: number, size: number): number;
  _FPDFDOC_InitFormFillEnvironment(document: number, info: number): number;
  _FPDFDOC_ExitFormFillEnvironment(form: number): void;
  /** Draws what fields hold and the file does not draw; to be called before the page is closed, with the second of these. */
  _FORM_OnAfterLoadPage(page: number, form: number): void;
  _FORM_OnBeforeClosePage(page: number, form: number): void;
  _FPDFPage_Flatten(page: number, use: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  _FPDFText_HasUnicodeMapError(text: number, index: number): number;
  _FPDFText_IsGenerated(text: number, index: number): number;
  _FPDFText_IsHyphen(text: number, index: number): number;
  _FPDFText_GetTextObject(text: number, index: number): number;
  _FPDFText_GetFontSize(text: number, index: number): number;
  /** Six floats, from the letters' space to the page's. */
  _FPDFText_GetMatrix(text: number, index: number, matrix: number): number;
  _FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number;
  /** Four floats, left, top, right, bottom: from the letter's origin as wide as the pen moves, as high as the font. */
  _FPDFText_GetLooseCharBox(text: number, index: number, box: number): number;
  /** Four doubles: where the letter's ink is. */
  _FPDFText_GetCharBox(
    text: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  _FPDFTextObj_GetFont(object: number): number;
  _FPDFTextObj_GetTextRenderMode(object: number): number;
  _FPDFFont_GetBaseFontName(font: number, buffer: number, size: number): number;
  _FPDFFont_GetAscent(font: number, size: number, ascent: number): number;
  _FPDFFont_GetDescent(font: number, size: number, descent: number): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, low: number, right: number, high: number): number;
  _FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  /** Whether the object is drawn; this changes no file. */
  _FPDFPageObj_SetIsActive(object: number, active: number): number;
  _FPDFPageObj_GetClipPath(object: number): number;
  /** -1 where nothing clips. */
  _FPDFClipPath_CountPaths(clip: number): number;
  _FPDFClipPath_CountPathSegments(clip: number, path: number): number;
  _FPDFClipPath_GetPathSegment(clip: number, path: number, index: number): number;
  _FPDFPageObj_CountMarks(object: number): number;
  _FPDFPageObj_GetMark(object: number, index: number): number;
  /** UTF-16 with a zero behind it; `told` is how many bytes. */
  _FPDFPageObjMark_GetName(mark: number, buffer: number, size: number, told: number): number;
  _FPDFPageObjMark_GetParamStringValue(
    mark: number,
    key: number,
    buffer: number,
    size: number,
    told: number,
  ): number;
  _FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  _FPDFPath_GetDrawMode(path: number, fill: number, stroke: number): number;
  _FPDFPath_CountSegments(path: number): number;
  _FPDFPath_GetPathSegment(path: number, index: number): number;
  /** 2 begins another part of the path. */
  _FPDFPathSegment_GetType(segment: number): number;
  _FPDFPageObj_GetStrokeWidth(object: number, width: number): number;
  _FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number;
  _FPDFImageObj_GetImagePixelSize(object: number, width: number, height: number): number;
  /** Seven words: pixels across and down, dots an inch across and down, bits a pixel, the way to tell colours, a mark. */
  _FPDFImageObj_GetImageMetadata(object: number, page: number, told: number): number;
  /** How many bytes its data has as the file holds it; they are written where there is room for all. */
  _FPDFImageObj_GetImageDataRaw(object: number, buffer: number, size: number): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number;
  _FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    color: number,
  ): void;
  /** A bitmap of its own, as the image is decoded; 0 where it cannot be. */
  _FPDFImageObj_GetBitmap(object: number): number;
  _FPDFBitmap_GetFormat(bitmap: number): number;
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

/** What the library may take of memory: the file, and everything that is made of it. */
export interface MemoryLimit {
  limitBytes: number;
  /** It has asked for more since the limit was set; what it then does is not to be relied on. */
  refused: boolean;
}

/** The parts of WebAssembly that are used; the types of Node have none of it. */
declare const WebAssembly: {
  compile(code: Uint8Array): Promise<object>;
  instantiate(compiled: object, imports: object): Promise<Instance>;
};
interface Instance {
  exports: Exports;
}
interface Imports {
  /** Asked for when memory is to grow to so many bytes; false where it cannot. */
  env: { emscripten_resize_heap: (bytes: number) => boolean };
}
type Exports = Readonly<Record<string, unknown>>;
interface Memory {
  readonly buffer: ArrayBuffer;
}

interface PdfiumPackage {
  PDFiumModule(options: {
    printErr: () => void;
    instantiateWasm: (imports: Imports, ready: (instance: Instance) => void) => void;
  }): Promise<unknown>;
}

/** WebAssembly memory never shrinks: an instance that has grown past this is let go of after its document. */
const LARGEST_KEPT_BYTES = 512 * 2 ** 20;

let kept: Promise<Pdfium> | null = null;

/** The thread's PDFium; loaded when it is first needed, once a thread. */
export function pdfium(): Promise<Pdfium> {
  kept ??= load().catch((error: unknown) => {
    kept = null;
    throw error;
  });
  return kept;
}

/** Lets go of the thread's PDFium if it has grown large, or at once where it `failed`. */
export function retire(library: Pdfium, failed: boolean): void {
  if (failed || library.HEAPU8.byteLength > LARGEST_KEPT_BYTES) kept = null;
}

/** Copies bytes into the library's memory; 0 where they find no room. To be freed by the caller. */
export function copyIn(library: Pdfium, bytes: Uint8Array): number {
  const pointer = library._malloc(bytes.byteLength);
  if (pointer !== 0) library.HEAPU8.set(bytes, pointer);
  return pointer;
}

async function load(): Promise<Pdfium> {
  const { PDFiumModule } = (await import("@hyzyla/pdfium")) as unknown as PdfiumPackage;
  const compiled = await compile();
  const memory = { limitBytes: Infinity, refused: false };
  const { promise, resolve, reject } = Promise.withResolvers<Exports>();
  await PDFiumModule({
    // Its words about itself are nothing for the host's standard error.
    printErr: () => {},
    instantiateWasm(imports, ready) {
      WebAssembly.instantiate(compiled, withLimit(imports, memory)).then((instance) => {
        resolve(instance.exports);
        ready(instance);
      }, reject);
    },
  });
  const library = withHeap(await promise, memory);
  library._FPDF_InitLibrary();
  return library;
}

/** Its code of four megabytes would live as long as the library, did the library hold it. */
function compile(): Promise<object> {
  const folder = dirname(createRequire(import.meta.url).resolve("@hyzyla/pdfium"));
  return WebAssembly.compile(readFileSync(join(folder, "pdfium.wasm")));
}

/** A file that is made to need more memory makes its own calls fail, and takes nothing from the process. */
function withLimit(imports: Imports, memory: MemoryLimit): Imports {
  const grow = imports.env.emscripten_resize_heap;
  const limited = (bytes: number): boolean => {
    if (bytes >>> 0 <= memory.limitBytes && grow(bytes)) return true;
    memory.refused = true;
    return false;
  };
  return { ...imports, env: { ...imports.env, emscripten_resize_heap: limited } };
}

/**
 * The exports of the module themselves, under the names that the package gives them. The package wraps each in checks of
 * its arguments, which cost five times the call where there is one a letter.
 */
function withHeap(exports: Exports, limit: MemoryLimit): Pdfium {
  const memory = exports["memory"] as Memory;
  const functions = Object.entries(exports).filter(([, value]) => typeof value === "function");
  let [bytes, ints, floats, doubles] = viewsOf(memory);
  // A memory that grows leaves its old views empty.
  const refresh = (): void => {
    if (bytes.buffer !== memory.buffer) [bytes, ints, floats, doubles] = viewsOf(memory);
  };
  const heap = {
    memory: limit,
    get HEAPU8() {
      return (refresh(), bytes);
    },
    get HEAP32() {
      return (refresh(), ints);
    },
    get HEAPF32() {
      return (refresh(), floats);
    },
    get HEAPF64() {
      return (refresh(), doubles);
    },
  };
  for (const [name, call] of functions) Object.defineProperty(heap, `_${name}`, { value: call });
  return heap as unknown as Pdfium;
}

function viewsOf({ buffer }: Memory): [Uint8Array, Int32Array, Float32Array, Float64Array] {
  return [new Uint8Array(buffer), new Int32Array(buffer), new Float32Array(buffer), new Float64Array(buffer)];
}
