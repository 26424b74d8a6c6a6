import { test } from "tap";
import { createPasswordLine } from "../../src/http/resources/sessions/password-line.ts";

const here = { address: "here", isGone: () => false };

/** Checks that end when they are told to, in the order in which they began. */
function checksInHand() {
  const begun: { who: string; end: () => void }[] = [];
  const work = (who: string, found: string | null) => () =>
    new Promise<string | null>((resolve) => begun.push({ who, end: () => resolve(found) }));
  /** Ends what has begun, until nothing else begins; who it was. */
  async function endAll(): Promise<string[]> {
    const order: string[] = [];
    await new Promise((resolve) => setImmediate(resolve));
    for (let next = begun.shift(); next !== undefined; next = begun.shift()) {
      order.push(next.who);
      next.end();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return order;
  }
  return { work, endAll, begun };
}

test("one password is checked at a time, and e-mail addresses take turns", async (t) => {
  const line = createPasswordLine();
  const { work, endAll, begun } = checksInHand();
  const checks = ["a", "a", "a", "b"].map((email) => line.check({ email, ...here }, work(email, null)));
  await new Promise((resolve) => setImmediate(resolve));
  t.equal(begun.length, 1);
  t.same(await endAll(), ["a", "a", "b", "a"]);
  t.same(await Promise.all(checks), [null, null, null, null]);
});

test("who has signed in from the same place before comes next but one", async (t) => {
  const line = createPasswordLine();
  const { work, endAll } = checksInHand();
  const first = line.check({ email: "a", ...here }, work("first", "user"));
  await endAll();
  t.equal(await first, "user");
  const wrong = Array.from({ length: 50 }, (_, i) =>
    line.check({ email: "a", ...here, address: `there ${i}` }, work("wrong", null)),
  );
  const right = line.check({ email: "a", ...here }, work("right", "user"));
  t.same((await endAll()).slice(0, 3), ["wrong", "right", "wrong"]);
  t.equal(await right, "user");
  await Promise.all(wrong);
});

test("no more than so many wait, and those who are known have a line of their own", async (t) => {
  const line = createPasswordLine(2);
  const { work, endAll } = checksInHand();
  const known = line.check({ email: "a", ...here }, work("known", "user"));
  await endAll();
  await known;
  const wrong = [1, 2].map((i) =>
    line.check({ email: "a", ...here, address: `there ${i}` }, work("wrong", null)),
  );
  await t.rejects(line.check({ email: "b", ...here }, work("late", null)), {
    code: "too_many_attempts",
    headers: { "Retry-After": "30" },
  });
  const right = line.check({ email: "a", ...here }, work("right", "user"));
  await endAll();
  t.equal(await right, "user");
  await Promise.all(wrong);
});

test("who has gone away before the turn is not checked", async (t) => {
  const line = createPasswordLine();
  const { work, endAll } = checksInHand();
  const before = line.check({ email: "a", ...here }, work("before", null));
  const gone = line.check({ email: "a", ...here, isGone: () => true }, work("gone", null));
  t.rejects(gone, { name: "ClientGone" });
  t.same(await endAll(), ["before"]);
  await before;
});
