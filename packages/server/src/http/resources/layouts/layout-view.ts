import type { StoredLayout } from "@paylift/store";

/** A layout as the interface shows it; what it says is exported apart. */
export function toLayout(stored: StoredLayout, inUse: ReadonlySet<string>): object {
  const { id, jobId, name, provider, version, status, accepted, report, error, layout } = stored;
  const taught = (layout?.["variant"] as { taught?: { reproduced: boolean } } | undefined)?.taught;
  return {
    id,
    job_id: jobId,
    name,
    provider,
    version,
    status,
    accepted,
    in_use: inUse.has(id),
    trusted: layout === null ? null : (taught?.reproduced ?? true),
    report,
    error,
    created_at: stored.createdAt.toISOString(),
    updated_at: stored.updatedAt.toISOString(),
  };
}
