import { readFile } from "node:fs/promises";
import { test } from "tap";
import { STORE_ERROR_CODES, STORE_ERROR_REASONS, StoreError } from "../src/index.ts";
import { databaseError } from "../src/database/database-error.ts";

const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");

test("the README has every code once, under the right reason, and no other", async (t) => {
  const rows = [...readme.matchAll(/^\| +`(\w+)` +\| +(caller|state|operator|store) +\|/gm)];
  t.same(Object.fromEntries(rows.map(([, code, reason]) => [code, reason])), { ...STORE_ERROR_CODES });
  t.equal(rows.length, Object.keys(STORE_ERROR_CODES).length);
});

test("every code has one of the known reasons", async (t) => {
  for (const reason of Object.values(STORE_ERROR_CODES)) t.ok(STORE_ERROR_REASONS.includes(reason));
});

test("a driver's error loses its text", async (t) => {
  const named = (code: string, more = {}) =>
    databaseError(Object.assign(new Error("Jane Roe"), { code, detail: "Jane Roe", ...more }));
  t.match(named("42P01"), { code: "not_migrated" });
  t.match(named("ECONNREFUSED"), { code: "database_unavailable" });
  t.match(named("57P01"), { code: "database_unavailable" });
  t.match(databaseError(new AggregateError([Object.assign(new Error(), { code: "ECONNREFUSED" })])), {
    code: "database_unavailable",
  });
  t.match(databaseError(new Error("Connection terminated unexpectedly")), { code: "database_unavailable" });
  const failed = named("23505", { constraint: "c", table: "t" });
  t.match(failed, { code: "database_failed", details: { code: "23505", constraint: "c", table: "t" } });
  t.notMatch(String(failed) + JSON.stringify(failed), /Jane/);
  t.match(databaseError("Jane Roe"), { code: "database_failed" });
  const own = new StoreError("invalid_state", "m");
  t.equal(databaseError(own), own);
});
