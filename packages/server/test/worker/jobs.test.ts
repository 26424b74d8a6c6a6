import { generateSample } from "@paylift/samples";
import { StoreError } from "@paylift/store";
import { after, end, test } from "tap";
import { createEngineHost, type EngineHost, type HostExtractOptions } from "../../src/engine-host/index.ts";
import { startWorker } from "../../src/worker/index.ts";
import { memoryStore } from "../support/memory-store.ts";
import { until } from "../support/processes.ts";
import { samplePdf, samplePdfs } from "../support/sample-pdfs.ts";

const { store, organizationId, upload, remove } = await memoryStore();
const host = await createEngineHost({ engine: { threads: 2 } });
after(async () => {
  await host.close();
  await remove();
});

/** So long that it is not read before a kill arrives. */
const long = Buffer.from(
  (await generateSample({ layout: "adp-register-columns", seed: 1, employees: 600 })).pdf,
);

async function job(id: string) {
  const found = await store.jobs.get(organizationId, id);
  if (found === null) throw new Error("no such job");
  return found;
}

async function ended(id: string): Promise<boolean> {
  const { status } = await job(id);
  return status === "completed" || status === "failed";
}

/**
 * The host, whose child is killed the first `times` times that it begins to read this document: once a reading, as what the
 * child told before its end may still arrive.
 */
function fragile(
  times: number,
  deadly: Buffer,
): Pick<EngineHost, "extract"> & { options: HostExtractOptions[] } {
  let left = times;
  const seen: HostExtractOptions[] = [];
  return {
    options: seen,
    extract(bytes, options = {}) {
      seen.push(options);
      let killed = false;
      return host.extract(bytes, {
        ...options,
        onProgress({ stage }) {
          const status = host.status();
          const pid = options.alone ? status.asidePid : status.pid;
          if (killed || stage !== "reading" || left === 0 || pid === null || !deadly.equals(bytes)) return;
          killed = true;
          left--;
          process.kill(pid, "SIGKILL");
        },
      });
    },
  };
}

test("every job completes, and once", async (t) => {
  const jobs = [];
  for (let round = 0; round < 2; round++) {
    for (const [name, bytes] of samplePdfs) jobs.push((await upload(bytes, name)).job);
  }
  const worker = startWorker({ store, host, threads: 3 });
  for (const { id } of jobs) await until("the job's end", () => ended(id));
  await worker.stop();
  for (const { id } of jobs) {
    t.match(await job(id), { status: "completed", attempt: 1, error: null });
    const result = await store.results.get(organizationId, id);
    t.ok((result?.confidence ?? 0) >= 0.95);
    t.ok((result?.canonicalOutput.employees.length ?? 0) > 0);
    t.ok(Object.keys(result?.evidence ?? {}).length > 0);
    t.match(result?.reader, { name: "variant", version: Number });
    t.equal(result?.voting, undefined, "nobody was asked");
  }
  t.equal(await store.queues.jobs.depth(), 0);
});

test("a document that cannot be read fails its job at once, with the engine's code and message", async (t) => {
  const { job: notPdf } = await upload(Buffer.from("hello"));
  const worker = startWorker({ store, host, threads: 1 });
  await until("the job's end", () => ended(notPdf.id));
  await worker.stop();
  const { error } = await job(notPdf.id);
  t.match(await job(notPdf.id), { status: "failed", attempt: 1, error: { code: "not_a_pdf" } });
  t.match(error?.message, /no PDF/);
});

test("a document whose bytes are gone fails its job", async (t) => {
  const { document, job: orphan } = await upload(Buffer.from("gone"));
  await store.blobs.delete(document.blobKey);
  const worker = startWorker({ store, host, threads: 1 });
  await until("the job's end", () => ended(orphan.id));
  await worker.stop();
  t.match(await job(orphan.id), { status: "failed", attempt: 1, error: { code: "document_missing" } });
});

test("a job whose document cannot be fetched now waits for the storage", async (t) => {
  const { job: waiting } = await upload(Buffer.from("waits"));
  const read = () => Promise.reject(new StoreError("blob_storage_failed", "nobody answers"));
  const worker = startWorker({ store: { ...store, blobs: { ...store.blobs, read } }, host, threads: 1 });
  await until("the first attempt", async () => (await job(waiting.id)).attempt === 1);
  await until("its end", async () => (await job(waiting.id)).status === "pending");
  await worker.stop();
  t.equal(await store.queues.jobs.fetch(), null, "not at once");
  await store.jobs.cancel(organizationId, waiting.id);
});

