import type { JsonObject } from "./json.ts";
import type { ListOptions, Page } from "./page.ts";

/** Somebody's signature under a payroll migration, with the figures that were signed. It is never changed. */
export interface SignOff extends NewSignOff {
  readonly id: string;
  readonly migrationId: string;
  readonly createdAt: Date;
}

export interface NewSignOff {
  /** Who signed, as in the audit log. */
  readonly signedBy: string;
  readonly comment: string | null;
  readonly figures: JsonObject;
}

export interface SignOffPolicy {
  /** Whoever prepared a payroll migration does not sign it. */
  readonly twoPersons: boolean;
}

/** Every method gives null when the payroll migration or sign-off is not of the organization. */
export interface SignOffRepository {
  create(organizationId: string, migrationId: string, signOff: NewSignOff): Promise<SignOff | null>;
  get(organizationId: string, migrationId: string, id: string): Promise<SignOff | null>;
  list(organizationId: string, migrationId: string, options?: ListOptions): Promise<Page<SignOff> | null>;
  /** How an organization signs. Null when there is none. */
  policy(organizationId: string): Promise<SignOffPolicy | null>;
  setPolicy(organizationId: string, policy: SignOffPolicy): Promise<SignOffPolicy | null>;
}
