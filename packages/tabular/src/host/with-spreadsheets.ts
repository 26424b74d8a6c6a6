import { availableParallelism } from "node:os";
import {
  EngineError,
  type DocumentSource,
  type Engine,
  type EngineOptions,
  type ExtractionResult,
  type ExtractOptions,
} from "@paylift/engine";
import type { KnownMapping } from "../mapping/known-mapping.ts";
import { parseMapping } from "../mapping/parse-mapping.ts";
import type { Limits } from "../workbook/workbook.ts";
import { whyUnreadable } from "../unreadable-file.ts";
import { peek } from "./peek.ts";
import { SpreadsheetThreads } from "./spreadsheet-threads.ts";

/** Limits of spreadsheets, those of the engine where they are the same. */
export interface SpreadsheetOptions extends Pick<EngineOptions, "threads" | "heapMb" | "maxBytes"> {
  /**
   * JavaScript heap of one spreadsheet's thread, in MiB. Default `heapMb`, or 1024. A sheet needs more than a PDF of the same payroll:
   * all of it is read at once.
   */
  spreadsheetHeapMb?: number;
  /** Wall-clock limit of one spreadsheet, in milliseconds. Default 120 000. */
  spreadsheetDeadlineMs?: number;
  /** What one spreadsheet may hold. */
  limits?: Partial<Limits>;
  /** What the columns of its spreadsheets are, as JSON: `mapping` of an earlier result. Default: that is found, for each. */
  map?: unknown;
}

/** How one document is read, a PDF or a spreadsheet. */
export interface SpreadsheetExtractOptions extends ExtractOptions {
  /** Saved mappings: a spreadsheet with the header of one is read by it, unless `map` is given. Default: none. */
  mappings?: readonly KnownMapping[];
}

/** An engine for which a spreadsheet is a document like any other. */
export interface SpreadsheetEngine extends Engine {
  extract(document: DocumentSource, options?: SpreadsheetExtractOptions): Promise<ExtractionResult>;
}

const DEADLINE_MS = 120_000;
const HEAP_MB = 1024;
const MAX_BYTES = 100 * 2 ** 20;

/**
 * An engine that reads spreadsheets (XLSX, XLSM, ODS, CSV, TSV, printed text) as well as PDF files, recognised by
 * their content and not by their names. Other files are refused with `not_a_pdf`, which says what to do. The result
 * of a spreadsheet includes its `mapping`. Closing it closes the given engine. Throws `invalid_argument` for an
 * invalid mapping.
 */
export function withSpreadsheets(engine: Engine, options: SpreadsheetOptions = {}): SpreadsheetEngine {
  const threads = new SpreadsheetThreads({
    threads: options.threads ?? availableParallelism(),
    heapMb: options.spreadsheetHeapMb ?? options.heapMb ?? HEAP_MB,
    deadlineMs: options.spreadsheetDeadlineMs ?? DEADLINE_MS,
    spreadsheet: options.limits ?? {},
  });
  const map = options.map === undefined ? null : parseMapping(options.map);
  const maxBytes = options.maxBytes ?? MAX_BYTES;
  return {
    async extract(document, { mappings = [], ...how } = {}) {
      const { source, spreadsheet, beginning } = await peek(document, maxBytes, how.signal);
      if (spreadsheet === null)
        return engine.extract(source, how).catch((error: unknown) => {
          throw ofBothKinds(error, beginning);
        });
      how.onProgress?.({ stage: "reading", page: 0, pages: 0 });
      const result = await threads.read(spreadsheet, { map, known: mappings }, how.signal);
      how.onProgress?.({ stage: "done", page: result.pages.length, pages: result.pages.length });
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

/** A refusal of the engine, which knows PDF files only, as one that knows spreadsheets, too. Other errors are left as they are. */
function ofBothKinds(error: unknown, beginning: Uint8Array | null): unknown {
  if (!(error instanceof EngineError) || error.code !== "not_a_pdf" || beginning === null) return error;
  // A header too far from the beginning.
  if (Buffer.from(beginning).includes("%PDF-")) return error;
  return new EngineError("not_a_pdf", whyUnreadable(beginning), { ...error.details });
}
