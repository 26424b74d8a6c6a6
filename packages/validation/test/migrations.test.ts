import { test } from "tap";
import { generateMigration, scoreMigration } from "@paylift/benchmark-diff";

// A few of the thousand that the benchmark's accuracy command runs.
for (let seed = 1; seed <= 12; seed++) {
  test(`migration ${seed}: every difference found, none beside them, nobody mistaken`, async (t) => {
    const migration = generateMigration({ seed, employees: 200, duplicateNames: 0.05 });
    const score = scoreMigration(migration);
    t.ok(score.expected > 20, `${score.expected} differences`);
    t.same(score.missed, []);
    t.same(score.wrong, []);
    t.equal(score.matchingErrors, 0);
  });
}

test("the same seed makes the same migration", async (t) => {
  const request = { seed: 77, employees: 30 };
  t.same(generateMigration(request), generateMigration(request));
});
