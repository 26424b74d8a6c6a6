import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { test } from "tap";
import { runPaylift } from "./support/run-paylift.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** A Node on this machine that is too old, or null. */
function oldNode(): string | null {
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    const node = join(folder, "node");
    try {
      const [major = 0, minor = 0] = execFileSync(node, ["-p", "process.versions.node"], { encoding: "utf8" })
        .split(".")
        .map(Number);
      if (major < 22 || (major === 22 && minor < 18)) return node;
    } catch {
      // No Node in this folder.
    }
  }
  return null;
}

const node = oldNode();
const skip = node === null ? "no Node older than 22.18 on this machine" : false;

test("the command prints its version", async (t) => {
  t.match(await runPaylift(["--version"]), { code: 0, stdout: `${version}\n`, stderr: "" });
});

test("compiled code is kept where the user's caches are, or nowhere if that cannot be", async (t) => {
  const caches = t.testdir({ kept: {}, "no-folder": "" });
  const env = { NODE_COMPILE_CACHE: "", XDG_CACHE_HOME: join(caches, "kept") };
  t.match(await runPaylift(["--version"], { env }), { code: 0, stderr: "" });
  t.ok(readdirSync(join(caches, "kept", "paylift", "compiled"), { recursive: true }).length > 1);
  const nowhere = { ...env, XDG_CACHE_HOME: join(caches, "no-folder") };
  t.match(await runPaylift(["--version"], { env: nowhere }), { code: 0, stdout: `${version}\n`, stderr: "" });
});

test("an old Node hands over to a newer one, with arguments and exit code", { skip }, async (t) => {
  t.match(await runPaylift(["--version"], { node: node ?? "" }), { code: 0, stdout: `${version}\n` });
  t.match(await runPaylift(["extract"], { node: node ?? "" }), {
    code: 2,
    stderr: /missing required argument/,
  });
});
