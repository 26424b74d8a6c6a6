import type { Role } from "./users.ts";

/** A signed-in dashboard. The token itself is only known to the browser. */
export interface Session {
  readonly id: string;
  readonly organizationId: string;
  readonly userId: string;
  /** Of its user, when it was looked up. */
  readonly role: Role;
  /** To be sent back with every changing request. */
  readonly csrfToken: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface SessionRepository {
  /** Null when the user is not of the organization. `token` is shown this once. */
  create(
    organizationId: string,
    userId: string,
    options: { readonly lifetimeSeconds: number },
  ): Promise<{ readonly session: Session; readonly token: string } | null>;
  /** The session of a token, null when unknown or expired. */
  find(token: string): Promise<Session | null>;
  delete(organizationId: string, id: string): Promise<boolean>;
  /** How many expired sessions of all organizations were removed. */
  deleteExpired(): Promise<number>;
}
