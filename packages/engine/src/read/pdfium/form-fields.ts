import type { Box } from "../../api/result.ts";
import type { Fragment } from "../fragments.ts";
import type { Matrix } from "../matrix.ts";
import { helveticaWidth } from "../helvetica.ts";
import type { Pdfium } from "./library.ts";

/** What somebody filled into a form, where the file holds no drawing of it. Boxes are in the page's own space. */
export interface FieldValue {
  text: string;
  left: number;
  low: number;
  right: number;
  high: number;
  /** Of the font, in points; 0 where it is as large as the field lets it be. */
  size: number;
  /** 0 left, 1 centred, 2 right. */
  quadding: number;
}

// Kinds of fields, flags of annotations and of fields (fpdf_formfill.h, fpdf_annot.h).
const COMBO_BOX = 4;
const TEXT_FIELD = 6;
const UNSEEN = 2 | 32;
const PASSWORD = 1 << 13;
const NORMAL = 0;
/** `FPDF_FORMFILLINFO` with none of its functions, of a version that needs none. */
const INFO_BYTES = 512;
const INFO_VERSION = 1;
/** Longer values are no figures. */
const MOST_BYTES = 4000;
const SHOWS_TEXT = /T[jJ]|['"]\s/;

const MARGIN_PT = 2;
const LARGEST_PT = 12;
const LINE_EM = 1.15;

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

  /** The value of a widget that has one, and no drawing of it; null of any other. */
  valueOf(widget: number): FieldValue | null {
    const library = this.#library;
    const form = this.#opened();
    if (form === 0 || (library._FPDFAnnot_GetFlags(widget) & UNSEEN) !== 0) return null;
    const kind = library._FPDFAnnot_GetFormFieldType(form, widget);
    if (kind !== TEXT_FIELD && kind !== COMBO_BOX) return null;
    if ((library._FPDFAnnot_GetFormFieldFlags(form, widget) & PASSWORD) !== 0) return null;
    const text = this.#text((buffer, size) =>
      library._FPDFAnnot_GetFormFieldValue(form, widget, buffer, size),
    );
    if (text.trim() === "") return null;
    const drawn = this.#text((buffer, size) => library._FPDFAnnot_GetAP(widget, NORMAL, buffer, size));
    if (SHOWS_TEXT.test(drawn)) return null;
    return { text, ...this.#placeOf(widget) };
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

  #placeOf(widget: number): Omit<FieldValue, "text"> {
    const library = this.#library;
    const room = library._malloc(32);
    library.HEAPF32.fill(0, room >> 2, (room >> 2) + 8);
    library._FPDFAnnot_GetRect(widget, room);
    const [left = 0, high = 0, right = 0, low = 0] = library.HEAPF32.subarray(room >> 2, (room >> 2) + 4);
    library.HEAPU8.set(Buffer.from("Q\0"), room + 16);
    const isSet = library._FPDFAnnot_GetNumberValue(widget, room + 16, room + 24) !== 0;
    const quadding = isSet ? library.HEAPF32[(room + 24) >> 2]! : 0;
    library.HEAPU8.set(Buffer.from("DA\0"), room + 16);
    const look = this.#text((buffer, size) =>
      library._FPDFAnnot_GetStringValue(widget, room + 16, buffer, size),
    );
    library._free(room);
    const size = Number(/([\d.]+)\s+Tf/.exec(look)?.[1] ?? 0);
    return { left, low, right, high, size: Number.isFinite(size) ? size : 0, quadding };
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

/** The pieces of text that a viewer shows for a field, on a page as it is displayed. */
export function piecesOf(
  { text, left, low, right, high, size, quadding }: FieldValue,
  view: Matrix,
): Fragment[] {
  const box = boxAbout(view, [left, low, right, high]);
  const lines = text.split(/\r\n?|\n/);
  const tall = box.bottom - box.top;
  const em = size > 0 ? size : Math.min(LARGEST_PT, (0.7 * tall) / lines.length);
  const first = lines.length > 1 ? box.top + em : (box.top + box.bottom) / 2 + 0.35 * em;
  return lines.flatMap((line, i) => {
    const free = box.x1 - box.x0 - 2 * MARGIN_PT - em * helveticaWidth(line);
    const x = box.x0 + MARGIN_PT + (free * quadding) / 2;
    return [...line.matchAll(/\S+/g)].map(([word], at, all): Fragment => {
      const x0 = x + em * helveticaWidth(line.slice(0, all[at]!.index));
      const x1 = x0 + em * helveticaWidth(word);
      const baseline = first + i * LINE_EM * em;
      return {
        text: word,
        x0,
        x1,
        baseline,
        size: em,
        em,
        bold: false,
        ascent: 0.8,
        descent: -0.2,
        spaced: true,
      };
    });
  });
}

function boxAbout(
  [a, b, c, d, e, f]: Matrix,
  [left, low, right, high]: [number, number, number, number],
): Box {
  const xs = [a * left + c * low + e, a * right + c * high + e];
  const ys = [b * left + d * low + f, b * right + d * high + f];
  return { x0: Math.min(...xs), top: Math.min(...ys), x1: Math.max(...xs), bottom: Math.max(...ys) };
}
