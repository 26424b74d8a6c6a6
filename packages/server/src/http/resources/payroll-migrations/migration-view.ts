import type { PayrollMigration } from "@paylift/store";

export function toMigration(migration: PayrollMigration): object {
  return {
    id: migration.id,
    name: migration.name,
    source_provider: migration.sourceProvider,
    target_provider: migration.targetProvider,
    status: migration.status,
    organization: migration.organizationId,
    created_at: migration.createdAt.toISOString(),
    updated_at: migration.updatedAt.toISOString(),
  };
}
