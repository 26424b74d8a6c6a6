import type { DocumentOverview, DocumentOverviewOptions, Store } from "@paylift/store";
import { WORK_STATUSES } from "@paylift/store";
import Type from "typebox";
import { present } from "../../response/present.ts";
import { toPageEnvelope } from "../../response/page-envelope.ts";
import { route, type Route } from "../../routing/route.ts";
import { id, nullable, oneOf, pageOf, timestamp, workErrorSchema } from "../fields.ts";
import { toDocumentItem } from "./document-view.ts";
import { documentItemSchema } from "./document-schemas.ts";
import { jobReviewSchema, toJobReview } from "../job-reviews/job-review-view.ts";

/** At and above this the document's own figures prove the result. */
const PROVED = 0.95;

const count = Type.Integer({ minimum: 0 });

const overviewSchema = Type.Object(
  {
    document: documentItemSchema,
    job: nullable(
      Type.Object({
        id: id(),
        status: oneOf(WORK_STATUSES),
        error: nullable(workErrorSchema),
        created_at: timestamp(),
        updated_at: timestamp(),
      }),
    ),
    review: nullable(jobReviewSchema),
    result: nullable(
      Type.Object({
        confidence_score: Type.Number({ minimum: 0, maximum: 1 }),
        employees: count,
        failed_checks: count,
        unclaimed_tokens: count,
        money_at_risk: Type.Number({
          minimum: 0,
          description:
            "differences of the failed checks of one scope, of the scope where they are largest; or the amounts that became no field, where they are more",
        }),
        corrections: count,
      }),
    ),
  },
  { title: "DocumentOverview", description: "a document with its newest job, null where there is none" },
);

const querySchema = Type.Object({
  filename: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  status: Type.Optional(oneOf([...WORK_STATUSES, "none"])),
  needs_review: Type.Optional(
    oneOf(["true"], "only what failed or is not proved, by the money at risk, unread documents first"),
  ),
  reviewed: Type.Optional(
    oneOf(
      ["true", "false"],
      "only reviewed documents, or only unreviewed ones; with needs_review the default is false",
    ),
  ),
});

/** Documents as people look for them. */
export function overviewRoutes(store: Store): Route[] {
  return [
    route({
      method: "get",
      path: "/api/v1/dashboard/documents/",
      operationId: "listDocumentOverviews",
      tag: "Dashboard",
      summary: "List documents with their newest job",
      description:
        "The newest document first, whatever the ordering; with needs_review by the money at risk.",
      access: "jobs:read",
      list: true,
      query: querySchema,
      replies: { 200: { description: "a page of documents", schema: pageOf(overviewSchema) } },
      async handle(request) {
        const { filename, status, needs_review: needsReview, reviewed } = request.query;
        const options: DocumentOverviewOptions = present({
          page: request.page.page,
          pageSize: request.page.pageSize,
          filename,
          status,
          reviewBelow: needsReview === undefined ? undefined : PROVED,
          reviewed:
            reviewed === undefined ? (needsReview === undefined ? undefined : false) : reviewed === "true",
        });
        const rows = await store.documentOverviews.list(request.caller.organizationId, options);
        return { status: 200, body: toPageEnvelope(request, rows, toOverview) };
      },
    }),
  ];
}

function toOverview({ document, job, review, result }: DocumentOverview): object {
  return {
    document: toDocumentItem(document),
    job:
      job === null
        ? null
        : {
            id: job.id,
            status: job.status,
            error: job.error,
            created_at: job.createdAt.toISOString(),
            updated_at: job.updatedAt.toISOString(),
          },
    review: review === null ? null : toJobReview(review),
    result:
      result === null
        ? null
        : {
            confidence_score: result.confidence,
            employees: result.employees,
            failed_checks: result.failedChecks,
            unclaimed_tokens: result.unclaimedTokens,
            money_at_risk: result.moneyAtRiskCents / 100,
            corrections: result.corrections,
          },
  };
}
