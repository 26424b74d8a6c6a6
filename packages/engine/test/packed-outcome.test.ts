import { test } from "tap";
import type { ExtractionResult } from "../src/api/result.ts";
import type { DocumentOutcome } from "../src/pipeline/document-task.ts";
import { fromParts, toParts } from "../src/pipeline/result-parts.ts";
import { packOutcome, unpackOutcome } from "../src/pool/packed-outcome.ts";

const outcome = {
  confidence_score: 0.99,
  canonical_output: { company: { name: "Café \u2028 Ltd" } },
  checks: [{ id: "employee.net_pay:employees[0]", passed: true }],
  evidence: { pay_date: [{ page: 1, text: "08/21/2026" }] },
  pages: [{ number: 1 }],
} as unknown as DocumentOutcome;

test("a packed outcome survives a message and unpacks to the same, whichever way it is looked at", async (t) => {
  const unpack = () => unpackOutcome(structuredClone(packOutcome(outcome)));
  t.same(unpack(), outcome);
  t.same(Object.keys(unpack()), Object.keys(outcome), "properties keep their order");
  t.equal(JSON.stringify(unpack()), JSON.stringify(outcome));
  t.same(structuredClone(unpack()), outcome);
  t.same({ ...unpack() }, outcome);
});

test("what was unpacked late is one object, and may be changed", async (t) => {
  const unpacked = unpackOutcome(packOutcome(outcome)) as unknown as Record<string, unknown>;
  t.equal(unpacked["checks"], unpacked["checks"]);
  unpacked["evidence"] = {};
  t.same(unpacked["evidence"], {});
});

test("a result goes on as JSON without being taken apart, and what was looked at goes on as it is by then", async (t) => {
  const unpacked = unpackOutcome(structuredClone(packOutcome(outcome))) as ExtractionResult;
  const parts = toParts(unpacked);
  t.type(Object.getOwnPropertyDescriptor(unpacked, "evidence")?.get, "function");
  t.same(JSON.parse(parts.evidence), (outcome as ExtractionResult).evidence);
  const result = fromParts(structuredClone(parts));
  t.same(Object.keys(result), Object.keys(outcome), "properties keep their order");
  t.same(result, outcome);
  result.checks.length = 0;
  t.equal(toParts(result).checks, "[]");
  t.equal(toParts(result).pages, parts.pages);
});

test("an inspection has pages of its own, and is taken apart at once", async (t) => {
  const inspection = { page: 1, pages: 3, words: [] } as unknown as DocumentOutcome;
  t.same(packOutcome(inspection).late, []);
  t.same(unpackOutcome(packOutcome(inspection)), inspection);
});
