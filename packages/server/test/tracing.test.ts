import { test, type Test } from "tap";
import { openTracing, type Tracing } from "../src/index.ts";
import { tellStages } from "../src/tracing/stage-spans.ts";
import { startCollector, type Collector } from "./support/collector.ts";

async function open(
  t: Test,
  { status = 200, ratio = 1 } = {},
): Promise<{ tracing: Tracing; collector: Collector; warnings: object[] }> {
  const collector = await startCollector(t, status);
  const warnings: object[] = [];
  const logger = { warn: (fields: object) => void warnings.push(fields) };
  const tracing = await openTracing({ url: collector.url, service: "test", ratio, logger });
  return { tracing, collector, warnings };
}

const attributesOf = ({ attributes }: Collector["spans"][number]): object =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test("spans are nested as the work is, and go on where they are carried", async (t) => {
  const { tracing, collector } = await open(t);
  let carried: string | null = null;
  const answer = await tracing.within({ name: "outer", kind: "server", parent: null }, async (span) => {
    span.set(() => ({ "http.response.status_code": 201 }));
    await tracing.within({ name: "inner", kind: "producer" }, async () => {
      carried = tracing.carry();
    });
    return 42;
  });
  t.equal(answer, 42);
  t.equal(tracing.carry(), null);
  await tracing.within({ name: "later", kind: "consumer", parent: carried }, async () => {
    tellStages(tracing, {
      timings: {
        queue_ms: 4,
        open_ms: 1,
        read_ms: 20,
        layout_ms: 0,
        recognise_ms: 2,
        interpret_ms: 0,
        canonicalise_ms: 0,
        reconcile_ms: 3,
        score_ms: 0,
        total_ms: 30,
      },
    });
  });
  await tracing.within({ name: "apart", parent: "nonsense" }, async () => undefined);
  await tracing.close();

  const byName = new Map(collector.spans.map((span) => [span.name, span]));
  const [outer, inner, later, apart] = ["outer", "inner", "later", "apart"].map((name) => byName.get(name));
  t.match([outer, inner, later, apart], [{ kind: 2 }, { kind: 4 }, { kind: 5 }, { kind: 1 }]);
  t.equal(outer?.service, "test");
  t.same(attributesOf(outer as never), { "http.response.status_code": 201 });
  t.equal(inner?.parentSpanId, outer?.spanId);
  t.equal(later?.parentSpanId, inner?.spanId);
  t.equal(new Set([outer, inner, later].map((span) => span?.traceId)).size, 1);
  t.notOk(apart?.parentSpanId);
  t.not(apart?.traceId, outer?.traceId);
  t.equal(carried, `00-${inner?.traceId}-${inner?.spanId}-01`);

  const stages = collector.spans.filter(({ parentSpanId }) => parentSpanId === later?.spanId);
  const sorted = stages.toSorted((one, other) =>
    Number(BigInt(one.startTimeUnixNano) - BigInt(other.startTimeUnixNano)),
  );
  const names = ["engine queue", "engine open", "engine read", "engine recognise", "engine reconcile"];
  t.same(
    sorted.map(({ name }) => name),
    names,
  );
  t.same(
    sorted.map(({ startTimeUnixNano: from, endTimeUnixNano: to }) => Number(BigInt(to) - BigInt(from)) / 1e6),
    [4, 1, 20, 2, 3],
  );
});

test("what fails is told by its code, and never by its message", async (t) => {
  const { tracing, collector } = await open(t);
  const fault = Object.assign(new Error("JANE DOE earned 2000.10"), { code: "E_SECRET" });
  await t.rejects(
    tracing.within({ name: "thrown" }, () => Promise.reject(fault)),
    fault,
  );
  await tracing.within({ name: "told" }, async (span) => span.fail("503"));
  await tracing.close();
  t.match(collector.spans, [
    { name: "thrown", status: { code: 2 } },
    { name: "told", status: { code: 2 } },
  ]);
  t.same(collector.spans.map(attributesOf), [{ "error.type": "E_SECRET" }, { "error.type": "503" }]);
  t.notMatch(collector.raw(), /JANE|2000\.1/);
});

test("what is not traced is carried on as such, and a collector that refuses harms nothing", async (t) => {
  const none = await open(t, { ratio: 0 });
  await none.tracing.within({ name: "x" }, async () => {
    t.match(none.tracing.carry(), /^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  });
  const parent = `00-${"a".repeat(32)}-${"b".repeat(16)}-01`;
  await none.tracing.within({ name: "asked for", parent }, async () => undefined);
  await none.tracing.close();
  t.match(none.collector.spans, [{ name: "asked for", traceId: "a".repeat(32) }]);
  t.equal(none.collector.spans.length, 1);

  const refusing = await open(t, { status: 400 });
  await refusing.tracing.within({ name: "x" }, async () => undefined);
  await refusing.tracing.close();
  t.equal(refusing.warnings.length, 1);
});
