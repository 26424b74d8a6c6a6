import { runPaylift, startMember } from "../fleet.ts";

/** `paylift serve` with a worker and a webhook. */
export interface Service {
  readonly url: string;
  readonly key: string;
  stop(): Promise<void>;
}

const SERVICE_ENV = { PAYLIFT_REQUESTS_PER_MINUTE: "0", PAYLIFT_MIGRATE: "false" };
/** On a database that is migrated. */
export async function startService(env: Readonly<Record<string, string>>): Promise<Service> {
  const all = { ...env, ...SERVICE_ENV };
  const create = ["keys", "create", "--organization", "acme", "--scopes", "all", "--json"];
  const { key } = JSON.parse(await runPaylift(create, all)) as { key: string };
  const node = await startMember("service", ["serve", "--port", "0", "--threads", "1"], all);
  const url = /http:\/\/\S+/.exec(node.greeting())?.[0] ?? "";
  const response = await fetch(`${url}/api/v1/webhooks/`, {
    method: "POST",
    headers: { "X-API-Key": key, "Content-Type": "application/json" },
    // Nobody listens there: what counts is that it was to be told.
    body: JSON.stringify({ url: "http://127.0.0.1:9/", events: ["job.completed", "job.failed"] }),
  });
  if (response.status !== 201) throw new Error(`no webhook: ${response.status}`);
  return { url, key, stop: () => node.stop() };
}
