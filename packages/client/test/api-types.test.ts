import { readFile } from "node:fs/promises";
import { test } from "tap";
import { API_TYPES, apiTypes } from "../scripts/api-types.ts";

test("the types are those of the service's OpenAPI document as it is", async (t) => {
  const kept = await readFile(API_TYPES, "utf8");
  t.ok(kept === (await apiTypes()), "npm run types writes them anew");
});
