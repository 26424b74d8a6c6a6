import { readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openStore, type Store } from "@paylift/store";
import { test } from "tap";
import { runCli } from "../src/cli.ts";
import { fakeContext, type FakeContext } from "./support/fake-context.ts";
import { shortFolder, startedFolder } from "./support/serve-paylift.ts";

async function run(args: readonly string[], stdin: string | null = null) {
  const context: FakeContext = fakeContext({}, stdin);
  return { code: await runCli(args, context), stdout: context.stdout.text, stderr: context.stderr.text };
}

async function withStore<T>(data: string, work: (store: Store) => Promise<T>): Promise<T> {
  const blobs = { kind: "folder", folder: join(data, "blobs") } as const;
  const store = await openStore({ database: { kind: "embedded", folder: data }, blobs });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

test("a mistyped data folder is told, and not made", async (t) => {
  const data = await shortFolder(t);
  for (const command of [
    ["keys", "list"],
    ["keys", "revoke", "0b5e3f0c-6a5e-4a57-9f3e-3f6f0a3a9b51"],
    ["migrate", "status"],
  ]) {
    t.match(
      await run([...command, "--data", data]),
      {
        code: 1,
        stdout: "",
        stderr: `paylift: there is no database in ${data}: check the path, or start a server there first\n`,
      },
      command.join(" "),
    );
  }
  t.same(readdirSync(dirname(data)), []);
});

test("a data folder that cannot be made is told", async (t) => {
  const file = await shortFolder(t);
  writeFileSync(file, "");
  t.match(await run(["migrate", "up", "--data", file]), {
    code: 1,
    stderr: `paylift: the data folder ${file} cannot be made (EEXIST)\n`,
  });
});

test("the state of a schema is told without changing it", async (t) => {
  const data = await shortFolder(t);
  await withStore(data, (store) => store.ping());
  for (let times = 1; times <= 2; times++) {
    t.match(await run(["migrate", "status", "--data", data]), { code: 1, stdout: /^pending {2}001-/ });
  }
  t.match(await run(["migrate", "up", "--data", data]), { code: 0, stdout: /^applied {2}001-/ });
  t.match(await run(["migrate", "status", "--data", data]), { code: 0, stdout: /^applied {2}001-/ });
});

test("a user or a key that is refused leaves no organization behind", async (t) => {
  const data = await startedFolder(t);
  const user = ["users", "create", "--email", "ada@example.com", "--data", data, "--organization"];
  const names = () =>
    withStore(data, async ({ organizations }) => (await organizations.list()).rows.map(({ name }) => name));
  t.match(await run([...user, "acme"], "short\n"), { code: 1, stderr: /a password has 8/ });
  t.same(await names(), []);
  t.match(await run([...user, "acme"], "long enough\n"), { code: 0, stderr: /a new organization/ });
  t.match(await run([...user, "acme"], "long enough\n"), { code: 1, stderr: /another user of the org/ });
  t.same(await names(), ["acme"]);
});
