import type { JsonValue } from "./json.ts";

/** The answer to a request, kept to be given again. */
export interface StoredResponse {
  readonly status: number;
  readonly body: JsonValue;
}

/** What is known of a key; one that has expired is as good as new. */
export type IdempotencyState =
  /** Nothing was done under it. */
  | { readonly state: "new" }
  /** The same request is being carried out. */
  | { readonly state: "in_progress" }
  /** The key was used with another request. */
  | { readonly state: "mismatch" }
  | { readonly state: "finished"; readonly response: StoredResponse };

/**
 * Keys of callers' choice, each for one request. What a request does and the record of its key belong into one
 * transaction: `claim`, do it, `keep`. Then a process that dies leaves both or neither.
 */
export interface IdempotencyKeyRepository {
  find(organizationId: string, key: string, fingerprint: string): Promise<IdempotencyState>;
  /** The same, and when it is new, then until the end of the transaction the key is in progress for all others. */
  claim(organizationId: string, key: string, fingerprint: string): Promise<IdempotencyState>;
  /** Keeps the answer for `lifetimeSeconds`. @throws StoreError `invalid_state` where the key has another answer. */
  keep(
    organizationId: string,
    key: string,
    answer: {
      readonly fingerprint: string;
      readonly response: StoredResponse;
      readonly lifetimeSeconds: number;
    },
  ): Promise<void>;
  /** How many expired keys of all organizations were removed. */
  deleteExpired(): Promise<number>;
}
