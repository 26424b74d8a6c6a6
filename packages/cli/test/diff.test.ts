import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test, type Test } from "tap";
import type { CanonicalOutput, Employee } from "@paylift/canonical";
import { readWorkbook } from "@paylift/tabular/read";
import type { ValidationReport } from "@paylift/validation";
import { runCli } from "../src/cli.ts";
import { fakeContext, fakeEngineError } from "./support/fake-context.ts";
import { sampleEmployee, sampleOutput, sampleResult } from "./support/sample-result.ts";

const SAME = sampleOutput();
const OTHER = sampleOutput({
  employees: [
    sampleEmployee({ net_pay: 1280.26 }),
    sampleEmployee({ employee_id: "9", name: "Uma Pham", gross_pay: 2000.1, net_pay: 1500.2 }),
  ],
});
const TWO = sampleOutput({
  employees: [
    sampleEmployee(),
    sampleEmployee({ employee_id: "9", name: "Uma Pham", gross_pay: 2000.1, net_pay: 1500.2 }),
  ],
});

function files(t: Test, more: Record<string, string> = {}) {
  const folder = t.testdir({
    "same.json": JSON.stringify(TWO),
    "other.json": JSON.stringify(OTHER),
    "a.pdf": "",
    ...more,
  });
  return (name: string): string => join(folder, name);
}

test("equal files exit with 0 and say so", async (t) => {
  const file = files(t);
  const context = fakeContext();
  t.equal(await runCli(["diff", file("same.json"), file("same.json")], context), 0);
  t.match(context.stdout.text, /2 employees matched\.\nAll of \d+ compared values are equal\.\n/);
  t.equal(context.stderr.text, "");
  t.same(context.engines, [], "no engine where nothing is to be read");
});

test("differences exit with 1 and are told by cause, within 80 columns", async (t) => {
  const file = files(t);
  const context = fakeContext();
  t.equal(await runCli(["diff", file("same.json"), file("other.json")], context), 1);
  t.match(context.stdout.text, /Severity +Cause +Empl\. +Diff\. +At risk\nhigh +Net pay differs, .*4\.50\n/);
  t.notOk(context.stdout.text.includes("\u001B"));
  t.same(
    context.stdout.text.split("\n").filter((line) => [...line].length > 80),
    [],
  );
});

test("PDFs are read by one engine, which is closed", async (t) => {
  const file = files(t);
  const context = fakeContext({ extract: async () => sampleResult({ canonical_output: SAME }) });
  t.equal(await runCli(["diff", file("a.pdf"), file("a.pdf"), "--json"], context), 0);
  t.equal(context.engines.length, 1);
  t.equal(context.open(), 0);
  const report: ValidationReport = JSON.parse(context.stdout.text);
  t.same(report.confidence, { source: 0.98, target: 0.98 });
  t.same(report.discrepancies, []);
});

test("JSON is the report and nothing else", async (t) => {
  const file = files(t);
  const context = fakeContext();
  t.equal(await runCli(["diff", file("same.json"), file("other.json"), "--json"], context), 1);
  t.match(JSON.parse(context.stdout.text), {
    discrepancies: [
      {
        field_path: "employees[0].net_pay",
        source_value: "1284.76",
        target_value: "1280.26",
        severity: "high",
      },
    ],
  });
});

test("a report that cannot be written is no difference", async (t) => {
  const file = files(t);
  for (const flag of ["--html", "--csv", "--xlsx"]) {
    const context = fakeContext();
    const path = file("nowhere/report");
    t.equal(await runCli(["diff", file("same.json"), file("other.json"), flag, path], context), 2);
    t.equal(context.stderr.text, `paylift: cannot write ${path} (ENOENT)\n`);
    t.equal(context.stdout.text, "");
  }
});

test("a workbook goes to a file, and is nothing to print", async (t) => {
  const file = files(t);
  const context = fakeContext();
  const path = file("report.xlsx");
  t.equal(await runCli(["diff", file("same.json"), file("other.json"), "--xlsx", path], context), 1);
  const { sheets } = readWorkbook(readFileSync(path));
  t.match(
    sheets.map(({ name }) => name),
    ["Causes", "Differences", "People", "Lines", "Totals", "Checks", "Reasons", "Not compared", "Documents"],
  );
  t.match(
    sheets.at(8)?.rows.map(({ cells }) => cells.slice(0, 2).map(({ text }) => text)),
    [
      ["side", "document"],
      ["source", "same.json"],
      ["target", "other.json"],
    ],
  );
  const printed = fakeContext();
  t.equal(await runCli(["diff", file("same.json"), file("other.json"), "--xlsx", "-"], printed), 2);
  t.match(printed.stderr.text, "--xlsx needs a file");
});

