import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "tap";
import { runCli } from "../src/cli.ts";
import { Interruption } from "../src/interruption.ts";
import { fakeContext, fakeEngineError, sourceText } from "./support/fake-context.ts";
import { sampleInspection, sampleUnderstanding } from "./support/sample-inspection.ts";
import { sampleResult } from "./support/sample-result.ts";

test("wrong calls show the usage on standard error and exit with 2", async (t) => {
  const folder = t.testdir({ "a.pdf": "", b: { "a.pdf": "" } });
  const file = join(folder, "a.pdf");
  const calls: [string[], RegExp][] = [
    [[], /Usage: paylift /],
    [["convert"], /unknown command 'convert'[^]*Usage: paylift /],
    [["extract"], /missing required argument[^]*Usage: paylift extract /],
    [["extract", file, "--fast"], /unknown option '--fast'/],
    [["extract", file, "--threads", "many"], /'--threads <n>' argument 'many' is invalid/],
    [["extract", file, "--min-confidence", "95"], /from 0 to 1/],
    [["extract", file, "--deadline", "0"], /above 0/],
    [["extract", file, "--reader", "rows"], /Allowed choices are both, joint, inference/],
    [["extract", join(folder, "none.pdf")], /no such file: .*none\.pdf/],
    [["extract", file, "--variants", join(folder, "none")], /--variants: no such folder/],
    [
      ["extract", file, join(folder, "b"), "--output", join(folder, "out")],
      /would both be written to a\.json/,
    ],
    [["extract", file, "--output", file], /--output: cannot create/],
    [["inspect"], /missing required argument/],
    [["inspect", file, file], /too many arguments/],
    [["inspect", file, "--page", "0"], /whole number/],
    [["inspect", file, "--stage", "guesses"], /Allowed choices are words, phrases, cells, records/],
    [["inspect", folder], /is a folder/],
    [["providers", "adp"], /too many arguments/],
  ];
  for (const [args, expected] of calls) {
    const context = fakeContext();
    t.equal(await runCli(args, context), 2, args.join(" "));
    t.match(context.stderr.text, expected);
    t.match(context.stderr.text, /Usage: paylift/);
    t.equal(context.stdout.text, "");
    t.equal(context.open(), 0);
  }
  t.same(readdirSync(folder).toSorted(), ["a.pdf", "b"]);
});

test("help and version go to standard output and exit with 0", async (t) => {
  const calls: [string[], RegExp][] = [
    [["--help"], /extract[^]*inspect[^]*diff[^]*providers[^]*serve[^]*work[^]*keys[^]*users[^]*migrate/],
    [["--version"], /^\d+\.\d+\.\d+\n$/],
    [["extract", "--help"], /Examples:\n {2}paylift extract register\.pdf/],
    [["help", "inspect"], /Examples:\n {2}paylift inspect/],
    [["diff", "--help"], /Examples:\n {2}paylift diff/],
    [["providers", "--help"], /Examples:/],
    [["variant", "--help"], /draft[^]*check[^]*Examples:/],
    [["variant", "check", "--help"], /--update[^]*Exit codes: 0 all fine/],
    [["variant", "draft", "--help"], /--provider <slug>[^]*Exit codes:/],
    [["serve", "--help"], /PAYLIFT_HTTP_PORT, --port <n>[^]*Examples:/],
    [["work", "--help"], /PAYLIFT_THREADS, --threads <n>[^]*Examples:/],
    [["mcp", "--help"], /mcpServers[^]*Exit codes:/],
    [["keys", "--help"], /Examples:/],
    [["keys", "create", "--help"], /--organization <name>/],
    [["users", "create", "--help"], /Examples:/],
    [["migrate", "--help"], /DATABASE_URL/],
  ];
  for (const [args, expected] of calls) {
    const context = fakeContext();
    t.equal(await runCli(args, context), 0, args.join(" "));
    t.match(context.stdout.text, expected);
    t.equal(context.stderr.text, "");
    const longest = Math.max(...context.stdout.text.split("\n").map((line) => line.length));
    t.ok(longest <= 80, `${args.join(" ")}: ${longest} columns`);
  }
});

test("the help of every command says its exit codes", async (t) => {
  const help = fakeContext();
  await runCli(["--help"], help);
  const names = [...help.stdout.text.matchAll(/^ {2}([a-z]+)(?= )/gm)].map(([, name = ""]) => name);
  t.ok(names.includes("extract") && names.includes("mcp"));
  t.match(help.stdout.text, /Exit codes: /);
  const subcommands = ["variant draft", "variant check", "keys create", "keys list", "keys revoke"];
  subcommands.push("users create", "migrate up", "migrate status", "encryption rotate");
  const all = [...names.filter((name) => !["help", "variant", "paylift"].includes(name)), ...subcommands];
  for (const name of all) {
    const context = fakeContext();
    t.equal(await runCli([...name.split(" "), "--help"], context), 0);
    t.match(context.stdout.text, /Exit codes: /, name);
  }
});

