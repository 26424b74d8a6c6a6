import type { JsonObject } from "./json.ts";
import type { ListOptions, Page } from "./page.ts";

/** A signature under a payroll migration, with the signed figures. It is never changed. */
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
  /** Those who prepared a payroll migration cannot sign it. */
  readonly twoPersons: boolean;
}

/** Every method returns null when the payroll migration or sign-off does not belong to the organization. */
export interface SignOffRepository {
  create(organizationId: string, migrationId: string, signOff: NewSignOff): Promise<SignOff | null>;
  get(organizationId: string, migrationId: string, id: string): Promise<SignOff | null>;
  list(organizationId: string, migrationId: string, options?: ListOptions): Promise<Page<SignOff> | null>;
  /** The sign-off policy of an organization. Null when there is no such organization. */
  policy(organizationId: string): Promise<SignOffPolicy | null>;
  setPolicy(organizationId: string, policy: SignOffPolicy): Promise<SignOffPolicy | null>;
}
