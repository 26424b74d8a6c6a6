import { readFile } from "node:fs/promises";
import { test } from "tap";
import { EngineError, ERROR_CODES, ERROR_REASONS } from "../src/index.ts";
import { engineError, plainError } from "../src/pool/messages.ts";

const guide = await readFile(new URL("../docs/errors.md", import.meta.url), "utf8");

test("the guide has every code once, under the right reason, and no other", async (t) => {
  const rows = [...guide.matchAll(/^\| +`(\w+)` +\| +(\w+) +\|/gm)].map(([, code, reason]) => [code, reason]);
  t.same(Object.fromEntries(rows), { ...ERROR_CODES });
  t.equal(rows.length, Object.keys(ERROR_CODES).length);
});

test("every code has one of the known reasons", async (t) => {
  for (const reason of Object.values(ERROR_CODES)) t.ok(ERROR_REASONS.includes(reason));
});

test("an error carries code, reason, details and cause", async (t) => {
  const cause = new Error("cause");
  const error = new EngineError("too_large", "message", { limit: 1 }, { cause });
  t.match(error, {
    name: "EngineError",
    code: "too_large",
    reason: "document",
    details: { limit: 1 },
    cause,
  });
  t.ok(Object.isFrozen(error.details));
  t.ok(error instanceof Error);
});

test("an error survives the way from a thread to the host", async (t) => {
  const error = new EngineError("damaged", "message", { page: 3, kept: true, note: null });
  const arrived = engineError(structuredClone(plainError(error)));
  t.ok(arrived instanceof EngineError);
  t.match(arrived, { code: "damaged", reason: "document", message: "message" });
  t.same(arrived.details, error.details);
});

test("a foreign error arrives as internal, without its message", async (t) => {
  const foreign: unknown[] = [
    new RangeError("Jane Roe"),
    Object.assign(new Error("Jane Roe"), { name: "Jane Roe" }),
    "Jane Roe",
    { message: "Jane Roe" },
    undefined,
    null,
  ];
  for (const error of foreign) {
    const arrived = engineError(structuredClone(plainError(error)));
    t.match(arrived, { code: "internal", reason: "engine" });
    t.notOk(JSON.stringify([arrived.message, arrived.details]).includes("Jane"));
  }
  t.match(plainError(new RangeError("x")).details, { cause: "RangeError", at: /^errors\.test\.ts:\d+:\d+$/ });
});

test("a code that the host does not know arrives as internal", async (t) => {
  const plain = { code: "toString" as never, message: "m", details: {} };
  t.match(engineError(plain), { code: "internal" });
});
