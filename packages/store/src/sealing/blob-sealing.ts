import { Readable } from "node:stream";
import type { Keyring } from "./keyring.ts";
import {
  FRAME_BYTES,
  HEADER_BYTES,
  keyIdOf,
  MAGIC,
  newHeader,
  openingFrames,
  SEALED_FRAME_BYTES,
  sealingFrames,
} from "./sealed-format.ts";

const PLACE = "blob";

/** What stands between the bytes of a blob and those that are kept. */
export interface BlobSealing {
  seal(plain: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  /** Blobs that were stored without encryption pass as they are. An error of `data_damaged` may come at any chunk. */
  open(kept: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
}

/** Keeps bytes as they are. */
export const PLAIN: BlobSealing = { seal: (plain) => plain, open: (kept) => kept };

/** The bytes of a kept blob, as a stream. */
export function opened(sealing: BlobSealing, kept: Readable): Readable {
  return sealing === PLAIN ? kept : Readable.from(sealing.open(kept), { objectMode: false });
}

/** Memory is a frame or two, however large the blob. */
export function createBlobSealing(keyring: Keyring): BlobSealing {
  return {
    async *seal(plain) {
      const dataKey = await keyring.current();
      if (dataKey === null) return yield* plain;
      const header = newHeader(dataKey);
      yield header;
      const frames = sealingFrames(dataKey, header, PLACE);
      for await (const { piece, isLast } of inPieces(plain, FRAME_BYTES)) yield frames.next(piece, isLast);
    },

    async *open(kept) {
      const chunks = kept[Symbol.asyncIterator]();
      try {
        const { head, rest } = await readHead(chunks, HEADER_BYTES);
        const body = continued(rest, chunks);
        if (!head.subarray(0, MAGIC.length).equals(MAGIC)) return yield* continued([head], body);
        const frames = openingFrames(await keyring.byId(keyIdOf(head)), head, PLACE);
        for await (const { piece, isLast } of inPieces(body, SEALED_FRAME_BYTES)) {
          const plain = frames.next(piece, isLast);
          if (plain.length > 0) yield plain;
        }
      } finally {
        await chunks.return?.();
      }
    },
  };
}

/** Cuts a stream into pieces of one size. The last one is told apart, so a piece waits until there are more bytes. */
async function* inPieces(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let waiting: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    waiting = waiting.length === 0 ? Buffer.from(chunk) : Buffer.concat([waiting, chunk]);
    while (waiting.length > size) {
      yield { piece: waiting.subarray(0, size), isLast: false };
      waiting = waiting.subarray(size);
    }
  }
  yield { piece: waiting, isLast: true };
}

async function readHead(
  chunks: AsyncIterator<Uint8Array>,
  size: number,
): Promise<{ head: Buffer; rest: Uint8Array[] }> {
  let head: Buffer = Buffer.alloc(0);
  while (head.length < size) {
    const { done, value } = await chunks.next();
    if (done === true) break;
    head = Buffer.concat([head, value]);
  }
  return { head: head.subarray(0, size), rest: [head.subarray(size)] };
}

async function* continued(
  first: readonly Uint8Array[],
  then: AsyncIterable<Uint8Array> | AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (const chunk of first) if (chunk.length > 0) yield chunk;
  const chunks = Symbol.asyncIterator in then ? then : { [Symbol.asyncIterator]: () => then };
  yield* chunks as AsyncIterable<Uint8Array>;
}
