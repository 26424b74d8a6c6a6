import { EngineError, type ExtractionResult } from "@paylift/engine";
import {
  StoreError,
  type Document,
  type HandlerContext,
  type JobCompletion,
  type JsonValue,
  type Lease,
  type Outcome,
  type Store,
} from "@paylift/store";
import { HostLostError, type EngineHost } from "../engine-host/index.ts";

/** Storage that fails may be back after this, and after twice as much again. */
const STORAGE_PAUSE_SECONDS = 15;

/** Whose child has died with a document this often is not given another one. */
const MAX_LOSSES = 2;

interface Parts {
  readonly store: Store;
  readonly host: Pick<EngineHost, "extract">;
}

/** Reads the document of a job. */
export async function extractDocument(
  lease: Lease,
  context: HandlerContext,
  { store, host }: Parts,
): Promise<Outcome<JobCompletion>> {
  const document = await store.documents.ofJob(lease.organizationId, lease.id);
  if (document === null) return failed("document_missing", "the document is no longer there");
  const signal = AbortSignal.any([context.lost, context.stopping]);
  try {
    const bytes = await documentBytes(store, document, signal);
    // Whoever takes a document a second time may hold the one that killed the first reader.
    const result = await host.extract(bytes, { signal, alone: lease.attempt > 1 });
    return { kind: "completed", completion: toCompletion(result) };
  } catch (error) {
    if (signal.aborted) return { kind: "released" };
    return failure(error, lease);
  }
}

async function documentBytes(store: Store, document: Document, signal: AbortSignal): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(document.fileSize);
  let length = 0;
  const stream = await store.blobs.open(document.blobKey);
  for await (const chunk of stream.on("error", () => {}) as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    length += chunk.copy(bytes, length);
  }
  return bytes.subarray(0, length);
}

function failure(error: unknown, lease: Lease): Outcome<JobCompletion> {
  if (error instanceof HostLostError) {
    return lease.attempt >= MAX_LOSSES
      ? failed("poison", "the engine process died twice while it read the document")
      : failed(error.code, error.message, true);
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
  const lasting = error.reason === "document" || error.reason === "caller";
  return failed(error.code, error.message, !lasting);
}

function failed(code: string, message: string, retry = false): Outcome<JobCompletion> & { kind: "failed" } {
  return { kind: "failed", error: { code, message }, retry };
}

function toCompletion(result: ExtractionResult): JobCompletion {
  const { confidence_score, canonical_output, checks, unclaimed, evidence, pages } = result;
  return {
    confidence: confidence_score,
    canonicalOutput: canonical_output,
    checks: asJson(checks),
    unclaimed: asJson(unclaimed),
    evidence: asJson(evidence),
    pages: asJson(pages),
  };
}

/** A result survives JSON by its own contract; interfaces just do not show it to the compiler. */
function asJson(value: object): JsonValue {
  return value as JsonValue;
}
