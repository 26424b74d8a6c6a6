/** Decodes ASCIIHexDecode (PDF 1.7, 7.4.2): what is no hex digit is passed over, `>` ends. */
export function decodeAsciiHex(data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array((data.byteLength >> 1) + 1);
  let length = 0;
  let high = -1;
  for (const code of data) {
    if (code === 0x3e) break;
    const digit = hexDigit(code);
    if (digit < 0) continue;
    if (high < 0) {
      high = digit;
    } else {
      bytes[length++] = (high << 4) | digit;
      high = -1;
    }
  }
  if (high >= 0) bytes[length++] = high << 4;
  return bytes.subarray(0, length);
}

function hexDigit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** Decodes ASCII85Decode (PDF 1.7, 7.4.3): five characters make four bytes, `z` makes four zeros, `~` ends. */
export function decodeAscii85(data: Uint8Array, most: number): Uint8Array {
  const bytes = new Uint8Array(Math.min(4 * data.byteLength, most) + 4);
  let length = 0;
  let value = 0;
  let digits = 0;
  for (const code of data) {
    if (code === 0x7e || length >= most) break;
    if (code === 0x7a && digits === 0) {
      length += 4;
    } else if (code >= 0x21 && code <= 0x75) {
      value = value * 85 + (code - 0x21);
      if (++digits === 5) {
        length = putFour(bytes, length, value);
        value = digits = 0;
      }
    }
  }
  if (digits > 1) {
    for (let missing = digits; missing < 5; missing++) value = value * 85 + 84;
    length = putFour(bytes, length, value) - (5 - digits);
  }
  return bytes.subarray(0, length);
}

function putFour(bytes: Uint8Array, at: number, value: number): number {
  bytes[at] = value / 2 ** 24;
  bytes[at + 1] = value / 2 ** 16;
  bytes[at + 2] = value / 2 ** 8;
  bytes[at + 3] = value;
  return at + 4;
}