test("who was matched goes through a spreadsheet and back", async (t) => {
  const anew = structuredClone<CanonicalOutput>(TWO);
  for (const [index, employee] of anew.employees.entries()) employee.employee_id = `N${index}`;
  const file = files(t, {
    "anew.json": JSON.stringify(anew),
    "people.csv": "Old ID;New ID\r\n9;N1\r\n",
    "wrong.csv": "Old ID;New ID\r\n9;\r\n",
  });
  const diff = (...flags: string[]) => {
    const context = fakeContext();
    const call = ["diff", file("same.json"), file("anew.json"), ...flags];
    return runCli(call, context).then((code) => ({ code, ...context }));
  };
  const hows = ({ stdout }: { stdout: { text: string } }): unknown[] =>
    (JSON.parse(stdout.text) as ValidationReport).employees.map(({ match }) => match?.how);
  for (const name of ["crosswalk.xlsx", "crosswalk.csv"]) {
    const found = await diff("--json", "--crosswalk", file(name));
    t.not(hows(found)[0], "crosswalk");
    t.same(hows(await diff("--json", "--map", file(name))), ["crosswalk", "crosswalk"], name);
  }
  t.ok(
    hows(await diff("--json", "--map", file("people.csv"))).includes("crosswalk"),
    "headings of one's own",
  );
  const wrong = await diff("--map", file("wrong.csv"));
  t.equal(wrong.code, 2);
  t.match(wrong.stderr.text, /--map: .*wrong\.csv: .*row 2 has neither an id nor a name of the target/);
  const named = await diff("--crosswalk", file("crosswalk.json"));
  t.equal(named.code, 2);
  t.match(named.stderr.text, /has to end in \.xlsx or \.csv/);
});

test("HTML and CSV go to a file or to standard output", async (t) => {
  const file = files(t);
  for (const [flag, begins] of [
    ["--html", /^<!doctype html>/],
    ["--csv", /^\uFEFFseverity,/],
  ] as const) {
    const toFile = fakeContext();
    const path = file(`report${flag}`);
    t.equal(await runCli(["diff", file("same.json"), file("other.json"), flag, path], toFile), 1);
    t.match(readFileSync(path, "utf8"), begins);
    t.ok(toFile.stdout.text.endsWith(`\n${path}\n`));
    const toPipe = fakeContext();
    t.equal(await runCli(["diff", file("same.json"), file("other.json"), flag, "-"], toPipe), 1);
    t.equal(toPipe.stdout.text, readFileSync(path, "utf8"));
  }
  t.same(
    readdirSync(file(".")).filter((name) => name.startsWith(".")),
    [],
    "nothing is left behind",
  );
});

test("a map and tolerances are used", async (t) => {
  const renamed = structuredClone<CanonicalOutput>(OTHER);
  Object.assign(renamed.employees[1] ?? {}, { employee_id: "X", name: "Somebody Else" });
  const file = files(t, {
    "renamed.json": JSON.stringify(renamed),
    "map.json": JSON.stringify({ employees: [{ source_id: "9", target_id: "X" }], lines: [] }),
    "tolerance.json": JSON.stringify({
      tolerances: [{ field: "net_pay", absolute: 5 }],
      ytd_reason: "loaded late",
    }),
  });
  const flags = ["--map", file("map.json"), "--tolerance", file("tolerance.json"), "--json"];
  const context = fakeContext();
  t.equal(await runCli(["diff", file("same.json"), file("renamed.json"), ...flags], context), 1);
  const { discrepancies, tolerated }: ValidationReport = JSON.parse(context.stdout.text);
  t.match(discrepancies, [{ kind: "name" }]);
  t.equal(discrepancies.length, 1);
  t.match(tolerated, [{ field: "net_pay", count: 1 }]);
});

test("somebody who could not be tested is not equal", async (t) => {
  const one = sampleOutput({ employees: [sampleEmployee({ employee_id: "", name: "Jon Smith" })] });
  const two = sampleOutput({
    employees: [sampleEmployee({ employee_id: "", name: "John Smith", gross_pay: 5, net_pay: 4 })],
  });
  const file = files(t, { "one.json": JSON.stringify(one), "two.json": JSON.stringify(two) });
  const context = fakeContext();
  t.equal(await runCli(["diff", file("one.json"), file("two.json")], context), 1);
  t.match(context.stdout.text, /0 employees matched, 1 could not be tested\./);
});

