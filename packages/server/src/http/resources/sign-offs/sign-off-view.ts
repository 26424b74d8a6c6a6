import type { SignOff } from "@paylift/store";

export function toSignOff(signOff: SignOff): object {
  return {
    id: signOff.id,
    migration_id: signOff.migrationId,
    signed_by: signOff.signedBy,
    comment: signOff.comment,
    figures: signOff.figures,
    created_at: signOff.createdAt.toISOString(),
  };
}
