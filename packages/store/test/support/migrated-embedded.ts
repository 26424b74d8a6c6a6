import { cp, readFile, writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { embeddedConnection } from "../../src/database/embedded.ts";
import { migrate } from "../../src/schema/migrate.ts";
import { cached } from "./template-cache.ts";

/** A new embedded database in memory, migrated already. */
export async function migratedEmbedded(): Promise<PGlite> {
  const path = await cached("embedded.tar", async (aside) => {
    const made = await newlyMigrated();
    const dump = await made.dumpDataDir("none");
    await writeFile(aside, Buffer.from(await dump.arrayBuffer()));
    await made.close();
  });
  return PGlite.create({ loadDataDir: new Blob([await readFile(path)]) });
}

/** The same as files, in a new folder of this path. */
export async function migratedFolder(folder: string): Promise<void> {
  const path = await cached("embedded-data", async (aside) => (await newlyMigrated(aside)).close());
  await cp(path, folder, { recursive: true });
}

async function newlyMigrated(folder?: string): Promise<PGlite> {
  const made = await PGlite.create(folder);
  await migrate(embeddedConnection(made));
  return made;
}
