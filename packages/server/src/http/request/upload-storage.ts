import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import type multer from "@koa/multer";
import type { BlobStore, StoredBlob } from "@paylift/store";
import { Problem } from "../errors/problem.ts";
import type { FileKind } from "./file-kind.ts";

/** What the form's reader attaches to a file. */
export interface StoredUpload {
  readonly stored: StoredBlob;
  /** What its bytes are. */
  readonly contentType: string;
}

/** Streams a form's file into the blobs, and refuses it as soon as it is too large or of another kind. */
export function uploadStorage(blobs: BlobStore, maxBytes: number, kind: FileKind): multer.StorageEngine {
  return {
    _handleFile(_req: IncomingMessage, file: multer.File, callback: (error?: unknown, info?: never) => void) {
      const { stream } = file as multer.File & { stream: Readable };
      let contentType = "";
      const told = (type: string): void => {
        contentType = type;
      };
      blobs.put(checked(stream, maxBytes, kind, told)).then(
        (stored) => callback(undefined, { stored, contentType } as never),
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

export function tooLarge(maxBytes: number): Problem {
  return new Problem("file_too_large", `a document must have at most ${maxBytes} bytes`, {
    errors: [{ pointer: "/file", detail: "is too large" }],
  });
}

async function* checked(
  source: Readable,
  maxBytes: number,
  { within, contentType, refusal }: FileKind,
  told: (contentType: string) => void,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  let head: Buffer = Buffer.alloc(0);
  let type: string | null = null;
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    if (head.length < within) {
      head = Buffer.concat([head, bytes.subarray(0, within)]).subarray(0, within);
      if (head.length === within) {
        type = contentType(head);
        if (type === null) throw refusal(head);
      }
    }
    yield bytes;
  }
  type ??= contentType(head);
  if (type === null) throw refusal(head);
  told(type);
}
