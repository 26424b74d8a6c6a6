const CLEAR = 256;
const END = 257;
const LONGEST_TABLE = 4096;

/**
 * Decodes LZWDecode (PDF 1.7, 7.4.4) with the usual early change, at most `most` bytes and one entry. An entry of the
 * table is a stretch of the output that is there already, so it needs no memory of its own.
 */
export function decodeLzw(data: Uint8Array, most: number): Uint8Array {
  const from = new Uint32Array(LONGEST_TABLE);
  const lengths = new Uint16Array(LONGEST_TABLE);
  let bytes = new Uint8Array(Math.min(4 * data.byteLength, most) + LONGEST_TABLE);
  let length = 0;
  let next = END + 1;
  let last = -1;
  let width = 9;
  let bits = 0;
  let held = 0;
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === END || length > most) break;
    if (code === CLEAR) {
      next = END + 1;
      width = 9;
      last = -1;
      continue;
    }
    if (length + LONGEST_TABLE > bytes.byteLength) bytes = grown(bytes);
    const start = length;
    // The entry made of the last code and the first byte of this one lies in the output, from where the last began.
    if (last >= 0 && next < LONGEST_TABLE) {
      from[next] = last;
      lengths[next] = start - last + 1;
      next++;
    }
    if (code >= next) break;
    if (code < CLEAR) bytes[length++] = code;
    else length = repeat(bytes, from[code] ?? 0, lengths[code] ?? 0, length);
    last = start;
    if (next + 1 >= 1 << width && width < 12) width++;
  }
  return bytes.subarray(0, length);
}

// Byte by byte, as the stretch may reach into what is being written.
function repeat(bytes: Uint8Array, from: number, size: number, at: number): number {
  for (let i = 0; i < size; i++) bytes[at + i] = bytes[from + i] ?? 0;
  return at + size;
}

function grown(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(2 * bytes.byteLength);
  larger.set(bytes);
  return larger;
}
