import type { ErrorCode } from "@paylift/engine";
import type { ValidationErrorCode } from "@paylift/validation";

const SPLIT = "Split the document into smaller ones, or have the server started with";

/** What to do about each error of the engine, for whoever calls a tool. */
const ENGINE_HINTS: Readonly<Record<ErrorCode, string>> = {
  invalid_argument: "Correct the argument that the message names.",
  unreadable_source: "Check that the file is still there and that the server's user may read it.",
  aborted: "The call was cancelled; call again if that was not meant.",
  engine_closed: "The server is ending; start it again.",
  queue_full: "Wait for the answers to earlier calls, then call again.",
  wrong_password: "Have the server started with PAYLIFT_PASSWORD set to the document's password.",
  node_too_old: "Install the release of Node.js that the message names.",
  encrypted: "Have the server started with PAYLIFT_PASSWORD set to the document's password.",
  not_a_pdf: "Name a PDF or a spreadsheet (XLSX, XLSM, ODS, CSV, TSV, printed text).",
  dynamic_form: "Open it in Adobe Acrobat, print it to a PDF, and use that.",
  damaged: "Get the file again from where it came; it was probably cut off.",
  no_pages: "Get the file again from where it came.",
  too_many_pages: "Split the document into smaller ones.",
  too_large: "Split the document into smaller ones.",
  no_text_layer: "Get the provider's original PDF, or a better scan.",
  no_payroll_content:
    "Check that it is a payroll document; a layout of your own may need a format variant (--variants).",
  too_many_scanned_pages: `${SPLIT} --scanned-pages.`,
  cpu_limit_exceeded: `${SPLIT} --cpu or --total-cpu, if you trust where it comes from.`,
  deadline_exceeded: "Call again when the machine is less busy, or have the server started with --deadline.",
  out_of_memory: "Split the document into smaller ones.",
  invalid_variant: "Correct the format variant that the message names.",
  worker_lost: "Call once more; if it happens again, it is an error of Paylift: report it.",
  internal: "It is an error of Paylift: report it.",
};

/** What to do about each error of the comparison. */
const COMPARISON_HINTS: Readonly<Record<ValidationErrorCode, string>> = {
  invalid_side: "A JSON file has to be what `paylift extract --json` prints, or the canonical output in it.",
  currency_mismatch: "Compare two documents of one currency.",
  invalid_options: "Correct the argument that the message names.",
};

/** What to do about an error of this code; null for a code of nobody's. */
export function hintOf(code: string): string | null {
  const hints: Readonly<Record<string, string>> = { ...ENGINE_HINTS, ...COMPARISON_HINTS };
  return Object.hasOwn(hints, code) ? (hints[code] ?? null) : null;
}
