import { EngineError } from "../errors.ts";

/** What an open document says of its form, as far as it tells whether its pages are the form. */
export interface FormOfDocument {
  /** It is described in XFA (ISO 32000-2, 12.7.8). */
  isXfa: boolean;
  pageCount: number;
  /** Whether its first page has a field. */
  hasField: () => boolean | Promise<boolean>;
}

/**
 * Why a document is not read whose pages are made anew whenever it is opened: what it holds as a page is a notice to wait.
 * null of any other; the pages of a form that stays as it is hold its fields.
 */
export async function dynamicFormError(form: FormOfDocument): Promise<EngineError | null> {
  if (!form.isXfa || form.pageCount !== 1 || (await form.hasField())) return null;
  return new EngineError(
    "dynamic_form",
    "the document is a dynamic XFA form, which holds no pages but a notice; open it in Adobe Acrobat, print it to a PDF, and use that",
  );
}
