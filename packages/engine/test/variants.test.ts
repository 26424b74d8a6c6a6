import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type Test } from "tap";
import { compilePattern } from "../src/variants/pattern.ts";
import { BUNDLED, bundledVariants } from "../src/variants/bundled-providers.ts";
import { checkProviders, describeProviders, loadVariants } from "../src/variants/load-providers.ts";
import { validatedProviders } from "../src/variants/validated-providers.ts";
import { failure } from "./support/events.ts";
import { matches } from "./support/matches.ts";

const PROVIDER = { slug: "acme", name: "Acme", description: "Journals of Acme." };
const VARIANT = {
  slug: "journal-v1",
  name: "Journal",
  version: "1",
  format_type: "payroll_journal",
  evidence: "described",
  fingerprint: { all: ["Acme Journal"] },
  fields: [{ line: "^Paid (?<pay_date>{date})$" }],
  tables: [
    {
      name: "journal",
      header: { from: "^PERSON" },
      columns: [
        { lane: "person", role: "text", header: "PERSON" },
        { lane: "pay", role: "figure", figure: "net_pay", header: "NET" },
      ],
      lanes: { pay: {} },
      rows: [{ match: "^(?<name>.+)$", kind: "employee" }],
    },
  ],
};

const STATEMENT = {
  fields: [{ line: "^(?<name>.+)$" }],
  boxes: [{ name: "pay", title: "PAY", columns: [{ role: "text" }, { role: "amount", header: "NOW" }] }],
};

function withStatement(change: object): object {
  return { ...VARIANT, tables: undefined, statement: { ...STATEMENT, ...change } };
}

/** A folder of providers: file contents by path; what is no string is written as JSON. */
function folderOf(t: Test, files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), "paylift-variants-"));
  t.teardown(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), typeof content === "string" ? content : JSON.stringify(content));
  }
  return folder;
}

function withTable(change: object): object {
  return { ...VARIANT, tables: [{ ...VARIANT.tables[0], ...change }] };
}

/** The variant with one table whose columns are employees. */
function transposed(change: object): object {
  const table = {
    layout: "transposed",
    name: "summary",
    columns: [{ role: "amount" }],
    rows: [{ match: "x" }],
  };
  return { ...VARIANT, tables: [{ ...table, ...change }] };
}

test("every bundled variant loads, under a slug of its own, and names what it knows", async (t) => {
  const variants = bundledVariants();
  t.ok(variants.length >= 5);
  const slugs = variants.map(({ provider, data }) => `${provider.slug}/${data.slug}`);
  t.equal(new Set(slugs).size, slugs.length);
  for (const { data, tables, transposed, statement } of variants) {
    matches(t, data.slug, new RegExp(`-v${data.version}$`), "the slug ends with the version");
    if (statement !== null) continue;
    if (transposed.length > 0) {
      const figures = transposed.flatMap((table) => table.rows.map((row) => row.data.figure));
      t.ok(figures.includes("net_pay"), `${data.slug} finds net pay`);
      continue;
    }
    const rows = tables.flatMap((table) => table.rows);
    t.ok(
      rows.some((row) => row.data.kind === "employee") ||
        tables.some(({ columns }) => columns.some(({ fact }) => fact === "employee_id")),
      `${data.slug} finds employees`,
    );
    const figures = tables.flatMap(({ columns, lanes }) => [
      ...columns.flatMap((column) => [column.figure, column.sum]),
      ...[...lanes.values()].flatMap(({ labels }) => labels.map((label) => label.data.figure)),
    ]);
    const patterns = [...rows, ...tables.flatMap((table) => table.figures)].map(
      ({ pattern }) => pattern.source,
    );
    const labels = tables.flatMap(({ lanes }) => [...lanes.values()].flatMap((lane) => lane.labels));
    figures.push(...labels.map((label) => label.data.figure));
    if (data.format_type === "tax_report" || data.format_type === "benefits_summary") continue;
    t.ok(
      figures.includes("net_pay") || patterns.some((source) => source.includes("(?<net_pay>")),
      `${data.slug} finds net pay`,
    );
  }
});

