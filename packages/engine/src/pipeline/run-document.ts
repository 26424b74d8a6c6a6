import type { DocumentOutcome, DocumentTask, ReportProgress } from "./document-task.ts";
import { EngineError } from "../errors.ts";

/** Reads one document in this thread. Throws `EngineError`. */
export async function runDocument(_task: DocumentTask, _report: ReportProgress): Promise<DocumentOutcome> {
  throw new EngineError("internal", "not assembled yet");
}
