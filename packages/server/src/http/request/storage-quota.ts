import { Problem } from "../errors/problem.ts";

/** Bytes without a document lie on the disk until housekeeping removes them, which it does after an hour, once an hour. */
const UNSWEPT_MS = 2 * 3_600_000;
/** Summing up is dear where there are many documents: a sum is used for a second, and for so many times what it took. */
const FRESH_MS = 1_000;
const FRESH_TIMES = 20;
const MINUTE_MS = 60_000;
const ORGANIZATIONS_MAX = 10_000;

/** What an upload's end means for the room that it has taken. */
export type UploadEnd = "document" | "nothing";

/** How much the documents of an organization may take of the disk. */
export interface StorageQuota {
  /**
   * Takes room for what is about to arrive; the function that it gives is to be called once, at the end of the request.
   * @throws Problem `storage_quota_exceeded`.
   */
  take(organizationId: string, bytes: number): Promise<(end: UploadEnd) => void>;
}

interface Account {
  summedAtMs: number;
  freshUntilMs: number;
  sum: Promise<number>;
  /** Bytes under way. */
  arriving: number;
  /** Bytes of documents that the sum may not hold yet, with the time from which on a sum does. */
  added: { bytes: number; atMs: number }[];
  /** Bytes of which no document came, by the minute. */
  refused: Map<number, number>;
}

/** `storedBytes` sums up the documents of an organization; `limit` is null for none; `nowMs` is a clock that never goes back. */
export function createStorageQuota(
  storedBytes: (organizationId: string) => Promise<number>,
  limit: number | null,
  nowMs: () => number = () => performance.now(),
): StorageQuota {
  const accounts = new Map<string, Account>();

  function summedUp(organizationId: string, account: Account): Promise<number> {
    const beganMs = nowMs();
    if (beganMs < account.freshUntilMs) return account.sum;
    account.freshUntilMs = Infinity;
    account.summedAtMs = beganMs;
    account.sum = storedBytes(organizationId);
    account.sum.then(
      () => {
        const endedMs = nowMs();
        account.freshUntilMs = endedMs + Math.max(FRESH_MS, FRESH_TIMES * (endedMs - beganMs));
      },
      () => {
        account.freshUntilMs = 0;
      },
    );
    return account.sum;
  }

  function accountOf(organizationId: string): Account {
    const known = accounts.get(organizationId);
    if (known !== undefined) return known;
    if (accounts.size >= ORGANIZATIONS_MAX) forgetIdle(accounts);
    const sum = Promise.resolve(0);
    const account = { summedAtMs: 0, freshUntilMs: 0, sum, arriving: 0, added: [], refused: new Map() };
    accounts.set(organizationId, account);
    return account;
  }

  /** What is on the disk beside the sum. */
  function beside(account: Account): number {
    const oldest = Math.floor((nowMs() - UNSWEPT_MS) / MINUTE_MS);
    for (const minute of account.refused.keys()) if (minute < oldest) account.refused.delete(minute);
    account.added = account.added.filter(({ atMs }) => atMs >= account.summedAtMs);
    const added = account.added.reduce((sum, { bytes }) => sum + bytes, 0);
    return [...account.refused.values()].reduce((sum, bytes) => sum + bytes, account.arriving + added);
  }

  return {
    async take(organizationId, bytes) {
      if (limit === null) return () => {};
      const account = accountOf(organizationId);
      const stored = await summedUp(organizationId, account);
      if (stored + beside(account) + bytes > limit) {
        throw new Problem(
          "storage_quota_exceeded",
          `the documents of the organization may take ${limit} bytes, of which ${stored} are in use: delete some, or keep them for less long`,
        );
      }
      account.arriving += bytes;
      return (end) => {
        account.arriving -= bytes;
        if (end === "document") account.added.push({ bytes, atMs: nowMs() });
        else {
          const minute = Math.floor(nowMs() / MINUTE_MS);
          account.refused.set(minute, (account.refused.get(minute) ?? 0) + bytes);
        }
      };
    },
  };
}

function forgetIdle(accounts: Map<string, Account>): void {
  for (const [organizationId, { arriving, added, refused }] of accounts)
    if (arriving === 0 && added.length === 0 && refused.size === 0) accounts.delete(organizationId);
}
