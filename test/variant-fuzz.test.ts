import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkProviders } from "@paylift/engine";
import { Random } from "@paylift/samples";
import { test } from "tap";
import { mutateBytes } from "./hostile/fuzz/mutate-bytes.ts";

const CASES = 400;
const BUNDLED = fileURLToPath(new URL("../packages/engine/providers/", import.meta.url));

/** What stands in the place of any value of a variant. */
const WRONG: readonly unknown[] = [
  null,
  -1,
  1e308,
  true,
  "",
  "(",
  "(?<a>x)(?<a>y)",
  "{money}{nothing}",
  "\u0000",
  [],
  {},
  [[]],
  "__proto__",
  "x".repeat(5000),
];

test("damaged variants are refused with their file and place, or taken", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "paylift-variants-"));
  t.teardown(() => rmSync(folder, { recursive: true }));
  const files = readdirSync(BUNDLED).flatMap((provider) =>
    readdirSync(join(BUNDLED, provider))
      .filter((name) => name.endsWith(".json"))
      .map((name) => [provider, name] as const),
  );
  let refused = 0;
  for (let seed = 1; seed <= CASES; seed++) {
    const random = new Random(seed);
    const [provider, name] = files[random.int(0, files.length - 1)]!;
    const text = readFileSync(join(BUNDLED, provider, name));
    const damaged = random.chance(0.5) ? mutateBytes(text, random) : withWrongValue(text, random);
    const own = join(folder, String(seed), provider);
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, "provider.json"), readFileSync(join(BUNDLED, provider, "provider.json")));
    writeFileSync(join(own, name), damaged);
    const outcome = await checkProviders(join(folder, String(seed))).catch((error: unknown) => String(error));
    if (typeof outcome === "string") t.fail(`seed ${seed}, ${provider}/${name}: ${outcome}`);
    else if (outcome.faults.length > 0) refused++;
    if (typeof outcome !== "string" && outcome.faults.some(({ code }) => code !== "invalid_variant"))
      t.fail(`seed ${seed}, ${provider}/${name}: another code`);
  }
  t.ok(refused > CASES / 4 && refused < CASES, `${refused} of ${CASES} refused`);
});

/** The file with a wrong value somewhere. */
function withWrongValue(text: Buffer, random: Random): string {
  const data: unknown = JSON.parse(text.toString());
  let at = data as Record<string, unknown>;
  for (;;) {
    const keys = Object.keys(at);
    const key = keys[random.int(0, keys.length - 1)];
    if (key === undefined) break;
    const inner = at[key];
    if (typeof inner !== "object" || inner === null || random.chance(0.2)) {
      at[key] = WRONG[random.int(0, WRONG.length - 1)];
      break;
    }
    at = inner as Record<string, unknown>;
  }
  return JSON.stringify(data);
}
