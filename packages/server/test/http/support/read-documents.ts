import tap, { type Test } from "tap";
import { createEngineHost, type EngineHost } from "../../../src/engine-host/index.ts";
import { startWorker } from "../../../src/worker/index.ts";
import { until } from "../../support/processes.ts";
import type { TestService } from "./service.ts";

let host: Promise<EngineHost> | null = null;

tap.teardown(async () => (await host)?.close());

/**
 * Has the real engine read what is uploaded to a service, until the test ends. The engine's process is one for all services:
 * it takes seconds to start, and keeps nothing of what it has read.
 */
export async function startReading(t: Test, { store }: TestService): Promise<void> {
  host ??= createEngineHost({ engine: { threads: 1 } });
  const worker = startWorker({ store, host: await host, threads: 1 });
  t.teardown(() => worker.stop());
}

/** Uploads documents to a service whose worker reads them with the real engine. */
export async function readerOf(t: Test, service: TestService): Promise<(pdf: Uint8Array) => Promise<string>> {
  await startReading(t, service);
  const { client } = service;
  return async (pdf) => {
    const { body: document } = await client.upload(pdf);
    const { body: job } = await client.post("jobs/", { document_id: document.id });
    await until("the job's end", async () => {
      const { body } = await client.get(`jobs/${job.id}/`);
      if (body.status === "failed") throw new Error(JSON.stringify(body.error));
      return body.status === "completed";
    });
    return job.id as string;
  };
}
