import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

/** Each connection keeps what it has prepared; texts beyond these are sent as they are. */
const STATEMENTS_MAX = 200;
/** Columns that are not named: one that is added later changes the answer, which a prepared statement refuses. */
const ALL_COLUMNS = /(?<!\()\*/;

/** The pool, but a statement with values is parsed once for each connection instead of every time. */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string | null>();
  // One wrapper for each client, for Kysely knows clients again by their identity.
  const wrappers = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function nameOf(text: string): string | null {
    const known = names.get(text);
    if (known !== undefined || names.size >= STATEMENTS_MAX) return known ?? null;
    const name = ALL_COLUMNS.test(text) ? null : `paylift_${names.size}`;
    names.set(text, name);
    return name;
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    const query = (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
      const name = values.length === 0 ? null : nameOf(text);
      return client.query({ text, values: [...values], ...(name === null ? {} : { name }) });
    };
    const release = (destroy?: boolean): void => client.release(destroy);
    return { query, release } as unknown as PostgresPoolClient;
  }

  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const wrapper = wrappers.get(client) ?? wrap(client);
      wrappers.set(client, wrapper);
      return wrapper;
    },
    end: () => pool.end(),
  };
}
