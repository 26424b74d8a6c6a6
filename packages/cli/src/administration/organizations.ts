import type { Organization, Page, Repositories } from "@paylift/store";
import { AdminError } from "./admin-error.ts";

const PAGE_SIZE = 100;

/** Every organization, oldest first. */
export async function* allOrganizations(store: Repositories): AsyncGenerator<Organization> {
  yield* allRows((page) => store.organizations.list({ page, pageSize: PAGE_SIZE, order: "oldest_first" }));
}

/** Every row of a list, page by page. */
export async function* allRows<Row>(list: (page: number) => Promise<Page<Row>>): AsyncGenerator<Row> {
  for (let page = 1; ; page++) {
    const { rows } = await list(page);
    yield* rows;
    if (rows.length < PAGE_SIZE) return;
  }
}

/** The organization of this name or id, null when there is none. @throws AdminError when several have the name. */
export async function findOrganization(store: Repositories, nameOrId: string): Promise<Organization | null> {
  const found: Organization[] = [];
  for await (const organization of allOrganizations(store)) {
    if (organization.id === nameOrId) return organization;
    if (organization.name === nameOrId) found.push(organization);
  }
  if (found.length > 1) {
    const ids = found.map(({ id }) => id).join(", ");
    throw new AdminError(`${found.length} organizations have this name; give the id of one: ${ids}`);
  }
  return found[0] ?? null;
}

/** The organization of this name or id; a name that nobody has makes a new one. */
export async function organizationNamed(
  store: Repositories,
  nameOrId: string,
): Promise<{ organization: Organization; created: boolean }> {
  const found = await findOrganization(store, nameOrId);
  if (found !== null) return { organization: found, created: false };
  return { organization: await store.organizations.create({ name: nameOrId }), created: true };
}
