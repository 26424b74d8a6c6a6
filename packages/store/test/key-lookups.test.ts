import { setImmediate } from "node:timers/promises";
import { test } from "tap";
import type { ApiKey } from "../src/index.ts";
import { createKeyLookups } from "../src/key-lookups.ts";
import { onEveryDatabase } from "./support/backends.ts";
import { present, sample } from "./support/samples.ts";

const KEY = { id: "1", expiresAt: null } as ApiKey;

onEveryDatabase("a revoked key works nowhere once its deletion is told", async (t, backend) => {
  const { store } = backend;
  const { organization } = await sample(store);
  const nodes = [store, (await backend.another()) ?? store];
  for (const revoking of nodes) {
    const made = await store.apiKeys.create(organization.id, { name: "ci", scopes: ["jobs:read"] });
    const { apiKey, secret } = present(made);
    const asking = { ended: false };
    // Every node has it at hand at the very moment of the deletion, and until then.
    const busy = nodes.map(async (node) => {
      while (!asking.ended) {
        await node.apiKeys.authenticate(secret);
        await setImmediate();
      }
    });
    t.ok(await revoking.transaction((tx) => tx.apiKeys.delete(organization.id, apiKey.id)));
    for (const node of nodes) t.equal(await node.apiKeys.authenticate(secret), null);
    asking.ended = true;
    await Promise.all(busy);
  }
});

test("lookups of a moment are one, and only of keys that work", async (t) => {
  const lookups = createKeyLookups();
  let looks = 0;
  const look = (found: ApiKey | null) => async () => {
    looks += 1;
    return found;
  };
  t.same(await Promise.all([lookups.find("a", look(KEY)), lookups.find("a", look(KEY))]), [KEY, KEY]);
  t.equal(looks, 1);
  t.equal(await lookups.find("b", look(null)), null);
  t.equal(await lookups.find("b", look(KEY)), KEY, "a key may be made at any time");
  await t.rejects(
    lookups.find("c", () => Promise.reject(new Error("down"))),
    /down/,
  );
  t.equal(await lookups.find("c", look(KEY)), KEY, "a failure is nobody else's");
  await lookups.outlive();
  t.equal(await lookups.find("a", look(null)), null, "what was known has ended");
});
