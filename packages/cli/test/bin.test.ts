import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
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

test("an old Node hands over to a newer one, with arguments and exit code", { skip }, async (t) => {
  t.match(await runPaylift(["--version"], { node: node ?? "" }), { code: 0, stdout: `${version}\n` });
  t.match(await runPaylift(["extract"], { node: node ?? "" }), {
    code: 2,
    stderr: /missing required argument/,
  });
});
