import { runPaylift } from "./processes.ts";

/** Speaks with a running service. */
export interface Client {
  readonly headers: Readonly<Record<string, string>>;
  readonly url: string;
  upload(
    bytes: Uint8Array,
    createJob: boolean,
  ): Promise<{ id: string; organization: string; job_id?: string }>;
  count(path: string): Promise<number>;
}

/** A key of a new organization, made on the database that `env` names. */
export async function createKey(env: Record<string, string>): Promise<string> {
  const args = ["keys", "create", "--organization", "Harbor Light Foods", "--scopes", "all", "--json"];
  return (JSON.parse(await runPaylift(args, env)) as { key: string }).key;
}

export function clientOf(url: string, key: string): Client {
  const headers = { "X-API-Key": key };
  async function json<T>(path: string, init: RequestInit = {}): Promise<T> {
    const response = await fetch(`${url}/api/v1/${path}`, { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
  return {
    headers,
    url,
    upload(bytes, createJob) {
      const form = new FormData();
      form.set("file", new Blob([bytes as Uint8Array<ArrayBuffer>]), "register.pdf");
      form.set("create_job", String(createJob));
      return json("documents/upload/", { method: "POST", body: form });
    },
    count: async (path) => (await json<{ count: number }>(path)).count,
  };
}

/** The address in the first line of a server. */
export function addressIn(line: string): string {
  return /https?:\S+/.exec(line)?.[0] ?? "";
}
