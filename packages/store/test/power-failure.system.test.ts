import { mkdtemp, mkdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { test, type Test } from "tap";
import { openStore } from "../src/index.ts";
import { startChild } from "./support/child.ts";
import { migratedFolder } from "./support/migrated-embedded.ts";

/** More than one checkpoint, so that some of it is in the log alone and some is not. */
const LEAST = 50;

for (const isNew of [true, false]) {
  const which = isNew ? "a new embedded database" : "an embedded database";
  test(`what ${which} has acknowledged is there after a power failure`, (t) => failPower(t, isNew));
}

async function failPower(t: Test, isNew: boolean): Promise<void> {
  if (process.platform !== "linux") return t.comment("files of a process are looked at as Linux shows them");
  const home = await mkdtemp(join(tmpdir(), "paylift-power-"));
  t.teardown(() => rm(home, { recursive: true, force: true }));
  const [folder, synced, log] = [join(home, "data"), join(home, "synced"), join(home, "acknowledged")];
  if (!isNew) await migratedFolder(join(folder, "database"));
  await mkdir(synced);
  const acknowledged = async (): Promise<string[]> =>
    (await readFile(log, "utf8").catch(() => "")).split("\n").filter((line) => line !== "");
  const child = startChild(t, "synced-writer.ts", folder, synced, log);
  await child.firstLine;
  while ((await acknowledged()).length < LEAST) await pause(20);
  await child.kill();

  const made = await acknowledged();
  const store = await openStore({
    database: { kind: "embedded", folder: synced },
    blobs: { kind: "folder", folder: join(synced, "blobs") },
  });
  t.teardown(() => store.close());
  await store.migrate();
  for (const id of made) t.match(await store.organizations.get(id), { id });
}
