import type { Store } from "@paylift/store";
import Type from "typebox";
import { route, type Route } from "../../routing/route.ts";

const count = Type.Integer({ minimum: 0 });

export const metricsSchema = Type.Object(
  {
    total_documents: count,
    total_jobs: count,
    jobs_by_status: Type.Object({ completed: count, failed: count, pending: count, processing: count }),
    total_migrations: count,
    avg_confidence_score: Type.Number({ minimum: 0, maximum: 1, description: "0 when nothing is completed" }),
  },
  { title: "Metrics" },
);

export function metricsRoutes(store: Store): Route[] {
  return [
    route({
      method: "get",
      path: "/api/v1/dashboard/metrics/",
      operationId: "getMetrics",
      tag: "Dashboard",
      summary: "The organization in figures",
      access: "jobs:read",
      replies: { 200: { description: "the figures", schema: metricsSchema } },
      async handle({ caller }) {
        const metrics = await store.metrics.get(caller.organizationId);
        const { completed, failed, pending, processing } = metrics.jobsByStatus;
        const body = {
          total_documents: metrics.totalDocuments,
          total_jobs: metrics.totalJobs,
          jobs_by_status: { completed, failed, pending, processing },
          total_migrations: metrics.totalMigrations,
          avg_confidence_score: metrics.averageConfidence ?? 0,
        };
        return { status: 200, body };
      },
    }),
  ];
}
