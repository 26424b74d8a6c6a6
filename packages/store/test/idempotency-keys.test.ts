import type { IdempotencyState } from "../src/index.ts";
import { onEveryDatabase } from "./support/backends.ts";
import { sample } from "./support/samples.ts";

onEveryDatabase("a request with an idempotency key is carried out once", async (t, { store }) => {
  const { organization } = await sample(store);
  const { idempotencyKeys: keys } = store;
  const begin = (fingerprint: string) => keys.begin(organization.id, "k", { fingerprint, claimSeconds: 60 });
  const claimOf = (state: IdempotencyState | undefined): Date => {
    if (state?.state !== "new") throw new Error(`not claimed: ${state?.state}`);
    return state.claim;
  };
  const states = await Promise.all([begin("a"), begin("a"), begin("a")]);
  t.same(states.map(({ state }) => state).sort(), ["in_progress", "in_progress", "new"]);
  const first = claimOf(states.find(({ state }) => state === "new"));
  t.same(await begin("b"), { state: "mismatch" });
  t.ok(await keys.abandon(organization.id, "k", first));
  const claim = claimOf(await begin("b"));
  const answer = { response: { status: 201, body: { id: "1", list: [1.5, null] } }, lifetimeSeconds: 60 };
  t.ok(await keys.finish(organization.id, "k", claim, answer));
  t.same(await begin("b"), { state: "finished", response: answer.response });
  t.same(await begin("a"), { state: "mismatch" });
  t.notOk(await keys.abandon(organization.id, "k", claim), "finished is finished");
  t.notOk(await keys.finish(organization.id, "k", claim, answer));
});

onEveryDatabase("the key of a process that died with its request is taken over", async (t, { store }) => {
  const { organization } = await sample(store);
  const { idempotencyKeys: keys } = store;
  const begin = (claimSeconds: number) =>
    keys.begin(organization.id, "k", { fingerprint: "a", claimSeconds });
  const dead = await begin(0);
  const next = await begin(60);
  if (dead.state !== "new" || next.state !== "new") throw new Error("not claimed");
  const answer = { response: { status: 201, body: { of: "the dead" } }, lifetimeSeconds: 60 };
  t.notOk(await keys.finish(organization.id, "k", dead.claim, answer), "it was not dead, but too late");
  t.notOk(await keys.abandon(organization.id, "k", dead.claim));
  t.match(await begin(60), { state: "in_progress" });
  t.ok(await keys.finish(organization.id, "k", next.claim, answer));
});
