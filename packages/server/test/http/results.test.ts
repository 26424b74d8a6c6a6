import { REFUSED_VOTES } from "@paylift/engine";
import { test } from "tap";
import { COMPLETION, OUTPUT } from "./support/samples.ts";
import { startService } from "./support/service.ts";
import { createWorld } from "./support/world.ts";

test("a completed job", async (t) => {
  const service = await startService(t);
  const { client } = service;
  const { completedJob, failedJob, job } = await createWorld(service);

  await t.test("carries its result in both shapes", async (t) => {
    const { result, ...rest } = (await client.get(`jobs/${completedJob}/`)).body;
    t.match(rest, { id: completedJob, status: "completed" });
    t.same(Object.keys(result), [
      "id",
      "confidence_score",
      "canonical_output",
      "confidence",
      "payroll_data",
      "reader",
      "voting",
      "created_at",
    ]);
    t.match(result, { confidence_score: 0.98, confidence: 0.98 });
    t.same([result.reader, result.voting], [COMPLETION.reader, COMPLETION.voting]);
    t.same(Object.keys(result.voting.voters[0].refused), REFUSED_VOTES, "in the order of its schema");
    t.same(result.canonical_output, OUTPUT);
    t.same(Object.keys(result.canonical_output), Object.keys(OUTPUT), "in the order of its schema");
    const [employee] = result.canonical_output.employees;
    t.same(Object.keys(employee).slice(0, 4), ["employee_id", "name", "department", "gross_pay"]);
    const line = ["code", "description", "type", "role", "pretax", "amount", "ytd_amount"];
    t.same(Object.keys(employee.deductions[0]), line);
    t.same(result.payroll_data, {
      pay_period: { start_date: "2026-03-01", end_date: "2026-03-15" },
      employees: [
        { name: "JANE A DOE", gross_pay: 2000.1, net_pay: 1500.05, deductions: { "401K": 100.15 } },
      ],
      totals: { gross_pay: 2000.1, net_pay: 1500.05, total_deductions: 100.15 },
    });
  });

  await t.test("shows its evidence and its checks", async (t) => {
    const { body: evidence } = await client.get(`jobs/${completedJob}/evidence/`);
    t.match(evidence, { job_id: completedJob, evidence: { "employees[0].gross_pay": [{ page: 1 }] } });
    const { body: checks } = await client.get(`jobs/${completedJob}/checks/`);
    t.match(checks, { job_id: completedJob, confidence_score: 0.98, checks: [{ passed: true }] });
  });

  await t.test("is a spreadsheet, too", async (t) => {
    const csv = await client.get(`jobs/${completedJob}/export/?format=csv`);
    t.equal(csv.headers.get("content-type"), "text/csv; charset=utf-8; header=present");
    t.match(csv.headers.get("content-disposition"), `filename="job-${completedJob}.csv"`);
    t.match(
      csv.body,
      /^\uFEFF?company,.*\r\nHarbor Light Foods,2026-03-01,2026-03-15,2026-03-20,17,JANE A DOE,/,
    );
    t.match(csv.body, ",17,JANE A DOE,,deductions,,401K,401k,cash,yes,,,,,100.05,");
    const xlsx = await client.get(`jobs/${completedJob}/export/`);
    t.equal(
      xlsx.headers.get("content-type"),
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    );
    t.match(xlsx.body, /^PK/);
    t.match(await client.get(`jobs/${completedJob}/export/?format=pdf`), { status: 400 });
    t.match(await client.get(`jobs/${failedJob}/export/?format=csv`), {
      status: 409,
      body: { code: "job_not_completed" },
    });
  });

  await t.test("shows its output with the corrections applied", async (t) => {
    const corrections = `jobs/${completedJob}/corrections/`;
    const record = async (correction_type: string, field_path: string, corrected_value: string) => {
      const body = { correction_type, field_path, original_value: "", corrected_value };
      const { status, body: made } = await client.post(corrections, body);
      t.equal(status, 201);
      return made.id as string;
    };
    const removed = await record("spurious", "employees[0].deductions[0]", "");
    await record("wrong_value", "employees[0].net_pay", "(1,600.05)");
    await record("missing_field", "employees[0].department", "Kitchen");
    await record("wrong_value", "canonical_output.nope", "x");
    await record("wrong_field", "employees[0].name", "employees[0].gross_pay");
    const abc = {
      correction_type: "wrong_value",
      field_path: "employees[0].taxes[0].amount",
      original_value: "",
      corrected_value: "abc",
    };
    const refused = await client.post(corrections, abc);
    t.match(refused, {
      status: 400,
      body: { code: "invalid_body", errors: [{ pointer: "/corrected_value" }] },
    });
    const net = await client.get(corrections);
    const { id } = net.body.results.find((each: { field_path: string }) =>
      each.field_path.endsWith("net_pay"),
    );
    t.equal((await client.patch(`${corrections}${id}/`, { corrected_value: "abc" })).status, 400);
    await record("wrong_value", "__proto__.polluted", "x");
    const { body } = await client.get(`jobs/${completedJob}/corrected/`);
    const [employee] = body.canonical_output.employees;
    t.equal(employee.gross_pay, 2100.1);
    t.equal(employee.net_pay, -1600.05);
    t.equal(employee.department, "Kitchen");
    t.same(employee.deductions, OUTPUT.employees[0]?.deductions.slice(1));
    t.equal(body.applied.length, 4);
    t.equal(body.applied.at(-1), removed, "records are removed last");
    t.equal(body.not_applied.length, 3);
    for (const { reason } of body.not_applied) t.type(reason, "string");
    t.same((await client.get(`jobs/${completedJob}/`)).body.result.canonical_output, OUTPUT);
  });

  await t.test("others have none", async (t) => {
    t.equal((await client.get(`jobs/${job}/`)).body.result, null);
    const failed = (await client.get(`jobs/${failedJob}/`)).body;
    t.match(failed, { status: "failed", result: null, error: { code: "cancelled", message: String } });
  });
});
