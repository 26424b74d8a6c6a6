import { crc32, deflateRawSync } from "node:zlib";

const [LOCAL, CENTRAL, END] = [0x04_03_4b_50, 0x02_01_4b_50, 0x06_05_4b_50];
const VERSION = 20;

/** An archive as OpenDocument wants it: what it holds stands first, and is not packed. */
export function odfZip(
  mimetype: string,
  files: readonly (readonly [name: string, text: string])[],
): Uint8Array {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, text] of [["mimetype", mimetype], ...files] as const) {
    const isPacked = name !== "mimetype";
    const bytes = Buffer.from(text);
    const data = isPacked ? deflateRawSync(bytes) : bytes;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(VERSION, 0);
    common.writeUInt16LE(isPacked ? 8 : 0, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([numbers(LOCAL), common, Buffer.from(name), data]);
    centrals.push(
      Buffer.concat([
        numbers(CENTRAL),
        Buffer.from([VERSION, 0]),
        common,
        Buffer.alloc(10),
        numbers(offset),
        Buffer.from(name),
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const counts = Buffer.alloc(4);
  counts.writeUInt16LE(centrals.length, 0);
  counts.writeUInt16LE(centrals.length, 2);
  const end = [numbers(END, 0), counts, numbers(directory.length, offset), Buffer.alloc(2)];
  return Buffer.concat([...locals, directory, ...end]);
}

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, at) => bytes.writeUInt32LE(value, 4 * at));
  return bytes;
}
