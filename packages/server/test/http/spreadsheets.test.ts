import { test } from "tap";
import { DESIGNS } from "../../../tabular/test/drawn/designs/index.ts";
import { drawOds } from "../../../tabular/test/drawn/draw-ods.ts";
import { drawnSheets } from "../../../tabular/test/drawn/drawn-sheets.ts";
import { readWorkbook } from "../../../tabular/src/read.ts";
import { PRINTED } from "../../../tabular/test/drawn/designs/printed.ts";
import { payrollOf } from "../../../tabular/test/drawn/payroll.ts";
import { until } from "../support/processes.ts";
import { startReading } from "./support/read-documents.ts";
import { startService } from "./support/service.ts";

const payroll = payrollOf(4, 5);
const bytes = DESIGNS[0]!.draw(payroll);

test("a spreadsheet is a document like any other", async (t) => {
  const service = await startService(t);
  const { client } = service;
  await startReading(t, service);
  const { status, body: document } = await client.uploadSpreadsheet(bytes, {
    filename: "july.xlsx",
    create_job: "true",
  });
  t.equal(status, 201);
  t.equal(document.content_type, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
  const path = `jobs/${document.job_id}/`;
  await until("the job's end", async () => /completed|failed/.test((await client.get(path)).body.status));

  const { body: job } = await client.get(path);
  t.equal(job.status, "completed", JSON.stringify(job.error));
  const [employee] = job.result.canonical_output.employees;
  const [person] = payroll.people;
  t.match(employee, { employee_id: person!.id, gross_pay: person!.gross / 100, net_pay: person!.net / 100 });

  const { body: told } = await client.get(`${path}evidence/`);
  t.match(told.evidence["employees[0].net_pay"], [{ cell: "Register!Q7" }]);

  const content = await client.get(`documents/${document.id}/content/`);
  t.equal(content.headers.get("content-type"), document.content_type);

  const wrong = { correction_type: "wrong_value", field_path: "employees[0].net_pay", original_value: "" };
  const made = await client.post(`${path}corrections/`, { ...wrong, corrected_value: "1.23" });
  t.equal(made.status, 201);
  const csv = await client.get(`${path}export/?format=csv&corrected=true`);
  t.match(csv.body, `,${person!.id},${employee.name},Kitchen,net_pay,,,,,,,,,,1.23,`);
  t.match(await client.post(`${path}layout/`, { name: "Register" }), {
    status: 400,
    body: { code: "not_a_pdf", detail: /column-mappings/ },
  });
});

test("what columns are is said once, and holds for each spreadsheet with the same header", async (t) => {
  const service = await startService(t);
  const { client } = service;
  await startReading(t, service);
  const read = async (file: Uint8Array, to = client) => {
    const { body } = await to.uploadSpreadsheet(file, { create_job: "true" });
    const path = `jobs/${body.job_id}/`;
    await until("the job's end", async () => /completed|failed/.test((await to.get(path)).body.status));
    return { job: (await to.get(path)).body, columns: (await to.get(`${path}columns/`)).body };
  };
  const first = await read(bytes);
  const { header, mapping, saved } = first.columns;
  t.equal(saved, false);
  t.match(header, /^[0-9a-f]{64}$/);
  const dental = mapping.sheets[0].columns.find(({ heading }: { heading: string }) => heading === "Dental");
  t.equal(dental.is, "deductions.amount", "it is proposed");
  const address = `column-mappings/${header}/`;
  t.equal((await client.get(address)).body.code, "column_mapping_not_found");
  dental.is = "ignore";
  const put = await client.put(address, { name: "Register", mapping });
  t.match(put, { status: 200, body: { header, name: "Register", mapping } });
  t.same((await client.get(address)).body, put.body);
  t.match((await client.get("column-mappings/")).body, { count: 1, results: [{ header }] });

  const next = payrollOf(5, 8);
  const second = await read(DESIGNS[0]!.draw(next));
  t.match(second.columns, {
    header,
    saved: true,
    mapping: { sheets: [{ columns: mapping.sheets[0].columns }] },
  });
  t.equal(second.job.result.reader.name, "mapping");
  const { employees } = second.job.result.canonical_output;
  t.equal(employees.length, 8);
  t.notOk(JSON.stringify(employees).includes("Dental"), "as it was said");
  t.notMatch((await read(DESIGNS[1]!.draw(next))).job.result.reader, { name: "mapping" }, "another header");

  const stranger = await service.stranger();
  t.match((await read(bytes, stranger)).columns, { header, saved: false }, "not a stranger's");
  t.equal((await stranger.get(address)).status, 404);
  t.equal((await stranger.delete(address)).status, 404);
  const wrong = {
    ...mapping,
    sheets: [{ sheet: null, columns: [{ column: "A", heading: "x", is: "salary" }] }],
  };
  t.match(await client.put(address, { name: "x", mapping: wrong }), {
    status: 400,
    body: { code: "invalid_body" },
  });
  t.equal((await client.put("column-mappings/july/", { name: "x", mapping })).status, 404);
  const reader = await service.withScopes("jobs:read");
  t.equal((await reader.put(address, { name: "x", mapping })).status, 403);
  t.equal((await client.delete(address)).status, 204);
  t.equal((await client.delete(address)).status, 404);
  const { rows } = await service.store.auditLog.list(service.organizationId, { pageSize: 100 });
  const actions = rows.map(({ action }) => action);
  t.ok(["column_mapping.saved", "column_mapping.deleted"].every((action) => actions.includes(action)));
});

test("a workbook of LibreOffice and a printed text are spreadsheets, too, and say what they are", async (t) => {
  const service = await startService(t);
  const { client } = service;
  await startReading(t, service);
  const [spool] = PRINTED;
  for (const [filename, file, type, cell] of [
    [
      "july.ods",
      drawOds(drawnSheets(readWorkbook(bytes))),
      "application/vnd.oasis.opendocument.spreadsheet",
      /^Register!Q7$/,
    ],
    ["july.prn", spool!.draw(payroll), "text/plain", /^line \d+$/],
  ] as const) {
    const upload = { filename, create_job: "true" };
    const { status, body: document } = await client.uploadSpreadsheet(file, upload);
    t.equal(status, 201);
    t.equal(document.content_type, type);
    const path = `jobs/${document.job_id}/`;
    await until("the job's end", async () => /completed|failed/.test((await client.get(path)).body.status));
    const { body: job } = await client.get(path);
    t.equal(job.status, "completed", JSON.stringify(job.error));
    t.equal(job.result.canonical_output.employees.length, payroll.people.length);
    t.match((await client.get(`${path}evidence/`)).body.evidence["employees[0].net_pay"], [{ cell }]);
    const content = await client.get(`documents/${document.id}/content/`);
    t.equal(content.headers.get("content-type"), type);
  }
});

test("a workbook that cannot be read fails its job and names the reason", async (t) => {
  const service = await startService(t);
  await startReading(t, service);
  const { body } = await service.client.uploadSpreadsheet(bytes.subarray(0, bytes.length >> 1), {
    create_job: "true",
  });
  const path = `jobs/${body.job_id}/`;
  await until("the job's end", async () => (await service.client.get(path)).body.status === "failed");
  t.match((await service.client.get(path)).body.error, { code: "damaged" });
});
