import { createEngine } from "@paylift/engine";
import type { Reader } from "./reader.ts";

export async function engineReader(threads: number): Promise<Reader> {
  const engine = await createEngine({ threads });
  return {
    // One waiting behind each thread, so that no thread idles while the result before is handed over.
    inFlight: threads * 2,
    async read(path) {
      try {
        const answer = await engine.extract(path);
        return { pages: answer.pages.length, answer, failure: null };
      } catch (error) {
        return { pages: 0, answer: null, failure: String(error) };
      }
    },
    close: () => engine.close(),
  };
}
