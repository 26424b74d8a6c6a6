import type { DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from "kysely";
import { databaseError } from "./database-error.ts";

/** A dialect whose every error is a StoreError that quotes no value. */
export function guardedDialect(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new GuardedDriver(dialect.createDriver()),
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

  constructor(inner: DatabaseConnection) {
    this.inner = inner;
  }

  executeQuery<R>(...args: Parameters<DatabaseConnection["executeQuery"]>): Promise<QueryResult<R>> {
    return guarded(() => this.inner.executeQuery<R>(...args));
  }

  streamQuery<R>(
    ...args: Parameters<DatabaseConnection["streamQuery"]>
  ): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(...args);
  }
}

class GuardedDriver implements Driver {
  readonly #inner: Driver;

  constructor(inner: Driver) {
    this.#inner = inner;
  }

  init(...args: Parameters<Driver["init"]>): Promise<void> {
    return guarded(() => this.#inner.init(...args));
  }

  acquireConnection(...args: Parameters<Driver["acquireConnection"]>): Promise<GuardedConnection> {
    return guarded(async () => new GuardedConnection(await this.#inner.acquireConnection(...args)));
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
