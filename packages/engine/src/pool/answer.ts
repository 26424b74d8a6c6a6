import { once } from "node:events";
import { threadId, type MessagePort } from "node:worker_threads";
import type { DocumentOutcome, DocumentTask, ReportProgress } from "../pipeline/document-task.ts";
import type { AskVoters } from "../pipeline/hear-voters.ts";
import type { AskForHelp } from "../pipeline/scans/read-scans.ts";
import type { ScannedPage } from "../pipeline/scans/scan-work.ts";
import type { PackedPage } from "../read/packed-page.ts";
import type { AskForReaders } from "../read/shared-pages.ts";
import { ownCpuMs } from "./cpu-watch.ts";
import { systemThreadId } from "./give-way.ts";
import { packOutcome } from "./packed-outcome.ts";
import {
  plainError,
  type HelpedPage,
  type HelpNews,
  type PageWork,
  type ThreadAnswer,
  type ThreadNews,
  type ThreadRequest,
  type VotersNews,
} from "./messages.ts";

type RunDocument = (
  task: DocumentTask,
  report: ReportProgress,
  help: AskForHelp,
  onSecond: () => void,
  askForReaders: AskForReaders,
  askVoters: AskVoters,
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
  news.postMessage({ type: "ended", cpuMs: ownCpuMs() } satisfies ThreadNews);
  if (ends()) news.postMessage({ type: "last", answer: answered } satisfies ThreadNews);
  news.close();
  return answered;
}

async function answerOf(request: ThreadRequest, run: RunDocument): Promise<ThreadAnswer> {
  const { news } = request;
  const tell = (message: ThreadNews) => news.postMessage(message);
  tell({ type: "started", threadId, systemId: systemThreadId(), cpuMs: ownCpuMs() });
  let unheard = "task" in request && request.task.unheard === true;
  const report: ReportProgress = (progress) => {
    if (!unheard) tell({ type: "progress", progress });
  };
  // From here on the host wants to know what the thread is at, whoever listens: other limits hold then.
  const onSecond = (): void => {
    unheard = false;
    tell({ type: "second_reader" });
  };
  const onScans: AskForHelp = (pages) => {
    unheard = false;
    return askOver<ScannedPage>(news, { kind: "scans", pages });
  };
  try {
    // The host tells of the progress of a helped document as its own thread sees it.
    if ("help" in request) return { ok: true, read: await helpWith(request.help) };
    const onText: AskForReaders = (pages) => askOver<PackedPage>(news, { kind: "text", pages });
    const onVoters: AskVoters = (questions) => askVotersOver(news, questions);
    const outcome = await run(request.task, report, onScans, onSecond, onText, onVoters);
    return { ok: true, outcome: packOutcome(outcome) };
  } catch (error) {
    return { ok: false, error: plainError(error) };
  }
}

async function helpWith(work: PageWork): Promise<HelpedPage[]> {
  if (work.kind === "text") {
    const { pdfiumReader } = await import("../read/pdfium/pdfium-reader.ts");
    const { readShared } = await import("../read/shared-pages.ts");
    return readShared(pdfiumReader, work.pages);
  }
  const { workOn } = await import("../pipeline/scans/scan-work.ts");
  // A page a turn, as others may wait.
  return workOn(work.pages, () => {}, 1);
}

/** One at a time, as the answer says only what was read. */
function askOver<Page extends HelpedPage>(
  news: MessagePort,
  work: PageWork,
): { read: Promise<Page[]>; enough: () => void } {
  const tell = (message: ThreadNews) => news.postMessage(message);
  const read = once(news, "message").then(([message]) => (message as HelpNews).read as Page[]);
  tell({ type: "help", work });
  return { read, enough: () => tell({ type: "enough" }) };
}

async function askVotersOver(
  news: MessagePort,
  questions: Parameters<AskVoters>[0],
): Promise<VotersNews["answers"]> {
  const heard = once(news, "message");
  news.postMessage({ type: "voters", questions } satisfies ThreadNews);
  const [message] = await heard;
  return (message as VotersNews).answers;
}
