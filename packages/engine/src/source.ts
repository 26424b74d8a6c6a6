import { open, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { types } from "node:util";
import type { DocumentSource } from "./api/engine.ts";
import { EngineError } from "./errors.ts";

/** A document that has been handed in and not read yet. */
export interface SourceLoader {
  /**
   * True for a file, which is read when its turn is near, so that a long queue of files costs no memory. False for bytes,
   * which the caller may change after the call, and for streams, which may be slow and must not hold up a thread.
   */
  readonly inTurn: boolean;
  /**
   * The bytes, in a buffer that belongs to the engine alone.
   * Throws `too_large` over the limit, `unreadable_source`, or the signal's reason.
   */
  load(signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
  /** Lets go of the source when it is not needed (any more): destroys a stream. */
  discard(): void;
}

/** Tells what was handed in. Throws `invalid_argument` for anything that is not a document source. */
export function sourceLoader(source: DocumentSource, maxBytes: number): SourceLoader {
  if (types.isUint8Array(source)) return bytesLoader(source, maxBytes);
  if (types.isAnyArrayBuffer(source)) return bytesLoader(new Uint8Array(source), maxBytes);
  if (source instanceof Readable) return streamLoader(source, maxBytes);
  if (typeof source === "string" && source !== "") return fileLoader(source, maxBytes);
  if (source instanceof URL && source.protocol === "file:") return fileLoader(localPath(source), maxBytes);
  throw new EngineError(
    "invalid_argument",
    "source must be a Uint8Array, an ArrayBuffer, a path, a file URL or a Readable",
    { option: "source" },
  );
}

function bytesLoader(bytes: Uint8Array, maxBytes: number): SourceLoader {
  return {
    inTurn: false,
    // The copy is made before the first await: the caller is free to reuse the buffer as soon as extract() returned.
    async load() {
      if (bytes.byteLength > maxBytes) throw tooLarge(maxBytes, bytes.byteLength);
      return new Uint8Array(bytes);
    },
    discard() {},
  };
}

function fileLoader(path: string, maxBytes: number): SourceLoader {
  return {
    inTurn: true,
    load: (signal) => readable(signal, () => readWholeFile(path, maxBytes, signal)),
    discard() {},
  };
}

function streamLoader(stream: Readable, maxBytes: number): SourceLoader {
  // A stream that fails while it waits for its reader would otherwise end the process.
  stream.on("error", ignore);
  return {
    inTurn: false,
    load: (signal) => readable(signal, () => readWholeStream(stream, maxBytes, signal)),
    discard() {
      stream.destroy();
    },
  };
}

async function readWholeFile(
  path: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  // Asked before opening: opening a named pipe would wait for a writer.
  if (!(await stat(path)).isFile()) throw unreadable("EISNOTFILE");
  signal.throwIfAborted();
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > maxBytes) throw tooLarge(maxBytes, size);
    const bytes = new Uint8Array(size);
    let length = 0;
    while (length < size) {
      signal.throwIfAborted();
      const { bytesRead } = await file.read(bytes, length, Math.min(size - length, 2 ** 24));
      if (bytesRead === 0) return bytes.slice(0, length);
      length += bytesRead;
    }
    return bytes;
  } finally {
    await file.close();
  }
}

async function readWholeStream(
  stream: Readable,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const stop = () => void stream.destroy();
  signal.addEventListener("abort", stop, { once: true });
  try {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of stream) {
      if (!types.isUint8Array(chunk)) {
        throw new EngineError("invalid_argument", "the source stream must give bytes, not text or objects", {
          option: "source",
        });
      }
      length += chunk.byteLength;
      if (length > maxBytes) throw tooLarge(maxBytes, null);
      chunks.push(chunk);
    }
    return joined(chunks, length);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

// Not Buffer.concat: that may give a slice of a shared pool, which cannot be handed to a thread.
function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** Runs a reading so that it fails with the signal's reason, or with an `EngineError`. */
async function readable<T>(signal: AbortSignal, read: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  try {
    const bytes = await read();
    signal.throwIfAborted();
    return bytes;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof EngineError) throw error;
    throw unreadable((error as { code?: unknown })?.code);
  }
}

// Neither path nor system message: file names carry people's names.
function unreadable(code: unknown): EngineError {
  const cause = typeof code === "string" && /^[A-Z_0-9]{1,40}$/.test(code) ? code : "unknown";
  return new EngineError("unreadable_source", `the source could not be read (${cause})`, { cause });
}

function tooLarge(limit: number, bytes: number | null): EngineError {
  return new EngineError("too_large", `the document is larger than ${limit} bytes`, { limit, bytes });
}

function localPath(url: URL): string {
  try {
    return fileURLToPath(url);
  } catch {
    throw new EngineError("invalid_argument", "source is a file URL that names no local file", {
      option: "source",
    });
  }
}

function ignore(): void {}
