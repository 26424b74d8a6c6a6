import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { giveAway, postgresPrograms } from "../../packages/store/test/support/postgres-process.ts";
import { migratedPostgresData } from "../../packages/store/test/support/postgres-server.ts";
import type { Member } from "./fleet.ts";

/** A Postgres server that can be killed and comes back with what it had; null where there are no binaries. */
export async function mortalPostgres(): Promise<(Member & { readonly url: string }) | null> {
  const home = await mkdtemp(join(tmpdir(), "paylift-pg-"));
  const programs = await postgresPrograms(home);
  if (programs === null) {
    await rm(home, { recursive: true });
    return null;
  }
  const data = join(home, "data");
  const { folder, database } = await migratedPostgresData();
  await cp(folder, data, { recursive: true });
  await giveAway(data);
  let stop = await programs.start({ keepHome: true });
  const url = new URL(programs.address);
  url.pathname = `/${database}`;

  /** The processes of the killed one hold its memory for a moment. */
  async function startAgain(): Promise<() => Promise<void>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await programs!.start({ keepHome: true });
      } catch (error) {
        if (attempt === 50) throw error;
        await pause(200);
      }
    }
  }

  return {
    name: "postgres",
    url: url.href,
    async kill() {
      const [pid] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
      process.kill(Number(pid), "SIGKILL");
      await stop();
      stop = await startAgain();
    },
    async stop() {
      await stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
