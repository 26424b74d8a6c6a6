import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";
import { join } from "node:path";
import { generateSample } from "@paylift/samples";
import { startPostgres } from "../../../../packages/store/test/support/postgres-server.ts";
import { startPaylift } from "../processes.ts";
import { addressIn, clientOf, createKey } from "../service.ts";
import { runClients } from "./clients.ts";
import { runUploads } from "./uploads.ts";

// npm run load -- [--clients 1000] [--seconds 60] [--uploads 500]
const { values } = parseArgs({
  options: {
    clients: { type: "string", default: "1000" },
    seconds: { type: "string", default: "60" },
    uploads: { type: "string", default: "500" },
  },
});
const [clients, seconds, uploads] = [values.clients, values.seconds, values.uploads].map(Number) as [
  number,
  number,
  number,
];
const postgres = await startPostgres();
if (typeof postgres === "string") throw new Error(postgres);
const data = mkdtempSync(join(tmpdir(), "paylift-load-"));
const env = {
  DATABASE_URL: await postgres.createMigrated(),
  PAYLIFT_DATA: data,
  PAYLIFT_REQUESTS_PER_MINUTE: "0",
  PAYLIFT_UPLOADS_EACH: "0",
};
try {
  const key = await createKey(env);
  const server = await startPaylift(["serve", "--no-worker", "--port", "0"], env);
  const worker = await startPaylift(["work", "--threads", "1"], env);
  try {
    const client = clientOf(addressIn(server.firstLine), key);
    const { pdf } = await generateSample({ layout: "gusto-journal", seed: 1, employees: 2 });
    const { job_id: job = "" } = await client.upload(pdf, true);
    console.error(`… ${clients} clients for ${seconds} s`);
    const asked = await runClients(client.url, key, pdf, { clients, seconds, job });
    console.error("… waiting for the documents");
    for (;;) {
      const [pending, processing] = await Promise.all(
        ["pending", "processing"].map((status) => client.count(`jobs/?page_size=1&status=${status}`)),
      );
      if (pending === 0 && processing === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const accepted = await client.count("documents/?page_size=1");
    const completed = await client.count("jobs/?page_size=1&status=completed");
    console.error(`… ${uploads} uploads of 1 MB at once`);
    const uploaded = await runUploads(client, server, { uploads, megabytesEach: 1 });
    console.log(JSON.stringify({ asked, documents: { accepted, completed }, uploaded }, null, 2));
    const wrong = asked.serverErrors + uploaded.failed + uploaded.wrong + (accepted - completed);
    process.exitCode = wrong === 0 ? 0 : 1;
  } finally {
    await Promise.all([server.stop(), worker.stop()]);
  }
} finally {
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
}
