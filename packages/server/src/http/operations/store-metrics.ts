import type { Store } from "@paylift/store";
import { Gauge, type Registry } from "prom-client";
import { within } from "./within.ts";

/** Well below what Prometheus waits for an answer. */
const PATIENCE_MS = 3_000;
const RECENT_SECONDS = 300;
/** All documents are gone through to add up how much room they take. */
const SUM_FRESH_MS = 60_000;

/**
 * What the store tells of the whole service: every server tells the same. Gives a function that looks; what cannot be
 * looked at is absent, and the metric of its `up` is 0.
 */
export function registerStoreMetrics(registry: Registry, store: Store): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: readonly string[] = []): Gauge =>
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
  const depth = gauge("paylift_queue_depth", "Waiting things by queue, over all organizations", ["queue"]);
  const age = gauge(
    "paylift_queue_age_seconds",
    "How long what is next in the queue has been due; 0 where nothing is",
    ["queue"],
  );
  const ended = gauge(
    "paylift_jobs_ended_recently",
    "Jobs that ended within the last five minutes, by what became of them and the code of their error",
    ["status", "code"],
  );
  const stored = gauge(
    "paylift_stored_bytes",
    "Bytes of all documents, and of the organization that has most",
    ["of"],
  );
  let storedFreshUntilMs = 0;
  const databaseUp = gauge("paylift_database_up", "Whether the database answers");
  const blobsUp = gauge("paylift_blobs_up", "Whether documents can be stored");
  // With a label, so that they are absent where a bucket has no such thing.
  const free = gauge("paylift_disk_free_bytes", "Free room on the disk of a folder", ["holds"]);
  const size = gauge("paylift_disk_size_bytes", "Size of the disk of a folder", ["holds"]);

  async function lookAtDatabase(): Promise<void> {
    for (const each of [depth, age, ended]) each.reset();
    for (const [queue, { depth: waiting, waited }] of Object.entries(store.queues)) {
      depth.set({ queue }, await waiting());
      age.set({ queue }, (await waited()) ?? 0);
    }
    ended.set({ status: "completed", code: "" }, 0);
    for (const { status, code, jobs } of await store.jobs.endings({ withinSeconds: RECENT_SECONDS })) {
      ended.set({ status, code: code ?? "" }, jobs);
    }
    if (performance.now() < storedFreshUntilMs) return;
    const { bytes, largest } = await store.documents.storedByAll();
    stored.set({ of: "all" }, bytes);
    stored.set({ of: "largest" }, largest);
    storedFreshUntilMs = performance.now() + SUM_FRESH_MS;
  }

  async function lookAtBlobs(): Promise<void> {
    const room = await store.blobs.room();
    if (room === null) return;
    free.set({ holds: "documents" }, room.free);
    size.set({ holds: "documents" }, room.total);
  }

  async function look(up: Gauge, at: () => Promise<void>): Promise<void> {
    up.set(
      await within(PATIENCE_MS, at()).then(
        () => 1,
        () => 0,
      ),
    );
  }

  return async () => {
    await Promise.all([look(databaseUp, lookAtDatabase), look(blobsUp, lookAtBlobs)]);
  };
}
