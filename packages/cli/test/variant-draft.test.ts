import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { test } from "tap";
import { columnsOf, northwind, runReal } from "./support/northwind.ts";

const draft = (...args: string[]) => runReal("variant", "draft", ...args);

test("a draft goes to a folder that paylift can use, with what is left to do", async (t) => {
  const samples = join(northwind(t), "northwind/samples");
  const folder = join(t.testdirName, "drafted");
  const args = [samples, "--output", folder, "--provider", "quill", "--name", "Quill Pay"];
  const { code, stdout, stderr } = await draft(...args);
  t.equal(code, 0, stderr);
  t.match(stdout, /quill\/provider\.json\n.*quill\/payroll-register-v1\.json\n$/);
  t.match(stderr, /What the draft reads\n[^]*6 employees, 100% of 129 figures\s+claimed/);
  t.match(stderr, /To do by hand\n {2}- /);
  t.match(stderr, /1 check failed/);
  t.match(stderr, /Next\n {2}paylift inspect FILE --variants /);
  t.match(JSON.parse(readFileSync(join(folder, "quill/provider.json"), "utf8")), {
    slug: "quill",
    name: "Quill Pay",
  });

  for (const file of ["provider.json", "payroll-register-v1.json"]) {
    const { $schema } = JSON.parse(readFileSync(join(folder, "quill", file), "utf8"));
    const { title } = JSON.parse(readFileSync(join(folder, "quill", $schema), "utf8"));
    t.match(title, /^Paylift /, `${file} names the schema that an editor checks it by`);
  }

  const checked = await runReal("variant", "check", folder);
  t.equal(checked.code, 0);
  t.match(checked.stdout, /quill \/ payroll-register-v1 [^]*no samples/);

  const again = await draft(...args);
  t.equal(again.code, 2);
  t.match(again.stderr, /is there already/);
});

test("without a folder it is one JSON object on standard output", async (t) => {
  const samples = join(northwind(t), "northwind/samples");
  const { code, stdout, stderr } = await draft(samples);
  t.equal(code, 0);
  const { provider, variant } = JSON.parse(stdout);
  t.equal(provider.slug, "my-provider");
  t.equal(variant.slug, "payroll-register-v1");
  t.notMatch(stdout, /Harbor|Juniper|Bellwether/);
  t.match(stderr, /Give --output DIR/);
  t.ok(columnsOf(stderr) <= 80);
});

test("what cannot be drafted is said, and fails", async (t) => {
  const folder = t.testdir({ "broken.pdf": "no PDF" });
  const broken = await draft(join(folder, "broken.pdf"));
  t.equal(broken.code, 1);
  t.match(broken.stderr, /^paylift: .*broken\.pdf: not_a_pdf: /);

  const letter = join(folder, "letter.pdf");
  const pdf = new PDFDocument();
  pdf.text("To whom it may concern").end();
  writeFileSync(letter, await buffer(pdf));
  const out = join(folder, "out");
  const { code, stdout, stderr } = await draft(letter, "--output", out);
  t.equal(code, 1);
  t.equal(stdout, "");
  t.match(stderr, /^No variant can be drafted from this\.\n/);
  t.match(stderr, /paylift inspect/);
  t.match(stderr, /“Without a draft” in docs\/tutorial-new-provider\.md/);
  t.notOk(existsSync(out), "nothing is written");
});

test("wrong calls exit with 2", async (t) => {
  const samples = join(northwind(t), "northwind/samples");
  const file = join(
    samples,
    readdirSync(samples).find((name) => name.endsWith(".pdf"))!,
  );
  const calls: [string[], RegExp][] = [
    [["-"], /read twice/],
    [[file, "--provider", "Quill Pay"], /--provider must be a slug/],
    [[join(samples, "none.pdf")], /no such file/],
    [[file, "--output", file], /--output: cannot create/],
  ];
  for (const [args, expected] of calls) {
    const { code, stderr } = await draft(...args);
    t.equal(code, 2, args.join(" "));
    t.match(stderr, expected);
  }
});
