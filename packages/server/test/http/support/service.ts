import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type DatabaseOptions, type Store } from "@paylift/store";
import type { Test } from "tap";
import {
  createServer,
  SCOPES,
  type PayliftServer,
  type Scope,
  type ServerOptions,
} from "../../../src/index.ts";
import { silentLog } from "../../../src/log.ts";
import { createClient, type Client } from "./client.ts";
import { PROVIDERS } from "./samples.ts";

export const EMAIL = "payroll.lead@example.com";
export const PASSWORD = "correct horse battery staple";

/** A running service on a store of its own, with one organization. */
export interface TestService {
  readonly url: string;
  readonly store: Store;
  readonly folder: string;
  readonly server: PayliftServer;
  readonly organizationId: string;
  /** Speaks with every scope. */
  readonly client: Client;
  /** Speaks with a new key of these scopes. */
  withScopes(...scopes: readonly Scope[]): Promise<Client>;
  /** Speaks for another organization, with every scope. */
  stranger(): Promise<Client>;
}

/** Starts a service that ends with the test. */
export async function startService(
  t: Test,
  options: Partial<ServerOptions> = {},
  database: DatabaseOptions = { kind: "memory" },
): Promise<TestService> {
  const folder = await mkdtemp(join(tmpdir(), "paylift-http-"));
  const store = await openStore({ database, blobs: { kind: "folder", folder } });
  await store.migrate();
  const { id: organizationId } = await store.organizations.create({ name: "Harbor Light Foods" });
  await store.users.create(organizationId, { email: EMAIL, password: PASSWORD });
  const server = createServer({ store, providers: PROVIDERS, port: 0, logger: silentLog, ...options });
  const { url } = await server.start();
  t.teardown(async () => {
    await server.stop();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function clientOf(organization: string, scopes: readonly Scope[]): Promise<Client> {
    const created = await store.apiKeys.create(organization, { name: "test", scopes });
    return createClient(url, { "X-API-Key": created?.secret ?? "" });
  }

  return {
    url,
    store,
    folder,
    server,
    organizationId,
    client: await clientOf(organizationId, SCOPES),
    withScopes: (...scopes) => clientOf(organizationId, scopes),
    async stranger() {
      const { id } = await store.organizations.create({ name: "Somebody Else" });
      return clientOf(id, SCOPES);
    },
  };
}
