import type { JsonObject } from "./json.ts";
import type { ListOptions, Page } from "./page.ts";

/** A person's statement that a difference between the runs of a payroll migration is correct. */
export interface Decision extends NewDecision {
  readonly id: string;
  readonly migrationId: string;
  /** The batch it was made in; null for a single decision. */
  readonly batchId: string | null;
  readonly createdAt: Date;
}

export interface NewDecision {
  /** What names the difference in every validation of the payroll migration. */
  readonly key: string;
  readonly reason: string;
  /** Who decided, as in the audit log. */
  readonly decidedBy: string;
  /** The difference as it was when it was accepted. */
  readonly discrepancy: JsonObject;
}

/** Several differences that are accepted for one reason. */
export interface NewDecisionBatch extends Pick<NewDecision, "reason" | "decidedBy"> {
  readonly decisions: readonly Pick<NewDecision, "key" | "discrepancy">[];
}

export interface DecisionBatch {
  readonly id: string;
  /** How many were decided now; the others had been. */
  readonly created: number;
  readonly createdAt: Date;
}

/**
 * Every method returns null (`delete` false) when the payroll migration or decision does not belong to the
 * organization.
 */
export interface DecisionRepository {
  /** @throws StoreError `already_decided` when the payroll migration has a decision with the key. */
  create(organizationId: string, migrationId: string, decision: NewDecision): Promise<Decision | null>;
  /** Decides whatever is not decided yet. @throws StoreError `already_decided` where all of it is. */
  createBatch(
    organizationId: string,
    migrationId: string,
    batch: NewDecisionBatch,
  ): Promise<DecisionBatch | null>;
  /** Withdraws the remaining decisions of a batch; returns their number, 0 for an unknown batch. */
  deleteBatch(organizationId: string, migrationId: string, batchId: string): Promise<number>;
  get(organizationId: string, migrationId: string, id: string): Promise<Decision | null>;
  list(organizationId: string, migrationId: string, options?: ListOptions): Promise<Page<Decision> | null>;
  /** All of them, oldest first. */
  all(organizationId: string, migrationId: string): Promise<Decision[] | null>;
  delete(organizationId: string, migrationId: string, id: string): Promise<boolean>;
}
