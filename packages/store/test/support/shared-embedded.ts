import type { PGlite } from "@electric-sql/pglite";
import t from "tap";
import type { Connection } from "../../src/database/connection.ts";
import { embeddedConnection } from "../../src/database/embedded.ts";
import { migratedEmbedded } from "./migrated-embedded.ts";

let shared: Promise<PGlite> | null = null;
let open = 0;

t.teardown(async () => (await shared)?.close());

/**
 * A connection to the one embedded database of a test file, migrated already. It is empty unless another connection is
 * still open.
 */
export async function sharedEmbedded(): Promise<Connection> {
  shared ??= migratedEmbedded();
  const pglite = await shared;
  if (open === 0) {
    await pglite.exec("delete from organizations; delete from paylift_queue.job");
  }
  open += 1;
  return {
    ...embeddedConnection(pglite),
    async close() {
      open -= 1;
    },
  };
}
