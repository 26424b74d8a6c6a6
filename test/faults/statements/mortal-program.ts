import { openStore, type Store } from "@paylift/store";
import { createServer, SCOPES } from "@paylift/server";
import { compare } from "@paylift/validation";
import { silentLog } from "../../../packages/server/src/log.ts";
import { validateRuns } from "../../../packages/server/src/worker/validate-runs.ts";
import { COMPLETION, PROVIDERS } from "../../../packages/server/test/http/support/samples.ts";
import { startCountdown } from "./countdown.ts";
import type { MortalAnswer, MortalOptions, MortalOrder } from "./messages.ts";

// A service that kills itself at a step that can be chosen. What documents say it does not read, but makes up.
const IDLE_MS = 300;

const countdown = startCountdown();
const { database, blobs } = JSON.parse(process.argv[2] ?? "") as MortalOptions;
const store = await openStore({ database, blobs: { kind: "folder", folder: blobs } });
await store.migrate();
const server = createServer({ store, providers: PROVIDERS, port: 0, logger: silentLog });
const { url } = await server.start();
// On a full disk there is none; one of an earlier life is as good.
const key = await newKey(store).catch(() => "");

process.on("message", (order: MortalOrder) => void obey(order));
process.on("disconnect", () => process.exit());
say({ kind: "listening", url, key });

async function obey(order: MortalOrder): Promise<void> {
  if (order.kind === "arm") {
    countdown.arm(order.step);
    say({ kind: "armed" });
  } else if (order.kind === "disarm") {
    say({ kind: "disarmed", steps: countdown.disarm() });
  } else {
    await workOnQueues(store);
    say({ kind: "worked" });
  }
}

function say(answer: MortalAnswer): void {
  process.send?.(answer);
}

async function newKey({ organizations, apiKeys }: Store): Promise<string> {
  const { rows } = await organizations.list();
  const { id } = rows[0] ?? (await organizations.create({ name: "Harbor Light Foods" }));
  const created = await apiKeys.create(id, { name: "client", scopes: SCOPES });
  return created?.secret ?? "";
}

async function workOnQueues({ queues }: Store): Promise<void> {
  await queues.jobs.recover();
  await queues.validations.recover();
  const stopping = new AbortController();
  const { signal } = stopping;
  const consuming = Promise.all([
    queues.jobs.consume({
      signal,
      handler: async () => ({ kind: "completed", completion: COMPLETION }),
    }),
    queues.validations.consume({
      signal,
      handler: (lease, context) => validateRuns(lease, context, { store, compare }),
    }),
  ]);
  const waits = async (): Promise<boolean> =>
    (await queues.jobs.depth()) + (await queues.validations.depth()) > 0;
  do await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  while (await waits());
  stopping.abort();
  await consuming;
}
