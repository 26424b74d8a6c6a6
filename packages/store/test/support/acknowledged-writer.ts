import { appendFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { openStore, StoreError } from "../../src/index.ts";

// Makes organizations in an embedded database until it may not any more; each that was made, and why it ended, in a file.
const [folder = "", acknowledged = ""] = process.argv.slice(2);
const store = await openStore({
  database: { kind: "embedded", folder },
  blobs: { kind: "folder", folder: `${folder}/blobs` },
});
await store.migrate();
process.stdout.write("writing\n");
try {
  for (;;) {
    const { id } = await store.organizations.create({ name: "Harbor Light Foods" });
    appendFileSync(acknowledged, `${id}\n`);
    await pause(2);
  }
} catch (error) {
  appendFileSync(acknowledged, `${error instanceof StoreError ? error.code : String(error)}\n`);
}
await store.close();
