import type { Reader, Reading } from "./reader.ts";

type Take = (reading: Reading, path: string, index: number) => void | Promise<void>;

/** Reads all paths in order, as many at a time as suits the reader, and hands on each reading without keeping it. */
export async function readAll(reader: Reader, paths: readonly string[], take: Take): Promise<void> {
  const queue = paths.entries();
  const lane = async (): Promise<void> => {
    for (const [index, path] of queue) await take(await reader.read(path), path, index);
  };
  await Promise.all(Array.from({ length: reader.inFlight }, lane));
}
