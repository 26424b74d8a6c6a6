import { EngineError, type LayoutData, type LearnedLayout } from "@paylift/engine";
import { outputDifferences } from "@paylift/engine/corrections";
import {
  StoreError,
  type HandlerContext,
  type JsonObject,
  type LayoutCompletion,
  type LayoutTrial,
  type Lease,
  type Outcome,
  type Store,
  type StoredLayout,
} from "@paylift/store";
import { HostLostError, type EngineHost } from "../engine-host/index.ts";
import { allCorrections } from "../http/resources/corrections/all-corrections.ts";
import { correctStored, toEngineCorrection } from "../http/resources/corrections/correct-stored.ts";

/** Documents that a layout is tried on at most, those that somebody looked at first. */
const MOST_TRIALS = 300;
/** Fields and documents that a report names at most. */
const MOST_TOLD = 100;
/** A document that nobody looked at is read better when its confidence grows by this. */
const BETTER = 0.005;

interface Parts {
  readonly store: Store;
  readonly host: Pick<EngineHost, "extract"> & Partial<Pick<EngineHost, "learn">>;
}

/**
 * Learns a layout from the corrections of its job, unless it was imported, and reads the organization's documents with it. It is
 * accepted where no document that somebody looked at is read otherwise than before and wrong; the report says which are, and
 * which others it would read better.
 */
export async function tryLayout(
  lease: Lease,
  context: HandlerContext,
  parts: Parts,
): Promise<Outcome<LayoutCompletion>> {
  const { store } = parts;
  const stored = await store.layouts.get(lease.organizationId, lease.id);
  if (stored === null) return failed("layout_missing", "the layout is no longer there");
  const signal = AbortSignal.any([context.lost, context.stopping]);
  try {
    const others = (await store.layouts.inUse(lease.organizationId)).filter(
      (other) => !isSame(other, stored),
    );
    const learned = await learn(stored, others, signal, parts);
    if (learned === null) return failed("nothing_to_learn", "the job or its document is no longer there");
    const layout = { provider: learned.provider, variant: learned.variant } as LayoutData;
    const trials = await tryOut(layout, { stored, others, signal }, parts);
    const report = { ...learned.report, ...trials } as unknown as JsonObject;
    const accepted = trials.worse.length === 0;
    return { kind: "completed", completion: { layout: layout as unknown as JsonObject, accepted, report } };
  } catch (error) {
    if (signal.aborted) return { kind: "released" };
    return failure(error);
  }
}

/** Whether two are versions of one layout. */
function isSame(one: StoredLayout, other: StoredLayout): boolean {
  return one.name === other.name && one.provider === other.provider;
}

function dataOf({ layout }: StoredLayout): LayoutData {
  return layout as unknown as LayoutData;
}

interface Learned extends LayoutData {
  /** What the document itself showed; empty for a layout that was imported. */
  report: object;
}

async function learn(
  stored: StoredLayout,
  others: readonly StoredLayout[],
  signal: AbortSignal,
  { store, host }: Parts,
): Promise<Learned | null> {
  const { organizationId, jobId, name, provider } = stored;
  if (stored.layout !== null) return { ...dataOf(stored), report: {} };
  const job = jobId === null ? null : await store.jobs.get(organizationId, jobId);
  const document = job === null ? null : await store.documents.get(organizationId, job.documentId);
  if (job === null || document === null) return null;
  if (host.learn === undefined) throw new EngineError("internal", "this worker learns no layouts");
  const corrections = await allCorrections(store, organizationId, [job.id]);
  const inUse = await store.layouts.inUse(organizationId);
  const known = inUse.find((other) => isSame(other, stored));
  const bytes = await store.blobs.read(document.blobKey, { signal });
  // Corrections are of what was read then, with the layout as it was known or without it.
  const read = await store.results.get(organizationId, job.id);
  const wasKnown = known !== undefined && read?.canonicalOutput.format_variant === dataOf(known).variant.slug;
  const readWith = [...(wasKnown ? [known] : []), ...others];
  const learned = await host.learn(bytes, corrections.map(toEngineCorrection), {
    provider,
    name,
    signal,
    group: organizationId,
    layouts: readWith.map(dataOf),
    ...(known === undefined ? {} : { known: dataOf(known) }),
  });
  return { provider: learned.provider, variant: learned.variant, report: reportOf(learned) };
}

