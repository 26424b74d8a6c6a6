import type { ListOptions, Page } from "./page.ts";

/** A key for programs. Only the SHA-256 hash of its secret is kept. */
export interface ApiKey {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  /** The first characters of the secret, to distinguish keys. */
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly createdAt: Date;
  /** To the minute; null when never used. */
  readonly lastUsedAt: Date | null;
  /** Null when the key does not expire. */
  readonly expiresAt: Date | null;
}

export interface NewApiKey {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expiresAt?: Date | null;
}

export interface ApiKeyRepository {
  /** Null when there is no such organization. `secret` (256 random bits) is shown this once. */
  create(
    organizationId: string,
    key: NewApiKey,
  ): Promise<{ readonly apiKey: ApiKey; readonly secret: string } | null>;
  get(organizationId: string, id: string): Promise<ApiKey | null>;
  list(organizationId: string, options?: ListOptions): Promise<Page<ApiKey>>;
  /**
   * Revokes the key for good. Once this resolves (or the transaction around it), no process on the database takes the
   * key: it waits for the eighth of a second in which another may still know it.
   */
  delete(organizationId: string, id: string): Promise<boolean>;
  /** The key of any organization, null when unknown, deleted or expired. Notes the use. */
  authenticate(secret: string): Promise<ApiKey | null>;
}
