import { EngineError } from "../../errors.ts";
import { withDrawnMarks } from "../drawn-marks.ts";
import { dynamicFormError, type FormOfDocument } from "../dynamic-form.ts";
import { withFields } from "../field-value.ts";
import { onPage, wordsOf, type Fragment } from "../fragments.ts";
import { hiddenText } from "../hidden-text.ts";
import { IDENTITY, type Matrix } from "../matrix.ts";
import { turned, type View } from "../turned-view.ts";
import type { OpenDocument, PageReader, ReadPage } from "../page-reader.ts";
import { hasField, withAppearances } from "./appearances.ts";
import { copyIn, pdfium, retire, type Pdfium } from "./library.ts";
import { FormFields } from "./form-fields.ts";
import { Layers } from "./layers.ts";
import { viewOf } from "./page-view.ts";
import { objectsOf, type PageObjects } from "./page-objects.ts";
import { seenText, type SeenText } from "./seen-text.ts";
import { TextWalk } from "./text-walk.ts";

const SAME_PLACE_PT = 1;
/** Memory of the library for what one call gives back. */
const ROOM_BYTES = 256;
/** `FPDF_GetLastError`: the document is encrypted, and not with this password. */
const WRONG_PASSWORD = 4;
/** `FPDF_GetFormType`: of this and above, the form is described in XFA. */
const XFA = 2;

/** Reads pages with PDFium. The bytes are copied into its memory, and left as they are. */
export const pdfiumReader: PageReader = {
  async open(bytes, password, heapMb = Infinity) {
    const library = await pdfium();
    library.memory.limitBytes = bytes.byteLength + heapMb * 2 ** 20;
    library.memory.refused = false;
    try {
      const opened = openDocument(library, bytes, password);
      const error = await dynamicFormError(opened.form);
      if (error === null) return opened;
      await opened.close();
      throw error;
    } catch (error) {
      if (error instanceof EngineError) throw error;
      retire(library, true);
      throw outOfMemoryOr(library, cannotBeOpened(error));
    }
  },
};

function openDocument(library: Pdfium, bytes: Uint8Array, password: string | null): PdfiumDocument {
  const data = copyIn(library, bytes);
  if (data === 0) throw outOfMemoryOr(library, cannotBeOpened());
  const secret = password === null ? 0 : copyIn(library, Buffer.from(`${password}\0`, "utf8"));
  const document = library._FPDF_LoadMemDocument(data, bytes.byteLength, secret);
  const code = document === 0 ? library._FPDF_GetLastError() : 0;
  if (secret !== 0) library._free(secret);
  const opened =
    document === 0 ? null : new PdfiumDocument(library, { data, document, layers: new Layers(bytes) });
  // It opens files of which it finds no page, and would say no more of them.
  if (opened !== null && opened.pageCount > 0) return opened;
  if (opened === null) library._free(data);
  else void opened.close();
  if (code !== WRONG_PASSWORD) throw outOfMemoryOr(library, cannotBeOpened());
  throw password === null
    ? new EngineError("encrypted", "the document is encrypted; a password is needed to open it")
    : new EngineError("wrong_password", "the password does not open the document");
}

class PdfiumDocument implements OpenDocument {
  readonly pageCount: number;
  readonly #library: Pdfium;
  readonly #data: number;
  readonly #document: number;
  readonly #room: number;
  readonly #layers: Layers;
  readonly #fields: FormFields;
  #failed = false;
  #closed = false;

  constructor(
    library: Pdfium,
    { data, document, layers }: { data: number; document: number; layers: Layers },
  ) {
    this.#library = library;
    this.#layers = layers;
    this.#fields = new FormFields(library, document);
    this.#data = data;
    this.#document = document;
    this.#room = library._malloc(ROOM_BYTES);
    this.pageCount = library._FPDF_GetPageCount(document);
  }

