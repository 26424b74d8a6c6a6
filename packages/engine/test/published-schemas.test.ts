import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { test } from "tap";
import { publishedSchemas } from "../scripts/published-schemas.ts";

const PROVIDERS = fileURLToPath(new URL("../providers/", import.meta.url));

test("the published schemas are those that files are checked with: npm run schemas --workspace packages/engine", async (t) => {
  for (const [path, text] of publishedSchemas()) {
    t.same(JSON.parse(readFileSync(path, "utf8")), JSON.parse(text), path);
  }
});

test("every bundled file fits, with the place of its schema or without", async (t) => {
  const [variant, provider] = [...publishedSchemas().values()].map((text) => {
    const ajv = new Ajv2020({ strict: false });
    return ajv.compile(JSON.parse(text));
  });
  for (const folder of readdirSync(PROVIDERS, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    for (const name of readdirSync(join(PROVIDERS, folder.name)).filter((file) => file.endsWith(".json"))) {
      const data = JSON.parse(readFileSync(join(PROVIDERS, folder.name, name), "utf8"));
      const fits = name === "provider.json" ? provider : variant;
      t.ok(fits?.(data), `${folder.name}/${name}: ${JSON.stringify(fits?.errors)}`);
      t.ok(fits?.({ $schema: "./variant.schema.json", ...data }), `${name} with $schema`);
    }
  }
  t.notOk(variant?.({ slug: "x", sloppy: true }));
});
