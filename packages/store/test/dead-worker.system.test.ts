import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "tap";
import { type Lease, openStore, type Store } from "../src/index.ts";
import { onPostgres } from "./support/backends.ts";
import { startChild } from "./support/child.ts";
import { completion, drain, newJob } from "./support/samples.ts";

/** Consumes until the job is through; gives the lease it was taken with. */
async function workOn(store: Store, jobId: string): Promise<Lease> {
  const stop = new AbortController();
  const taken = Promise.withResolvers<Lease>();
  const consuming = store.queues.jobs.consume({
    signal: stop.signal,
    async handler(lease) {
      if (lease.id === jobId) taken.resolve(lease);
      return { kind: "completed", completion: completion() };
    },
  });
  const lease = await taken.promise;
  stop.abort();
  await consuming;
  return lease;
}

onPostgres("what a killed worker held is taken by another", async (t, backend) => {
  await drain(backend);
  const { store, url, folder } = backend;
  const { organization, job } = await newJob(store);
  const database = JSON.stringify({ kind: "postgres", url });
  const child = startChild(t, "lease-holder.ts", database, join(folder, "blobs"));
  t.match(JSON.parse(await child.firstLine), { id: job.id, attempt: 1 });
  await child.kill();
  t.match(await store.jobs.get(organization.id, job.id), { status: "processing" });
  t.match(await workOn(store, job.id), { id: job.id, attempt: 2 });
  t.match(await store.jobs.get(organization.id, job.id), { status: "completed", attempt: 2 });
});

test("a killed process leaves an embedded store that opens and goes on", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "paylift-killed-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const database = { kind: "embedded", folder } as const;
  const blobs = { kind: "folder", folder: join(folder, "blobs") } as const;
  const first = await openStore({ database, blobs });
  await first.migrate();
  const { organization, document, job } = await newJob(first);
  await first.close();
  const child = startChild(t, "lease-holder.ts", JSON.stringify(database), blobs.folder);
  t.match(JSON.parse(await child.firstLine), { id: job.id, attempt: 1 });
  await child.kill();
  const second = await openStore({ database, blobs });
  await second.migrate();
  t.match(await second.documents.get(organization.id, document.id), { checksum: document.checksum });
  t.match(await second.jobs.get(organization.id, job.id), { status: "processing" });
  t.match(await workOn(second, job.id), { id: job.id, attempt: 2 });
  await second.close();
});
