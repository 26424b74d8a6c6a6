import type { Finished } from "../api/work-queue.ts";

/** What one transaction may bring to the database, in bytes: results of large documents go by themselves. */
const TRANSACTION_BYTES_MAX = 4 * 2 ** 20;

interface Storing<Completion> {
  /** Ids of what was stored, all of it in one transaction, or an error and nothing. */
  storeTogether(finished: readonly Finished<Completion>[]): Promise<ReadonlySet<string>>;
  completeOne(one: Finished<Completion>): Promise<void>;
  weigh(completion: Completion): number;
}

/** Stores what came of several things, in as few transactions as may be; null for each that is stored, or its error. */
export async function completeMany<Completion>(
  finished: readonly Finished<Completion>[],
  { storeTogether, completeOne, weigh }: Storing<Completion>,
): Promise<unknown[]> {
  const errors = new Map<Finished<Completion>, unknown>();
  const byThemselves = async (some: readonly Finished<Completion>[]): Promise<void> => {
    await Promise.all(some.map((one) => completeOne(one).catch((error: unknown) => errors.set(one, error))));
  };
  for (const some of inTransactions(finished, weigh)) {
    const stored = some.length === 1 ? null : await storeTogether(some).catch(() => null);
    // One that cannot be stored is not to keep the others from it; one whose lease was lost is told so.
    await byThemselves(stored === null ? some : some.filter(({ lease }) => !stored.has(lease.id)));
  }
  return finished.map((one) => errors.get(one) ?? null);
}

function inTransactions<Completion>(
  finished: readonly Finished<Completion>[],
  weigh: (completion: Completion) => number,
): Finished<Completion>[][] {
  const transactions: Finished<Completion>[][] = [];
  let bytes = Infinity;
  for (const one of finished) {
    const weight = weigh(one.completion);
    bytes += weight;
    if (bytes > TRANSACTION_BYTES_MAX) {
      transactions.push([]);
      bytes = weight;
    }
    transactions.at(-1)?.push(one);
  }
  return transactions;
}
