import { availableParallelism } from "node:os";
import { EngineError, type Engine, type EngineOptions, type ExtractionResult } from "@paylift/engine";
import { whyNeither } from "../kind.ts";
import { parseMapping } from "../mapping/parse-mapping.ts";
import type { Limits } from "../workbook/workbook.ts";
import { peek } from "./peek.ts";
import { SpreadsheetThreads } from "./spreadsheet-threads.ts";

/** Limits of spreadsheets, those of the engine where they are the same. */
export interface SpreadsheetOptions extends Pick<EngineOptions, "threads" | "heapMb" | "maxBytes"> {
  /** Wall-clock limit of one spreadsheet, in milliseconds. Default 120 000. */
  spreadsheetDeadlineMs?: number;
  /** What one spreadsheet may hold. */
  limits?: Partial<Limits>;
  /** What the columns of its spreadsheets are, as JSON: `mapping` of an earlier result. Default: that is found, for each. */
  map?: unknown;
}

const DEADLINE_MS = 120_000;
const HEAP_MB = 1024;
const MAX_BYTES = 100 * 2 ** 20;

/** What the engine reads of a file that is no spreadsheet; where it is no PDF either, the refusal says both. */
async function asNeither(
  reading: Promise<ExtractionResult>,
  beginning: Uint8Array | null,
): Promise<ExtractionResult> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== "not_a_pdf" || beginning === null) throw error;
    throw new EngineError("not_a_pdf", whyNeither(beginning), error.details, { cause: error });
  }
}

/**
 * An engine that reads spreadsheets (XLSX, XLSM, CSV, TSV) beside PDF files, by what they begin with and not by their names. What is
 * neither goes to the engine given, which says so. The result of a spreadsheet has its `mapping` beside. Closing it closes that
 * engine. Throws `invalid_argument` for a mapping that is none.
 */
export function withSpreadsheets(engine: Engine, options: SpreadsheetOptions = {}): Engine {
  const threads = new SpreadsheetThreads({
    threads: options.threads ?? availableParallelism(),
    heapMb: options.heapMb ?? HEAP_MB,
    deadlineMs: options.spreadsheetDeadlineMs ?? DEADLINE_MS,
    spreadsheet: options.limits ?? {},
    map: options.map === undefined ? null : parseMapping(options.map),
  });
  const maxBytes = options.maxBytes ?? MAX_BYTES;
  return {
    async extract(document, how) {
      const { source, spreadsheet, beginning } = await peek(document, maxBytes, how?.signal);
      if (spreadsheet === null) return asNeither(engine.extract(source, how), beginning);
      how?.onProgress?.({ stage: "reading", page: 0, pages: 0 });
      const result = await threads.read(spreadsheet, how?.signal);
      how?.onProgress?.({ stage: "done", page: result.pages.length, pages: result.pages.length });
      return result;
    },
    async inspect(document, how) {
      const { source, spreadsheet } = await peek(document, maxBytes, how?.signal);
      if (spreadsheet !== null)
        throw new EngineError("not_a_pdf", "only pages of PDF files can be inspected; this is a spreadsheet");
      return engine.inspect(source, how);
    },
    async learn(document, corrections, how) {
      const { source, spreadsheet } = await peek(document, maxBytes, how?.signal);
      if (spreadsheet !== null)
        throw new EngineError(
          "not_a_pdf",
          "a layout is taught from pages of a PDF file; a spreadsheet has a mapping instead",
        );
      return engine.learn(source, corrections, how);
    },
    providers: () => engine.providers(),
    async close() {
      await Promise.all([threads.close(), engine.close()]);
    },
  };
}
