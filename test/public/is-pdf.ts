import { open } from "node:fs/promises";

/** Repositories keep large files elsewhere, and a line of text in their place. */
const LEAST_BYTES = 200;

/** Whether a file is more than a pointer to one. */
export async function isPdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LEAST_BYTES), 0, LEAST_BYTES, 0);
    return size > LEAST_BYTES || buffer.subarray(0, bytesRead).includes("%PDF");
  } finally {
    await file.close();
  }
}
