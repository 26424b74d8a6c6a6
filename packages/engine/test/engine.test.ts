import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { test } from "tap";
import { createEngine, type ExtractionResult, type Progress } from "../src/index.ts";
import { failure } from "./support/events.ts";
import { goodDocument } from "./support/good-document.ts";
import { sharedEngine } from "./support/shared-engine.ts";

const good = goodDocument();

function withoutTimings(result: ExtractionResult): unknown {
  return { ...result, timings: null };
}

test("gives the same result for bytes, a path and a stream, in any thread", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "paylift-engine-"));
  t.teardown(() => rm(folder, { recursive: true }));
  const path = join(folder, "journal.pdf");
  await writeFile(path, good);
  const engine = await createEngine({ threads: 2 });
  t.teardown(() => engine.close());
  const sources = [good, path, Readable.from([good.subarray(0, 700), good.subarray(700)]), good, path];
  const results = await Promise.all(sources.map((source) => engine.extract(source)));
  const [first, ...others] = results.map(withoutTimings);
  for (const other of others) t.same(other, first);
  t.ok(results.every(({ timings }) => timings.queue_ms >= 0 && timings.total_ms > 0));
  t.same(JSON.parse(JSON.stringify(first)), first, "survives JSON");
  t.same(structuredClone(first), first, "survives cloning");
});

test("a document whose figures add up is proved", async (t) => {
  const engine = await sharedEngine();
  const told: Progress[] = [];
  const result = await engine.extract(good, { onProgress: (progress) => told.push(progress) });
  t.ok(result.confidence_score >= 0.95);
  t.ok(result.checks.every(({ passed }) => passed));
  t.same(result.unclaimed, []);
  t.match(result.canonical_output, { provider: "gusto", totals: { employee_count: 2, net_pay: 2300 } });
  t.same(
    told.map(({ stage }) => stage),
    ["queued", "reading", "interpreting", "proving", "done"],
  );
});

test("shows one page as the engine sees it", async (t) => {
  const engine = await sharedEngine();
  t.match(await engine.inspect(good), { page: 1, pages: 1, provider: "gusto", source: "text" });
  t.match(await failure(engine.inspect(good, { page: 2 })), { code: "invalid_argument" });
});

test("names the providers it knows, sorted, before and after it is closed", async (t) => {
  const engine = await createEngine();
  const slugs = engine.providers().map(({ slug }) => slug);
  t.ok(slugs.includes("gusto"));
  t.same(slugs, [...slugs].sort());
  await engine.close();
  t.same(
    engine.providers().map(({ slug }) => slug),
    slugs,
  );
});

test("a folder of variants that cannot be read is the variant's fault", async (t) => {
  const variants = [join(tmpdir(), "paylift-no-such-folder")];
  t.match(await failure(createEngine({ threads: 1, variants })), {
    code: "invalid_variant",
    reason: "variant",
  });
});
