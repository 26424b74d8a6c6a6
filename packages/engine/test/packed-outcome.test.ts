import { test } from "tap";
import type { DocumentOutcome } from "../src/pipeline/document-task.ts";
import { packOutcome, unpackOutcome } from "../src/pool/packed-outcome.ts";

const outcome = {
  confidence_score: 0.99,
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
