import type { Test } from "tap";
import { createEngineHost } from "../../../src/engine-host/index.ts";
import { startWorker } from "../../../src/worker/index.ts";
import { until } from "../../support/processes.ts";
import type { TestService } from "./service.ts";

/** Uploads documents to a service whose worker reads them with the real engine. */
export async function readerOf(
  t: Test,
  { store, client }: TestService,
): Promise<(pdf: Uint8Array) => Promise<string>> {
  const host = await createEngineHost({ engine: { threads: 1 } });
  const worker = startWorker({ store, host, threads: 1 });
  t.teardown(async () => {
    await worker.stop();
    await host.close();
  });
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