function reportOf(learned: LearnedLayout): object {
  const { differs_before, differs_after, confidence_before, confidence_after, untaught, not_applied } =
    learned;
  return {
    confidence_before,
    confidence_after,
    differed_before: differs_before.length,
    differs_in: differs_after.slice(0, MOST_TOLD),
    differs: differs_after.length,
    untaught: untaught.slice(0, MOST_TOLD),
    not_applied: not_applied.length,
  };
}

/** What reading the organization's documents with a layout showed. Fields are told by their paths, never by their values. */
interface Trials {
  /** Documents that somebody looked at, and that were read again. */
  tried: number;
  /** Those that could not be read again, as an encrypted one whose password nobody keeps. */
  not_tried: number;
  /** Those that were read right, and would be read wrong. */
  worse: { document_id: string; job_id: string; fields: string[]; count: number }[];
  /** Other documents that would be read with more confidence. */
  better: { document_id: string; job_id: string; confidence_before: number; confidence_after: number }[];
}

async function tryOut(
  layout: LayoutData,
  how: { stored: StoredLayout; others: readonly StoredLayout[]; signal: AbortSignal },
  { store, host }: Parts,
): Promise<Trials> {
  const { stored, others, signal } = how;
  const { organizationId } = stored;
  const layouts = [layout, ...others.map(dataOf)];
  const trials: Trials = { tried: 0, not_tried: 0, worse: [], better: [] };
  for (const trial of await store.layouts.trials(organizationId, MOST_TRIALS)) {
    signal.throwIfAborted();
    const read = await readAgain(trial);
    if (read === null) {
      if (trial.reviewed) trials.not_tried++;
      continue;
    }
    const { canonical_output: output, confidence_score: confidence } = read;
    const isOfIt = output.provider === layout.provider.slug && output.format_variant === layout.variant.slug;
    if (trial.reviewed) trials.tried++;
    const known = isOfIt ? await store.results.get(organizationId, trial.jobId) : null;
    if (known === null) continue;
    const ids = { document_id: trial.documentId, job_id: trial.jobId };
    if (trial.reviewed) {
      const corrections = await allCorrections(store, organizationId, [trial.jobId]);
      const { canonical_output: wanted } = correctStored(known, corrections);
      const before = new Set(outputDifferences(wanted, known.canonicalOutput).map(({ path }) => path));
      const fields = outputDifferences(wanted, output).flatMap(({ path }) => (before.has(path) ? [] : path));
      if (fields.length > 0)
        trials.worse.push({ ...ids, fields: fields.slice(0, MOST_TOLD), count: fields.length });
    } else if (confidence > trial.confidence + BETTER && trials.better.length < MOST_TOLD) {
      const confidences = { confidence_before: trial.confidence, confidence_after: confidence };
      trials.better.push({ ...ids, ...confidences });
    }
  }
  return trials;

  async function readAgain({
    blobKey,
  }: LayoutTrial): Promise<Awaited<ReturnType<EngineHost["extract"]>> | null> {
    try {
      const bytes = await store.blobs.read(blobKey, { signal });
      return await host.extract(bytes, { signal, group: organizationId, layouts });
    } catch (error) {
      const isOfDocument = error instanceof EngineError && error.reason === "document";
      const isGone = error instanceof StoreError && error.code === "blob_missing";
      if (isOfDocument || isGone) return null;
      throw error;
    }
  }
}

function failure(error: unknown): Outcome<LayoutCompletion> {
  if (error instanceof HostLostError) return { ...failed(error.code, error.message), lost: "beside" };
  if (!(error instanceof EngineError)) throw error;
  if (error.code === "engine_closed") return { kind: "released" };
  return failed(error.code, error.message);
}

function failed(code: string, message: string): Outcome<LayoutCompletion> & { kind: "failed" } {
  return { kind: "failed", error: { code, message } };
}
