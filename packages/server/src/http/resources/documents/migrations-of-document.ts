import type { Store } from "@paylift/store";

const PAGE_SIZE = 100;

/** Ids of the payroll migrations that have a run of the document. */
export async function migrationsOfDocument(
  store: Store,
  organizationId: string,
  documentId: string,
): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const { rows } = await store.payrollMigrations.list(organizationId, { page, pageSize: PAGE_SIZE });
    for (const { id } of rows) {
      const runs = await store.runs.list(organizationId, id, { pageSize: 1, filters: { documentId } });
      if (runs !== null && runs.count > 0) ids.push(id);
    }
    if (rows.length < PAGE_SIZE) return ids;
  }
}
