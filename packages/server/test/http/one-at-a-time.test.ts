import fc from "fast-check";
import { test } from "tap";
import { oneAtATime } from "../../src/http/auth/one-at-a-time.ts";

test("no answer is older than its question, however questions and answers come", async (t) => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom("ask", "change"), { maxLength: 30 }),
      async (s, steps) => {
        let version = 0;
        let running = 0;
        const ask = oneAtATime(async () => {
          running += 1;
          t.equal(running, 1, "one lookup at a time");
          await s.schedule(Promise.resolve());
          const seen = version;
          await s.schedule(Promise.resolve());
          running -= 1;
          return seen;
        });
        const run = async (): Promise<void> => {
          const asked: Promise<void>[] = [];
          for (const step of steps) {
            await s.schedule(Promise.resolve());
            const since = (version += step === "change" ? 1 : 0);
            if (step === "ask") asked.push(ask("key").then((seen) => void t.ok(seen >= since)));
          }
          await Promise.all(asked);
        };
        await s.waitFor(run());
      },
    ),
    { numRuns: 200 },
  );
});

test("many questions share few lookups, each key its own, and a failure is nobody else's", async (t) => {
  const looks: string[] = [];
  const ask = oneAtATime(async (key) => {
    const nth = looks.push(key);
    await Promise.resolve();
    if (nth === 1) throw new Error("down");
    return looks.length;
  });
  const first = ask("a");
  const others = Array.from({ length: 10 }, () => ask("a"));
  const other = ask("b");
  await t.rejects(first, /down/);
  t.same(new Set(await Promise.all(others)).size, 1);
  await other;
  t.same(looks.toSorted(), ["a", "a", "b"]);
  await ask("a");
  t.equal(looks.length, 4, "nothing is kept");
});
