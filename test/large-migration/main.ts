// npm run migrations [JOBS]: how long a writer waits while the schema of a large database is brought up to date.
import { setTimeout as pause } from "node:timers/promises";
import { openPostgres } from "../../packages/store/src/database/postgres.ts";
import { installQueues } from "../../packages/store/src/queue/install.ts";
import { apply, migrate, migrationStatus } from "../../packages/store/src/schema/migrate.ts";
import { startPostgres } from "../../packages/store/test/support/postgres-server.ts";
import { fill } from "./fill.ts";
import { startWriters } from "./writers.ts";

/** No writer may wait for longer. */
const LIMIT_MS = 1_000;
const FIRST = "005-decisions";
const QUIET_MS = 5_000;

const jobs = Number(process.argv[2] ?? 1_000_000);
const postgres = await startPostgres();
if (typeof postgres === "string") throw new Error(postgres);
const url = await postgres.createDatabase();
const connection = await openPostgres(url, 2);
const { kysely } = connection;
const row = (what: string, seconds: number, { ms, writes }: { ms: number; writes: number }): void => {
  const figures = [seconds.toFixed(1), String(writes), ms.toFixed(0)].map((figure) => figure.padStart(10));
  console.log(`${what.padEnd(28)}${figures.join("")}`);
};

await apply(kysely, FIRST);
await installQueues(connection);
await fill(kysely, { jobs, waiting: Math.ceil(jobs / 20) });
const writers = await startWriters(url, 4);
try {
  console.log(`${jobs} jobs after ${FIRST}\n${" ".repeat(28)}   seconds    writes longest ms`);
  await pause(QUIET_MS);
  row("without a migration", QUIET_MS / 1000, writers.longest());
  const { pending } = await migrationStatus(kysely);
  const steps = pending.map((name): [string, () => Promise<unknown>] => [name, () => apply(kysely, name)]);
  for (const [name, step] of [...steps, ["queues", () => migrate(connection)] as const]) {
    const startedMs = performance.now();
    await step();
    const waited = writers.longest();
    row(name, (performance.now() - startedMs) / 1000, waited);
    if (waited.ms > LIMIT_MS) process.exitCode = 1;
  }
} finally {
  await writers.stop();
  await connection.close();
  await postgres.stop();
}
console.log(process.exitCode === 1 ? `a writer waited for more than ${LIMIT_MS} ms` : "ok");
