import { constants, crc32, deflateRawSync } from "node:zlib";

const [LOCAL, CENTRAL, END] = [0x04_03_4b_50, 0x02_01_4b_50, 0x06_05_4b_50];
const [LOCAL_BYTES, CENTRAL_BYTES, END_BYTES] = [30, 46, 22];
const VERSION = 20;
const NAMES_IN_UTF8 = 0x08_00;
const DEFLATED = 8;
/** 1 January 1980, the first day that the format knows: a date of its own would make the bytes differ. */
const FIRST_DAY = 0x00_21;

/** A file of text: all of it, or its parts one after the other. */
export type ZippedFile = readonly [name: string, text: string | Iterable<string>];

/** Files of text in a ZIP archive (PKWARE APPNOTE 6.3), below 4 GiB together. Of a file in parts one part is held at a time. */
export function zip(files: readonly ZippedFile[]): Uint8Array {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, text] of files) {
    const path = Buffer.from(name);
    const { packed, length, checksum } = typeof text === "string" ? packedWhole(text) : packedParts(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(VERSION, 0);
    common.writeUInt16LE(NAMES_IN_UTF8, 2);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt16LE(FIRST_DAY, 8);
    common.writeUInt32LE(checksum, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(length, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.alloc(LOCAL_BYTES);
    local.writeUInt32LE(LOCAL, 0);
    common.copy(local, 4);
    const central = Buffer.alloc(CENTRAL_BYTES);
    central.writeUInt32LE(CENTRAL, 0);
    central.writeUInt16LE(VERSION, 4);
    common.copy(central, 6);
    central.writeUInt32LE(offset, 42);
    locals.push(local, path, packed);
    centrals.push(central, path);
    offset += local.length + path.length + packed.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

interface Packed {
  readonly packed: Buffer;
  /** Of what was packed, in bytes. */
  readonly length: number;
  readonly checksum: number;
}

function packedWhole(text: string): Packed {
  const bytes = Buffer.from(text);
  return { packed: deflateRawSync(bytes), length: bytes.length, checksum: crc32(bytes) };
}

/** Each part ends at a whole byte, so that the packed parts, and an empty last one, are one stream (RFC 1951). */
function packedParts(parts: Iterable<string>): Packed {
  const all: Buffer[] = [];
  let [length, checksum] = [0, 0];
  for (const part of parts) {
    const bytes = Buffer.from(part);
    all.push(deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }));
    length += bytes.length;
    checksum = crc32(bytes, checksum);
  }
  return { packed: Buffer.concat([...all, deflateRawSync("")]), length, checksum };
}
