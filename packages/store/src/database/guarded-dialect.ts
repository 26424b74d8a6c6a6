import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from "kysely";
import { databaseError } from "./database-error.ts";

/** What becomes of a query before the driver gets it. */
type Prepare = (query: CompiledQuery) => CompiledQuery;

/** A dialect whose every error is a StoreError that quotes no value. */
export function guardedDialect(dialect: Dialect, prepare: Prepare = (query) => query): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new GuardedDriver(dialect.createDriver(), prepare),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw databaseError(error);
  }
}

class GuardedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #prepare: Prepare;

  constructor(inner: DatabaseConnection, prepare: Prepare) {
    this.inner = inner;
    this.#prepare = prepare;
  }

  executeQuery<R>(
    query: CompiledQuery,
    ...rest: Parameters<DatabaseConnection["executeQuery"]> extends [unknown, ...infer Rest] ? Rest : never
  ): Promise<QueryResult<R>> {
    return guarded(() => this.inner.executeQuery<R>(this.#prepare(query), ...rest));
  }

  streamQuery<R>(
    ...args: Parameters<DatabaseConnection["streamQuery"]>
  ): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(...args);
  }
}

class GuardedDriver implements Driver {
  readonly #inner: Driver;
  readonly #prepare: Prepare;

  constructor(inner: Driver, prepare: Prepare) {
    this.#inner = inner;
    this.#prepare = prepare;
  }

  init(...args: Parameters<Driver["init"]>): Promise<void> {
    return guarded(() => this.#inner.init(...args));
  }

  acquireConnection(...args: Parameters<Driver["acquireConnection"]>): Promise<GuardedConnection> {
    return guarded(
      async () => new GuardedConnection(await this.#inner.acquireConnection(...args), this.#prepare),
    );
  }

  beginTransaction(connection: GuardedConnection, settings: TransactionSettings): Promise<void> {
    return guarded(() => this.#inner.beginTransaction(connection.inner, settings));
  }

  commitTransaction(connection: GuardedConnection): Promise<void> {
    return guarded(() => this.#inner.commitTransaction(connection.inner));
  }

  rollbackTransaction(connection: GuardedConnection): Promise<void> {
    return guarded(() => this.#inner.rollbackTransaction(connection.inner));
  }

  releaseConnection(
    connection: GuardedConnection,
    ...rest: Parameters<Driver["releaseConnection"]> extends [unknown, ...infer Rest] ? Rest : never
  ): Promise<void> {
    return guarded(() => this.#inner.releaseConnection(connection.inner, ...rest));
  }

  destroy(...args: Parameters<Driver["destroy"]>): Promise<void> {
    return guarded(() => this.#inner.destroy(...args));
  }
}