test("ids that contradict names are told with the names of the people", async (t) => {
  const [one, two, three] = ["Ana Ruiz", "Bo Lind", "Cy Abara"].map((name, index) =>
    sampleEmployee({ employee_id: String(41 + index), name, gross_pay: 900 + index * 77 }),
  ) as [Employee, Employee, Employee];
  const exchanged = [{ ...one, employee_id: "42" }, { ...two, employee_id: "41" }, three];
  const file = files(t, {
    "one.json": JSON.stringify(sampleOutput({ employees: [one, two, three] })),
    "two.json": JSON.stringify(sampleOutput({ employees: exchanged })),
  });
  const context = fakeContext();
  t.equal(await runCli(["diff", file("one.json"), file("two.json")], context), 1);
  t.match(context.stdout.text, /Ids exchanged between people/);
  t.match(context.stdout.text, "Ana Ruiz: id 41 in the source, 42 in the target\n");
  t.match(context.stdout.text, "Bo Lind: id 42 in the source, 41 in the target\n");
});

test("what could not be read is not equal", async (t) => {
  const one = [sampleEmployee(), sampleEmployee({ employee_id: "77", name: "Bo Lind" })];
  const hole = [one[0], { ...one[1], gross_pay: null }] as Employee[];
  const named = { ...sampleResult({ canonical_output: sampleOutput({ employees: one }) }) };
  const unreadable = [{ field_path: "employees[0].earnings[0].hours" }];
  const file = files(t, {
    "one.json": JSON.stringify(sampleOutput({ employees: one })),
    "hole.json": JSON.stringify(sampleOutput({ employees: hole })),
    "named.json": JSON.stringify({ ...named, unreadable }),
  });
  const context = fakeContext();
  t.equal(await runCli(["diff", file("one.json"), file("hole.json")], context), 1);
  t.match(context.stdout.text, /1 employee matched, 1 could not be tested\./);
  t.equal(await runCli(["diff", file("one.json"), file("named.json")], fakeContext()), 1);
});

test("what cannot be compared exits with 2 and one clear line that quotes no pay", async (t) => {
  const file = files(t, {
    "broken.json": '{"net_pay": 4711.11',
    "list.json": "[1]",
    "strange.json": '{"employees": [{"name": "Secret"}]}',
  });
  const cases: [string, RegExp][] = [
    ["broken.json", /^paylift: .*broken\.json: it is not JSON\n$/],
    ["list.json", /^paylift: .*list\.json: it is neither an extraction result nor a canonical output\n$/],
    ["strange.json", /^paylift: strange\.json: the target is not a canonical output: .*\n$/],
  ];
  for (const [name, expected] of cases) {
    const context = fakeContext();
    t.equal(await runCli(["diff", file("same.json"), file(name)], context), 2, name);
    t.match(context.stderr.text, expected);
    t.notMatch(context.stderr.text, /4711|Secret/);
    t.equal(context.stdout.text, "");
  }
  const scan = fakeContext({
    extract: async () => {
      throw fakeEngineError("no_text_layer", "the document has no text layer");
    },
  });
  t.equal(await runCli(["diff", file("a.pdf"), file("same.json")], scan), 2);
  t.match(scan.stderr.text, /^paylift: .*a\.pdf: no_text_layer: the document has no text layer\n$/);
  t.equal(scan.open(), 0);
});

test("wrong calls show the usage and exit with 2", async (t) => {
  const file = files(t, {
    "map.json": '{"people": []}',
    "wrong.json": '{"employees": [{"source_id": "1"}]}',
  });
  const [a, b] = [file("same.json"), file("other.json")];
  const calls: [string[], RegExp][] = [
    [["diff", a], /missing required argument/],
    [["diff", a, b, a], /too many arguments/],
    [["diff", "-", "-"], /- may be given only once/],
    [["diff", a, file("none.json")], /no such file/],
    [["diff", a, b, "--json", "--csv", "x.csv"], /cannot be used with/],
    [["diff", a, b, "--html", "x.html", "--csv", "x.csv"], /cannot be used with/],
    [["diff", a, b, "--csv", "x.csv", "--xlsx", "x.xlsx"], /cannot be used with/],
    [["diff", a, b, "--map", file("none.json")], /--map: cannot read .* \(ENOENT\)/],
    [["diff", a, b, "--map", file("map.json")], /--map: unknown key "people"/],
    [["diff", a, b, "--map", file("wrong.json")], /--map: .*wrong\.json: crosswalk: expected/],
    [["diff", a, b, "--tolerance", file("a.pdf")], /--tolerance: .* is not JSON/],
  ];
  for (const [args, expected] of calls) {
    const context = fakeContext();
    t.equal(await runCli(args, context), 2, args.join(" "));
    t.match(context.stderr.text, expected);
    t.match(context.stderr.text, /Usage: paylift diff/);
    t.equal(context.stdout.text, "");
  }
});
