import { once } from "node:events";
import { threadId, type MessagePort } from "node:worker_threads";
import type { DocumentOutcome, DocumentTask, ReportProgress } from "../pipeline/document-task.ts";
import type { AskForHelp } from "../pipeline/scans/read-scans.ts";
import { packOutcome } from "./packed-outcome.ts";
import {
  plainError,
  type HelpNews,
  type ThreadAnswer,
  type ThreadNews,
  type ThreadRequest,
} from "./messages.ts";

type RunDocument = (
  task: DocumentTask,
  report: ReportProgress,
  help: AskForHelp,
  onSecond: () => void,
) => Promise<DocumentOutcome>;

/**
 * Runs one document in this thread, tells the host of the start and of progress, and turns failures into answers. Where
 * the thread `ends` after it, the host is told the answer before.
 */
export async function answer(
  request: ThreadRequest,
  run: RunDocument,
  ends: () => boolean = () => false,
): Promise<ThreadAnswer> {
  const { news } = request;
  const answered = await answerOf(request, run);
  if ("task" in request && ends()) news.postMessage({ type: "last", answer: answered } satisfies ThreadNews);
  news.close();
  return answered;
}

async function answerOf(request: ThreadRequest, run: RunDocument): Promise<ThreadAnswer> {
  const { news } = request;
  const tell = (message: ThreadNews) => news.postMessage(message);
  tell({ type: "started", threadId });
  const report: ReportProgress = (progress) => tell({ type: "progress", progress });
  try {
    // The host tells of the progress of a helped document as its own thread sees it. A page a turn, as others may wait.
    if ("help" in request) {
      const { workOn } = await import("../pipeline/scans/scan-work.ts");
      return { ok: true, read: await workOn(request.help, () => {}, 1) };
    }
    const outcome = await run(request.task, report, askOver(news), () => tell({ type: "second_reader" }));
    return { ok: true, outcome: packOutcome(outcome) };
  } catch (error) {
    return { ok: false, error: plainError(error) };
  }
}

function askOver(news: MessagePort): AskForHelp {
  return (work) => {
    const tell = (message: ThreadNews) => news.postMessage(message);
    const read = once(news, "message").then(([message]) => (message as HelpNews).read);
    tell({ type: "help", work });
    return { read, enough: () => tell({ type: "enough" }) };
  };
}
