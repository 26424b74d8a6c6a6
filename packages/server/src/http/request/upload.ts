import multer from "@koa/multer";
import type { Store } from "@paylift/store";
import type { Context } from "koa";
import { Problem } from "../errors/problem.ts";
import { ClientGone } from "./client-gone.ts";
import { PASSWORD_MAX } from "./document-password.ts";
import { FILE_KINDS, type FileKind, type UploadKind } from "./file-kind.ts";
import { FormBody } from "./form-body.ts";
import { readFormBoolean } from "./form-boolean.ts";
import { findUnstorableText } from "./storable-text.ts";
import { tooLarge, uploadStorage, type StoredUpload } from "./upload-storage.ts";

/** The form of an upload, its file stored and checked. */
export interface UploadedForm {
  readonly filename: string;
  readonly upload: StoredUpload;
  readonly createJob: boolean;
  /** Of an encrypted document, for the job that is asked for with it. */
  readonly password?: string;
}

/** What the form's reader leaves behind. */
interface ReadForm {
  readonly file?: multer.File & Partial<StoredUpload>;
  readonly body?: unknown;
}

const FILENAME_MAX = 1_000;
/** More than what a form holds beside its file. */
const FORM_BYTES = 2 ** 18;

/** Reads a multipart form with a file of a kind, which goes straight to the store's blobs. @throws Problem 400. */
export function createUploadReader(
  store: Store,
  maxBytes: number,
): (ctx: Context, kind: UploadKind) => Promise<UploadedForm> {
  const readers = {
    pdf: readerOf(store, maxBytes, FILE_KINDS.pdf),
    spreadsheet: readerOf(store, maxBytes, FILE_KINDS.spreadsheet),
  } satisfies Record<UploadKind, unknown>;
  return (ctx, kind) => readers[kind](ctx);
}

function readerOf(store: Store, maxBytes: number, kind: FileKind): (ctx: Context) => Promise<UploadedForm> {
  const options: multer.Options & { defParamCharset: string } = {
    storage: uploadStorage(store.blobs, maxBytes, kind),
    // File names come in UTF-8 from every client of today.
    defParamCharset: "utf8",
    limits: { files: 1, fields: 10, parts: 12, fieldSize: 1_024, fieldNameSize: 100, headerPairs: 50 },
  };
  const parse = multer(options).single("file");

  return async (ctx) => {
    if (ctx.request.type !== "multipart/form-data") {
      throw new Problem("invalid_multipart", "send the document as multipart/form-data in the field file");
    }
    if (Number(ctx.req.headers["content-length"] ?? 0) > maxBytes + FORM_BYTES) throw tooLarge(maxBytes);
    const request: ReadForm = {};
    try {
      const form = { req: new FormBody(ctx.req), res: ctx.res, request };
      await parse(form as unknown as Context, async () => undefined);
    } catch (error) {
      throw toUploadError(ctx, error, kind);
    }
    return toForm(request, kind);
  };
}

function toForm({ file, body }: ReadForm, kind: FileKind): UploadedForm {
  if (file?.stored === undefined || file.contentType === undefined) throw noFile(kind);
  const filename = file.originalname;
  if (filename.length > FILENAME_MAX) {
    throw fieldProblem("/file", `the file name must have at most ${FILENAME_MAX} characters`);
  }
  const [unstorable] = findUnstorableText(filename);
  if (unstorable !== undefined) throw fieldProblem("/file", `the file name ${unstorable.detail}`);
  const fields = (body ?? {}) as Record<string, unknown>;
  const createJob = readFormBoolean(fields["create_job"]);
  if (createJob === null) throw fieldProblem("/create_job", "must be true or false");
  const password = toPassword(fields["password"], createJob);
  const upload = { stored: file.stored, contentType: file.contentType };
  return { filename, upload, createJob, ...(password === null ? {} : { password }) };
}

/** Null where the field is absent or empty. A password is kept for a reading alone. */
function toPassword(value: unknown, createJob: boolean): string | null {
  if (value === undefined || value === "") return null;
  if (typeof value !== "string") throw fieldProblem("/password", "must be given once");
  if (value.length > PASSWORD_MAX) {
    throw fieldProblem("/password", `must have at most ${PASSWORD_MAX} characters`);
  }
  const [unstorable] = findUnstorableText(value);
  if (unstorable !== undefined) throw fieldProblem("/password", unstorable.detail);
  if (!createJob) {
    throw fieldProblem(
      "/password",
      "goes with create_job: without a reading there is nothing to keep it for",
    );
  }
  return value;
}

function noFile({ wanted }: FileKind): Problem {
  return fieldProblem("/file", `is required: ${wanted}`);
}

function fieldProblem(pointer: string, detail: string): Problem {
  return new Problem("invalid_body", "the form is not valid", { errors: [{ pointer, detail }] });
}

function toUploadError(ctx: Context, error: unknown, kind: FileKind): unknown {
  if (ctx.req.destroyed && !ctx.req.complete) return new ClientGone(error);
  if (error instanceof Problem || !(error instanceof Error)) return error;
  // Errors of the store have classes of their own; what else fails here is the form's parser on a bad form.
  if (error.name !== "Error" && error.name !== "MulterError") return error;
  if ("syscall" in error) return error;
  const code: unknown = Reflect.get(error, "code");
  if (code === "LIMIT_UNEXPECTED_FILE" || code === "LIMIT_FILE_COUNT") {
    return new Problem("invalid_multipart", "send one file, in the field file", { cause: error });
  }
  // Without a file name a document is the value of a field, and mostly too long for one.
  if (code === "LIMIT_FIELD_VALUE" && Reflect.get(error, "field") === "file") return noFile(kind);
  return new Problem("invalid_multipart", `the form cannot be read: ${shorten(error.message)}`, {
    cause: error,
  });
}

function shorten(message: string): string {
  return message.slice(0, 200);
}
