import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migratedFolder } from "../../../packages/store/test/support/migrated-embedded.ts";
import { startPostgres } from "../../../packages/store/test/support/postgres-server.ts";
import type { MortalOptions } from "./messages.ts";

export const DATABASES = ["embedded", "postgres"] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** Does something with a new migrated database; what it gives, or null where there is no such database here. */
export async function onDatabase<T>(
  name: DatabaseName,
  work: (options: MortalOptions) => Promise<T>,
): Promise<T | null> {
  const folder = await mkdtemp(join(tmpdir(), "paylift-statements-"));
  const blobs = join(folder, "blobs");
  try {
    if (name === "embedded") {
      await migratedFolder(join(folder, "database"));
      return await work({ database: { kind: "embedded", folder }, blobs });
    }
    const postgres = await startPostgres();
    if (typeof postgres === "string") return null;
    try {
      return await work({ database: { kind: "postgres", url: await postgres.createMigrated() }, blobs });
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
