import {
  canBeDrawn,
  MOST_DRAWN,
  type FieldPlace,
  type FieldsOfPage,
  type FieldValue,
} from "../field-value.ts";
import type { Pdfium } from "./library.ts";

// Kinds of fields, flags of annotations and of fields (fpdf_formfill.h, fpdf_annot.h).
const COMBO_BOX = 4;
const LIST_BOX = 5;
const TEXT_FIELD = 6;
const WRITTEN = new Set([COMBO_BOX, LIST_BOX, TEXT_FIELD]);
const PASSWORD = 1 << 13;
const COMB = 1 << 24;
const HIDDEN = 2;
const UNSEEN = HIDDEN | 32;
const NORMAL = 0;
/** `FPDF_FORMFILLINFO` with none of its functions, of a version that needs none. */
const INFO_BYTES = 512;
const INFO_VERSION = 1;
/** Longer values are no figures. */
const MOST_BYTES = 4000;
const SHOWS_TEXT = /T[jJ]|['"]\s/;

/** A field's place on a page: what the file has drawn there. */
interface Widget {
  annotation: number;
  drawing: string;
}

/** The fields of a document's form. */
export class FormFields {
  readonly #library: Pdfium;
  readonly #document: number;
  #info = 0;
  #form = 0;

  constructor(library: Pdfium, document: number) {
    this.#library = library;
    this.#document = document;
  }

  /**
   * Draws what the fields of a page hold where the file holds no drawing of it, or says that its drawings are not to be
   * relied on, as parts of their annotations. What cannot be drawn is given back.
   */
  draw(page: number, annotations: readonly number[]): FieldsOfPage {
    const library = this.#library;
    const form = this.#opened();
    if (form === 0) return { values: [], combs: [] };
    const widgets = annotations.map((annotation) => this.#withoutBlank(annotation));
    const effort = annotations.reduce((sum, annotation) => sum + this.#effortOf(form, annotation), 0);
    if (effort > MOST_DRAWN) {
      const blank = widgets.filter(({ drawing }) => !SHOWS_TEXT.test(drawing));
      return {
        values: blank.flatMap(({ annotation }) => this.#seenValue(form, annotation) ?? []),
        combs: [],
      };
    }
    library._FORM_OnAfterLoadPage(page, form);
    const values = widgets.flatMap((widget) => this.#undrawn(form, widget) ?? []);
    const combs = annotations.filter((annotation) => this.#isComb(form, annotation));
    library._FORM_OnBeforeClosePage(page, form);
    return { values, combs: combs.map((annotation) => this.#placeOf(annotation)) };
  }

  close(): void {
    if (this.#form !== 0) this.#library._FPDFDOC_ExitFormFillEnvironment(this.#form);
    if (this.#info !== 0) this.#library._free(this.#info);
    this.#form = this.#info = 0;
  }

  #opened(): number {
    if (this.#info !== 0) return this.#form;
    const library = this.#library;
    this.#info = library._malloc(INFO_BYTES);
    if (this.#info === 0) return 0;
    library.HEAPU8.fill(0, this.#info, this.#info + INFO_BYTES);
    library.HEAP32[this.#info >> 2] = INFO_VERSION;
    this.#form = library._FPDFDOC_InitFormFillEnvironment(this.#document, this.#info);
    return this.#form;
  }

  /** Takes away a drawing that shows nothing of what a field holds: then the library makes one. */
  #withoutBlank(annotation: number): Widget {
    const library = this.#library;
    const drawing = this.#drawingOf(annotation);
    const form = this.#form;
    if (drawing === "" || SHOWS_TEXT.test(drawing)) return { annotation, drawing };
    if (this.#isWritten(form, annotation) && this.#valueOf(form, annotation).trim() !== "")
      library._FPDFAnnot_SetAP(annotation, NORMAL, 0);
    return { annotation, drawing };
  }

  /** The value of a field of which the library's own drawing would say something else; that is hidden. */
  #undrawn(form: number, { annotation, drawing }: Widget): FieldValue | null {
    const library = this.#library;
    if (!this.#isWritten(form, annotation) || this.#drawingOf(annotation) === drawing) return null;
    if (!this.#isSecret(form, annotation) && canBeDrawn(this.#valueOf(form, annotation))) return null;
    const value = this.#seenValue(form, annotation);
    library._FPDFAnnot_SetFlags(annotation, library._FPDFAnnot_GetFlags(annotation) | HIDDEN);
    return value;
  }

  /** What a viewer shows of a field that is written or chosen; null where that is nothing. */
  #seenValue(form: number, annotation: number): FieldValue | null {
    const isUnseen = (this.#library._FPDFAnnot_GetFlags(annotation) & UNSEEN) !== 0;
    if (isUnseen || !this.#isWritten(form, annotation) || this.#isSecret(form, annotation)) return null;
    const text = this.#valueOf(form, annotation);
    if (text.trim() === "") return null;
    const [size, quadding] = [this.#sizeOf(form, annotation), this.#quaddingOf(annotation)];
    return { text, place: this.#placeOf(annotation), size, quadding };
  }

  #isWritten(form: number, annotation: number): boolean {
    return WRITTEN.has(this.#library._FPDFAnnot_GetFormFieldType(form, annotation));
  }

  #isSecret(form: number, annotation: number): boolean {
    return (this.#library._FPDFAnnot_GetFormFieldFlags(form, annotation) & PASSWORD) !== 0;
  }

  /** In letters and what may be chosen. */
  #effortOf(form: number, annotation: number): number {
    if (!this.#isWritten(form, annotation)) return 1;
    const choices = Math.max(0, this.#library._FPDFAnnot_GetOptionCount(form, annotation));
    const bytes = this.#library._FPDFAnnot_GetFormFieldValue(form, annotation, 0, 0);
    return 1 + choices + bytes / 2;
  }

  #valueOf(form: number, annotation: number): string {
    const library = this.#library;
    return this.#text((buffer, size) => library._FPDFAnnot_GetFormFieldValue(form, annotation, buffer, size));
  }

  #drawingOf(annotation: number): string {
    return this.#text((buffer, size) => this.#library._FPDFAnnot_GetAP(annotation, NORMAL, buffer, size));
  }

  #isComb(form: number, annotation: number): boolean {
    const library = this.#library;
    if (library._FPDFAnnot_GetFormFieldType(form, annotation) !== TEXT_FIELD) return false;
    return (library._FPDFAnnot_GetFormFieldFlags(form, annotation) & COMB) !== 0;
  }

  #placeOf(annotation: number): FieldPlace {
    return this.#numbers((room, floats) => {
      this.#library._FPDFAnnot_GetRect(annotation, room);
      const [left = 0, high = 0, right = 0, low = 0] = floats();
      return [left, low, right, high];
    });
  }

  #sizeOf(form: number, annotation: number): number {
    return this.#numbers((room, floats) => {
      this.#library._FPDFAnnot_GetFontSize(form, annotation, room);
      const [size = 0] = floats();
      return Number.isFinite(size) ? size : 0;
    });
  }

  #quaddingOf(annotation: number): number {
    return this.#numbers((room, floats) => {
      this.#library.HEAPU8.set(Buffer.from("Q\0"), room + 4);
      this.#library._FPDFAnnot_GetNumberValue(annotation, room + 4, room);
      return floats()[0] ?? 0;
    });
  }

  /** What is read of four numbers that the library writes, which are zero before. */
  #numbers<T>(read: (room: number, floats: () => Float32Array) => T): T {
    const library = this.#library;
    const room = library._malloc(16);
    library.HEAPF32.fill(0, room >> 2, (room >> 2) + 4);
    const numbers = read(room, () => library.HEAPF32.subarray(room >> 2, (room >> 2) + 4));
    library._free(room);
    return numbers;
  }

  /** What a function of the library writes as UTF-16 with a zero behind it; it gives the number of bytes. */
  #text(write: (buffer: number, size: number) => number): string {
    const library = this.#library;
    const bytes = write(0, 0);
    if (bytes <= 2 || bytes > MOST_BYTES) return "";
    const buffer = library._malloc(bytes);
    if (buffer === 0) return "";
    write(buffer, bytes);
    const text = Buffer.from(library.HEAPU8.subarray(buffer, buffer + bytes - 2)).toString("utf16le");
    library._free(buffer);
    return text;
  }
}
