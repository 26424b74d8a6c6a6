import type { Scope } from "../../../src/index.ts";
import type { Answer, Client } from "./client.ts";
import { CSV, PDF } from "./samples.ts";
import type { World } from "./world.ts";

/** One operation, called rightly. */
export interface Operation {
  readonly name: string;
  readonly scope: Scope;
  readonly status: number;
  /** Names of the fields of the answer, exactly; of the items where it is a list. */
  readonly fields: readonly string[];
  readonly list?: boolean;
  call(client: Client, world: World): Promise<Answer>;
}

const DOCUMENT_ITEM = ["id", "filename", "file_size", "checksum", "created_at"];
const DOCUMENT = [...DOCUMENT_ITEM, "content_type"];
const JOB_ITEM = ["id", "status", "document_id", "created_at", "updated_at"];
const CORRECTION = [
  "id",
  "job_id",
  "correction_type",
  "field_path",
  "original_value",
  "corrected_value",
  "notes",
  "created_at",
];
const MIGRATION = [
  "id",
  "name",
  "source_provider",
  "target_provider",
  "status",
  "organization",
  "created_at",
  "updated_at",
];
const RUN = ["id", "migration", "run_type", "document_id", "status", "created_at", "updated_at"];
const VALIDATION_ITEM = ["id", "migration_id", "source_run_id", "target_run_id", "status", "created_at"];
const METRICS = [
  "total_documents",
  "total_jobs",
  "jobs_by_status",
  "total_migrations",
  "avg_confidence_score",
];

export const NEW_CORRECTION = {
  correction_type: "wrong_value",
  field_path: "employees[0].net_pay",
  original_value: "1500.05",
  corrected_value: "1600.05",
};
export const NEW_MIGRATION = { name: "Move", source_provider: "adp", target_provider: "gusto" };

const corrections = ({ completedJob }: World) => `jobs/${completedJob}/corrections/`;
const runs = ({ migration }: World) => `payroll-migrations/${migration}/runs/`;
const validations = ({ migration }: World) => `payroll-migrations/${migration}/validations/`;
const both = ({ sourceRun, targetRun }: World) => ({ source_run_id: sourceRun, target_run_id: targetRun });

/** Every operation of the interface that needs a scope, in its order. */
export const OPERATIONS: readonly Operation[] = [
  {
    name: "Upload document",
    scope: "documents:write",
    status: 201,
    fields: [...DOCUMENT, "organization", "status"],
    call: (client) => client.upload(PDF),
  },
  {
    name: "Upload spreadsheet",
    scope: "documents:write",
    status: 201,
    fields: [...DOCUMENT, "organization", "status"],
    call: (client) => client.uploadSpreadsheet(CSV),
  },
  {
    name: "List documents",
    scope: "documents:read",
    status: 200,
    fields: DOCUMENT_ITEM,
    list: true,
    call: (client) => client.get("documents/"),
  },
  {
    name: "Retrieve document",
    scope: "documents:read",
    status: 200,
    fields: DOCUMENT,
    call: (client, { document }) => client.get(`documents/${document}/`),
  },
  {
    name: "Create job",
    scope: "jobs:write",
    status: 201,
    fields: JOB_ITEM,
    call: (client, { document }) => client.post("jobs/", { document_id: document }),
  },
  {
    name: "List jobs",
    scope: "jobs:read",
    status: 200,
    fields: JOB_ITEM,
    list: true,
    call: (client) => client.get("jobs/"),
  },
  {
    name: "Retrieve job",
    scope: "jobs:read",
    status: 200,
    fields: [...JOB_ITEM, "result"],
    call: (client, { job }) => client.get(`jobs/${job}/`),
  },
  {
    name: "Resubmit job",
    scope: "jobs:write",
    status: 200,
    fields: JOB_ITEM,
    call: (client, { failedJob }) => client.post(`jobs/${failedJob}/resubmit/`),
  },
  {
    name: "Create correction",
    scope: "jobs:write",
    status: 201,
    fields: CORRECTION,
    call: (client, world) => client.post(corrections(world), NEW_CORRECTION),
  },
  {
    name: "Update correction",
    scope: "jobs:write",
    status: 200,
    fields: CORRECTION,
    call: (client, world) => client.patch(corrections(world) + `${world.correction}/`, { notes: "seen" }),
  },
  {
    name: "List corrections",
    scope: "jobs:read",
    status: 200,
    fields: CORRECTION,
    list: true,
    call: (client, world) => client.get(corrections(world)),
  },
  {
    name: "Retrieve correction",
    scope: "jobs:read",
    status: 200,
    fields: CORRECTION,
    call: (client, world) => client.get(corrections(world) + `${world.correction}/`),
  },
  {
    name: "Create migration",
    scope: "migrations:write",
    status: 201,
    fields: MIGRATION,
    call: (client) => client.post("payroll-migrations/", NEW_MIGRATION),
  },
  {
    name: "Update migration",
    scope: "migrations:write",
    status: 200,
    fields: MIGRATION,
    call: (client, { migration }) => client.patch(`payroll-migrations/${migration}/`, { name: "Renamed" }),
  },
  {
    name: "Create run",
    scope: "migrations:write",
    status: 201,
    fields: RUN,
    call: (client, world) => client.post(runs(world), { run_type: "source", document_id: world.document }),
  },
  {
    name: "Update run",
    scope: "migrations:write",
    status: 200,
    fields: RUN,
    call: (client, world) => client.patch(`${runs(world)}${world.sourceRun}/`, { run_type: "source" }),
  },
  {
    name: "List runs",
    scope: "migrations:read",
    status: 200,
    fields: RUN,
    list: true,
    call: (client, world) => client.get(runs(world)),
  },
  {
    name: "Retrieve run",
    scope: "migrations:read",
    status: 200,
    fields: RUN,
    call: (client, world) => client.get(`${runs(world)}${world.sourceRun}/`),
  },
  {
    name: "Create validation",
    scope: "validations:write",
    status: 201,
    fields: [...VALIDATION_ITEM, "report"],
    call: (client, world) => client.post(validations(world), both(world)),
  },
  {
    name: "List validations",
    scope: "validations:read",
    status: 200,
    fields: VALIDATION_ITEM,
    list: true,
    call: (client, world) => client.get(validations(world)),
  },
  {
    name: "Retrieve validation",
    scope: "validations:read",
    status: 200,
    fields: [...VALIDATION_ITEM, "report"],
    call: (client, world) => client.get(`${validations(world)}${world.validation}/`),
  },
  {
    name: "Dashboard metrics",
    scope: "jobs:read",
    status: 200,
    fields: METRICS,
    call: (client) => client.get("dashboard/metrics/"),
  },
  {
    name: "Delete API key",
    scope: "api_keys:write",
    status: 204,
    fields: [],
    call: async (client, { apiKey }) => client.delete(`api-keys/${apiKey}/`),
  },
];
