import { present } from "../../response/present.ts";
import { toPageEnvelope } from "../../response/page-envelope.ts";
import { route, type Route } from "../../routing/route.ts";
import type { JobService } from "./job-service.ts";
import {
  jobItemSchema,
  jobPageSchema,
  jobQuerySchema,
  jobSchema,
  newJobSchema,
  resubmissionSchema,
} from "./job-schemas.ts";
import { toJob, toJobItem } from "./job-view.ts";

const tag = "Jobs";
const ids = { id: "job_not_found" } as const;

export function jobRoutes(jobs: JobService): Route[] {
  return [
    route({
      method: "post",
      path: "/api/v1/jobs/",
      operationId: "createJob",
      tag,
      summary: "Create an extraction job",
      access: "jobs:write",
      body: newJobSchema,
      example: { document_id: "6f1d2a90-4c1b-4a57-9d0e-2b8f4c7e1a35" },
      replies: { 201: { description: "the job is queued", schema: jobItemSchema } },
      problems: ["document_not_found", "too_many_waiting", "queue_full"],
      async handle({ caller, body }) {
        const { document_id: documentId, password } = body;
        const job = await jobs.create(caller, documentId, present({ password }));
        return { status: 201, body: toJobItem(job) };
      },
    }),
    route({
      method: "get",
      path: "/api/v1/jobs/",
      operationId: "listJobs",
      tag,
      summary: "List the organization's jobs",
      access: "jobs:read",
      list: true,
      query: jobQuerySchema,
      replies: { 200: { description: "a page of jobs", schema: jobPageSchema } },
      async handle(request) {
        const { status, document_id: documentId } = request.query;
        const rows = await jobs.list(request.caller, present({ status, documentId }), request.page);
        return { status: 200, body: toPageEnvelope(request, rows, toJobItem) };
      },
    }),
    route({
      method: "get",
      path: "/api/v1/jobs/{id}/",
      operationId: "getJob",
      tag,
      summary: "Retrieve a job with its result",
      access: "jobs:read",
      ids,
      replies: { 200: { description: "the job", schema: jobSchema } },
      async handle({ caller, param }) {
        const { job, result } = await jobs.get(caller, param("id"));
        return { status: 200, body: toJob(job, result) };
      },
    }),
    route({
      method: "post",
      path: "/api/v1/jobs/{id}/resubmit/",
      operationId: "resubmitJob",
      tag,
      summary: "Queue a failed job again",
      access: "jobs:write",
      description: "The body may be left out. It is there for the password of an encrypted document.",
      ids,
      body: resubmissionSchema,
      example: { password: "the document's password" },
      optionalBody: true,
      replies: { 200: { description: "the job is pending again", schema: jobItemSchema } },
      problems: ["job_not_failed"],
      async handle({ caller, param, body: { password } }) {
        const job = await jobs.resubmit(caller, param("id"), present({ password }));
        return { status: 200, body: toJobItem(job) };
      },
    }),
    route({
      method: "post",
      path: "/api/v1/jobs/{id}/cancel/",
      operationId: "cancelJob",
      tag,
      summary: "Cancel a pending or processing job",
      description: "The job fails with the error code `cancelled`, and may be resubmitted.",
      access: "jobs:write",
      ids,
      replies: { 200: { description: "the job has failed as cancelled", schema: jobItemSchema } },
      problems: ["job_not_cancellable"],
      async handle({ caller, param }) {
        return { status: 200, body: toJobItem(await jobs.cancel(caller, param("id"))) };
      },
    }),
  ];
}
