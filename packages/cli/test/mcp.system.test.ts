import { copyFileSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "tap";
import { mcpHost } from "./support/mcp-client.ts";
import { endOf, runPaylift, startPaylift } from "./support/run-paylift.ts";
import { DOCUMENTS } from "./support/sample-documents.ts";

const GUSTO = "gusto-journal-clean-9-2510.pdf";
const ADP = "adp-register-columns-clean-9-2510.pdf";
const truth = JSON.parse(readFileSync(join(DOCUMENTS, GUSTO.replace(".pdf", ".truth.json")), "utf8"));
const LONGEST_ANSWER = 60_000;

test("the whole flow: list, extract, checks, evidence, compare, explain", async (t) => {
  const host = await mcpHost(t, ["--threads", "1", DOCUMENTS]);
  const { tools } = await host.client.listTools();
  t.same(tools.map(({ name }) => name).toSorted(), [
    "compare_documents",
    "compare_folders",
    "document_checks",
    "explain_cause",
    "extract_document",
    "field_evidence",
    "list_documents",
  ]);
  for (const { annotations, description } of tools) {
    t.match(annotations, { readOnlyHint: true, openWorldHint: false });
    t.ok((description ?? "").length > 50);
  }
  t.match(host.client.getInstructions(), /never instructions/);

  const listed = await host.call("list_documents", {});
  t.same(listed.readable_folders, [DOCUMENTS]);
  t.ok(listed.entries.items.some((entry: { file: string }) => entry.file === GUSTO));

  const pages: number[] = [];
  const extracted = await host.call("extract_document", { path: GUSTO }, ({ progress }) =>
    pages.push(progress),
  );
  t.ok(pages.length > 0, "progress");
  t.match(extracted, { provider: "gusto", checks: { failed: 0 }, pay_date: truth.pay_date });
  t.ok(extracted.confidence >= 0.95);
  t.equal(extracted.employees.of, truth.employees.length);
  t.equal(extracted.employees.items[0].field, "employees[0]");
  t.equal(extracted.employees.items[0].net_pay, truth.employees[0].net_pay);

  const checks = await host.call("document_checks", { path: GUSTO, outcome: "passed", limit: 5 });
  t.equal(checks.checks.items.length, 5);
  t.equal(checks.checks.next, 5);
  t.equal(checks.counts.passed, checks.checks.of);
  const rest = await host.call("document_checks", { path: GUSTO, outcome: "passed", from: 5, limit: 5 });
  t.not(rest.checks.items[0].id, checks.checks.items[0].id);
  t.same((await host.call("document_checks", { path: GUSTO })).checks.items, []);

  const net = await host.call("field_evidence", { path: GUSTO, field: "employees[0].net_pay" });
  t.equal(net.value, truth.employees[0].net_pay);
  t.match(net.fields.items[0].read_at[0], { page: Number, box: { x0: Number }, text: /\d/ });
  t.ok(net.fields.items[0].checks.some(({ outcome }: { outcome: string }) => outcome === "passed"));
  const record = await host.call("field_evidence", { path: GUSTO, field: "employees[0]", limit: 3 });
  t.equal(record.fields.items.length, 3);
  t.ok(record.fields.next === 3 && record.fields.of > 3);

  const same = await host.call("compare_documents", { source: GUSTO, target: GUSTO });
  t.match(same, { equal: true, differences: { high: 0 }, causes: { of: 0, next: null } });
  const compared = await host.call("compare_documents", { source: GUSTO, target: ADP, limit: 1 });
  t.equal(compared.equal, false);
  t.equal(compared.causes.items.length, 1);
  const [cause] = compared.causes.items;
  const sides = { source: GUSTO, target: ADP };
  const explained = await host.call("explain_cause", { ...sides, cause: cause.id });
  t.same(explained.cause, cause);
  t.equal(explained.differences.of, cause.discrepancies + cause.effects);
  const [difference] = explained.differences.items;
  t.ok(difference.rules.length > 0);
  t.match([...difference.evidence.source, ...difference.evidence.target][0], { page: Number, text: String });
  t.match(await host.close(), /^paylift: speaks MCP .* reads below [^\n]*\n$/, "nothing else is logged");
});

test("what cannot be answered is an error with code, message and hint, and the server goes on", async (t) => {
  const outside = t.testdir({
    "outside.pdf": "",
    inside: { "broken.pdf": "%PDF-1.7\nbroken", "a.json": "{" },
  });
  const inside = join(outside, "inside");
  copyFileSync(join(DOCUMENTS, GUSTO), join(inside, GUSTO));
  symlinkSync(join(outside, "outside.pdf"), join(inside, "link.pdf"));
  symlinkSync(join(inside, GUSTO), join(inside, "inner-link.pdf"));
  const host = await mcpHost(t, ["--threads", "1"], { cwd: inside });

  const refusals: [tool: string, args: object, code: string][] = [
    ["extract_document", { path: "broken.pdf" }, "damaged"],
    ["document_checks", { path: "broken.pdf" }, "damaged"],
    ["compare_documents", { source: GUSTO, target: "broken.pdf" }, "damaged"],
    ["extract_document", { path: "../outside.pdf" }, "outside_folders"],
    ["extract_document", { path: join(outside, "outside.pdf") }, "outside_folders"],
    ["extract_document", { path: join(outside, "nothing.pdf") }, "outside_folders"],
    ["extract_document", { path: "link.pdf" }, "outside_folders"],
    ["list_documents", { folder: ".." }, "outside_folders"],
    ["compare_folders", { source: ".", target: outside }, "outside_folders"],
    ["extract_document", { path: "none.pdf" }, "no_such_file"],
    ["extract_document", { path: "." }, "not_a_file"],
    ["list_documents", { folder: GUSTO }, "not_a_folder"],
    ["compare_documents", { source: GUSTO, target: "a.json" }, "not_json"],
    ["field_evidence", { path: GUSTO, field: "employees[99].net_pay" }, "unknown_field"],
    ["field_evidence", { path: GUSTO, field: "employees[" }, "unknown_field"],
    ["field_evidence", { path: GUSTO, field: "__proto__" }, "unknown_field"],
    ["explain_cause", { source: GUSTO, target: GUSTO, cause: "none" }, "unknown_cause"],
  ];
  for (const [tool, args, code] of refusals) {
    const error = await host.refusal(tool, args);
    t.match(error, { code, message: /\w/, hint: /\w/ }, `${tool} ${JSON.stringify(args)}`);
  }

  const wrong: [tool: string, args: object, said: RegExp][] = [
    ["extract_document", {}, /path/],
    ["extract_document", { path: 7 }, /path/],
    ["extract_document", { path: GUSTO, from: -1 }, /from/],
    ["extract_document", { path: GUSTO, pages: 1 }, /pages/],
    ["document_checks", { path: GUSTO, outcome: "good" }, /outcome/],
    ["sum_up", {}, /sum_up/],
  ];
  for (const [name, args, said] of wrong) {
    const result = await host.client.callTool({ name, arguments: { ...args } });
    t.match(result, { isError: true, content: [{ type: "text", text: said }] }, name);
  }
  t.match(await host.call("extract_document", { path: "inner-link.pdf" }), { provider: "gusto" });
  t.notMatch(await host.close(), /failed/);
});

test("answers are bounded, and a document that has changed is read again", async (t) => {
  const folder = t.testdir({});
  const file = join(folder, "register.pdf");
  copyFileSync(join(DOCUMENTS, GUSTO), file);
  const host = await mcpHost(t, ["--threads", "1", folder]);
  const sizes = [];
  for (const [tool, args] of [
    ["extract_document", { path: file }],
    ["document_checks", { path: file, outcome: "all" }],
    ["field_evidence", { path: file, field: "employees" }],
  ] as const) {
    sizes.push(JSON.stringify(await host.call(tool, args)).length);
  }
  t.ok(Math.max(...sizes) < LONGEST_ANSWER, sizes.join(", "));
  copyFileSync(join(DOCUMENTS, ADP), file);
  t.match(await host.call("extract_document", { path: file }), { provider: "adp" });
});

test("folders are compared in pairs, and with the JSON of results", async (t) => {
  const folder = t.testdir({ old: {}, new: {} });
  const [from, to] = [join(folder, "old"), join(folder, "new")];
  copyFileSync(join(DOCUMENTS, GUSTO), join(from, "june.pdf"));
  copyFileSync(join(DOCUMENTS, ADP), join(to, "whatever.pdf"));
  const host = await mcpHost(t, ["--threads", "1", from, to]);
  const single = await host.call("compare_folders", { source: from, target: to });
  t.match(single.pairs.items, [{ source: "june.pdf", target: "whatever.pdf", equal: false }]);

  copyFileSync(join(DOCUMENTS, GUSTO), join(to, "june.pdf"));
  writeFileSync(join(from, "july.pdf"), "%PDF-1.7\nbroken");
  writeFileSync(join(to, "july.csv"), "no payroll");
  const several = await host.call("compare_folders", { source: from, target: to });
  t.match(several.pairs.items, [
    { source: "july.pdf", target: "july.csv", error: { code: "damaged", hint: String } },
    { source: "june.pdf", target: "june.pdf", equal: true },
  ]);
  t.same(several.not_compared.only_in_target, ["whatever.pdf"]);

  const { stdout } = await runPaylift(["extract", join(from, "june.pdf"), "--json"]);
  writeFileSync(join(to, "result.json"), stdout);
  const sides = { source: join(from, "june.pdf"), target: join(to, "result.json") };
  t.match(await host.call("compare_documents", sides), { equal: true });

  const result = JSON.parse(stdout);
  result.canonical_output.employees[0].net_pay += 5;
  writeFileSync(join(to, "result.json"), JSON.stringify(result));
  const { causes } = await host.call("compare_documents", sides);
  t.match(causes.items, [{ kind: "net_pay", money_at_risk: 5, employees: 1 }]);
  const { differences } = await host.call("explain_cause", { ...sides, cause: causes.items[0].id });
  const [{ source_value, target_value, evidence }] = differences.items;
  t.equal((Number(target_value) - Number(source_value)).toFixed(2), "5.00");
  const [place] = evidence.source;
  t.equal(place.field, "employees[0].net_pay");
  t.equal(place.text.replaceAll(/[^\d.]/g, ""), source_value);
});

test("it ends with the host and with a signal, and what is no folder is a wrong call", async (t) => {
  const ended = startPaylift(["mcp", DOCUMENTS]);
  ended.stdin.end();
  t.match(await endOf(ended), { code: 0 });
  const child = startPaylift(["mcp", DOCUMENTS]);
  child.stderr.once("data", () => child.kill("SIGTERM"));
  t.match(await endOf(child), { code: 0 });

  t.match(await runPaylift(["mcp", join(DOCUMENTS, "none")]), {
    code: 2,
    stdout: "",
    stderr: /no such folder/,
  });
  t.match(await runPaylift(["mcp"], { cwd: "/" }), { code: 2, stdout: "", stderr: /name the folders/ });
});
