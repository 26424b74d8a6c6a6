import { PDF } from "../../../packages/server/test/http/support/samples.ts";
import type { Answer, Client } from "../../../packages/server/test/http/support/client.ts";
import { tryOnce, type MortalService } from "./mortal-service.ts";

/** Something that is asked of a service that may die of it, and what must have come of it in the end. */
export interface Scene {
  readonly name: string;
  /** What has to be there before; `mark` is another one each time. */
  prepare(service: MortalService, mark: string): Promise<Attempt>;
}

export interface Attempt {
  /** Done once in a service that is to die, and again afterwards. Whether it was answered, or has come to its end. */
  run(): Promise<boolean>;
  /** What is there and must not be, or is missing; `[]` when all is well. */
  faults(): Promise<string[]>;
}

const MIGRATIONS = "payroll-migrations/";

export const SCENES: readonly Scene[] = [
  {
    name: "upload",
    async prepare(service, mark) {
      const upload = () => uploadOnce(service.client, mark);
      return {
        run: async () => isMade(await tryOnce(upload)),
        async faults() {
          const { client } = service;
          const made = await upload();
          const documents = await named(client, mark);
          const jobs = await client.get(`jobs/?document_id=${made.body.id}`);
          return [
            ...notOne("documents", documents.length),
            ...notOne("jobs", jobs.body.count),
            ...(documents[0]?.id === made.body.id ? [] : ["the answer is about another document"]),
          ];
        },
      };
    },
  },
  {
    name: "retry",
    async prepare(service, mark) {
      const upload = () => uploadOnce(service.client, mark);
      const first = await upload();
      return {
        run: async () => isMade(await tryOnce(upload)),
        async faults() {
          const again = await upload();
          return [
            ...notOne("documents", (await named(service.client, mark)).length),
            ...(again.body.id === first.body.id ? [] : ["another document was answered"]),
          ];
        },
      };
    },
  },
  {
    name: "correction",
    async prepare(service, mark) {
      const jobId = await completedJob(service, mark);
      const path = `jobs/${jobId}/corrections/`;
      const correction = {
        correction_type: "wrong_value",
        field_path: "employees[0].gross_pay",
        original_value: "2000.10",
        corrected_value: "2100.10",
        notes: mark,
      };
      const correct = () => service.client.post(path, correction, { "Idempotency-Key": mark });
      return {
        run: async () => isMade(await tryOnce(correct)),
        faults: async () => notOne("corrections", (await service.client.get(path)).body.count),
      };
    },
  },
  {
    name: "result",
    async prepare(service, mark) {
      const { job_id: jobId } = (await uploadOnce(service.client, mark)).body;
      const status = async () => (await service.client.get(`jobs/${jobId}/`)).body.status;
      return {
        async run() {
          await service.work();
          return (await tryOnce(() => service.client.get(`jobs/${jobId}/`)))?.body.status === "completed";
        },
        async faults() {
          const jobs = await service.client.get(
            `jobs/?document_id=${await documentOf(service.client, jobId)}`,
          );
          const found = await status();
          return [
            ...notOne("jobs", jobs.body.count),
            ...(found === "completed" ? [] : [`the job is stuck as ${found}`]),
          ];
        },
      };
    },
  },
  {
    name: "sign-off",
    async prepare(service, mark) {
      const path = `${MIGRATIONS}${await comparedMigration(service, mark)}/sign-offs/`;
      const sign = () => service.client.post(path, { comment: mark }, { "Idempotency-Key": mark });
      return {
        run: async () => isMade(await tryOnce(sign)),
        faults: async () => notOne("sign-offs", (await service.client.get(path)).body.count),
      };
    },
  },
];

function uploadOnce(client: Client, mark: string): Promise<Answer> {
  const fields = { filename: `${mark}.pdf`, create_job: "true" };
  return client.upload(Buffer.concat([PDF, Buffer.from(`% ${mark}\n`)]), fields, { "Idempotency-Key": mark });
}

async function named(client: Client, mark: string): Promise<{ readonly id: string }[]> {
  const { body } = await client.get("documents/?page_size=100");
  return body.results.filter(({ filename }: { filename: string }) => filename === `${mark}.pdf`);
}

async function documentOf(client: Client, jobId: string): Promise<string> {
  return (await client.get(`jobs/${jobId}/`)).body.document_id;
}

async function completedJob(service: MortalService, mark: string): Promise<string> {
  const { job_id: jobId } = (await uploadOnce(service.client, `${mark}-read`)).body;
  await service.work();
  return jobId;
}

/** A payroll migration that nothing speaks against. */
async function comparedMigration(service: MortalService, mark: string): Promise<string> {
  const { client } = service;
  const made = async (path: string, body: object): Promise<string> =>
    requireMade(await client.post(path, body)).body.id;
  const document = (await uploadOnce(client, `${mark}-compared`)).body.id as string;
  const migration = await made(MIGRATIONS, { name: mark, source_provider: "adp", target_provider: "gusto" });
  const runs = `${MIGRATIONS}${migration}/runs/`;
  const source = await made(runs, { run_type: "source", document_id: document });
  const target = await made(runs, { run_type: "target", document_id: document });
  await service.work();
  await made(`${MIGRATIONS}${migration}/validations/`, { source_run_id: source, target_run_id: target });
  await service.work();
  const { body: readiness } = await client.get(`${MIGRATIONS}${migration}/readiness/`);
  if (readiness.go !== true) throw new Error(`the migration may not go: ${readiness.reasons.join("; ")}`);
  return migration;
}

function requireMade(answer: Answer): Answer {
  if (answer.status === 201) return answer;
  throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
}

function isMade(answer: Answer | null): boolean {
  return answer !== null && requireMade(answer).status === 201;
}

function notOne(what: string, count: number): string[] {
  return count === 1 ? [] : [`${count} ${what} instead of one`];
}
