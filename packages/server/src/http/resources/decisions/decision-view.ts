import type { Decision } from "@paylift/store";

export function toDecision(decision: Decision): object {
  return {
    id: decision.id,
    migration_id: decision.migrationId,
    key: decision.key,
    reason: decision.reason,
    decided_by: decision.decidedBy,
    discrepancy: decision.discrepancy,
    batch_id: decision.batchId,
    created_at: decision.createdAt.toISOString(),
  };
}
