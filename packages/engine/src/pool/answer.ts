import { threadId } from "node:worker_threads";
import type { DocumentOutcome, DocumentTask, ReportProgress } from "../pipeline/document-task.ts";
import { packOutcome } from "./packed-outcome.ts";
import { plainError, type ThreadAnswer, type ThreadNews, type ThreadRequest } from "./messages.ts";

/** Runs one document in this thread, tells the host of the start and of progress, and turns failures into answers. */
export async function answer(
  { task, news }: ThreadRequest,
  run: (task: DocumentTask, report: ReportProgress) => Promise<DocumentOutcome>,
): Promise<ThreadAnswer> {
  const tell = (message: ThreadNews) => news.postMessage(message);
  tell({ type: "started", threadId });
  try {
    const outcome = await run(task, (progress) => tell({ type: "progress", progress }));
    return { ok: true, outcome: packOutcome(outcome) };
  } catch (error) {
    return { ok: false, error: plainError(error) };
  } finally {
    news.close();
  }
}
