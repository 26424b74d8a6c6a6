import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

export interface Writers {
  /** The longest that one of them has taken since this was asked last, in milliseconds, and how often they wrote. */
  longest(): { readonly ms: number; readonly writes: number };
  stop(): Promise<void>;
}

/** What a server and a worker of the previous release write for a document, each statement as they send it. */
const WRITES = [
  `insert into documents (id, organization_id, filename, file_size, checksum, content_type, blob_key, created_at)
    values ($2, $1, 'register.pdf', 8, 'sha256:0', 'application/pdf', '0', now())`,
  `insert into jobs (id, organization_id, document_id, status, entry_id, created_at, updated_at)
    values ($2, $1, $2, 'pending', $2, now(), now())`,
  `insert into paylift_queue.job (id, name, data)
    values ($2::uuid, 'jobs', jsonb_build_object('organization', $1::uuid))`,
  `delete from paylift_queue.job where name = 'jobs' and id = $2::uuid and $1::uuid is not null`,
  `update jobs set status = 'completed', updated_at = now() where organization_id = $1 and id = $2`,
  `insert into results
      (id, organization_id, job_id, confidence, canonical_output, checks, unclaimed, evidence, pages, created_at)
    values ($2, $1, $2, 0.98, '{}', '[]', '[]', '{}', '[]', now())`,
  `insert into deliveries (id, organization_id, webhook_id, event, payload, status, entry_id, created_at, updated_at)
    select $2, $1, id, 'job.completed', '{}', 'completed', $2, now(), now() from webhooks where organization_id = $1`,
];
/** As long as a backup or a report may look at the tables. */
const LOOK_MS = 2_000;

/** Writes from several connections until stopped, while another looks at the tables in one long transaction after another. */
export async function startWriters(url: string, count: number): Promise<Writers> {
  const clients = Array.from({ length: count + 1 }, () => new pg.Client({ connectionString: url }));
  for (const client of clients) await client.connect();
  const [looker, ...writers] = clients;
  let [longestMs, writes, isOver] = [0, 0, false];

  async function write(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ id: string }>("select id from organizations");
    while (!isOver) {
      const values = [rows[writes % rows.length]?.id, randomUUID()];
      for (const statement of WRITES) {
        const startedMs = performance.now();
        await client.query(statement, values);
        longestMs = Math.max(longestMs, performance.now() - startedMs);
      }
      writes += 1;
      await pause(5);
    }
  }
  async function look(): Promise<void> {
    while (!isOver) {
      await looker?.query("begin isolation level repeatable read");
      for (const table of ["jobs", "results", "deliveries", "organizations"]) {
        await looker?.query(`select from ${table} limit 1`);
      }
      await pause(LOOK_MS);
      await looker?.query("commit");
    }
  }

  const ended = Promise.all([look(), ...writers.map(write)]);
  return {
    longest() {
      const answer = { ms: longestMs, writes };
      [longestMs, writes] = [0, 0];
      return answer;
    },
    async stop() {
      isOver = true;
      await ended;
      for (const client of clients) await client.end();
    },
  };
}
