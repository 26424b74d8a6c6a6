import { onEveryDatabase } from "./support/backends.ts";
import { failure, sample } from "./support/samples.ts";

const ANSWER = { response: { status: 201, body: { id: "1", list: [1.5, null] } }, lifetimeSeconds: 60 };

onEveryDatabase("the answer to a request is kept for its key", async (t, { store }) => {
  const { organization } = await sample(store);
  const { idempotencyKeys: keys } = store;
  t.same(await keys.find(organization.id, "k", "a"), { state: "new" });
  await keys.keep(organization.id, "k", { ...ANSWER, fingerprint: "a" });
  t.same(await keys.find(organization.id, "k", "a"), { state: "finished", response: ANSWER.response });
  t.same(await keys.find(organization.id, "k", "b"), { state: "mismatch" });
  const other = keys.keep(organization.id, "k", { ...ANSWER, fingerprint: "b" });
  t.match(await failure(other), { code: "invalid_state" }, "what is kept stays");
});

onEveryDatabase("an answer is kept with what was done, or neither is", async (t, { store }) => {
  const { organization } = await sample(store);
  const { idempotencyKeys: keys } = store;
  const cut = new Error("cut");
  const done = store.transaction(async (tx) => {
    t.same(await tx.idempotencyKeys.claim(organization.id, "k", "a"), { state: "new" });
    await tx.payrollMigrations.create(organization.id, {
      name: "n",
      sourceProvider: "s",
      targetProvider: "t",
    });
    await tx.idempotencyKeys.keep(organization.id, "k", { ...ANSWER, fingerprint: "a" });
    throw cut;
  });
  t.equal(await failure(done), cut);
  t.same(await keys.find(organization.id, "k", "a"), { state: "new" });
  t.equal((await store.payrollMigrations.list(organization.id)).count, 0);
});

onEveryDatabase("of many with one key at once, one carries it out", async (t, { store, another }) => {
  const { organization } = await sample(store);
  const other = (await another()) ?? store;
  const attempt = (at: typeof store): Promise<string> =>
    at.transaction(async (tx) => {
      const { state } = await tx.idempotencyKeys.claim(organization.id, "k", "a");
      if (state === "new")
        await tx.idempotencyKeys.keep(organization.id, "k", { ...ANSWER, fingerprint: "a" });
      return state;
    });
  const states = await Promise.all([store, other, store, other].map(attempt));
  t.equal(states.filter((state) => state === "new").length, 1, states.join());
  t.notOk(states.includes("mismatch"));
  t.equal(await attempt(other), "finished");
});
