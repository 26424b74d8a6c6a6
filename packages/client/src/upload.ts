import type { components } from "./schema.ts";

/** A document as the service has stored it. */
export type UploadedDocument = components["schemas"]["UploadedDocument"];

/** The file to upload, and what to do with it. */
export interface UploadOptions {
  /** Its bytes. `await openAsBlob(path)` of `node:fs` reads a file without loading it into memory. */
  readonly file: Blob | Uint8Array<ArrayBuffer>;
  /** Name of the file, as people will see it. */
  readonly filename: string;
  /** Default `pdf`; `spreadsheet` for XLSX, XLSM, ODS, CSV, TSV and printed text. */
  readonly kind?: "pdf" | "spreadsheet";
  /** Whether an extraction job is created at once: its id is then `job_id` of the answer. Default true. */
  readonly createJob?: boolean;
  /** Of an encrypted document. */
  readonly password?: string;
  /** The same upload with the same key is carried out once. Default a random one, so that retries do no harm. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

export const UPLOAD_PATHS = {
  pdf: "/api/v1/documents/upload/",
  spreadsheet: "/api/v1/spreadsheets/upload/",
} as const;

/** The form of an upload. */
export function uploadForm({ file, filename, createJob = true, password }: UploadOptions): FormData {
  const form = new FormData();
  form.set("file", file instanceof Blob ? file : new Blob([file]), filename);
  form.set("create_job", String(createJob));
  if (password !== undefined) form.set("password", password);
  return form;
}