test("a job whose reader was killed is tried again, alone", async (t) => {
  const { job: unlucky } = await upload(long);
  const killed = fragile(1, long);
  const worker = startWorker({ store, host: killed, threads: 1 });
  await until("the job's end", () => ended(unlucky.id));
  await worker.stop();
  t.match(await job(unlucky.id), { status: "completed", attempt: 2 });
  t.match(killed.options, [{ alone: false }, { alone: true }]);
});

test("a job whose reader was killed twice while it was alone is poison, and those beside it are not", async (t) => {
  const { job: deadly } = await upload(long);
  const innocent = [];
  for (const bytes of samplePdfs.values()) innocent.push((await upload(bytes)).job);
  const worker = startWorker({ store, host: fragile(3, long), threads: 4 });
  for (const { id } of [deadly, ...innocent]) await until("the job's end", () => ended(id));
  await worker.stop();
  t.match(await job(deadly.id), { status: "failed", error: { code: "poison" } });
  for (const { id } of innocent) t.match(await job(id), { status: "completed" });
});

test("a worker that stops gives back what it works on, and another one takes it", async (t) => {
  const { job: interrupted } = await upload(samplePdf);
  const reading = Promise.withResolvers<void>();
  const slow: Pick<EngineHost, "extract"> = {
    extract: (bytes, options) => host.extract(bytes, { ...options, onProgress: () => reading.resolve() }),
  };
  const worker = startWorker({ store, host: slow, threads: 1 });
  await reading.promise;
  await Promise.all([worker.stop(), worker.stop()]);
  t.match(await job(interrupted.id), { status: "pending" });

  const next = startWorker({ store, host, threads: 1 });
  await until("the job's end", () => ended(interrupted.id));
  await next.stop();
  t.match(await job(interrupted.id), { status: "completed" });
});

test("a cancelled job is given up", async (t) => {
  const { job: unwanted } = await upload(samplePdf);
  const begun = Promise.withResolvers<void>();
  const outcome = Promise.withResolvers<unknown>();
  const slow: Pick<EngineHost, "extract"> = {
    extract(_bytes, { signal } = {}) {
      begun.resolve();
      return new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => {
          outcome.resolve("aborted");
          reject(signal.reason as Error);
        });
      });
    },
  };
  const worker = startWorker({ store, host: slow, threads: 1 });
  await begun.promise;
  await store.jobs.cancel(organizationId, unwanted.id);
  t.equal(await outcome.promise, "aborted", "as soon as the next heartbeat tells");
  await worker.stop();
  t.match(await job(unwanted.id), { status: "failed", error: { code: "cancelled" } });
});

test("a number of threads that makes no sense is refused", async (t) => {
  t.throws(() => startWorker({ store, host, threads: 0 }), /threads/);
});

// An open store keeps the process alive, so its end has to be asked for.
end();

test("a document that ended by the clock is tried again, and one that is too costly is not", async (t) => {
  const { job: slow } = await upload(samplePdf);
  const { job: costly } = await upload(long);
  const limited: Pick<EngineHost, "extract"> = {
    // Limits that are passed whatever the machine does.
    extract: (bytes, options = {}) =>
      host.extract(bytes, {
        ...options,
        ...(long.equals(bytes) ? { cpuMs: 1 } : options.alone ? {} : { deadlineMs: 1 }),
      }),
  };
  const limitNames = { cpuMs: "PAYLIFT_CPU_SECONDS" };
  const worker = startWorker({ store, host: limited, threads: 1, limitNames });
  for (const { id } of [slow, costly]) await until("the job's end", () => ended(id));
  await worker.stop();
  t.match(await job(slow.id), { status: "completed", attempt: 2 });
  t.match(await job(costly.id), {
    status: "failed",
    attempt: 1,
    error: { code: "cpu_limit_exceeded", message: /cpuMs; raise it .*\(PAYLIFT_CPU_SECONDS\)$/ },
  });
});
