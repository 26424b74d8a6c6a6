import { enableCompileCache, flushCompileCache } from "node:module";
import type { ThreadAnswer, ThreadRequest } from "./messages.ts";

// Where the program keeps compiled code, its threads do too; Node does not see to that.
const keepsCompiledCode = Boolean(process.env["NODE_COMPILE_CACHE"]);
if (keepsCompiledCode) enableCompileCache();
const [{ runDocument }, { answer }] = await Promise.all([
  import("../pipeline/run-document.ts"),
  import("./answer.ts"),
]);
let isFirst = true;

// pdfjs-dist leaves promises behind for which nobody waits. One that fails on a damaged file would end the thread, and
// with it the document that is read by then, which may be another's.
process.on("unhandledRejection", () => {});

/** The thread's entry: reads one document and answers. */
export default async function read(request: ThreadRequest): Promise<ThreadAnswer> {
  const answered = await answer(request, runDocument);
  // Now, when all that a document needs has been loaded: a thread that is ended writes nothing any more.
  if (isFirst && keepsCompiledCode) flushCompileCache();
  isFirst = false;
  return answered;
}
