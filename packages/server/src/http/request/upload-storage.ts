import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import type multer from "@koa/multer";
import type { BlobStore, StoredBlob } from "@paylift/store";
import { Problem } from "../errors/problem.ts";

/** What the form's reader attaches to a file. */
export interface StoredUpload {
  readonly stored: StoredBlob;
}

/** A PDF may begin with a few lines of something else. */
const HEADER_WITHIN = 1_024;
const HEADER = Buffer.from("%PDF-");

/** Streams a form's file into the blobs, and refuses it as soon as it is too large or no PDF. */
export function uploadStorage(blobs: BlobStore, maxBytes: number): multer.StorageEngine {
  return {
    _handleFile(_req: IncomingMessage, file: multer.File, callback: (error?: unknown, info?: never) => void) {
      const { stream } = file as multer.File & { stream: Readable };
      blobs.put(checked(stream, maxBytes)).then(
        (stored) => callback(undefined, { stored } as never),
        (error: unknown) => {
          // Let go of the rest, so that the form's reader gets to its end.
          stream.resume();
          callback(error);
        },
      );
    },
    // Another document may have the same bytes; what no document refers to is swept later.
    _removeFile(_req: IncomingMessage, _file: multer.File, callback: (error: never) => void) {
      callback(null as never);
    },
  };
}

async function* checked(source: Readable, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  let head: Buffer = Buffer.alloc(0);
  let isPdf = false;
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > maxBytes) {
      throw new Problem("file_too_large", `a document must have at most ${maxBytes} bytes`, {
        errors: [{ pointer: "/file", detail: "is too large" }],
      });
    }
    if (!isPdf) {
      head = Buffer.concat([head, bytes.subarray(0, HEADER_WITHIN)]).subarray(0, HEADER_WITHIN);
      isPdf = head.includes(HEADER);
      if (!isPdf && head.length === HEADER_WITHIN) throw notPdf();
    }
    yield bytes;
  }
  if (!isPdf) throw notPdf();
}

function notPdf(): Problem {
  return new Problem("not_a_pdf", `the first ${HEADER_WITHIN} bytes of the file have no PDF header`, {
    errors: [{ pointer: "/file", detail: "must be a PDF" }],
  });
}
