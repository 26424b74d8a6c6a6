import type { JsonValue } from "./json.ts";

/** The answer to a request, kept to be given again. */
export interface StoredResponse {
  readonly status: number;
  readonly body: JsonValue;
}

export type IdempotencyState =
  /** First seen: carry out the request, then `finish` or `abandon`. */
  | { readonly state: "new" }
  /** The same request is being carried out. */
  | { readonly state: "in_progress" }
  /** The key was used with another request. */
  | { readonly state: "mismatch" }
  | { readonly state: "finished"; readonly response: StoredResponse };

export interface IdempotencyKeyRepository {
  /** Claims a key of the caller's choice for a request. An expired key is as good as new. */
  begin(
    organizationId: string,
    key: string,
    request: { readonly fingerprint: string; readonly lifetimeSeconds: number },
  ): Promise<IdempotencyState>;
  finish(organizationId: string, key: string, response: StoredResponse): Promise<boolean>;
  /** Forgets an unfinished key, so that the request may be tried again. */
  abandon(organizationId: string, key: string): Promise<boolean>;
  /** How many expired keys of all organizations were removed. */
  deleteExpired(): Promise<number>;
}
