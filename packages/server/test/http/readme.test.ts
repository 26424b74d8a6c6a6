import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { test } from "tap";
import { PROBLEM_CODES } from "../../src/index.ts";
import { resolveServerOptions } from "../../src/http/options.ts";

const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");

test("the README has every problem code beside its status", async (t) => {
  for (const [code, [status]] of Object.entries(PROBLEM_CODES)) {
    t.match(readme, new RegExp(`^\\| ${status} .*\`${code}\``, "m"), code);
  }
});

test("the README has every option", async (t) => {
  const options = resolveServerOptions({ store: {} as never, providers: [] });
  for (const option of Object.keys(options)) t.ok(readme.includes(`\`${option}\``), option);
});

test("the README's example runs", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "paylift-readme-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const [, example = ""] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  t.ok(example.split("\n").length <= 15);
  const code = example
    .replace('folder: "blobs"', `folder: ${JSON.stringify(folder)}`)
    .replace("engine.providers() }", "engine.providers(), port: 0 }");
  const cwd = fileURLToPath(new URL("../..", import.meta.url));
  const flags = ["--conditions=@paylift/source", "--input-type=module-typescript", "-e", code];
  const child = spawn(process.execPath, flags, { cwd, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  let printed = "";
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith("{")) continue;
    printed = line;
    break;
  }
  const [, url = "", key = ""] = /^(http:\S+)api\/v1\/docs\/ with X-API-Key: (\S+)$/.exec(printed) ?? [];
  const answer = await fetch(`${url}api/v1/api-keys/`, { headers: { "X-API-Key": key } });
  t.equal(answer.status, 200);
  child.kill("SIGINT");
  t.equal(await ended, 0);
});
