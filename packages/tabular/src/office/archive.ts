import { crc32, inflateRawSync } from "node:zlib";
import { EngineError } from "@paylift/engine/pages";
import { tooLarge } from "../workbook/tally.ts";

const [LOCAL, CENTRAL, END] = [0x04_03_4b_50, 0x02_01_4b_50, 0x06_05_4b_50];
const [LOCAL_BYTES, CENTRAL_BYTES, END_BYTES] = [30, 46, 22];
const LONGEST_COMMENT = 0xff_ff;
const ENCRYPTED = 1;
const [STORED, DEFLATED] = [0, 8];
const MOST_FILES = 10_000;

interface Entry {
  method: number;
  flags: number;
  packed: number;
  /** Of what was packed. */
  checksum: number;
  offset: number;
}

/** The files of a ZIP archive (PKWARE APPNOTE 6.3), each inflated when it is asked for, all together within one limit. */
export class Archive {
  readonly #bytes: Buffer;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #limit: number;
  #left: number;

  /** Throws `damaged` where the bytes are no whole archive. */
  constructor(bytes: Uint8Array, maxInflatedBytes: number) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#limit = maxInflatedBytes;
    this.#left = maxInflatedBytes;
    try {
      this.#entries = directory(this.#bytes);
    } catch (error) {
      throw error instanceof EngineError ? error : damaged("its directory cannot be read");
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The text of a file; null where there is none of this name. Throws `too_large`, `damaged`, `encrypted`. */
  text(name: string): string | null {
    const entry = this.#entries.get(name);
    if (entry === undefined) return null;
    const bytes = this.#inflated(entry);
    this.#left -= bytes.length;
    // What a disk or a transfer changed often unpacks all the same, to other figures.
    if (crc32(bytes) !== entry.checksum) throw damaged("a part of it has changed since it was packed");
    return bytes.toString("utf8");
  }

  #inflated({ method, flags, packed, offset }: Entry): Buffer {
    if ((flags & ENCRYPTED) !== 0)
      throw new EngineError("encrypted", "the spreadsheet is encrypted; save it without a password");
    if (offset + LOCAL_BYTES > this.#bytes.length || this.#bytes.readUInt32LE(offset) !== LOCAL)
      throw damaged("a part of it is missing");
    const from =
      offset + LOCAL_BYTES + this.#bytes.readUInt16LE(offset + 26) + this.#bytes.readUInt16LE(offset + 28);
    const data = this.#bytes.subarray(from, from + packed);
    if (method === STORED && data.length <= this.#left) return data;
    if (method !== STORED && method !== DEFLATED) throw damaged("a part of it is packed in an unknown way");
    try {
      return inflateRawSync(data, { maxOutputLength: Math.max(1, this.#left) });
    } catch (error) {
      if (Reflect.get(Object(error), "code") === "ERR_BUFFER_TOO_LARGE")
        throw new EngineError(
          "too_large",
          `the spreadsheet is larger than ${shownBytes(this.#limit)} when it is unpacked; split it, or save it again without what says nothing of pay`,
          { what: "bytes when it is unpacked", limit: this.#limit },
        );
      throw damaged("a part of it cannot be unpacked");
    }
  }
}

const [KIB, MIB] = [2 ** 10, 2 ** 20];

/** Bytes as people count them. */
function shownBytes(bytes: number): string {
  if (bytes >= MIB) return `${Math.floor(bytes / MIB)} MiB`;
  return bytes >= KIB ? `${Math.floor(bytes / KIB)} KiB` : `${bytes} bytes`;
}

function directory(bytes: Buffer): Map<string, Entry> {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_FILES) throw tooLarge("parts", MOST_FILES);
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = count; left > 0; left--) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw damaged("its directory cannot be read");
    const length = bytes.readUInt16LE(at + 28);
    // Some programs part folders as Windows does.
    const name = bytes
      .toString("utf8", at + CENTRAL_BYTES, at + CENTRAL_BYTES + length)
      .replaceAll("\\", "/");
    entries.set(name, {
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      checksum: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += CENTRAL_BYTES + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= first; at--) if (bytes.readUInt32LE(at) === END) return at;
  throw damaged("it is cut off");
}

export function damaged(why: string): EngineError {
  return new EngineError("damaged", `the spreadsheet is damaged: ${why}; save it again as XLSX`);
}
