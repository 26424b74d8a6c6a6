import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { test } from "tap";
import { codeBlocks } from "./support/markdown.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SAMPLES = join(ROOT, "examples/samples/documents");
const sample = readdirSync(SAMPLES).find((name) => name.endsWith(".pdf")) ?? "";

// Each example is a program that reads register.pdf in the current folder.
for (const file of ["README.md", "docs/start.md", "packages/engine/README.md", "site/index.md"]) {
  const [example = ""] = codeBlocks(readFileSync(join(ROOT, file), "utf8"), "ts");

  test(`${file}: the first example is short, runs, and prints what it found`, async (t) => {
    t.ok(example.trim().split("\n").length <= 15);
    const folder = t.testdir({
      "example.ts": example,
      "register.pdf": readFileSync(join(SAMPLES, sample)),
    });
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ["--conditions=@paylift/source", "example.ts"],
      { cwd: folder },
    );
    t.equal(stderr, "");
    t.match(stdout, /^\d+ employees, confidence 0\.\d+$/m);
    t.notMatch(stdout, "undefined");
  });
}
