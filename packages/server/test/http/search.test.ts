import { onEveryDatabase } from "./support/databases.ts";
import { COMPLETION, OUTPUT } from "./support/samples.ts";

onEveryDatabase("documents, people and migrations are found by what they are called", async (t, service) => {
  const { client, store } = service;
  const read = async (filename: string, name: string): Promise<string> => {
    const { body } = await client.upload(Buffer.from(`%PDF-1.7 ${filename}`), {
      filename,
      create_job: "true",
    });
    const lease = await store.queues.jobs.fetch();
    if (lease === null) throw new Error("no job waits");
    const [person] = OUTPUT.employees;
    const employees = OUTPUT.employees.flatMap((each) => [each, { ...each, employee_id: "E-7", name }]);
    t.ok(person);
    await store.queues.jobs.complete(lease, { ...COMPLETION, canonicalOutput: { ...OUTPUT, employees } });
    return body.job_id;
  };
  const job = await read("march-jane.pdf", "ROSA QUIGLEY");
  await client.post("payroll-migrations/", {
    name: "Jane's move",
    source_provider: "adp",
    target_provider: "gusto",
  });
  const find = async (q: string) => (await client.get(`dashboard/search/?q=${encodeURIComponent(q)}`)).body;
  t.match(await find("jane"), {
    documents: [{ filename: "march-jane.pdf" }],
    people: [{ name: "JANE A DOE", employee_id: "17", job_id: job, field_path: "employees[0]" }],
    migrations: [{ name: "Jane's move" }],
  });
  t.match(await find("quig"), {
    documents: [],
    people: [{ name: "ROSA QUIGLEY", field_path: "employees[1]" }],
  });
  t.match(await find("e-7"), { people: [{ name: "ROSA QUIGLEY" }] });
  t.same(await find("100%_"), { documents: [], people: [], migrations: [] }, "signs mean themselves");
  t.match(await client.get("dashboard/search/?q="), { status: 400, body: { errors: [{ parameter: "q" }] } });

  const stranger = await service.stranger();
  const empty = { documents: [], people: [], migrations: [] };
  t.same((await stranger.get("dashboard/search/?q=jane")).body, empty, "in one's own organization alone");
  const reader = await service.withScopes("jobs:read");
  const { body } = await reader.get("dashboard/search/?q=jane");
  t.same([body.people.length, body.migrations], [1, []]);
});
