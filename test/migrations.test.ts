import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test, type Test } from "tap";
import type { CanonicalOutput } from "@paylift/canonical";
import { compare, type Discrepancy, type SideInput, type ValidationReport } from "@paylift/validation";
import { sharedEngine } from "../packages/engine/test/support/shared-engine.ts";

/** A difference that was put into a pair of documents. */
interface Injected {
  kind: string;
  employee: string;
  severity: string;
  field: string;
  source_value: unknown;
  target_value: unknown;
  cause?: { field: string; source: { amount: number }; target: { amount: number } };
}
interface PairTruth {
  source: { family: string };
  target: { family: string };
  matched_employees: { source_name: string; target_name: string }[];
  differences: Injected[];
  consequent_totals: { field: string }[];
}

const CORPUS =
  process.env["PAYLIFT_CORPUS"] ?? fileURLToPath(new URL("../../shared/corpus/", import.meta.url));
const PAIRS = join(CORPUS, "migrations");
const skip = existsSync(PAIRS) ? false : "no corpus: set PAYLIFT_CORPUS to its folder";
const SIDES = ["source", "target"] as const;

const pairs = skip
  ? []
  : readdirSync(PAIRS)
      .filter((name) => /^[^.]+\.truth\.json$/.test(name))
      .map((name) => name.slice(0, -".truth.json".length))
      .toSorted();

const KINDS: Record<string, Discrepancy["kind"]> = {
  missing_employee: "missing_employee",
  extra_employee: "extra_employee",
  changed_net: "net_pay",
  tax_off_by_cents: "line_amount",
  deduction_other_code: "line_type",
  earning_split: "line_split",
  rounding: "rounding",
};
const CAUSE_TITLES: Record<string, RegExp> = {
  missing_employee: /^Employees missing in the target$/,
  extra_employee: /^Employees in the target only$/,
  changed_net: /deduction: another amount$/,
  tax_off_by_cents: /tax: another amount$/,
  deduction_other_code: /became .*: the same amount under another type$/,
  earning_split: /split with the same sum$/,
  rounding: /rounding of one cent$/,
};

test("the migration pairs of the corpus, from their truths", { skip }, async (t) => {
  t.ok(pairs.length > 0, `${pairs.length} pairs`);
  for (const pair of pairs)
    await t.test(pair, async (t) => {
      const [source, target] = SIDES.map((side) => truthOf(pair, side));
      if (source && target) judge(t, truth(pair), compare(source, target));
    });
});

test("the migration pairs of the corpus, from their documents", { skip }, async (t) => {
  const engine = await sharedEngine();
  for (const pair of pairs)
    await t.test(pair, async (t) => {
      const sides: SideInput[] = [];
      for (const side of SIDES) {
        const result = await engine.extract(join(PAIRS, `${pair}.${side}.pdf`));
        t.ok(result.confidence_score >= 0.95, `the ${side} is read for certain`);
        sides.push(result);
      }
      const [source, target] = sides;
      if (source && target) judge(t, truth(pair), compare(source, target));
    });
});

/** Every injected difference is found, with its employee, field and severity, and nothing else is. */
function judge(
  t: Test,
  { differences, matched_employees, consequent_totals }: PairTruth,
  report: ValidationReport,
): void {
  const left = new Set(report.discrepancies);
  for (const injected of differences) {
    const own = [...left].filter(({ employee }) => employee?.name === injected.employee);
    const main = own.find((discrepancy) => isMain(discrepancy, injected));
    t.ok(main, `${injected.kind} of ${injected.field}`);
    // What else differs for this employee follows from it, or is the cause of it.
    for (const one of own) {
      left.delete(one);
      t.equal(one.group, main?.group, `${one.kind} is in the group of ${injected.kind}`);
    }
    const group = report.groups.find(({ id }) => id === main?.group);
    t.match(group?.title, CAUSE_TITLES[injected.kind], "the group names the cause");
  }
  for (const one of left) {
    t.equal(one.severity, "low", one.field_path);
    t.ok(
      consequent_totals.some(({ field }) => field === one.field_path),
      `${one.field_path} is a total`,
    );
  }
  const matched = report.employees.filter(({ verdict }) => verdict === "matched");
  t.equal(matched.length, matched_employees.length);
  for (const { source_name } of matched_employees)
    t.equal(matched.filter(({ employee }) => employee.name === source_name).length, 1);
  const changed = new Set(differences.map(({ employee }) => employee));
  for (const { employee, severity } of matched)
    t.equal(severity !== null, changed.has(employee.name), "equal people are equal");
}

function isMain({ kind, severity, field_path, source_value }: Discrepancy, injected: Injected): boolean {
  const field = injected.field === "employees" ? /^employees\[\d+\]$/ : new RegExp(`\\.${injected.field}\\b`);
  return (
    kind === KINDS[injected.kind] &&
    severity === injected.severity &&
    field.test(field_path) &&
    (kind !== "net_pay" || Number(source_value) === injected.source_value)
  );
}

function truth(pair: string): PairTruth {
  return JSON.parse(readFileSync(join(PAIRS, `${pair}.truth.json`), "utf8"));
}

function truthOf(pair: string, side: (typeof SIDES)[number]): CanonicalOutput {
  return JSON.parse(readFileSync(join(PAIRS, `${pair}.${side}.truth.json`), "utf8"));
}
