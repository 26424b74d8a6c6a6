import { cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "tap";
import type { Scored } from "@paylift/benchmark-extract";
import { corpusFamilies, leaveFamilyOut } from "../src/families.ts";

const samples = fileURLToPath(new URL("../../../examples/samples/documents/", import.meta.url));

test("documents are grouped by family; scans are left out", async (t) => {
  const folder = t.testdir({
    "a-v1-scan300-3.truth.json": '{ "_meta": { "family": "a" } }',
    "b-v2-clean-3.truth.json": '{ "_meta": { "family": "b" } }',
    "b-v1-clean-3.truth.json": '{ "_meta": { "family": "b" } }',
  });
  const families = corpusFamilies(folder);
  t.strictSame([...families.keys()], ["b"]);
  t.strictSame(
    families.get("b")?.map(({ name }) => name),
    ["b-v1-clean-3", "b-v2-clean-3"],
  );
});

test("a family is read without the provider that recognises it", async (t) => {
  const name = "gusto-journal-clean-9-2510";
  const folder = t.testdir();
  for (const file of [`${name}.pdf`, `${name}.truth.json`]) cpSync(join(samples, file), join(folder, file));
  const [[family, documents] = ["", []]] = corpusFamilies(folder);
  t.equal(family, "gusto-payroll-journal");
  const providers: unknown[] = [];
  const counter = { t: 0, p: 0, hit: 0 };
  const scoreDocument = (_: unknown, answer: unknown): Scored => {
    const { canonical_output: output } = answer as { canonical_output: { provider: unknown } };
    providers.push(output.provider);
    return {
      errors: [],
      confidence: 0.5,
      failed: false,
      silent: false,
      perfect: true,
      money: counter,
      gross: [9, 9],
      net: [9, 9],
      loose: { earnings: counter, deductions: counter, taxes: counter },
      employerLoose: counter,
    };
  };
  const score = await leaveFamilyOut(family, documents, {
    scoreDocument,
    summarise: () => {
      throw new Error("not asked for");
    },
  });
  t.match(score, { name: family, excluded: ["gusto"], documents: 1, grossExact: 1 });
  t.strictSame(providers, [null], "scored once, and nobody recognised it");
});
