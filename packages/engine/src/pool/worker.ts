import { enableCompileCache, flushCompileCache } from "node:module";
import { getHeapStatistics } from "node:v8";
import type { ThreadAnswer, ThreadRequest } from "./messages.ts";

// Where the program keeps compiled code, its threads do too; Node does not see to that.
const keepsCompiledCode = Boolean(process.env["NODE_COMPILE_CACHE"]);
if (keepsCompiledCode) enableCompileCache();
const [{ runDocument }, { answer }, { bundledVariants }, { pdfium }] = await Promise.all([
  import("../pipeline/run-document.ts"),
  import("./answer.ts"),
  import("../variants/bundled-providers.ts"),
  import("../read/pdfium/library.ts"),
]);
// What the first document would wait for; where it fails, that document says so.
bundledVariants();
await pdfium().catch(() => {});
let isFirst = true;

// pdfjs-dist leaves promises behind for which nobody waits. One that fails on a damaged file would end the thread, and
// with it the document that is read by then, which may be another's.
process.on("unhandledRejection", () => {});

/** A thread of more bytes is not kept: a library's memory never shrinks, and what is dead may wait long to be collected. */
const LARGEST_KEPT_BYTES = 256 * 2 ** 20;

/** The thread's entry: reads one document and answers. */
export default async function read(request: ThreadRequest): Promise<ThreadAnswer> {
  let ends = false;
  const answered = await answer(request, runDocument, () => (ends = bytesHeld() > LARGEST_KEPT_BYTES));
  // Now, when all that a document needs has been loaded: a thread that is ended writes nothing any more.
  if (isFirst && keepsCompiledCode) flushCompileCache();
  isFirst = false;
  // In the middle of its task, so that nobody has given it another.
  if (ends) process.exit();
  return answered;
}

/** Bytes of this thread's heap, and of what it holds outside. */
function bytesHeld(): number {
  // Not of the process, which asks the system for the size of the whole: on a document of one page that is to be seen.
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}
