import { readFileSync } from "node:fs";
import { EngineError, type ExtractionResult } from "../../../../packages/engine/src/index.ts";
import type { Answer } from "../read.ts";
import { resolveEngineOptions } from "../../../../packages/engine/src/options.ts";
import { runDocument } from "../../../../packages/engine/src/pipeline/run-document.ts";

/** Switches of the engine, by the name of the option. */
export type Switches = Readonly<Record<string, unknown>>;

/** Reads a document in this process, without threads and limits of time. What fails without a code is `internal`. */
export async function readHere(pdf: string, switches: Switches = {}): Promise<Answer> {
  const task = {
    ...resolveEngineOptions(),
    ...switches,
    bytes: readFileSync(pdf),
    password: null,
    inspectPage: null,
  };
  try {
    return (await runDocument(task, () => {})) as ExtractionResult;
  } catch (error) {
    if (error instanceof EngineError) return { error: error.code };
    if (process.env["PAYLIFT_TRACE"]) console.error(error);
    return { error: "internal" };
  }
}
