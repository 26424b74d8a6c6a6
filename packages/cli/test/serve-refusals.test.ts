import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { test } from "tap";
import { runPaylift } from "./support/run-paylift.ts";
import { startedFolder } from "./support/serve-paylift.ts";

test("variants that are faulty, and a database that is not there, are told at start", async (t) => {
  const data = await startedFolder(t);
  const variants = t.testdir({ "mine.json": "{" });
  t.match(await runPaylift(["serve", "--port", "0", "--data", data, "--variants", join(variants, "none")]), {
    code: 2,
    stderr: /variants|folder/,
  });
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const env = { DATABASE_URL: `postgres://paylift:hidden@127.0.0.1:${port}/paylift`, PAYLIFT_DATA: data };
  for (const command of [["serve"], ["work"], ["migrate", "status"], ["keys", "list"]]) {
    const { code, stderr } = await runPaylift(command, { env });
    t.equal(code, 1, command.join(" "));
    t.match(stderr, /database/);
    t.notOk(stderr.includes("hidden"));
  }
});
