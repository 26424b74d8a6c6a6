const END = 128;

/** Decodes RunLengthDecode (PDF 1.7, 7.4.5), at most `most` bytes and one run. */
export function decodeRunLength(data: Uint8Array, most: number): Uint8Array {
  const bytes = new Uint8Array(Math.min(64 * data.byteLength, most) + END);
  let length = 0;
  for (let at = 0; at < data.byteLength && length < most;) {
    const control = data[at++] ?? END;
    if (control === END) break;
    if (control < END) {
      const literal = data.subarray(at, at + control + 1);
      bytes.set(literal, length);
      at += literal.byteLength;
      length += literal.byteLength;
    } else {
      bytes.fill(data[at++] ?? 0, length, length + 257 - control);
      length += 257 - control;
    }
  }
  return bytes.subarray(0, length);
}