test("extract prints a summary without colour where standard output is no terminal", async (t) => {
  const file = join(t.testdir({ "a.pdf": "" }), "a.pdf");
  const context = fakeContext();
  t.equal(await runCli(["extract", file], context), 0);
  t.match(
    context.stdout.text,
    /^File .*\n.*a\.pdf +2 +3,727\.60 +2,784\.96 +0\.98 +0\/2\n {2}adp \/ payroll-register-v1\n$/,
  );
  t.equal(context.stderr.text, "");
  t.equal(context.open(), 0);
});

test("extract prints JSON and nothing else, an array for a folder", async (t) => {
  const folder = t.testdir({ "a.pdf": "" });
  const one = fakeContext();
  t.equal(await runCli(["extract", join(folder, "a.pdf"), "--json"], one), 0);
  t.same(JSON.parse(one.stdout.text), sampleResult());
  const several = fakeContext();
  t.equal(await runCli(["extract", folder, "--json"], several), 0);
  t.same(JSON.parse(several.stdout.text), [sampleResult()]);
});

test("extract hands its options to the engine", async (t) => {
  const folder = t.testdir({ "a.pdf": "", variants: {} });
  const seen: unknown[] = [];
  const context = fakeContext({
    extract: async (_source, options) => {
      const { password, reader, cpuMs, totalCpuMs, deadlineMs, maxScannedPages } = options ?? {};
      seen.push(password, reader, { cpuMs, totalCpuMs, deadlineMs, maxScannedPages });
      return sampleResult();
    },
  });
  const variants = join(folder, "variants");
  const flags = [
    "--password",
    "secret",
    ...["--cpu", "2.5", "--total-cpu", "9", "--deadline", "60", "--scanned-pages", "7"],
    "--reader",
    "inference",
    "--threads",
    "3",
    "--variants",
    variants,
    "--variants",
    folder,
  ];
  t.equal(await runCli(["extract", join(folder, "a.pdf"), ...flags], context), 0);
  const limits = { cpuMs: 2500, totalCpuMs: 9000, deadlineMs: 60_000, maxScannedPages: 7 };
  t.same(seen, ["secret", "inference", limits]);
  t.same(context.engines, [{ variants: [variants, folder], threads: 3 }]);
});

test("extract reads standard input", async (t) => {
  let text = "";
  const context = fakeContext(
    {
      extract: async (source) => {
        text = await sourceText(source);
        return sampleResult();
      },
    },
    "%PDF-",
  );
  t.equal(await runCli(["extract", "-", "--json"], context), 0);
  t.equal(text, "%PDF-");
});

test("a failed document is reported in its place and the exit code is 1", async (t) => {
  const folder = t.testdir({ "a.pdf": "", "b.pdf": "" });
  const extract = async (source: unknown) => {
    if (String(source).endsWith("a.pdf")) throw fakeEngineError("not_a_pdf", "the document is not a PDF");
    return sampleResult();
  };
  const json = fakeContext({ extract });
  t.equal(await runCli(["extract", folder, "--json"], json), 1);
  t.match(JSON.parse(json.stdout.text), [
    { file: join(folder, "a.pdf"), error: { code: "not_a_pdf", message: "the document is not a PDF" } },
    { confidence_score: 0.98 },
  ]);
  const table = fakeContext({ extract });
  t.equal(await runCli(["extract", folder], table), 1);
  t.match(table.stdout.text, /not_a_pdf: the document is not a PDF\n\n2 documents, 1 failed\n$/);
});

test("extract writes one file a document, failed ones too", async (t) => {
  const folder = t.testdir({ in: { "a.pdf": "", "b.pdf": "" } });
  const context = fakeContext({
    extract: async (source) => {
      if (String(source).endsWith("a.pdf")) throw fakeEngineError("damaged", "the document is damaged");
      return sampleResult();
    },
  });
  const output = join(folder, "out", "deep");
  t.equal(await runCli(["extract", join(folder, "in"), "--output", output], context), 1);
  t.same(readdirSync(output).toSorted(), ["a.json", "b.json"]);
  const content = (name: string): unknown => JSON.parse(readFileSync(join(output, name), "utf8"));
  t.same(content("a.json"), { error: { code: "damaged", message: "the document is damaged" } });
  t.same(content("b.json"), sampleResult());
});

test("a confidence below the minimum makes the exit code 1", async (t) => {
  const file = join(t.testdir({ "a.pdf": "" }), "a.pdf");
  t.equal(await runCli(["extract", file, "--min-confidence", "0.98"], fakeContext()), 0);
  const context = fakeContext();
  t.equal(await runCli(["extract", file, "--min-confidence", "0.99"], context), 1);
  t.match(context.stdout.text, "confidence 0.98 is below 0.99");
});

