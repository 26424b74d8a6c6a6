import { open, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { types } from "node:util";
import { EngineError, type DocumentSource } from "@paylift/engine";
import { isSpreadsheet, TELLING_BYTES } from "../kind.ts";

/** A source, and its bytes where they are those of a spreadsheet. */
export interface Peeked {
  /** As good as it was: what was read of a stream is in it again. */
  readonly source: DocumentSource;
  readonly spreadsheet: Uint8Array | null;
  /** Its first bytes; null where none could be read. */
  readonly beginning: Uint8Array | null;
}

/** Looks how a source begins, and reads all of it where that is a spreadsheet. Throws `too_large`, `unreadable_source`, `aborted`. */
export async function peek(source: DocumentSource, maxBytes: number, signal?: AbortSignal): Promise<Peeked> {
  if (types.isAnyArrayBuffer(source)) return peekBytes(new Uint8Array(source), source, maxBytes);
  if (types.isUint8Array(source)) return peekBytes(source, source, maxBytes);
  if (source instanceof Readable) return peekStream(source, maxBytes, signal);
  if (typeof source === "string" || source instanceof URL) return peekFile(source, maxBytes);
  // What is no source is for the engine to refuse.
  return { source, spreadsheet: null, beginning: null };
}

function peekBytes(bytes: Uint8Array, source: DocumentSource, maxBytes: number): Peeked {
  const beginning = bytes.slice(0, TELLING_BYTES);
  if (!isSpreadsheet(beginning)) return { source, spreadsheet: null, beginning };
  if (bytes.byteLength > maxBytes) throw tooLarge(maxBytes);
  return { source, spreadsheet: new Uint8Array(bytes), beginning };
}

async function peekFile(source: string | URL, maxBytes: number): Promise<Peeked> {
  const none = { source, spreadsheet: null, beginning: null };
  try {
    const path = typeof source === "string" ? source : fileURLToPath(source);
    // Asked before opening: opening a named pipe would wait for a writer.
    const { size, ...stats } = await stat(path).then((found) => ({
      size: found.size,
      isFile: found.isFile(),
    }));
    if (!stats.isFile) return none;
    const file = await open(path);
    try {
      const first = Buffer.alloc(Math.min(size, TELLING_BYTES));
      const { bytesRead } = await file.read(first, 0, first.length, 0);
      const beginning = first.subarray(0, bytesRead);
      if (!isSpreadsheet(beginning)) return { ...none, beginning };
      if (size > maxBytes) throw tooLarge(maxBytes);
      const bytes = Buffer.alloc(size);
      await file.read(bytes, 0, size, 0);
      return { source, spreadsheet: bytes, beginning };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof EngineError) throw error;
    // What cannot be read the engine says.
    return none;
  }
}

async function peekStream(
  stream: Readable,
  maxBytes: number,
  signal: AbortSignal | undefined,
): Promise<Peeked> {
  // Whoever writes to it may never end.
  const stop = (): void => void stream.destroy();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    if (signal?.aborted) throw aborted();
    return await peekChunks(stream, maxBytes);
  } catch (error) {
    stream.destroy();
    if (signal?.aborted) throw aborted();
    if (error instanceof EngineError) throw error;
    const cause = String(Reflect.get(Object(error), "code") ?? "unknown");
    throw new EngineError("unreadable_source", `the source could not be read (${cause})`, { cause });
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

async function peekChunks(stream: Readable, maxBytes: number): Promise<Peeked> {
  const chunks: unknown[] = [];
  let length = 0;
  while (length < TELLING_BYTES) {
    const chunk: unknown = await nextChunk(stream);
    if (chunk === null) break;
    chunks.push(chunk);
    // What gives no bytes is for the engine to refuse.
    if (!types.isUint8Array(chunk))
      return { source: putBack(stream, chunks), spreadsheet: null, beginning: null };
    length += chunk.byteLength;
  }
  const read = Buffer.concat(chunks as Uint8Array[]);
  const beginning = read.subarray(0, TELLING_BYTES);
  if (!isSpreadsheet(beginning))
    return { source: stream.readableEnded ? read : putBack(stream, chunks), spreadsheet: null, beginning };
  const rest: Uint8Array[] = [];
  for (let chunk = await nextChunk(stream); chunk !== null; chunk = await nextChunk(stream)) {
    rest.push(chunk as Uint8Array);
    length += (chunk as Uint8Array).byteLength;
    if (length > maxBytes) throw tooLarge(maxBytes);
  }
  const bytes = Buffer.concat([read, ...rest]);
  return { source: bytes, spreadsheet: bytes, beginning };
}

/** The next chunk; null at the end. Rejects where the stream fails, or is closed before its end. */
async function nextChunk(stream: Readable): Promise<unknown> {
  for (;;) {
    if (stream.errored !== null) throw stream.errored;
    const chunk: unknown = stream.read();
    if (chunk !== null) return chunk;
    if (stream.readableEnded) return null;
    if (stream.destroyed) throw Object.assign(new Error("closed"), { code: "ERR_STREAM_PREMATURE_CLOSE" });
    await new Promise<void>((resolve) => {
      const events = ["readable", "end", "error", "close"] as const;
      const go = (): void => {
        for (const event of events) stream.off(event, go);
        resolve();
      };
      for (const event of events) stream.on(event, go);
    });
  }
}

function putBack(stream: Readable, chunks: readonly unknown[]): Readable {
  for (const chunk of chunks.toReversed()) stream.unshift(chunk);
  return stream;
}

function aborted(): EngineError {
  return new EngineError("aborted", "the extraction was aborted");
}

function tooLarge(limit: number): EngineError {
  return new EngineError("too_large", `the document is larger than ${limit} bytes`, { limit });
}
