import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, StoreError, type Store } from "@paylift/store";
import { Random } from "@paylift/samples";
import pg from "pg";
import { startPostgres } from "../../../packages/store/test/support/postgres-server.ts";
import { Actions } from "./actions.ts";

export interface CrowdOptions {
  readonly seconds: number;
  /** Who act at the same time, each with its own connections. */
  readonly actors: number;
  readonly seed: number;
}

export interface CrowdReport {
  /** How often each action was done. */
  readonly actions: Readonly<Record<string, number>>;
  /** Errors that are no answer to the action, by their code and that of Postgres: 40P01 is a deadlock. */
  readonly faults: Readonly<Record<string, number>>;
  /** As Postgres has counted them. */
  readonly deadlocks: number;
}

/** Answers that somebody who comes too late is given. */
const ANSWERS = new Set(["lease_lost", "invalid_state", "document_in_use", "run_not_in_migration"]);

/**
 * Lets actors do everything that changes documents, jobs, runs and validations to the same few rows at once, on a real
 * Postgres; null where there is none.
 */
export async function runCrowd({ seconds, actors, seed }: CrowdOptions): Promise<CrowdReport | null> {
  const postgres = await startPostgres();
  if (typeof postgres === "string") return null;
  const folder = await mkdtemp(join(tmpdir(), "paylift-crowd-"));
  const url = await postgres.createMigrated();
  const stores: Store[] = [];
  try {
    for (let i = 0; i < actors; i += 1) {
      const database = { kind: "postgres", url, connections: 4 } as const;
      stores.push(await openStore({ database, blobs: { kind: "folder", folder } }));
    }
    const actions = await Actions.prepare(stores[0] as Store);
    const counts: Record<string, number> = {};
    const faults: Record<string, number> = {};
    const until = performance.now() + 1_000 * seconds;
    const act = async (store: Store, random: Random): Promise<void> => {
      while (performance.now() < until) {
        const name = random.pick(actions.names);
        counts[name] = (counts[name] ?? 0) + 1;
        try {
          await actions.do(name, store, random);
        } catch (error) {
          if (!(error instanceof StoreError)) throw error;
          if (ANSWERS.has(error.code)) continue;
          const fault = `${name}: ${error.code} ${String(error.details.code)} ${String(error.details.constraint)}`;
          faults[fault] = (faults[fault] ?? 0) + 1;
        }
      }
    };
    await Promise.all(stores.map((store, i) => act(store, new Random(seed + i))));
    return { actions: counts, faults, deadlocks: await deadlocksOf(url) };
  } finally {
    for (const store of stores) await store.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function deadlocksOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ deadlocks: string }>(
      "select deadlocks from pg_stat_database where datname = current_database()",
    );
    return Number(rows[0]?.deadlocks);
  } finally {
    await client.end();
  }
}
