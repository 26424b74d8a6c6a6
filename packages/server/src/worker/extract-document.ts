import { EngineError, toParts, type ExtractionResult, type LayoutData } from "@paylift/engine";
import { isSpreadsheet, type KnownMapping, type Mapping, type SpreadsheetResult } from "@paylift/tabular";
import {
  StoreError,
  type HandlerContext,
  type Lease,
  type Outcome,
  type Store,
  type WrittenCompletion,
} from "@paylift/store";
import { tellStages } from "../tracing/stage-spans.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { HostLostError, type EngineHost } from "../engine-host/index.ts";
import type { Allowance } from "./allowance.ts";
import type { Turns } from "./turns.ts";

/** Storage that fails may be back after this, and after twice as much again. */
const STORAGE_PAUSE_SECONDS = 15;

/** How much of a document tells whether it is a spreadsheet. */
const SPREADSHEET_WITHIN = 4_096;
/** Mappings that a spreadsheet is held against, the newest first. */
const MAPPINGS_MAX = 500;

/** Whose fault it is that will not pass. */
const LASTING: ReadonlySet<string> = new Set(["document", "caller"]);

interface Parts {
  readonly store: Store;
  readonly host: Pick<EngineHost, "extract">;
  readonly tracing: Tracing;
  /** Of documents that are read alone. */
  readonly turns: Turns;
  /** Bytes of the documents that are at hand, those that are read alone left out. */
  readonly atHand: Allowance;
  /** What each limit of the engine is set with. */
  readonly limitNames: Readonly<Record<string, string>>;
}

/** Reads the document of a job. */
export async function extractDocument(
  lease: Lease,
  context: HandlerContext,
  parts: Parts,
): Promise<Outcome<WrittenCompletion>> {
  const { document } = lease;
  if (document === null) return failed("document_missing", "the document is no longer there");
  const signal = AbortSignal.any([context.lost, context.stopping]);
  // Whoever takes a document a second time may hold the one that killed the first reader.
  const alone = lease.attempt > 1;
  const work = async (): Promise<ExtractionResult> => {
    signal.throwIfAborted();
    const bytes = await fetched(document, signal, parts);
    if (alone) await parts.store.queues.jobs.begin(lease);
    const known = await knownOf(lease.organizationId, bytes, parts);
    return readLocked(lease, parts, (password) =>
      read(bytes, { signal, alone, group: lease.organizationId, ...known, ...password }, parts),
    );
  };
  try {
    const result = await (alone
      ? parts.turns.take(lease.organizationId, work)
      : parts.atHand.hold(document.fileSize, lease.organizationId, work));
    return { kind: "completed", completion: toCompletion(result) };
  } catch (error) {
    if (signal.aborted) return { kind: "released" };
    return failure(error, lease, parts);
  }
}

/** What the organization has taught of documents, and said of columns. */
interface Known {
  readonly layouts: readonly LayoutData[];
  readonly mappings: readonly KnownMapping[];
}

/** Of a spreadsheet the columns count, of a PDF its layout. */
async function knownOf(organizationId: string, bytes: Buffer, { store }: Parts): Promise<Known> {
  if (isSpreadsheet(bytes.subarray(0, SPREADSHEET_WITHIN))) {
    const saved = await store.columnMappings.newest(organizationId, MAPPINGS_MAX);
    // It was checked when it came in.
    const mappings = saved.map(({ header, mapping }) => ({ header, mapping: mapping as unknown as Mapping }));
    return { layouts: [], mappings };
  }
  const layouts = await store.layouts.inUse(organizationId);
  return { layouts: layouts.map(({ layout }) => layout as unknown as LayoutData), mappings: [] };
}

/** Reads a document, and one that turns out to be encrypted with the password that the job was asked for with. */
async function readLocked(
  { organizationId, id }: Lease,
  { store }: Parts,
  attempt: (how: { readonly password?: string }) => Promise<ExtractionResult>,
): Promise<ExtractionResult> {
  try {
    return await attempt({});
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== "encrypted") throw error;
    const password = await store.jobs.password(organizationId, id);
    if (password === null) throw error;
    return attempt({ password });
  }
}

