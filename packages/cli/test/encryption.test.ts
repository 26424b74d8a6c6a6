import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { openStore } from "@paylift/store";
import { test } from "tap";
import { runCli } from "../src/cli.ts";
import { fakeContext, type FakeContext } from "./support/fake-context.ts";
import { startedFolder } from "./support/serve-paylift.ts";

const newKey = (name: string): string => `${name}:${randomBytes(32).toString("base64")}`;
const [old, recent] = [newKey("2026"), newKey("2027")];

async function run(args: readonly string[], keys: string): Promise<{ code: number } & FakeContext> {
  const fake = fakeContext();
  const context = { ...fake, terminal: { ...fake.terminal, env: { PAYLIFT_ENCRYPTION_KEYS: keys } } };
  return { code: await runCli(["encryption", ...args], context), ...context };
}

test("the key is exchanged, and what was stored stays readable", async (t) => {
  const data = await startedFolder(t);
  async function withStore<T>(
    keys: readonly string[],
    work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>,
  ): Promise<T> {
    const blobs = { kind: "folder", folder: join(data, "blobs") } as const;
    const store = await openStore({
      database: { kind: "embedded", folder: data },
      blobs,
      encryptionKeys: keys,
    });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }
  const { key } = await withStore([old], async (store) => {
    // Whatever asks for data first opens the keys.
    await store.organizations.list();
    return store.blobs.put(Readable.from([Buffer.from("%PDF-1.7")]));
  });

  const rotate = ["rotate", "--data", data];
  const without = await run(rotate, recent);
  t.equal(without.code, 1, "without the old key nothing can be wrapped anew");
  t.match(without.stderr.text, /^paylift: the key that the data was encrypted with is not among the keys\n$/);

  const done = await run(rotate, `${recent},${old}`);
  t.match(
    { code: done.code, stdout: done.stdout.text },
    { code: 0, stdout: "1 data key wrapped, and a new one begun\n" },
  );
  t.equal(await withStore([recent], async ({ blobs }) => text(await blobs.open(key))), "%PDF-1.7");
  await t.rejects(
    withStore([old], ({ organizations }) => organizations.list()),
    { code: "encryption_key_missing" },
  );
  t.match((await run(rotate, recent)).stdout.text, "2 data keys wrapped, and a new one begun\n");
});

test("wrong calls are told, and no key with them", async (t) => {
  const data = await startedFolder(t);
  const calls: [string[], string, RegExp][] = [
    [[], old, /Usage: paylift encryption /],
    [["turn"], old, /unknown command 'turn'/],
    [["rotate", "now"], old, /too many arguments/],
    [["rotate", "--all"], old, /unknown option '--all'/],
    [["rotate", "--data", data], "", /PAYLIFT_ENCRYPTION_KEYS has to be set/],
    [["rotate", "--data", data], "hidden", /PAYLIFT_ENCRYPTION_KEYS/],
    [["rotate", "--data", data], "a:aGlkZGVu", /PAYLIFT_ENCRYPTION_KEYS/],
    [["rotate", "--data", data], `${old},${old}`, /PAYLIFT_ENCRYPTION_KEYS/],
  ];
  for (const [args, keys, expected] of calls) {
    const { code, stderr, stdout } = await run(args, keys);
    t.equal(code, 2, `${args.join(" ")} ${expected}`);
    t.match(stderr.text, expected);
    t.equal(stdout.text, "");
    for (const secret of [old.slice(5), "hidden", "aGlkZGVu"]) t.notOk(stderr.text.includes(secret));
  }
});
