// The process of one contender: it stays alive over all rounds and answers one question at a time.
import type { Question } from "./messages.ts";
import type { Reader } from "./reader.ts";
import { answerQuestion } from "./tasks.ts";

async function openReader(kind: string | undefined, threads: number): Promise<Reader> {
  // Imported on demand: a contender must not carry the other's code in its memory.
  if (kind === "engine") return (await import("./engine-reader.ts")).engineReader(threads);
  if (kind === "pdfjs") return (await import("./pdfjs-reader.ts")).pdfjsReader();
  throw new Error(`unknown reader ${kind}`);
}

const reader = await openReader(process.argv[2], Number(process.argv[3]));

process.on("message", (question: Question) => {
  answerQuestion(reader, question).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
process.on("disconnect", () => void reader.close());
