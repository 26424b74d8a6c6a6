// npm run api:release: what the server describes now is what later versions are held to.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@paylift/store";
import { createServer } from "../../src/index.ts";
import { silentLog } from "../../src/log.ts";
import { ACCEPTED, RELEASED } from "./released.ts";

const folder = await mkdtemp(join(tmpdir(), "paylift-api-"));
const store = await openStore({ database: { kind: "memory" }, blobs: { kind: "folder", folder } });
await store.migrate();
const server = createServer({ store, providers: [], port: 0, logger: silentLog });
try {
  const { url } = await server.start();
  const answer = await fetch(`${url}/api/v1/openapi.json`);
  await writeFile(RELEASED, `${JSON.stringify(await answer.json(), null, 1)}\n`);
  await writeFile(ACCEPTED, "[]\n");
} finally {
  await server.stop();
  await store.close();
  await rm(folder, { recursive: true });
}
