import { AnnotationMode, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { canBeDrawn, MOST_DRAWN, type FieldPlace, type FieldsOfPage } from "../field-value.ts";
import type { OperatorList } from "./operator-walk.ts";

type DocumentProxy = Awaited<ReturnType<typeof getDocument>["promise"]>;
type PageProxy = Awaited<ReturnType<DocumentProxy["getPage"]>>;

/** What pdfjs-dist says of a place of a field on a page, as far as it is used. */
interface Widget {
  id: string;
  subtype: string;
  fieldType?: string;
  /** A text, or texts of which several may be chosen. */
  fieldValue?: unknown;
  rect: FieldPlace;
  /** What may be chosen. */
  options?: readonly unknown[];
  defaultAppearanceData?: { fontSize?: number };
  textAlignment?: number | null;
  comb?: boolean;
  hidden?: boolean;
  password?: boolean;
}

/** A page's operators, with those that draw what its fields hold. */
interface DrawnFields extends FieldsOfPage {
  operators: OperatorList;
}

const WRITTEN = new Set(["Tx", "Ch"]);

/**
 * The operators of a page. What fields hold and the file does not draw pdfjs-dist draws where it is told that somebody has
 * just filled it in.
 */
export async function operatorsOf(document: DocumentProxy, page: PageProxy): Promise<DrawnFields> {
  const operators = (await page.getOperatorList()) as OperatorList;
  const annotations = (await page.getAnnotations()) as Widget[];
  const fields = annotations.filter(isWritten);
  const combs = fields.filter(({ comb }) => comb === true).map(({ rect }) => rect);
  const drawn = drawnBy(operators);
  const missing = fields.filter((field) => !isDrawn(field, drawn.get(field.id)));
  if (missing.length === 0) return { operators, values: [], combs };
  const storage = document.annotationStorage;
  const isTooMuch = missing.reduce((sum, field) => sum + effortOf(field), 0) > MOST_DRAWN;
  const isStrange = (field: Widget): boolean => isTooMuch || !canBeDrawn(textOf(field));
  const strange = missing.filter(isStrange);
  for (const field of missing)
    storage.setValue(field.id, isStrange(field) ? { noView: true } : { value: field.fieldValue });
  const again = await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE_STORAGE });
  const values = strange.map((field) => ({
    text: textOf(field),
    place: field.rect,
    size: field.defaultAppearanceData?.fontSize ?? 0,
    quadding: field.textAlignment ?? 0,
  }));
  return { operators: again as OperatorList, values, combs };
}

/** Whether a page has a field of a form. */
export async function hasField(page: PageProxy): Promise<boolean> {
  const annotations = (await page.getAnnotations()) as Widget[];
  return annotations.some(({ subtype }) => subtype === "Widget");
}

function isWritten({ subtype, fieldType = "", hidden, password }: Widget): boolean {
  return subtype === "Widget" && WRITTEN.has(fieldType) && hidden !== true && password !== true;
}

function textOf({ fieldValue }: Widget): string {
  return Array.isArray(fieldValue) ? fieldValue.join("\n") : typeof fieldValue === "string" ? fieldValue : "";
}

/** In letters and what may be chosen. */
function effortOf(field: Widget): number {
  return 1 + (field.options?.length ?? 0) + textOf(field).length;
}

/** Whether a field is empty or what it holds is drawn. Of a script that has no font pdfjs-dist draws other letters. */
function isDrawn(field: Widget, drawn: string | undefined): boolean {
  const text = textOf(field);
  if (text.trim() === "") return true;
  if (drawn === undefined || canBeDrawn(text)) return drawn !== undefined;
  return [...text].some((letter) => !canBeDrawn(letter) && drawn.includes(letter));
}

/** The letters that annotations show. */
function drawnBy({ fnArray, argsArray }: OperatorList): Map<string, string> {
  const drawn = new Map<string, string>();
  let inside: string | null = null;
  for (let i = 0; i < fnArray.length; i++) {
    if (fnArray[i] === OPS.beginAnnotation) inside = (argsArray[i] as [string])[0];
    else if (fnArray[i] === OPS.endAnnotation) inside = null;
    else if (fnArray[i] === OPS.showText && inside !== null) {
      const [letters] = argsArray[i] as [readonly ({ unicode: string } | number)[]];
      const text = letters.map((letter) => (typeof letter === "number" ? "" : letter.unicode)).join("");
      drawn.set(inside, (drawn.get(inside) ?? "") + text);
    }
  }
  return drawn;
}
