import { test } from "tap";
import { providerTable } from "../src/report/provider-table.ts";
import { PLAIN } from "../src/text/paint.ts";

const variant = (slug: string, name: string) => ({
  slug,
  name,
  format_type: "payroll_journal",
  version: "1",
  evidence: "described",
});

test("a provider's slug stands once, and the table fits", async (t) => {
  const table = providerTable(
    [
      {
        slug: "adp",
        name: "ADP",
        description: "",
        supported_formats: [],
        format_variants: [
          variant("payroll-register-v1", "Payroll register"),
          variant("payroll-register-v2", `Long ${"name ".repeat(20)}`),
        ],
      },
      { slug: "own", name: "Own provider", description: "", supported_formats: [], format_variants: [] },
    ],
    80,
    PLAIN,
  );
  const lines = table.split("\n");

  t.match(lines[1], /^adp +payroll-register-v1 +payroll_journal +1 +described$/);
  t.match(lines[2], /^ +Payroll register$/, "the name goes below");
  t.match(lines[3], /^ +payroll-register-v2 /);
  t.match(lines.at(-1), /^ +Own provider$/);
  t.match(lines[5], /^ +name/, "a long name goes on below");
  t.ok(lines.every((line) => [...line].length <= 80));
});

test("a wide window has each variant on one line", async (t) => {
  const own = { slug: "own", name: "Own", description: "", supported_formats: [] };
  const table = providerTable([{ ...own, format_variants: [variant("journal-v1", "Journal")] }], 120, PLAIN);
  t.match(table.split("\n")[1], /^own +journal-v1 +payroll_journal +1 +described +Journal$/);
});
