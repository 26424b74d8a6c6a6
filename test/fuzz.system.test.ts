import { createEngine } from "@paylift/engine";
import tap, { test } from "tap";
import { originals, tryCase } from "./hostile/fuzz/fuzz-engine.ts";

const CASES = 200;

const engine = await createEngine({ threads: 1 });
tap.teardown(() => engine.close());

test("damaged documents are refused or read, and nothing false is proved", async (t) => {
  const from = await originals();
  const seeds = Array.from({ length: CASES }, (_, i) => i + 1);
  const tried = await Promise.all(seeds.map((seed) => tryCase(engine, from, seed)));
  t.same(
    tried.map(({ fault }) => fault).filter((fault) => fault !== null),
    [],
  );
  const outcomes = new Set(tried.map(({ outcome }) => outcome));
  // Damage that always or never shows would try nothing.
  t.ok(outcomes.has("proved") && outcomes.has("damaged") && outcomes.has("no_payroll_content"));
});