test("every bundled file fits the schema, which nobody looks at again when documents are read", async (t) => {
  const validated = validatedProviders(BUNDLED, (fault) => t.fail(fault.message));
  t.same(validated, bundledVariants());
});

test("every bundled statement finds the employee, gross and net pay", async (t) => {
  for (const { data, statement, provider } of bundledVariants()) {
    if (statement === null) continue;
    const boxes = statement.boxes.flatMap(({ data: box }) => [...box.columns, ...(box.rows ?? [])]);
    const patterns = [...statement.fields, ...statement.figures].map(({ pattern }) => pattern);
    const found = [
      ...boxes.map(({ figure }) => figure),
      ...patterns.flatMap(({ source }) => [...source.matchAll(/\(\?<(\w+)>/g)].map((match) => match[1])),
    ];
    for (const name of ["name", "gross_pay", "net_pay", "pay_date"])
      t.ok(found.includes(name), `${provider.slug}/${data.slug} finds ${name}`);
  }
});

test("no bundled fingerprint is part of another one", async (t) => {
  const variants = bundledVariants();
  for (const { data } of variants) {
    const shows = ({ all, none = [] }: typeof data.fingerprint): boolean =>
      all.every((phrase) => data.fingerprint.all.some((own) => own.includes(phrase))) &&
      !none.some((phrase) => data.fingerprint.all.includes(phrase));
    t.same(
      variants.filter((other) => shows(other.data.fingerprint)).map((other) => other.data.slug),
      [data.slug],
    );
  }
});

test("a user's folder comes before the bundled variants, provider by provider, variant by variant", async (t) => {
  const folder = folderOf(t, {
    "zeta/provider.json": { ...PROVIDER, slug: "zeta" },
    "zeta/journal-v1.json": VARIANT,
    "acme/provider.json": PROVIDER,
    "acme/journal-v2.json": { ...VARIANT, slug: "journal-v2", format_type: "payroll_summary" },
    "acme/journal-v1.json": VARIANT,
    "acme/notes.txt": "not a variant",
    "README.md": "not a provider",
  });
  const bundled = bundledVariants();
  const slugs = (await loadVariants([folder])).map(({ provider, data }) => `${provider.slug}/${data.slug}`);
  t.same(slugs.slice(0, 3), ["acme/journal-v1", "acme/journal-v2", "zeta/journal-v1"]);
  t.equal(slugs.length, 3 + bundled.length);
  matches(
    t,
    describeProviders(await loadVariants([folder])).find(({ slug }) => slug === "acme"),
    {
      ...PROVIDER,
      supported_formats: ["payroll_journal", "payroll_summary"],
      format_variants: [{ slug: "journal-v1", evidence: "described" }, { slug: "journal-v2" }],
    },
  );
  t.same(await loadVariants([folderOf(t, {})]), bundled, "an empty folder adds nothing");
});

test("a broken variant is refused with its file and the place in it", async (t) => {
  const cases: Record<string, [variant: unknown, place: RegExp]> = {
    "bad JSON": ['{ "slug": "journal-v1", }', /JSON/],
    "a missing property": [{ ...VARIANT, tables: undefined }, /tables/],
    "an unknown property": [withTable({ colums: [] }), /\/tables\/0\/colums is no property/],
    "a wrong value": [withTable({ rows: [{ match: "x", kind: "worker" }] }), /\/tables\/0\/rows\/0\/kind/],
    "no tables": [{ ...VARIANT, tables: [] }, /\/tables/],
    "tables and a statement": [
      { ...VARIANT, statement: STATEMENT },
      /either tables, or a statement, or what was taught/,
    ],
    "a box that nothing places": [
      withStatement({ boxes: [{ name: "pay", columns: [{ role: "text" }] }] }),
      /statement\.boxes\[0\]: a box needs a title or a column with a header/,
    ],
    "a box row's pattern": [
      withStatement({ boxes: [{ ...STATEMENT.boxes[0], rows: [{ text: "(" }] }] }),
      /statement\.boxes\[0\]\.rows\[0\]\.text: /,
    ],
    "a statement's figure": [
      withStatement({ figures: [{ match: "(" }] }),
      /statement\.figures\[0\]\.match: /,
    ],
    "an empty fingerprint": [{ ...VARIANT, fingerprint: { all: [] } }, /fingerprint: it has no words/],
    "another slug than its file": [{ ...VARIANT, slug: "journal-v9" }, /slug: expected journal-v1/],
    "a pattern that does not compile": [
      withTable({ rows: [{ match: "(", kind: "total" }] }),
      /tables\[0\]\.rows\[0\]\.match: /,
    ],
    "an unknown placeholder": [
      { ...VARIANT, fields: [{ line: "{amount}" }] },
      /fields\[0\]: unknown placeholder \{amount\}/,
    ],
    "a lane without a column": [withTable({ lanes: { taxes: {} } }), /tables\[0\]\.lanes\.taxes: no column/],
    "a row of an unknown lane": [
      withTable({ rows: [{ match: "x", kind: "total", lane: "taxes" }] }),
      /tables\[0\]\.rows\[0\]\.lane: no column/,
    ],
    "a figure of an unknown lane": [
      withTable({ figures: [{ match: "x", lane: "taxes" }] }),
      /tables\[0\]\.figures\[0\]\.lane: /,
    ],
    "a broken label": [
      withTable({ lanes: { pay: { labels: [{}, { text: "[" }] } } }),
      /tables\[0\]\.lanes\.pay\.labels\[1\]\.text: /,
    ],
    "an unknown layout": [withTable({ layout: "diagonal" }), /\/tables\/0\/layout/],
    "a mistake in a transposed table": [
      transposed({ rows: [{ match: "x", opens: { section: "pay" } }] }),
      /\/tables\/0\/rows\/0\/opens\/section/,
    ],
    "a broken pattern in a transposed table": [
      transposed({ rows: [{ match: "[" }] }),
      /tables\[0\]\.rows\[0\]\.match: /,
    ],
    "columns that cannot be told apart": [
      transposed({ columns: [{ role: "hours" }, { role: "amount" }] }),
      /tables\[0\]\.columns: only one/,
    ],
    "a broken legend": [
      { ...VARIANT, legend: { begin: "x", entry: ")", columns: [{ heading: "x", section: "tax" }] } },
      /legend\.entry: /,
    ],
  };
  for (const [name, [variant, place]] of Object.entries(cases)) {
    const folder = folderOf(t, { "acme/provider.json": PROVIDER, "acme/journal-v1.json": variant });
    const file = join(folder, "acme", "journal-v1.json");
    const error = await failure(loadVariants([folder]));
    matches(
      t,
      error,
      { code: "invalid_variant", reason: "variant", message: place, details: { file } },
      name,
    );
    t.ok(error.message.startsWith(`${file}:`), error.message);
  }
});

test("what is wrong is told with its line and column", async (t) => {
  const lines = (text: string): string => text.replaceAll("  ", "\t").replaceAll("'", '"');
  const cases: Record<string, [text: string, line: number, column: number, message: RegExp]> = {
    "a comma too many": [
      "{\n  'slug': 'journal-v1',\n}",
      3,
      1,
      /not JSON: Expected double-quoted property name$/,
    ],
    "a file that ends early": ["{\n  'slug': [", 2, 11, /not JSON: Unexpected end of JSON input$/],
    "an empty file": ["", 1, 1, /not JSON/],
    "a text that is no JSON": ["Rosa Bellwether", 1, 1, /not JSON: Unexpected token 'R'$/],
    "a wrong value": [
      JSON.stringify({ ...VARIANT, evidence: "seen" }, null, 2),
      6,
      3,
      /\/evidence must be one of verified, described, taught$/,
    ],
    "a property of a deep object": [
      JSON.stringify(withTable({ rows: [{ match: "x", kind: "total", Scope: "company" }] }), null, 2),
      43,
      11,
      /\/tables\/0\/rows\/0\/Scope is no property/,
    ],
    "a pattern": [
      JSON.stringify({ ...VARIANT, fields: [{ line: "(" }] }, null, 2),
      13,
      5,
      /fields\[0\]: Invalid regular/,
    ],
  };
  for (const [name, [text, line, column, message]] of Object.entries(cases)) {
    const content = text.startsWith("{\n  '") ? lines(text) : text;
    const folder = folderOf(t, { "acme/provider.json": PROVIDER, "acme/journal-v1.json": content });
    const error = await failure(loadVariants([folder]));
    matches(t, error, { code: "invalid_variant", message, details: { line, column } }, name);
    t.ok(error.message.includes(`journal-v1.json:${line}:${column}: `), error.message);
    t.notMatch(error.message, /Bellwether/, "nothing of the file is quoted");
  }
});

test("a folder is looked through to its end, and samples are left alone", async (t) => {
  const folder = folderOf(t, {
    "acme/provider.json": PROVIDER,
    "acme/journal-v1.json": VARIANT,
    "acme/journal-v2.json": "{",
    "acme/samples/journal-v1.expected.json": {},
    "beta/journal-v1.json": { ...VARIANT, tables: [] },
    "samples/one.json": {},
  });
  const { providers, faults } = await checkProviders(folder);
  t.same(
    providers.map(({ slug, format_variants: variants }) => [slug, variants.map((variant) => variant.slug)]),
    [["acme", ["journal-v1"]]],
  );
  t.same(
    faults.map(({ details }) => String(details["file"]).slice(folder.length + 1)),
    ["acme/journal-v2.json", "beta/provider.json", "beta/journal-v1.json"],
  );
  await t.rejects(checkProviders(join(folder, "none")), { code: "invalid_variant" });
});

test("a provider must say who it is", async (t) => {
  const missing = folderOf(t, { "acme/journal-v1.json": VARIANT });
  await t.rejects(loadVariants([missing]), {
    code: "invalid_variant",
    details: { file: join(missing, "acme", "provider.json") },
  });
  const broken = folderOf(t, { "acme/provider.json": { ...PROVIDER, slug: "Acme Inc." } });
  await t.rejects(loadVariants([broken]), { code: "invalid_variant", message: /\/slug/ });
});

test("placeholders stand for printed values", async (t) => {
  const cases: [string, string[], string[]][] = [
    ["{money}", ["1,046.68", "$5.00", "(5.00)", "5.00-", "-5.00", "\u22125.00"], ["5", "5.000", "a", ".50"]],
    ["{quantity}", ["40", "40.0000", "1,165.73", "-8.00", "$25"], ["a", "1.", ""]],
    [
      "{date}",
      ["01/16/2026", "1/6/26", "2026-01-16", "01.02.2026", "Jan 16, 2026", "Sept. 1, 2026"],
      ["01/2026", "Jan 2026"],
    ],
    ["{word}", ["Anna", "#7"], ["Anna Sample", ""]],
  ];
  for (const [source, yes, no] of cases) {
    const pattern = compilePattern(`^${source}$`);
    for (const text of yes) matches(t, text, pattern, `${source} ${text}`);
    for (const text of no) t.notMatch(text, pattern, `not ${source} ${text}`);
  }
  matches(t, "a4", compilePattern("^[a-z]\\d{1,3}$"), "counts are no placeholders");
  t.throws(() => compilePattern("{nothing}"), SyntaxError);
});

test("the footer of a register is furniture where a scan has lost its last point", async (t) => {
  for (const { data } of await loadVariants([])) {
    for (const footer of (data.furniture ?? []).filter((pattern) => pattern.includes("Copyright"))) {
      for (const text of ["Copyright (c) 2024 ADP, Inc.", "Copyright (c) 2024 ADP, Inc"])
        t.match(text, new RegExp(footer), `${data.slug}: ${text}`);
    }
  }
});
