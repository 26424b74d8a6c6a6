import type { ApiKey, Organization, Repositories, Role, SchemaStatus, Store } from "@paylift/store";
import { AdminError } from "./admin-error.ts";
import { allOrganizations, allRows, findOrganization, organizationNamed } from "./organizations.ts";

/** What an operator can do. Input and answer survive JSON, as they may go through a socket. */
export interface OperationTypes {
  createKey: {
    input: { organization: string; name: string; scopes: readonly string[] };
    answer: { id: string; key: string; organization: string; created: boolean };
  };
  listKeys: { input: { organization: string | null }; answer: ListedKey[] };
  revokeKey: { input: { id: string }; answer: { id: string } };
  createUser: {
    input: { organization: string; email: string; password: string; role: Role };
    answer: { id: string; organization: string; created: boolean };
  };
  migrate: { input: null; answer: SchemaStatus };
  migrationStatus: { input: null; answer: SchemaStatus };
  rotateEncryption: { input: null; answer: { wrapped: number } };
}
export type OperationName = keyof OperationTypes;
export type Input<Name extends OperationName> = OperationTypes[Name]["input"];
export type Answer<Name extends OperationName> = OperationTypes[Name]["answer"];

/** The operations by name, given a store. */
export const operations: {
  readonly [Name in OperationName]: (store: Store, input: Input<Name>) => Promise<Answer<Name>>;
} = {
  createKey,
  listKeys,
  revokeKey,
  createUser,
  migrate: (store) => store.migrate(),
  migrationStatus: (store) => store.migrationStatus(),
  rotateEncryption: async (store) => ({ wrapped: await store.rotateEncryption() }),
};

/** For these a data folder without a database is a mistyped one, and not the place of a new service. */
export const ON_WHAT_IS_THERE: ReadonlySet<OperationName> = new Set([
  "listKeys",
  "revokeKey",
  "migrationStatus",
  "rotateEncryption",
]);

export interface ListedKey {
  readonly id: string;
  readonly organization: string;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly created_at: string;
  readonly last_used_at: string | null;
}

async function createKey(
  store: Store,
  { organization, name, scopes }: Input<"createKey">,
): Promise<Answer<"createKey">> {
  return store.transaction(async (tx) => {
    const { organization: owner, created } = await organizationNamed(tx, organization);
    const made = await tx.apiKeys.create(owner.id, { name, scopes });
    if (made === null) throw new AdminError("the organization was deleted in the meantime");
    const { id } = made.apiKey;
    await note(tx, owner, { action: "api_key.created", subjectType: "api_key", subjectId: id });
    return { id, key: made.secret, organization: owner.name, created };
  });
}

async function listKeys(store: Store, { organization }: Input<"listKeys">): Promise<ListedKey[]> {
  const listed: ListedKey[] = [];
  for await (const owner of await wantedOrganizations(store, organization)) {
    for await (const key of keysOf(store, owner)) {
      const { id, name, prefix, scopes, createdAt, lastUsedAt } = key;
      listed.push({
        id,
        organization: owner.name,
        name,
        prefix,
        scopes,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt?.toISOString() ?? null,
      });
    }
  }
  return listed;
}

async function revokeKey(store: Store, { id }: Input<"revokeKey">): Promise<Answer<"revokeKey">> {
  for await (const owner of allOrganizations(store)) {
    if (!(await store.apiKeys.delete(owner.id, id))) continue;
    await note(store, owner, { action: "api_key.deleted", subjectType: "api_key", subjectId: id });
    return { id };
  }
  throw new AdminError("there is no key with this id");
}

async function createUser(
  store: Store,
  { organization, email, password, role }: Input<"createUser">,
): Promise<Answer<"createUser">> {
  return store.transaction(async (tx) => {
    const { organization: owner, created } = await organizationNamed(tx, organization);
    const user = await tx.users.create(owner.id, { email, password, role });
    if (user === null) throw new AdminError("the organization was deleted in the meantime");
    await note(tx, owner, { action: "user.created", subjectType: "user", subjectId: user.id });
    return { id: user.id, organization: owner.name, created };
  });
}

async function wantedOrganizations(
  store: Store,
  wanted: string | null,
): Promise<Iterable<Organization> | AsyncIterable<Organization>> {
  if (wanted === null) return allOrganizations(store);
  const found = await findOrganization(store, wanted);
  if (found === null) throw new AdminError("there is no organization with this name");
  return [found];
}

function keysOf(store: Store, { id }: Organization): AsyncGenerator<ApiKey> {
  return allRows(async (page) => store.apiKeys.list(id, { page, pageSize: 100, order: "oldest_first" }));
}

/** Whoever can run this command is not known to the service by name. */
async function note(
  { auditLog }: Repositories,
  { id }: Organization,
  deed: { action: string; subjectType: string; subjectId: string },
): Promise<void> {
  await auditLog.append(id, { actor: "system", ...deed, details: {} });
}
