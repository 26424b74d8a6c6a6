import type { Store } from "@paylift/store";
import Type from "typebox";
import { route, type Route } from "../../routing/route.ts";
import { nullable } from "../fields.ts";

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

const HISTORY_DAYS = 30;

const historySchema = Type.Object(
  {
    days: Type.Array(
      Type.Object({
        date: Type.String({ format: "date" }),
        documents: count,
        completed: count,
        failed: count,
        avg_confidence_score: nullable<number>(Type.Number({ minimum: 0, maximum: 1 })),
      }),
      { description: "every day (UTC) of the last 30 up to today, the oldest first" },
    ),
  },
  { title: "MetricsHistory" },
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
    route({
      method: "get",
      path: "/api/v1/dashboard/metrics/history/",
      operationId: "getMetricsHistory",
      tag: "Dashboard",
      summary: "The organization in figures, day by day",
      access: "jobs:read",
      replies: { 200: { description: "the figures of the last 30 days", schema: historySchema } },
      async handle({ caller }) {
        const days = await store.metrics.history(caller.organizationId, HISTORY_DAYS);
        const body = {
          days: days.map(({ date, documents, completed, failed, averageConfidence }) => ({
            date,
            documents,
            completed,
            failed,
            avg_confidence_score: averageConfidence,
          })),
        };
        return { status: 200, body };
      },
    }),
  ];
}
