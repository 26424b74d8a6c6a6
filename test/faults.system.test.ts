import { test } from "tap";
import { runFaults } from "./faults/run-faults.ts";

test("whoever is killed, every accepted document ends once", { timeout: 170_000 }, async (t) => {
  const report = await runFaults({
    documents: 12,
    killsOfEach: 1,
    long: false,
    seed: 7,
    onProgress: (text) => t.comment(text),
  });
  if (report === null) return t.comment("there are no Postgres binaries for this platform");
  t.ok(report.accepted >= 12);
  t.same(report.kills, { server: 1, worker: 1, engine: 1, postgres: 1, connections: 1 });
  t.same(report.faults, []);
  t.ok(report.completed >= report.accepted - (report.failed["poison"] ?? 0));
});
