import { enableCompileCache, flushCompileCache } from "node:module";
import type { ThreadAnswer, ThreadRequest } from "./messages.ts";

// Where the program keeps compiled code, its threads do too; Node does not see to that.
const keepsCompiledCode = Boolean(process.env["NODE_COMPILE_CACHE"]);
if (keepsCompiledCode) enableCompileCache();
const [{ runDocument }, { answer }, { hasGivenWay }, { holdsMoreThan }, { bundledVariants }, { pdfium }] =
  await Promise.all([
    import("../pipeline/run-document.ts"),
    import("./answer.ts"),
    import("./give-way.ts"),
    import("./held-memory.ts"),
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

/** A thread that holds more is not kept: a library's memory never shrinks. */
const LARGEST_KEPT_BYTES = 256 * 2 ** 20;

/** The thread's entry: reads one document and answers. */
export default async function read(request: ThreadRequest): Promise<ThreadAnswer> {
  let ends = false;
  const answered = await answer(
    request,
    runDocument,
    () => (ends = hasGivenWay() || holdsMoreThan(LARGEST_KEPT_BYTES)),
  );
  // Now, when all that a document needs has been loaded: a thread that is ended writes nothing any more.
  if (isFirst && keepsCompiledCode) flushCompileCache();
  isFirst = false;
  // In the middle of its task, so that nobody has given it another.
  if (ends) process.exit();
  return answered;
}