test("an interruption stops the rest, closes the engine, leaves no file and says so in one line", async (t) => {
  const folder = t.testdir({
    in: Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}.pdf`, ""])),
  });
  const output = join(folder, "out");
  let started = 0;
  const context = fakeContext({
    extract: (_source, options) => {
      started += 1;
      if (started === 2) context.interruption.abort(new Interruption("SIGINT"));
      return new Promise((_resolve, reject) => {
        const abort = () => reject(fakeEngineError("aborted", "aborted"));
        if (options?.signal?.aborted) abort();
        options?.signal?.addEventListener("abort", abort);
      });
    },
  });
  t.equal(await runCli(["extract", join(folder, "in"), "--threads", "1", "--output", output], context), 130);
  t.equal(started, 2);
  t.equal(context.stderr.text, "paylift: interrupted\n");
  t.equal(context.stdout.text, "");
  t.same(readdirSync(output), []);
  t.equal(context.open(), 0);
});

test("a fault of the program is not taken for one of the document", async (t) => {
  const file = join(t.testdir({ "a.pdf": "" }), "a.pdf");
  const context = fakeContext({
    extract: async () => {
      throw new TypeError("undefined is not a function");
    },
  });
  t.equal(await runCli(["extract", file], context), 1);
  t.equal(context.stderr.text, "paylift: undefined is not a function\n");
  t.equal(context.open(), 0);
});

test("faulty variants are a usage error", async (t) => {
  const folder = t.testdir({ "a.pdf": "" });
  const context = fakeContext();
  context.createEngine = () => {
    throw fakeEngineError("invalid_variant", "adp/x.json: no fingerprint");
  };
  t.equal(await runCli(["extract", join(folder, "a.pdf"), "--variants", folder], context), 2);
  t.match(context.stderr.text, "adp/x.json: no fingerprint");
});

test("inspect writes one page and prints its name", async (t) => {
  const folder = t.testdir({ "a.pdf": "" });
  const output = join(folder, "page.html");
  const context = fakeContext({
    inspect: async (_source, options) => sampleInspection({ page: options?.page ?? 0 }),
  });
  t.equal(await runCli(["inspect", join(folder, "a.pdf"), "--page", "3", "--output", output], context), 0);
  t.match(readFileSync(output, "utf8"), /^<!doctype html>[^]*page 3 of 3/);
  t.equal(context.stdout.text, `${output}\n`);
  t.same(readdirSync(folder).toSorted(), ["a.pdf", "page.html"]);
});

test("inspect shows a stage first, and prints what it says", async (t) => {
  const folder = t.testdir({ "a.pdf": "" });
  const output = join(folder, "page.html");
  const seen: unknown[] = [];
  const context = fakeContext({
    inspect: async (_source, options) => {
      seen.push(options?.reader);
      return sampleInspection({ variant: null, understanding: sampleUnderstanding() });
    },
  });
  const flags = ["--stage", "identities", "--reader", "joint", "--output", output];
  t.equal(await runCli(["inspect", join(folder, "a.pdf"), ...flags], context), 0);
  t.match(readFileSync(output, "utf8"), `id="stage-identities" checked`);
  t.match(
    context.stdout.text,
    /page\.html\nleft edge, headed: 36\.5 bits\n {2}Sum .*\n {2}gross pay = earnings/,
  );
  t.same(seen, ["joint"]);
  const piped = fakeContext();
  t.equal(await runCli(["inspect", join(folder, "a.pdf"), "--stage", "slots", "-o", "-"], piped), 0);
  t.match(piped.stdout.text, /^<!doctype html>[^]*<\/html>\n$/);
});

test("inspect writes to standard output", async (t) => {
  const file = join(t.testdir({ "a.pdf": "" }), "a.pdf");
  const context = fakeContext();
  t.equal(await runCli(["inspect", file, "--output", "-"], context), 0);
  t.match(context.stdout.text, /^<!doctype html>[^]*<\/html>\n$/);
});

test("inspect tells a wrong page from a bad document", async (t) => {
  const file = join(t.testdir({ "a.pdf": "" }), "a.pdf");
  const failing = (code: string) =>
    fakeContext({
      inspect: async () => {
        throw fakeEngineError(code, "page 9 of 3");
      },
    });
  t.equal(await runCli(["inspect", file, "--page", "9"], failing("invalid_argument")), 2);
  const context = failing("damaged");
  t.equal(await runCli(["inspect", file], context), 1);
  t.match(context.stderr.text, /a\.pdf: damaged: page 9 of 3\n$/);
});

test("providers lists what the engine knows", async (t) => {
  const known = [
    {
      slug: "adp",
      name: "ADP",
      description: "",
      supported_formats: ["payroll_journal"],
      format_variants: [
        {
          slug: "payroll-register-v1",
          name: "Register",
          format_type: "payroll_journal",
          version: "1",
          evidence: "",
        },
      ],
    },
  ];
  const table = fakeContext({ providers: () => known });
  t.equal(await runCli(["providers"], table), 0);
  t.match(table.stdout.text, /^Provider .*\nadp +payroll-register-v1 .*Register\n$/);
  const json = fakeContext({ providers: () => known });
  t.equal(await runCli(["providers", "--json"], json), 0);
  t.same(JSON.parse(json.stdout.text), known);
});
