import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const BIN = fileURLToPath(new URL("../../../../packages/cli/bin/paylift.mjs", import.meta.url));
const LOOK_MS = 300;

/** A service of its own, spoken to over HTTP. */
export interface Service {
  get(path: string): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
  /** Uploads a document; its id. */
  upload(name: string, bytes: Uint8Array): Promise<string>;
  /** Asks again until it is so. */
  until<T>(path: string, isSo: (found: T) => boolean): Promise<T>;
  stop(): Promise<void>;
}

/** Starts `paylift serve` on a folder that is removed when it stops. */
export async function startService(): Promise<Service> {
  const data = mkdtempSync(join(tmpdir(), "paylift-taught-"));
  const child = spawn(process.execPath, [BIN, "serve", "--port", "0", "--data", data, "--threads", "1"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PAYLIFT_LOG_LEVEL: "silent" },
  });
  const ended = once(child, "exit");
  let url = "";
  for await (const line of createInterface(child.stdout)) {
    url = /listens on (\S+)/.exec(line)?.[1] ?? "";
    if (url !== "") break;
  }
  if (url === "") throw new Error("the service did not start");
  child.stdout.resume();
  const keys = ["keys", "create", "--organization", "Benchmark", "--scopes", "all", "--data", data, "--json"];
  const made = execFileSync(process.execPath, [BIN, ...keys], { encoding: "utf8" });
  const headers = { "X-API-Key": (JSON.parse(made) as { key: string }).key };

  async function answer(path: string, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(`${url}/api/v1/${path}`, {
      ...init,
      headers: { ...headers, ...init.headers },
    });
    const body = (await response.json()) as { code?: string; detail?: string };
    if (!response.ok) throw new Error(`${path}: ${response.status} ${body.code}: ${body.detail}`);
    return body;
  }

  return {
    get: (path) => answer(path),
    post: (path, body) =>
      answer(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    async upload(name, bytes) {
      const form = new FormData();
      form.append("file", new Blob([Buffer.from(bytes)]), name);
      return ((await answer("documents/upload/", { method: "POST", body: form })) as { id: string }).id;
    },
    async until(path, isSo) {
      for (;;) {
        const found = (await answer(path)) as Parameters<typeof isSo>[0];
        if (isSo(found)) return found;
        await pause(LOOK_MS);
      }
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
