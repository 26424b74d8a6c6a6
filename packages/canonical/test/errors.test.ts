import { readFileSync } from "node:fs";
import { test } from "tap";
import { CANONICAL_ERROR_CODES, CanonicalError } from "../src/index.ts";

test("error codes are unique and documented", async (t) => {
  t.equal(new Set(CANONICAL_ERROR_CODES).size, CANONICAL_ERROR_CODES.length);
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  for (const code of CANONICAL_ERROR_CODES) t.ok(readme.includes(`\`${code}\``), code);
});

test("an error carries its code and details", async (t) => {
  const error = new CanonicalError("invalid_date", "no day", { date: "x" });
  t.match(error, { name: "CanonicalError", code: "invalid_date", message: "no day", details: { date: "x" } });
  t.ok(error instanceof Error);
});
