import { writeFileSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { test } from "tap";
import { createEngine, type DocumentSource } from "@paylift/engine";
import { resultXlsx, withSpreadsheets } from "../src/index.ts";
import { readSpreadsheet, readWorkbook } from "../src/read.ts";
import { DESIGNS } from "./drawn/designs/index.ts";
import { drawOds } from "./drawn/draw-ods.ts";
import { drawXlsx } from "./drawn/draw-xlsx.ts";
import { hundredths, type DrawnCell } from "./drawn/sheet.ts";
import { payrollOf } from "./drawn/payroll.ts";

const SAMPLES = new URL("../../../examples/samples/documents/", import.meta.url);
const payroll = payrollOf(3, 6);
const bytes = DESIGNS[0]!.draw(payroll);

test("an engine with spreadsheets", async (t) => {
  const engine = withSpreadsheets(await createEngine({ threads: 1 }), { threads: 1 });
  t.teardown(() => engine.close());

  await t.test("reads them from every kind of source, whatever they are called", async (t) => {
    const path = join(t.testdir({}), "register.pdf");
    writeFileSync(path, bytes);
    const half = bytes.length >> 1;
    const sources: [string, () => DocumentSource][] = [
      ["bytes", () => bytes],
      ["a buffer", () => new Uint8Array(bytes).buffer],
      ["a path", () => path],
      ["an address", () => pathToFileURL(path)],
      [
        "a stream",
        () => Readable.from([bytes.subarray(0, 3), bytes.subarray(3, half), bytes.subarray(half)]),
      ],
    ];
    const results = [];
    for (const [, source] of sources) results.push(await engine.extract(source()));
    for (const [at, { canonical_output, evidence }] of results.entries()) {
      t.same(canonical_output, results[0]!.canonical_output, sources[at]![0]);
      t.match(evidence["employees[0].net_pay"], [{ cell: /^Register!\w+7$/ }]);
    }
    t.equal(results[0]!.canonical_output.employees.length, payroll.people.length);
  });

  await t.test("hands over what is read in the calling thread", async (t) => {
    const { result, mapping, header } = readSpreadsheet(bytes);
    const { timings } = result;
    t.same({ ...(await engine.extract(bytes)), timings }, { ...result, mapping, header });
  });

  await t.test("reads PDF files as ever, from streams too", async (t) => {
    const name = readdirSync(SAMPLES).find((file) => file.endsWith(".pdf"))!;
    const pdf = readFileSync(new URL(name, SAMPLES));
    const result = await engine.extract(pdf);
    const chunks = [pdf.subarray(0, 10), pdf.subarray(10, 9000), pdf.subarray(9000)];
    const streamed = await engine.extract(Readable.from(chunks));
    t.same(streamed.canonical_output, result.canonical_output);
  });

  await t.test("leaves other streams as they were, and stops waiting for one", async (t) => {
    await t.rejects(engine.extract(Readable.from(["text"])), { code: "invalid_argument" });
    await t.rejects(engine.extract(Readable.from([Buffer.from("short")])), { code: "not_a_pdf" });
    await t.rejects(engine.extract(Readable.from([])), { code: "not_a_pdf" });
    for (const begun of [Buffer.alloc(100_000), Buffer.alloc(10), bytes.subarray(0, 5000)]) {
      const endless = new Readable({ read() {} });
      endless.push(begun);
      const controller = new AbortController();
      const reading = engine.extract(endless, { signal: controller.signal });
      setTimeout(() => controller.abort(), 50);
      await t.rejects(reading, { code: "aborted" });
      t.ok(endless.destroyed);
    }
    const failing = new Readable({ read() {} });
    setImmediate(() => failing.destroy(Object.assign(new Error("Jane Doe"), { code: "EIO" })));
    await t.rejects(engine.extract(failing), { code: "unreadable_source", message: /^[^J]*EIO/ });
  });

  await t.test("refuses what is neither, and what is too large, and stops when it is told", async (t) => {
    await t.rejects(engine.extract(Buffer.from("hello")), { code: "not_a_pdf" });
    const old = Buffer.from("d0cf11e0a1b11ae100", "hex");
    await t.rejects(engine.extract(old), { code: "not_a_pdf", message: /save it as XLSX/ });
    const plain = await createEngine({ threads: 1 });
    await t.rejects(plain.extract(bytes), { code: "not_a_pdf", message: /@paylift\/tabular/ });
    await plain.close();
    await t.rejects(engine.inspect(bytes), { code: "not_a_pdf" });
    await t.rejects(engine.extract(bytes, { signal: AbortSignal.abort() }), { code: "aborted" });
    const controller = new AbortController();
    const stopped = engine.extract(bytes, { signal: controller.signal });
    setImmediate(() => controller.abort());
    await t.rejects(stopped, { code: "aborted" });
    const small = withSpreadsheets(engine, { maxBytes: 100 });
    await t.rejects(small.extract(bytes), { code: "too_large" });
    const strict = withSpreadsheets(engine, { limits: { maxRows: 2 } });
    await t.rejects(strict.extract(bytes), { code: "too_large", details: { limit: 2 } });
    const hasty = withSpreadsheets(engine, { spreadsheetDeadlineMs: 1 });
    await t.rejects(hasty.extract(bytes), { code: "deadline_exceeded" });
  });

  await t.test("tells what is hidden, what cannot be read, and stays in doubt", async (t) => {
    const header = [
      "Employee ID",
      "Employee Name",
      "Regular Pay",
      "Gross Pay",
      "Federal Income Tax",
      "Net Pay",
    ];
    const rows = payroll.people.map(({ id, given, family, gross }, at): DrawnCell[] => [
      id,
      `${given} ${family}`,
      hundredths(gross, "0.00"),
      hundredths(gross, "0.00"),
      at === 1 ? { error: "#REF!" } : hundredths(10_000, "0.00"),
      hundredths(gross - 10_000, "0.00"),
    ]);
    for (const draw of [drawXlsx, drawOds]) {
      const result = await engine.extract(draw([{ name: "Pay", rows: [header, ...rows], hiddenRows: [3] }]));
      t.match(result.unreadable, [{ text: "#REF!", cell: "Pay!E3" }]);
      const reason = result.confidence_reasons.find(({ code }) => code === "unreadable_figures");
      t.match(reason?.message, /left out: Pay!E3 \(#REF!\)$/);
      t.match(result.hidden_text, [{ cell: "Pay!hidden rows", words: 6 }]);
      t.ok(result.confidence_score < 0.85);
      t.equal(result.canonical_output.employees.length, payroll.people.length - 1);
    }
    // LibreOffice has errors that no other program has.
    rows[1]![4] = { error: "Err:522" };
    const result = await engine.extract(drawOds([{ name: "Pay", rows: [header, ...rows] }]));
    t.match(result.unreadable, [{ text: "Err:522", cell: "Pay!E3" }]);
    t.same(result.canonical_output.employees[1]!.taxes, []);
  });

  await t.test(
    "an exported workbook holds the amounts of its result as numbers, and its days as days",
    async (t) => {
      const result = await engine.extract(bytes);
      const book = readWorkbook(resultXlsx(result));
      t.same(
        book.sheets.map(({ name }) => name),
        ["People", "Lines", "Totals", "Checks", "Document", "Unclaimed"],
      );
      const [people, , , , document] = book.sheets;
      const [employee] = result.canonical_output.employees;
      t.same(
        people!.rows[1]!.cells.filter(({ kind }) => kind === "number").map(({ text }) => text),
        [employee!.gross_pay!.toFixed(2), employee!.net_pay!.toFixed(2)],
      );
      t.match(document!.rows.find(({ cells }) => cells[0]?.text === "pay_date")?.cells[1], {
        kind: "date",
        text: payroll.payDate,
      });
    },
  );
});

test("closing ends what is being read", async (t) => {
  const engine = withSpreadsheets(await createEngine({ threads: 1 }), { threads: 1 });
  const reading = [engine.extract(bytes), engine.extract(bytes)];
  const all = Promise.allSettled(reading);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await engine.close();
  for (const outcome of await all)
    t.match(outcome, { status: "rejected", reason: { code: "engine_closed" } });
});
