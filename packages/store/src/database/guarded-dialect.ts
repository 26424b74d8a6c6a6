import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from "kysely";
import { databaseError } from "./database-error.ts";

export interface Guards {
  /** What becomes of a query before the driver gets it. Default: nothing. */
  readonly prepare?: (query: CompiledQuery) => CompiledQuery;
  /**
   * Before each statement, before a transaction begins and is committed, and when each of these is done, before whoever asked for it
   * learns so; what it throws is thrown. Default: nothing.
   */
  readonly aroundEach?: () => void;
  /** What an error of the database is thrown as. Default: itself. */
  readonly explain?: (error: unknown) => unknown;
}

/** A dialect whose every error is a StoreError that quotes no value. */
export function guardedDialect(
  dialect: Dialect,
  { prepare = (query) => query, aroundEach = () => undefined, explain = (error) => error }: Guards = {},
): Dialect {
  const guards = { prepare, aroundEach, explain };
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new GuardedDriver(dialect.createDriver(), guards),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

async function guarded<T>(work: () => Promise<T>, { explain }: Required<Guards>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw explain(databaseError(error));
  }
}

/** A change of the database, or a look at it, between the guards. */
function between<T>(work: () => Promise<T>, guards: Required<Guards>): Promise<T> {
  return guarded(async () => {
    guards.aroundEach();
    const done = await work();
    guards.aroundEach();
    return done;
  }, guards);
}

class GuardedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #guards: Required<Guards>;

  constructor(inner: DatabaseConnection, guards: Required<Guards>) {
    this.inner = inner;
    this.#guards = guards;
  }

  executeQuery<R>(
    query: CompiledQuery,
    ...rest: Parameters<DatabaseConnection["executeQuery"]> extends [unknown, ...infer Rest] ? Rest : never
  ): Promise<QueryResult<R>> {
    const { prepare } = this.#guards;
    return between(() => this.inner.executeQuery<R>(prepare(query), ...rest), this.#guards);
  }

  streamQuery<R>(
    ...args: Parameters<DatabaseConnection["streamQuery"]>
  ): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(...args);
  }
}

class GuardedDriver implements Driver {
  readonly #inner: Driver;
  readonly #guards: Required<Guards>;

  constructor(inner: Driver, guards: Required<Guards>) {
    this.#inner = inner;
    this.#guards = guards;
  }

  init(...args: Parameters<Driver["init"]>): Promise<void> {
    return guarded(() => this.#inner.init(...args), this.#guards);
  }

  acquireConnection(...args: Parameters<Driver["acquireConnection"]>): Promise<GuardedConnection> {
    return guarded(
      async () => new GuardedConnection(await this.#inner.acquireConnection(...args), this.#guards),
      this.#guards,
    );
  }

  beginTransaction(connection: GuardedConnection, settings: TransactionSettings): Promise<void> {
    return between(() => this.#inner.beginTransaction(connection.inner, settings), this.#guards);
  }

  commitTransaction(connection: GuardedConnection): Promise<void> {
    return between(() => this.#inner.commitTransaction(connection.inner), this.#guards);
  }

  rollbackTransaction(connection: GuardedConnection): Promise<void> {
    return guarded(() => this.#inner.rollbackTransaction(connection.inner), this.#guards);
  }

  releaseConnection(
    connection: GuardedConnection,
    ...rest: Parameters<Driver["releaseConnection"]> extends [unknown, ...infer Rest] ? Rest : never
  ): Promise<void> {
    return guarded(() => this.#inner.releaseConnection(connection.inner, ...rest), this.#guards);
  }

  destroy(...args: Parameters<Driver["destroy"]>): Promise<void> {
    return guarded(() => this.#inner.destroy(...args), this.#guards);
  }
}
