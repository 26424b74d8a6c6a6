import pg from "pg";
import type { Member } from "./fleet.ts";

/** All connections to a database, which its clients lose in the middle of whatever they do. */
export function connectionsOf(url: string): Member {
  return {
    name: "connections",
    async kill() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      await client.end();
    },
    stop: async () => undefined,
  };
}
