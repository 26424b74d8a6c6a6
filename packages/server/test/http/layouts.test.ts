import { test, type Test } from "tap";
import { HARBOR, JUNIPER } from "../../../engine/test/support/unknown-registers.ts";
import { until } from "../support/processes.ts";
import { readerOf } from "./support/read-documents.ts";
import { startService } from "./support/service.ts";
import type { Client } from "./support/client.ts";

const UNION_DUES = {
  action: "set_column",
  list: "deductions",
  code: null,
  description: "Flagpole",
  values: { type: "union_dues", description: "Kite Makers Union" },
};

async function deductionsOf(client: Client, job: string): Promise<{ type: string; description: string }[]> {
  const { result } = (await client.get(`jobs/${job}/`)).body;
  return result.canonical_output.employees.flatMap(
    (employee: { deductions: object[] }) => employee.deductions,
  );
}

async function tried(client: Client, id: string): Promise<Awaited<ReturnType<Client["get"]>>["body"]> {
  await until("the layout's trial", async () => {
    const { body } = await client.get(`layouts/${id}/`);
    if (body.status === "failed") throw new Error(JSON.stringify(body.error));
    return body.status === "completed";
  });
  return (await client.get(`layouts/${id}/`)).body;
}

async function corrected(client: Client, job: string): Promise<void> {
  const { status } = await client.post(`jobs/${job}/structure/`, UNION_DUES);
  if (status !== 201) throw new Error(`the correction was answered with ${status}`);
}

test("a reviewed document is saved as a layout, and what comes after is read with it", async (t: Test) => {
  const service = await startService(t);
  const { client } = service;
  const read = await readerOf(t, service);
  const [harbor, juniper] = [await read(HARBOR), await read(JUNIPER)];
  t.match(await deductionsOf(client, juniper), [{ type: "other" }, { type: "other" }]);
  await corrected(client, harbor);

  const saved = await client.post(`jobs/${harbor}/layout/`, { name: "Register", provider: "quillpay" });
  t.match(saved, {
    status: 201,
    body: { name: "Register", provider: "quillpay", version: 1, job_id: harbor },
  });
  t.match(saved.body, { accepted: null, in_use: false, report: null });
  const layout = await tried(client, saved.body.id);
  t.match(layout, { accepted: true, in_use: true, trusted: true });
  const { report } = layout;
  t.match(report, { differed_before: 4, differs: 0, tried: 1, not_tried: 0, worse: [], untaught: [] });
  t.ok(report.confidence_after > report.confidence_before);
  t.match(report.better, [{ job_id: juniper }], "a document that would be read better is offered");
  t.match((await client.get("layouts/")).body, { count: 1, results: [{ id: layout.id, in_use: true }] });

  const again = await read(JUNIPER);
  for (const deduction of await deductionsOf(client, again))
    t.match(deduction, { type: "union_dues", description: "Kite Makers Union" });
  const { result } = (await client.get(`jobs/${again}/`)).body;
  t.ok(result.confidence_score >= 0.95);
  t.match(result.canonical_output, { provider: "quillpay", format_variant: "register-taught" });

  const { body: exported } = await client.get(`layouts/${layout.id}/export/`);
  t.match(exported, { provider: { slug: "quillpay" }, variant: { evidence: "taught" } });
  for (const name of ["Harbor", "Rosa", "1940"]) t.notOk(JSON.stringify(exported).includes(name));
  const stranger = await service.stranger();
  t.match((await stranger.get("layouts/")).body, { count: 0 }, "nobody else has it");
  t.equal((await stranger.get(`layouts/${layout.id}/`)).status, 404);
  const imported = await stranger.post("layouts/", { layout: exported });
  t.match(imported, {
    status: 201,
    body: { name: "Register", provider: "quillpay", version: 1, job_id: null },
  });
  t.match(await tried(stranger, imported.body.id), { accepted: true, in_use: true, trusted: true });

  t.equal((await client.delete(`layouts/${layout.id}/`)).status, 204);
  t.equal((await client.delete(`layouts/${layout.id}/`)).status, 404);
  t.match(await deductionsOf(client, await read(JUNIPER)), [{ type: "other" }, { type: "other" }]);
  const { body: log } = await client.get("audit-log/");
  const deeds = log.results.map(({ action }: { action: string }) => action);
  for (const deed of ["layout.saved", "layout.deleted"]) t.ok(deeds.includes(deed), deed);
});

test("a layout that would read a reviewed document wrong is refused, with what it would be", async (t: Test) => {
  const service = await startService(t);
  const { client } = service;
  const read = await readerOf(t, service);
  const [harbor, juniper] = [await read(HARBOR), await read(JUNIPER)];
  // Here it is no union's, and somebody has looked.
  t.equal((await client.put(`jobs/${juniper}/review/`, {})).status, 200);
  await corrected(client, harbor);
  const saved = await client.post(`jobs/${harbor}/layout/`, { name: "Register" });
  const layout = await tried(client, saved.body.id);
  t.match(layout, { accepted: false, in_use: false });
  t.match(layout.report, { tried: 2, better: [] });
  t.equal(layout.report.worse.length, 1);
  t.match(layout.report.worse[0], { job_id: juniper, count: 4 });
  t.ok(layout.report.worse[0].fields.includes("employees[0].deductions[0].type"));
  t.match(await deductionsOf(client, await read(JUNIPER)), [{ type: "other" }, { type: "other" }]);

  // Corrected alike, both are of one layout.
  await corrected(client, juniper);
  const second = await client.post(`jobs/${harbor}/layout/`, { name: "Register" });
  t.match(second.body, { version: 2 });
  t.match(await tried(client, second.body.id), { accepted: true, in_use: true });

  // What was learned once goes on: the same label, said otherwise later.
  const third = await read(HARBOR);
  t.match(await deductionsOf(client, third), [{ description: "Kite Makers Union" }, {}]);
});

test("what is no layout is refused, and so is a job without a result", async (t: Test) => {
  const service = await startService(t);
  const { client } = service;
  const { body: document } = await client.upload(HARBOR);
  const { body: job } = await client.post("jobs/", { document_id: document.id });
  t.match(await client.post(`jobs/${job.id}/layout/`, { name: "Register" }), {
    status: 409,
    body: { code: "job_not_completed" },
  });
  t.equal((await client.post(`jobs/${document.id}/layout/`, { name: "Register" })).status, 404);
  t.equal((await client.post(`jobs/${job.id}/layout/`, { name: " " })).status, 400);
  t.equal((await client.post(`jobs/${job.id}/layout/`, { name: "x", provider: "No Slug" })).status, 400);
  const wrong = await client.post("layouts/", { layout: { provider: { slug: "x" }, variant: {} } });
  t.match(wrong, { status: 400, body: { code: "invalid_body", errors: [{ pointer: "/layout/provider" }] } });
  const reader = await service.withScopes("jobs:read");
  t.equal((await reader.post(`jobs/${job.id}/layout/`, { name: "x" })).status, 403);
  t.equal((await reader.get("layouts/")).status, 200);
});
