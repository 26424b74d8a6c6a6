import { AsyncLocalStorage } from "node:async_hooks";
import type { Store } from "@paylift/store";

/** Runs what a request does in one transaction of the store. */
export type Transaction = Store["transaction"];

const ofRequest = new AsyncLocalStorage<Transaction>();

/** The store, but within `runWithTransaction` its transactions are those that were given there. */
export function joiningRequests(store: Store): Store {
  return {
    ...store,
    transaction: (work) => (ofRequest.getStore() ?? store.transaction)(work),
  };
}

/** Runs `work` with a transaction of its own. */
export function runWithTransaction<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
  return ofRequest.run(transaction, work);
}
