import type { JsonValue } from "./json.ts";

/** The answer to a request, kept to be given again. */
export interface StoredResponse {
  readonly status: number;
  readonly body: JsonValue;
}

export type IdempotencyState =
  /** First seen: carry out the request, then `finish` or `abandon` with the claim. */
  | { readonly state: "new"; readonly claim: Date }
  /** The same request is being carried out. */
  | { readonly state: "in_progress" }
  /** The key was used with another request. */
  | { readonly state: "mismatch" }
  | { readonly state: "finished"; readonly response: StoredResponse };

export interface IdempotencyKeyRepository {
  /**
   * Claims a key of the caller's choice for a request. An expired key is as good as new, and so is one whose request was
   * not finished within `claimSeconds`: whoever carried it out has died.
   */
  begin(
    organizationId: string,
    key: string,
    request: { readonly fingerprint: string; readonly claimSeconds: number },
  ): Promise<IdempotencyState>;
  /** Keeps the answer for `lifetimeSeconds`. False when the claim has passed on. */
  finish(
    organizationId: string,
    key: string,
    claim: Date,
    answer: { readonly response: StoredResponse; readonly lifetimeSeconds: number },
  ): Promise<boolean>;
  /** Forgets an unfinished key, so that the request may be tried again. False when the claim has passed on. */
  abandon(organizationId: string, key: string, claim: Date): Promise<boolean>;
  /** How many expired keys of all organizations were removed. */
  deleteExpired(): Promise<number>;
}
