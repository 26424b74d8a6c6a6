import { AnnotationMode, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { canBeDrawn, type FieldPlace, type FieldsOfPage } from "../field-value.ts";
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
  for (const { id, fieldValue } of missing) storage.setValue(id, { value: fieldValue });
  const strange = missing.filter((field) => !canBeDrawn(textOf(field)));
  for (const { id } of strange) storage.setValue(id, { noView: true });
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
