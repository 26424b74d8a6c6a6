import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { keepSyncedOnly } from "./synced-only.ts";

// Makes organizations in an embedded database until it is killed, and says which in a file; beside it is what would be
// left after a power failure.
const CHECKPOINT_EVERY = 20;

const [folder = "", synced = "", acknowledged = ""] = process.argv.slice(2);
await keepSyncedOnly(join(folder, "database"), join(synced, "database"));
// Loaded after that: they take the functions of the system as they are then.
const { assembleStore } = await import("../../src/assemble-store.ts");
const { folderBlobs } = await import("../../src/blobs/folder-blobs.ts");
const { openEmbedded } = await import("../../src/database/embedded.ts");
const connection = await openEmbedded(folder);
const store = assembleStore(connection, folderBlobs(join(folder, "blobs")), () => new Date());
await store.migrate();
process.stdout.write("writing\n");
for (let made = 1; ; made += 1) {
  const { id } = await store.organizations.create({ name: "Harbor Light Foods" });
  appendFileSync(acknowledged, `${id}\n`);
  if (made % CHECKPOINT_EVERY === 0) await connection.queueDatabase.executeSql("checkpoint");
}
