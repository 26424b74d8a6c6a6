import type { MessagePort } from "node:worker_threads";
import type { Progress } from "../api/engine.ts";
import type { VoterQuestion } from "../api/voter.ts";
import { ERROR_CODES, EngineError, type ErrorCode } from "../errors.ts";
import type { PackedOutcome } from "./packed-outcome.ts";
import type { DocumentTask } from "../pipeline/document-task.ts";
import type { ScannedPage, ScanWork } from "../pipeline/scans/scan-work.ts";
import type { PackedPage } from "../read/packed-page.ts";
import type { SharedPages } from "../read/shared-pages.ts";
import type { VoterAnswer } from "../voters/answer.ts";

/**
 * Host to thread: one document, or pages of a document that another thread reads; and the port for news of it.
 * `task.bytes.buffer` and `news` are transferred.
 */
export type ThreadRequest = { task: DocumentTask; news: MessagePort } | { help: PageWork; news: MessagePort };

/** Pages of one document that several threads read: from its text layer, or by looking at them. */
export type PageWork = { kind: "text"; pages: SharedPages } | { kind: "scans"; pages: ScanWork };

/** What a thread that helped has read. */
export type HelpedPage = PackedPage | ScannedPage;

/** Thread to host, over `news`, while the document is being read. */
export type ThreadNews =
  /** `cpuMs` is the CPU time that the thread had taken before; `systemId` is what the system calls it, where that is known. */
  | { type: "started"; threadId: number; systemId: number | null; cpuMs: number }
  /** The CPU time that it has taken by its answer, what came before included. */
  | { type: "ended"; cpuMs: number }
  | { type: "progress"; progress: Progress }
  /** The text is read by pdfjs-dist too, whose memory damaged files can make grow. */
  | { type: "second_reader" }
  /** Other threads are welcome to work on these pages. */
  | { type: "help"; work: PageWork }
  /** All those pages are taken. */
  | { type: "enough" }
  /** Voters outside the threads are asked, each its own question. */
  | { type: "voters"; questions: readonly VoterQuestion[] }
  /** The answer of a thread that ends now, as it has grown too large to be kept. */
  | { type: "last"; answer: ThreadAnswer };

/** Host to thread, over `news`: what the others read, when they are all done. */
export interface HelpNews {
  read: HelpedPage[];
}

/** Host to thread, over `news`: what voters answered, in their order. */
export interface VotersNews {
  answers: VoterAnswer[];
}

/** Thread to host: what became of the document. A failure is an answer too; only a dying thread rejects. */
export type ThreadAnswer =
  | { ok: true; outcome: PackedOutcome }
  | { ok: true; read: HelpedPage[] }
  | { ok: false; error: PlainError };

/** An `EngineError` as plain data: structured cloning would lose its class, code and details. */
export interface PlainError {
  code: ErrorCode;
  message: string;
  details: Record<string, string | number | boolean | null>;
}

/** The error as plain data. Anything but an `EngineError` becomes `internal` without its message. */
export function plainError(error: unknown): PlainError {
  if (error instanceof EngineError) {
    return { code: error.code, message: error.message, details: { ...error.details } };
  }
  // The message of a foreign error may quote the document, so only its name and place travel.
  return {
    code: "internal",
    message: "the engine failed on this document",
    details: { cause: errorName(error), at: errorPlace(error) },
  };
}

/** The error that `plainError` took apart. */
export function engineError({ code, message, details }: PlainError): EngineError {
  const known = Object.hasOwn(ERROR_CODES, code);
  return new EngineError(known ? code : "internal", message, details);
}

/** The class name of an error; never text that somebody else has written. */
export function errorName(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return /^\w{1,60}$/.test(name) ? name : "Error";
}

/** Where the error was thrown, as `file:line:column` without folders; null where that cannot be told. */
function errorPlace(error: unknown): string | null {
  if (!(error instanceof Error) || typeof error.stack !== "string") return null;
  // The frames alone: the message, which stands before them, may quote the document.
  const heading = error.stack.indexOf(error.message);
  const frames = heading < 0 ? "" : error.stack.slice(heading + error.message.length);
  return /([\w.-]+\.[cm]?[jt]s:\d+:\d+)\)?$/m.exec(frames)?.[1] ?? null;
}

/** What a thread gave for a document. */
export function outcomeOf(answer: Extract<ThreadAnswer, { ok: true }>): PackedOutcome {
  if ("outcome" in answer) return answer.outcome;
  throw new EngineError("internal", "a thread gave pages where a document was asked for");
}
