import { test, type Test } from "tap";
import type { Engine } from "../src/api/engine.ts";
import { createEngine } from "../src/engine.ts";
import { failure } from "./support/events.ts";
import { paycomRegister } from "./drawn/paycom-register.ts";
import { payrollRun } from "./drawn/payroll-run.ts";

async function engineFor(t: Test): Promise<Engine> {
  const engine = await createEngine({ threads: 1 });
  t.teardown(() => engine.close());
  return engine;
}

test("the variant that reads a document finds its words, headings and fields there", async (t) => {
  const engine = await engineFor(t);
  const pdf = await paycomRegister(payrollRun(3, 8));
  const ever = await engine.extract(pdf);
  t.notOk("trial" in ever, "nobody asked");
  const as = await engine.extract(pdf, { asVariant: "paycom/payroll-register-v1" });
  t.same(as.canonical_output, ever.canonical_output);
  t.equal(as.confidence_score, ever.confidence_score);
  const own = { provider: "paycom", variant: "payroll-register-v1" };
  t.match(as.trial, { ...own, recognised: true, missing: [], forbidden: [], wins: own });
  const needed = as.trial?.unmatched.filter(({ kind }) => kind === "header" || kind === "column");
  t.same(needed, []);
});

test("another layout's variant is told what it lacks, whatever kind of layout it describes", async (t) => {
  const engine = await engineFor(t);
  const pdf = await paycomRegister(payrollRun(3, 8));
  const wins = { provider: "paycom", variant: "payroll-register-v1" };
  const [kinds, firsts] = [new Map<string, string[]>(), new Map<string, string>()];
  for (const asVariant of [
    "adp/payroll-register-v1",
    "gusto/pay-statement-v1",
    "quickbooks/payroll-summary-v1",
    "generic/benefits-summary-v1",
  ]) {
    const { trial, canonical_output: output } = await engine.extract(pdf, { asVariant });
    t.equal(`${output.provider}/${output.format_variant}`, asVariant, "read as it is asked for");
    t.match(trial, { recognised: false, wins });
    t.ok((trial?.missing.length ?? 0) > 0, "words of its fingerprint are told");
    kinds.set(asVariant, [...new Set(trial?.unmatched.map(({ kind }) => kind))]);
    firsts.set(asVariant, trial?.unmatched.find(({ kind }) => kind !== "field")?.pointer ?? "");
  }
  t.ok(kinds.get("gusto/pay-statement-v1")?.includes("box"));
  t.ok(kinds.get("quickbooks/payroll-summary-v1")?.includes("row"));
  t.match(firsts.get("adp/payroll-register-v1"), /^\/tables\/0\//);
  t.match(firsts.get("gusto/pay-statement-v1"), /^\/statement\/boxes\/\d+$/);
});

test("a page is drawn as the variant that is asked for reads it", async (t) => {
  const engine = await engineFor(t);
  const pdf = await paycomRegister(payrollRun(3, 8));
  const page = await engine.inspect(pdf, { asVariant: "adp/payroll-register-v1" });
  t.match(page, { provider: "adp", variant: "payroll-register-v1", trial: { recognised: false } });
  t.match(await failure(engine.inspect(pdf, { asVariant: "adp/none" })), {
    code: "invalid_argument",
    details: { option: "asVariant" },
  });
});
