import { readFile } from "node:fs/promises";
import { test } from "tap";
import { createEngine } from "../src/index.ts";
import { OLDEST_NODE } from "../src/node-version.ts";

test("a Node.js that is too old is named before a thread is started", async (t) => {
  const { versions } = process;
  const pretend = (value: NodeJS.ProcessVersions): void => {
    Object.defineProperty(process, "versions", { value, configurable: true, enumerable: true });
  };
  t.teardown(() => pretend(versions));
  for (const node of ["20.20.2", "22.17.1", "9.9.9"]) {
    pretend({ ...versions, node });
    await t.rejects(createEngine(), {
      code: "node_too_old",
      reason: "caller",
      message: `the engine needs Node.js 22.18 or newer, and this is ${node}`,
      details: { oldest: "22.18", node },
    });
  }
  for (const node of ["22.18.0", "23.0.0", "100.1.0"]) {
    pretend({ ...versions, node });
    await (await createEngine()).close();
  }
});

test("it is the release that the package names", async (t) => {
  const text = await readFile(new URL("../package.json", import.meta.url), "utf8");
  t.equal((JSON.parse(text) as { engines: { node: string } }).engines.node, `>=${OLDEST_NODE}`);
});
