import type { ListOptions, Page } from "./page.ts";

/** What users may do: each role may do what those before it may. */
export const ROLES = ["reader", "reviewer", "approver", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** A person who signs in to the dashboard. The password's hash never leaves the store. */
export interface User {
  readonly id: string;
  readonly organizationId: string;
  /** As typed; two users of an organization never have addresses that differ only in letter case. */
  readonly email: string;
  readonly role: Role;
  readonly createdAt: Date;
}

export interface UserRepository {
  /**
   * The role is `admin` unless another is given.
   * @throws StoreError `email_taken`; `invalid_argument` for a password under 8 or over 1,024 characters.
   */
  create(
    organizationId: string,
    user: { readonly email: string; readonly password: string; readonly role?: Role },
  ): Promise<User | null>;
  get(organizationId: string, id: string): Promise<User | null>;
  list(organizationId: string, options?: ListOptions): Promise<Page<User>>;
  /** Also ends every session of the user. Null when there is no such user. */
  setPassword(organizationId: string, id: string, password: string): Promise<User | null>;
  /** Takes effect at once, in existing sessions too. Null when there is no such user. */
  setRole(organizationId: string, id: string, role: Role): Promise<User | null>;
  delete(organizationId: string, id: string): Promise<boolean>;
  /**
   * The user of any organization, or null. If several organizations have the address, the password decides; among
   * equal passwords, the oldest user. Takes as long for an unknown address as for a wrong password.
   */
  authenticate(email: string, password: string): Promise<User | null>;
}
