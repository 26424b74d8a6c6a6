import { generateSample } from "@paylift/samples";
import { test } from "tap";
import { createEngineHost } from "../../src/engine-host/index.ts";
import { startWorker } from "../../src/worker/index.ts";
import { until } from "../support/processes.ts";
import type { Answer } from "./support/client.ts";
import { PDF } from "./support/samples.ts";
import { startService } from "./support/service.ts";

const PASSWORD = "Blåbær 2026";

test("an encrypted document is read with its password, which nobody is shown", async (t) => {
  const logged: unknown[] = [];
  const log = (...line: unknown[]): void => void logged.push(line);
  const logger = { info: log, warn: log, error: log };
  const service = await startService(t, { logger });
  const { client, store } = service;
  const host = await createEngineHost({ engine: { threads: 1 }, logger });
  const worker = startWorker({ store, host, threads: 1, logger });
  t.teardown(async () => {
    await worker.stop();
    await host.close();
  });
  const request = { layout: "gusto-journal", seed: 3, employees: 4 };
  const { pdf } = await generateSample({ ...request, password: PASSWORD });
  const { truth } = await generateSample(request);
  const answers: Answer[] = [];
  const seen = (answer: Answer): Answer => {
    answers.push(answer);
    return answer;
  };
  const endOf = async (id: string): Promise<Answer["body"]> => {
    await until("the job's end", async () =>
      ["completed", "failed"].includes((await client.get(`jobs/${id}/`)).body.status),
    );
    return seen(await client.get(`jobs/${id}/`)).body;
  };
  const isRead = (body: Answer["body"]): void => {
    t.equal(body.status, "completed");
    t.equal(body.result?.canonical_output.employees.length, truth.employees.length);
    t.equal(body.result?.canonical_output.employees[0].net_pay, truth.employees[0]?.net_pay);
  };

  const { body: uploaded } = seen(await client.upload(pdf, { create_job: "true", password: PASSWORD }));
  isRead(await endOf(uploaded.job_id));

  const { body: without } = seen(await client.upload(pdf, { create_job: "true" }));
  t.match(await endOf(without.job_id), { status: "failed", error: { code: "encrypted" } });
  const again = `jobs/${without.job_id}/resubmit/`;
  t.equal((await client.post(again, { password: "not that" })).status, 200);
  t.match(await endOf(without.job_id), { status: "failed", error: { code: "wrong_password" } });
  t.equal((await client.post(again)).status, 200, "without a body, as ever");
  t.match(
    await endOf(without.job_id),
    { status: "failed", error: { code: "encrypted" } },
    "nothing was kept",
  );
  seen(await client.post(again, { password: PASSWORD }));
  isRead(await endOf(without.job_id));

  const { body: job } = seen(await client.post("jobs/", { document_id: uploaded.id, password: PASSWORD }));
  isRead(await endOf(job.id));

  const said = JSON.stringify([
    answers.map(({ body }) => body),
    logged,
    (await client.get("audit-log/")).body,
  ]);
  t.ok(logged.length > 0);
  t.notOk(said.includes("Blåbær") || said.includes("not that"), "no answer, log line or audit entry has it");
});

test("a password that cannot be one is refused", async (t) => {
  const { client } = await startService(t);
  const refused = (pointer: string) => ({
    status: 400,
    body: { code: "invalid_body", errors: [{ pointer }] },
  });
  t.match(
    await client.upload(PDF, { password: "secret" }),
    refused("/password"),
    "there is no reading to keep it for",
  );
  t.match(await client.upload(PDF, { create_job: "true", password: "x".repeat(256) }), refused("/password"));
  const { body: document } = await client.upload(PDF, { create_job: "false", password: "" });
  for (const password of ["", 7, null, "x".repeat(256), "a\0b"]) {
    t.match(await client.post("jobs/", { document_id: document.id, password }), refused("/password"));
  }
});
