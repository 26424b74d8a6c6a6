import { runDocument } from "../pipeline/run-document.ts";
import { answer } from "./answer.ts";
import type { ThreadAnswer, ThreadRequest } from "./messages.ts";

/** The thread's entry: reads one document and answers. */
export default function read(request: ThreadRequest): Promise<ThreadAnswer> {
  return answer(request, runDocument);
}