  get form(): FormOfDocument {
    const [library, document] = [this.#library, this.#document];
    return {
      isXfa: library._FPDF_GetFormType(document) >= XFA,
      pageCount: this.pageCount,
      hasField: () => hasField(library, document),
    };
  }

  async readPage(number: number): Promise<ReadPage> {
    if (this.#closed || this.#failed || !Number.isInteger(number)) throw cannotBeRead(number);
    try {
      return this.#read(number);
    } catch (error) {
      // What has trapped in WebAssembly cannot be used again, not even to close it.
      this.#failed = !(error instanceof EngineError) || this.#library.memory.refused;
      if (error instanceof EngineError) throw error;
      throw outOfMemoryOr(this.#library, cannotBeRead(number, error));
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    if (!this.#failed) {
      this.#fields.close();
      this.#library._FPDF_CloseDocument(this.#document);
      this.#library._free(this.#data);
      this.#library._free(this.#room);
    }
    retire(this.#library, this.#failed);
  }

  #read(number: number): ReadPage {
    const [library, room] = [this.#library, this.#room];
    const { page, ...filled } = withAppearances(library, this.#document, {
      index: number - 1,
      fields: this.#fields,
    });
    if (page === 0) throw outOfMemoryOr(library, cannotBeRead(number));
    const text = library._FPDFText_LoadPage(page);
    if (text === 0) {
      library._FPDF_ClosePage(page);
      throw outOfMemoryOr(library, cannotBeRead(number));
    }
    const { rotation, ...displayed } = viewOf(library, page, room);
    const layers = this.#layers;
    const walked = (view: View): { walk: TextWalk; objects: PageObjects } => {
      const objects = objectsOf(library, page, view, { room, layers });
      return { walk: walkOf(library, text, view.matrix, { room, objects }), objects };
    };
    const asDisplayed = walked(displayed);
    const { turns } = asDisplayed.walk;
    const shown = turned(displayed, turns);
    const { width, height, matrix } = shown;
    const { walk, objects } = turns === 0 ? asDisplayed : walked(shown);
    const { rules, frames, marks, paths, text: hasText, empty, paint } = objects;
    const view = turned({ ...displayed, matrix: IDENTITY }, turns).matrix;
    const first = seenText(library, walk, { page, paint, layers, view });
    library._FPDFText_ClosePage(text);
    const drawn = withoutUnseen(library, page, first, (again) =>
      seenText(library, walkOf(library, again, matrix, { room, objects }), { page, paint, layers, view }),
    );
    library._FPDF_ClosePage(page);
    const invisible = filled.values.length + drawn.fragments.length === 0 && drawn.invisible.length > 0;
    const printed = withFields(invisible ? drawn.invisible : drawn.fragments, filled, matrix);
    const words = onPage(wordsOf(withDrawnMarks(printed, marks)), width, height);
    const turnedWords = drawn.turned?.words(width, height, invisible) ?? [];
    const hidden = hiddenText(drawn.hidden, width, height);
    return {
      number,
      width,
      height,
      rotation,
      words,
      ...(turnedWords.length > 0 ? { turned: turnedWords } : {}),
      rules,
      ...(frames.length > 0 ? { frames } : {}),
      ...(hidden.length > 0 ? { hidden } : {}),
      paths,
      ...(turns === 0 ? {} : { turns }),
      ...(invisible ? { invisible } : {}),
      ...(hasText && words.length === 0 && hidden.length === 0 ? { unread: true } : {}),
      ...(empty ? { empty } : {}),
    };
  }
}

function walkOf(
  library: Pdfium,
  text: number,
  view: Matrix,
  { room, objects: { paint } }: { room: number; objects: PageObjects },
): TextWalk {
  const walk = new TextWalk(library, text, view, { room, paint });
  walk.walk();
  return walk;
}

/** PDFium tells a letter once that is drawn twice at one place: what is seen is told anew without what is not. */
function withoutUnseen(
  library: Pdfium,
  page: number,
  first: SeenText,
  read: (text: number) => SeenText,
): SeenText {
  if (first.unseen.length === 0) return first;
  for (const object of first.unseen) library._FPDFPageObj_SetIsActive(object, 0);
  const text = library._FPDFText_LoadPage(page);
  if (text === 0) return first;
  const again = read(text);
  library._FPDFText_ClosePage(text);
  const isShown = (hidden: Fragment): boolean => again.fragments.some((other) => isSamePrint(hidden, other));
  return { ...again, hidden: [...first.hidden.filter((each) => !isShown(each)), ...again.hidden] };
}

function isSamePrint(one: Fragment, other: Fragment): boolean {
  const [dx, dy] = [one.x0 - other.x0, one.baseline - other.baseline];
  return one.text === other.text && Math.abs(dx) < SAME_PLACE_PT && Math.abs(dy) < SAME_PLACE_PT;
}

/** What went wrong, unless memory ran out before. */
function outOfMemoryOr({ memory }: Pdfium, error: EngineError): EngineError {
  if (!memory.refused) return error;
  const limitMb = Math.round(memory.limitBytes / 2 ** 20);
  return new EngineError("out_of_memory", `the document needs more than ${limitMb} MiB to be read`, {
    limitMb,
  });
}

function cannotBeOpened(cause?: unknown): EngineError {
  const message = "the document cannot be opened; it is cut short or broken";
  return new EngineError("damaged", message, {}, { cause });
}

function cannotBeRead(number: number, cause?: unknown): EngineError {
  return new EngineError("damaged", `page ${number} cannot be read`, { page: number }, { cause });
}
