import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { test } from "tap";
import { createEngine, EngineError } from "../src/index.ts";
import type { EngineOptions, ExtractOptions, InspectOptions } from "../src/index.ts";
import { resolveEngineOptions } from "../src/options.ts";
import { failure } from "./support/events.ts";
import { sharedEngine } from "./support/shared-engine.ts";

test("fills in the documented defaults", async (t) => {
  const defaults = {
    threads: availableParallelism(),
    spareThreads: 0,
    warm: false,
    maxQueue: 1000,
    cpuMs: 30_000,
    totalCpuMs: 1_800_000,
    deadlineMs: 14_400_000,
    maxBytes: 104_857_600,
    maxPages: 5000,
    maxScannedPages: 200,
    maxInflatedBytes: 268_435_456,
    heapMb: 1024,
    variants: [],
    excludeProviders: [],
    reader: "both",
    voters: [],
  };
  t.same(resolveEngineOptions(), defaults);
  t.same(resolveEngineOptions({}), defaults);
});

test("keeps what is given, frozen and detached from the caller", async (t) => {
  const variants = ["some/folder"];
  const options = resolveEngineOptions({ threads: 3, maxQueue: 0, variants });
  variants.push("later");
  t.match(options, { threads: 3, maxQueue: 0, variants: [resolve("some/folder")] });
  t.ok(Object.isFrozen(options));
  t.ok(Object.isFrozen(options.variants));
});

test("refuses wrong values by name", async (t) => {
  const wrong: Record<keyof EngineOptions, unknown[]> = {
    threads: [0, -1, 1.5, NaN, Infinity, "2", 2000],
    spareThreads: [-1, 0.5, "2", 2000],
    warm: ["yes", 1, {}],
    maxQueue: [-1, 0.5, Infinity, {}],
    cpuMs: [0, -5, 1.5, "1s"],
    totalCpuMs: [0, Infinity, "1s"],
    deadlineMs: [0, -5, 2 ** 31, "1s"],
    maxBytes: [0, "1mb", 2 ** 60],
    maxPages: [0, 1.1],
    maxScannedPages: [0, 1.1],
    maxInflatedBytes: [0, false, []],
    heapMb: [0, 63, "1g"],
    variants: ["folder", [""], [1], {}],
    excludeProviders: ["slug", [""], [1], {}],
    reader: ["rows", "", "constructor", 1, ["joint"]],
    voters: [
      "gpt",
      [null],
      [{ name: "a" }],
      [{ name: "a", vote: "yes" }],
      [{ vote: () => [] }],
      [{ name: "two words", vote: () => [] }],
      [{ name: "a", vote: () => [], timeMs: 0 }],
      [{ name: "a", vote: () => [], timeMs: Infinity }],
      [{ name: "a", vote: () => [], maxPages: 1.5 }],
      [{ name: "a", vote: () => [], needs: "names" }],
      [{ name: "a", vote: () => [], needs: { names: 1 } }],
      [
        { name: "a", vote: () => [] },
        { name: "a", vote: () => [] },
      ],
    ],
  };
  for (const [option, values] of Object.entries(wrong)) {
    for (const value of values) {
      const refused = {
        name: "EngineError",
        code: "invalid_argument",
        reason: "caller",
        details: { option },
      };
      await t.rejects(createEngine({ [option]: value }), refused, `${option}: ${JSON.stringify(value)}`);
    }
  }
  for (const options of [7, "x"]) await t.rejects(createEngine(options as never), EngineError);
  t.throws(() => resolveEngineOptions({ threads: 0 }), {
    message: "threads must be a whole number from 1 to 1024, got 0",
  });
});

test("refuses an option that is none by its name, and says which there are", async (t) => {
  const misspelled = { threads: 1, cpuMS: 1000 } as EngineOptions;
  await t.rejects(createEngine(misspelled), {
    code: "invalid_argument",
    message: /^there is no option cpuMS; options are threads, .*cpuMs, .*voters$/,
    details: { option: "cpuMS" },
  });
  await t.rejects(createEngine({ constructor: 1 } as never), { code: "invalid_argument" });
});

test("refuses wrong options of a call by name", async (t) => {
  const engine = await sharedEngine();
  const document = new Uint8Array(1);
  const wrong: Record<keyof InspectOptions, unknown[]> = {
    signal: [{ aborted: false }, 1],
    onProgress: ["f", {}],
    password: [1, {}],
    group: [1, {}],
    cpuMs: [0, 1.5, "5"],
    totalCpuMs: [0, 1.5, "5"],
    deadlineMs: [0, -1, 1.5, 2 ** 31, "5"],
    maxScannedPages: [0, "5"],
    page: [0, -1, 1.5, "1"],
    reader: ["rows", "", "constructor", 1],
    layouts: [1, "x", {}],
    asVariant: [1, "", "adp", "adp/payroll-register-v1/x"],
  };
  for (const [option, values] of Object.entries(wrong)) {
    for (const value of values) {
      const error = await failure(engine.inspect(document, { [option]: value }));
      t.match(error, { code: "invalid_argument", details: { option } }, `${option}: ${String(value)}`);
    }
  }
  for (const options of [7, "x", null]) {
    const error = await failure(engine.extract(document, options as unknown as ExtractOptions));
    t.match(error, { code: "invalid_argument", details: { option: "options" } });
  }
});
