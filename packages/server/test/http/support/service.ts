import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type Store } from "@paylift/store";
import type { Test } from "tap";
import { assembleStore } from "../../../../store/src/assemble-store.ts";
import { folderBlobs } from "../../../../store/src/blobs/folder-blobs.ts";
import { sharedEmbedded } from "../../../../store/test/support/shared-embedded.ts";
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
  /** Moves the store's clock forward. */
  advance(days: number): void;
  /** Speaks for another organization, with every scope. */
  stranger(): Promise<Client>;
}

/** Starts a service that ends with the test, on the migrated Postgres of an address or an embedded database. */
export async function startService(
  t: Test,
  options: Partial<ServerOptions> = {},
  postgresUrl: string | null = null,
): Promise<TestService> {
  const folder = await mkdtemp(join(tmpdir(), "paylift-http-"));
  let advancedMs = 0;
  const store = await openTestStore(folder, postgresUrl, () => new Date(Date.now() + advancedMs));
  const { id: organizationId } = await store.organizations.create({ name: "Harbor Light Foods" });
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
    advance(days) {
      advancedMs += days * 86_400_000;
    },
    async stranger() {
      const { id } = await store.organizations.create({ name: "Somebody Else" });
      return clientOf(id, SCOPES);
    },
  };
}

async function openTestStore(folder: string, url: string | null, clock: () => Date): Promise<Store> {
  if (url === null) return assembleStore(await sharedEmbedded(), folderBlobs(folder), clock);
  const database = { kind: "postgres", url, poolSize: 4 } as const;
  return openStore({ database, blobs: { kind: "folder", folder }, clock });
}
