/** The text of a file in the encoding that it is written in: as its byte order mark says, else UTF-8, else Windows-1252. */
export function decode(bytes: Uint8Array): string {
  const wide = wideOrder(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const LOOKED_AT = 512;

/** The order of UTF-16 by its mark, or without one, as every other byte of plain text is zero; null for other bytes. */
export function wideOrder(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const looked = bytes.subarray(0, LOOKED_AT);
  let [even, odd] = [0, 0];
  looked.forEach((byte, at) => {
    if (byte !== 0) return;
    if (at % 2 === 0) even++;
    else odd++;
  });
  const many = looked.length / 4;
  if (odd > many && even === 0) return "utf-16le";
  return even > many && odd === 0 ? "utf-16be" : null;
}
