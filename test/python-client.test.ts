import { execFile, spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { test } from "tap";
import { pythonFiles } from "../packages/clients/python/generate/files.ts";

const CLIENT = join(import.meta.dirname, "../packages/clients/python");
const python = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 11))"]);
const skip = python.status === 0 ? false : "there is no Python 3.11";

test("the Python client is that of the service's OpenAPI document as it is", async (t) => {
  for (const [path, text] of pythonFiles())
    t.ok((await readFile(path, "utf8")) === text, `npm run types writes ${path} anew`);
});

test("the Python client's own tests pass", { skip }, async (t) => {
  const env = { ...process.env, PYTHONPATH: join(CLIENT, "src"), PYTHONDONTWRITEBYTECODE: "1" };
  const args = ["-W", "error", "-m", "unittest", "discover", "--start-directory", join(CLIENT, "test")];
  const { stderr } = await promisify(execFile)("python3", args, { env });
  t.match(stderr, /Ran \d{2} tests[^]*OK/);
});
