import type { Correction, Store } from "@paylift/store";

const PAGE_SIZE = 100;

/** Every correction of a job, oldest first; null when there is no such job in the organization. */
export async function allCorrections(
  store: Store,
  organizationId: string,
  jobId: string,
): Promise<Correction[] | null> {
  const corrections: Correction[] = [];
  for (let page = 1; ; page++) {
    const options = { page, pageSize: PAGE_SIZE, order: "oldest_first" } as const;
    const found = await store.corrections.list(organizationId, jobId, options);
    if (found === null) return null;
    corrections.push(...found.rows);
    if (found.rows.length < PAGE_SIZE) return corrections;
  }
}
