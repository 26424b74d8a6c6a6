import type { GrayImage } from "../../page-image/gray-image.ts";

/** Its header: a name, then width, height, bits a pixel, words a row, colours and bytes, each a word. */
const [NAME, HEADER_BYTES, WORD_BYTES] = ["spix", 28, 4];
const BITS = 8;

/** An image as Leptonica lays it out in memory, which it takes as a whole: of other formats it reads each pixel by itself. */
export function serialised({ width, height, pixels }: GrayImage): Uint8Array {
  const words = Math.ceil(width / WORD_BYTES);
  const rowBytes = words * WORD_BYTES;
  const file = Buffer.alloc(HEADER_BYTES + rowBytes * height);
  file.write(NAME, "latin1");
  for (const [i, value] of [width, height, BITS, words, 0, rowBytes * height].entries())
    file.writeUInt32LE(value, (i + 1) * WORD_BYTES);
  for (let y = 0; y < height; y++)
    file.set(pixels.subarray(y * width, (y + 1) * width), HEADER_BYTES + y * rowBytes);
  // The first pixel is the highest byte of its word.
  file.subarray(HEADER_BYTES).swap32();
  return file;
}
