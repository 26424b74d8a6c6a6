import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { runCli, type Context } from "@paylift/cli";
import { createEngine } from "@paylift/engine";
import { test } from "tap";
import { PAYROLLS } from "../src/payroll.ts";
import { drawRegister } from "../src/register.ts";
import { drawText, TYPEWRITTEN } from "../src/typewritten.ts";

const PROVIDERS = fileURLToPath(new URL("../providers", import.meta.url));
const SAMPLES = new URL("../providers/northwind/samples/", import.meta.url);

class Recorder extends Writable {
  text = "";

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

test("paylift variant check finds nothing to say against the providers", async (t) => {
  const [stdout, stderr] = [new Recorder(), new Recorder()];
  const context: Context = {
    terminal: { stdin: new PassThrough(), stdout, stderr, env: {} },
    signal: new AbortController().signal,
    createEngine,
  };
  t.equal(await runCli(["variant", "check", PROVIDERS], context), 0, stderr.text);
  t.match(stdout.text, /northwind \/ payroll-register-v1[^]*3 variants, 4 samples: all fine/);
});

test("an engine with the folder reads a sample, and proves it", async (t) => {
  const engine = await createEngine({ variants: [PROVIDERS], threads: 1 });
  t.teardown(() => engine.close());
  const { canonical_output: output, ...result } = await engine.extract(new URL(PAYROLLS[0]!.file, SAMPLES));
  t.equal(output.provider, "northwind");
  t.equal(output.format_variant, "payroll-register-v1");
  t.equal(output.company.name, PAYROLLS[0]!.company);
  t.same(
    output.employees.map(({ employee_id: id }) => id),
    PAYROLLS[0]!.departments.flatMap(({ employees }) => employees.map(({ id }) => id)),
  );
  t.same(
    output.employees.map(({ gross_pay: gross }) => gross),
    PAYROLLS[0]!.departments.flatMap(({ employees }) =>
      employees.map(({ earnings }) => earnings.reduce((sum, { amount }) => sum + amount, 0) / 100),
    ),
  );
  t.same(
    output.employees[0]!.employer_contributions.map(({ description, amount }) => [description, amount]),
    [["401k Match", 48.5]],
  );
  t.same(result.unclaimed, []);
  t.ok(result.confidence_score >= 0.95, String(result.confidence_score));
});

for (const payroll of PAYROLLS) {
  test(`${basename(payroll.file)} is what the program draws`, async (t) => {
    t.ok(Buffer.from(await drawRegister(payroll)).equals(await readFile(new URL(payroll.file, SAMPLES))));
  });
}

for (const { provider, file, pages } of TYPEWRITTEN) {
  test(`the sample of ${provider} is what the program draws`, async (t) => {
    const kept = await readFile(new URL(`../providers/${provider}/samples/${file}`, import.meta.url));
    t.ok((await drawText(pages)).equals(kept));
  });
}
