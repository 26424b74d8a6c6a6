import type { Pdfium } from "./library.ts";

/** How the mark of optional content begins (ISO 32000-2, 14.6), in UTF-16 with a zero behind it: so many bytes. */
const OC_BYTES = 6;
const O = 0x4f;
const C = 0x43;
/** Longer names are cut. */
const NAME_BYTES = 200;
const KEY = "Name\0";
/** A file without these has none: the catalog names them, and may be compressed itself. */
const LAYERS = ["/OCProperties", "/ObjStm"] as const;
/** A form that is optional content says so in its dictionary, which is never compressed. */
const OPTIONAL_FORM = /\/OC[\s</\d]/;

/**
 * The layers of a document. PDFium tells of what is part of one, and not whether it is switched off: that is seen on the
 * page. Layers of which something was seen are on.
 */
export class Layers {
  readonly #shown = new Set<string>();
  readonly #mayHaveAny: boolean;
  readonly #hasOptionalForms: boolean;

  constructor(bytes: Uint8Array) {
    const { buffer, byteOffset, byteLength } = bytes;
    const file = Buffer.from(buffer, byteOffset, byteLength);
    this.#mayHaveAny = LAYERS.some((word) => file.includes(word));
    this.#hasOptionalForms = file.includes("/OC") && OPTIONAL_FORM.test(file.toString("latin1"));
  }

  /** The layer of an object; empty where it has no name; null where it is part of none, or of one that is on. */
  of(library: Pdfium, object: number, room: number): string | null {
    if (!this.#mayHaveAny) return null;
    const marks = library._FPDFPageObj_CountMarks(object);
    for (let i = 0; i < marks; i++) {
      const mark = library._FPDFPageObj_GetMark(object, i);
      if (!isOptional(library, mark, room)) continue;
      const name = nameOf(library, mark, room);
      if (name === "" || !this.#shown.has(name)) return name;
    }
    return null;
  }

  /** The same of what a form holds. */
  ofForm(library: Pdfium, form: number, room: number): string | null {
    return this.of(library, form, room) ?? (this.#hasOptionalForms ? "" : null);
  }

  /** Something of the layer was seen. */
  isShown(name: string): void {
    if (name !== "") this.#shown.add(name);
  }
}

function isOptional(library: Pdfium, mark: number, room: number): boolean {
  if (library._FPDFPageObjMark_GetName(mark, room, NAME_BYTES, room + NAME_BYTES) === 0) return false;
  if (library.HEAP32[(room + NAME_BYTES) >> 2] !== OC_BYTES) return false;
  return library.HEAPU8[room] === O && library.HEAPU8[room + 2] === C;
}

function nameOf(library: Pdfium, mark: number, room: number): string {
  const key = room + NAME_BYTES + 8;
  library.HEAPU8.set(Buffer.from(KEY, "latin1"), key);
  const told = room + NAME_BYTES;
  if (library._FPDFPageObjMark_GetParamStringValue(mark, key, room, NAME_BYTES, told) === 0) return "";
  const bytes = Math.min(NAME_BYTES, library.HEAP32[told >> 2]!);
  return Buffer.from(library.HEAPU8.subarray(room, room + Math.max(0, bytes - 2))).toString("utf16le");
}
