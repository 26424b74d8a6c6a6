import { getPriority } from "node:os";
import { test } from "tap";
import type { Engine } from "../src/api/engine.ts";
import { answered, scripted, scriptedEngine } from "./support/scripted-engine.ts";

const SKIP = process.platform === "linux" ? false : "only Linux gives threads a niceness of their own";
/** Far above what a short document takes, so that a busy machine fails nothing. */
const LONG_MS = 25_000;

/** The niceness at which a document was read, and how many its thread had read with it. */
async function read(engine: Engine, cpuMs: number, group?: string) {
  const whose = group === undefined ? {} : { group };
  const { value, documents } = answered(await engine.extract(scripted({ do: "work", cpuMs }), whose));
  return { niceness: Number(value), documents };
}

test("a document that takes long gives way, and its thread reads no other one", { skip: SKIP }, async (t) => {
  const engine = scriptedEngine({ threads: 1 });
  t.teardown(() => engine.close());
  const usual = getPriority(0);
  t.same(await read(engine, 1, "a"), { niceness: usual, documents: 1 });
  const long = await read(engine, LONG_MS, "a");
  t.ok(long.niceness > usual, "the kernel lets others come first");
  t.equal(long.documents, 2);
  t.same(await read(engine, 1, "b"), { niceness: usual, documents: 1 }, "a new thread, at the front");
});

test("documents of nobody in particular have nobody to give way to", { skip: SKIP }, async (t) => {
  const engine = scriptedEngine({ threads: 1 });
  t.teardown(() => engine.close());
  t.equal((await read(engine, 4000)).niceness, getPriority(0));
});