function fetched(
  { blobKey, fileSize }: NonNullable<Lease["document"]>,
  signal: AbortSignal,
  { store, tracing }: Parts,
): Promise<Buffer> {
  const attributes = { "paylift.document.bytes": fileSize };
  return tracing.within({ name: "fetch document", kind: "client", attributes }, () =>
    store.blobs.read(blobKey, { signal }),
  );
}

function read(
  bytes: Buffer,
  how: Known & {
    readonly signal: AbortSignal;
    readonly alone: boolean;
    readonly group: string;
    readonly password?: string;
  },
  { host, tracing }: Parts,
): Promise<ExtractionResult> {
  const attributes = { "paylift.document.bytes": bytes.byteLength };
  return tracing.within({ name: "extract", kind: "client", attributes }, async (span) => {
    const extracted = await host.extract(bytes, how).catch((error: unknown) => {
      // A layout of an earlier release that does not fit any more keeps nobody from reading documents.
      if (!(error instanceof EngineError) || error.code !== "invalid_variant") throw error;
      return host.extract(bytes, { ...how, layouts: [] });
    });
    span.set(() => ({ "paylift.document.pages": extracted.pages.length }));
    tellStages(tracing, extracted);
    return extracted;
  });
}

function failure(error: unknown, lease: Lease, { limitNames }: Parts): Outcome<WrittenCompletion> {
  if (error instanceof HostLostError) {
    return { ...failed(error.code, error.message), lost: error.alone ? "alone" : "beside" };
  }
  if (error instanceof StoreError && error.code === "blob_missing") {
    return failed("document_missing", "the document's bytes are no longer there");
  }
  if (error instanceof StoreError && error.code === "data_damaged") {
    // A disk or a bucket may be right the next time.
    return failed("document_damaged", "the document's bytes are not those that were uploaded", true);
  }
  if (error instanceof StoreError && error.code === "blob_storage_failed") {
    const outcome = failed("storage_unavailable", "the document's bytes could not be fetched", true);
    return { ...outcome, retryAfterSeconds: STORAGE_PAUSE_SECONDS * lease.attempt };
  }
  if (!(error instanceof EngineError)) throw error;
  // The host closes when the process ends.
  if (error.code === "engine_closed") return { kind: "released" };
  // By the clock a document takes longer on a machine that is busy, or stands still.
  const lasting = error.code !== "deadline_exceeded" && LASTING.has(error.reason);
  const name = limitNames[String(error.details["option"])];
  return failed(error.code, name === undefined ? error.message : `${error.message} (${name})`, !lasting);
}

function failed(
  code: string,
  message: string,
  retry = false,
): Outcome<WrittenCompletion> & { kind: "failed" } {
  return { kind: "failed", error: { code, message }, retry };
}

/** The result as it came from the engine's process: nobody looks at it on its way to the database. */
function toCompletion(result: ExtractionResult): WrittenCompletion {
  const parts = toParts(result);
  const { canonical_output, confidence_reasons, checks, unclaimed, evidence, pages, reader, voting } = parts;
  const proof = { checks, unclaimed, evidence, pages, confidenceReasons: confidence_reasons };
  const voted = voting === undefined ? {} : { voting };
  const json = { canonicalOutput: canonical_output, ...proof, reader, ...voted, ...columnsOf(parts) };
  return { confidence: result.confidence_score, json };
}

/** What the columns of a spreadsheet were taken for; nothing for a document that has none. */
function columnsOf(parts: Partial<Record<keyof SpreadsheetResult, string>>): { columns?: string } {
  const { header = "null", mapping = "null" } = parts;
  return header === "null" ? {} : { columns: `{"header":${header},"mapping":${mapping}}` };
}
