// A thread that does what the document says, for behaviours of the pool that no PDF brings about on command.
import { setTimeout as sleep } from "node:timers/promises";
import { EngineError } from "../../src/errors.ts";
import type { DocumentOutcome, DocumentTask, ReportProgress } from "../../src/pipeline/document-task.ts";
import { getPriority } from "node:os";
import { answer } from "../../src/pool/answer.ts";
import { ownCpuMs } from "../../src/pool/cpu-watch.ts";
import { hasGivenWay } from "../../src/pool/give-way.ts";
import type { ThreadAnswer, ThreadRequest } from "../../src/pool/messages.ts";

/** What a scripted document may ask of its thread. */
export type Script =
  | { do: "answer"; value?: string }
  | { do: "wait" }
  | { do: "loop" }
  /** Answers once the thread has taken so much CPU time, or has given way, with its niceness as the value. */
  | { do: "work"; cpuMs: number }
  | { do: "exit" }
  | { do: "heap" }
  | { do: "array" }
  | { do: "buffers" }
  | { do: "crash"; message: string }
  | { do: "throw"; message: string }
  | { do: "refuse" };

let documents = 0;

export default async function read(request: ThreadRequest): Promise<ThreadAnswer> {
  let ends = false;
  const answered = await answer(request, perform, () => (ends = hasGivenWay()));
  if (ends) process.exit();
  return answered;
}

async function perform(task: DocumentTask, report: ReportProgress): Promise<DocumentOutcome> {
  const script = JSON.parse(new TextDecoder().decode(task.bytes)) as Script;
  documents++;
  report({ stage: "reading", page: 1, pages: 2 });
  switch (script.do) {
    case "wait":
      await sleep(2 ** 30);
      break;
    case "loop":
      for (;;) Math.random();
    case "work": {
      const endMs = ownCpuMs() + script.cpuMs;
      while (!hasGivenWay() && ownCpuMs() < endMs);
      break;
    }
    case "exit":
      process.exit(3);
    case "heap": {
      const kept: object[] = [];
      for (;;) kept.push({ kept: kept.length });
    }
    case "array": {
      const grown: number[] = [];
      for (;;) grown.push(grown.length + 0.5);
    }
    case "buffers": {
      const kept: Uint8Array[] = [];
      for (;;) {
        kept.push(new Uint8Array(2 ** 22).fill(1));
        await sleep(1);
      }
    }
    case "crash":
      setImmediate(() => {
        throw new Error(script.message);
      });
      await sleep(2 ** 30);
      break;
    case "throw":
      throw new TypeError(script.message);
    case "refuse":
      throw new EngineError("damaged", "scripted", { at: 7, note: null });
    case "answer":
      report({ stage: "proving", page: 2, pages: 2 });
  }
  const value = script.do === "answer" ? script.value : String(getPriority(0));
  return {
    value,
    documents,
    task: { ...task, bytes: task.bytes.length },
    timings: { queue_ms: -1 },
  } as never;
}
