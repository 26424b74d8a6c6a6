import { keepPreviousData, queryOptions, usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { answered, api } from "../api/client.ts";
import type { Job } from "../api/types.ts";
import { doubtsOf, type Doubts } from "./doubts.ts";
import type { Reading } from "./reading.ts";
import { correctionsQuery } from "./use-corrections.ts";
import { fieldsOf, groupsOf, type Field, type Group } from "./fields.ts";

const POLL_MS = 1_000;

/** A job; looked at again until it has ended. */
export function useJob(id: string) {
  return useQuery<Job>({
    queryKey: ["job", id],
    queryFn: () => answered(api.GET("/api/v1/jobs/{id}/", { params: { path: { id } } })),
    refetchInterval: ({ state }) =>
      state.data?.status === "pending" || state.data?.status === "processing" ? POLL_MS : false,
  });
}

/** Corrections move records and claim figures: what stands where is asked anew with each. */
function evidenceQuery(jobId: string, corrected = false) {
  return queryOptions({
    queryKey: corrected ? ["corrected-evidence", jobId] : ["evidence", jobId],
    staleTime: corrected ? 0 : Infinity,
    placeholderData: keepPreviousData,
    queryFn: () => {
      const query = corrected ? ({ corrected: "true" } as const) : {};
      const params = { path: { id: jobId }, query };
      return answered(api.GET("/api/v1/jobs/{id}/evidence/", { params }));
    },
  });
}

function checksQuery(jobId: string) {
  return queryOptions({
    queryKey: ["checks", jobId],
    staleTime: Infinity,
    queryFn: () => answered(api.GET("/api/v1/jobs/{id}/checks/", { params: { path: { id: jobId } } })),
  });
}

/** Asks for what a review needs while the job is on its way. Of a job that has not ended it is asked for again later. */
export function usePrefetchedReview(jobId: string): void {
  usePrefetchQuery(evidenceQuery(jobId));
  usePrefetchQuery(checksQuery(jobId));
  usePrefetchQuery(correctionsQuery(jobId));
}

/** Where each field of a completed job was read. */
export function useEvidence(jobId: string, corrected: boolean) {
  return useQuery(evidenceQuery(jobId, corrected));
}

export function useChecks(jobId: string) {
  return useQuery(checksQuery(jobId));
}

/** A completed job, ready to be looked at. */
export interface Review extends Reading {
  readonly groups: readonly Group[];
  readonly fields: readonly Field[];
  readonly fieldByPath: ReadonlyMap<string, Field>;
  readonly doubts: Doubts;
  /** Fields that somebody has to look at: those of sums that do not hold first, each in the order in which they are shown. */
  readonly doubtful: readonly string[];
}

export function useReview(reading: Reading): Review {
  return useMemo(() => {
    const groups = groupsOf(reading.output);
    const fields = fieldsOf(groups);
    const doubts = doubtsOf(reading);
    const paths = fields.map(({ path }) => path);
    const failed = paths.filter((path) => doubts.failedByPath.has(path));
    const others = paths.filter((path) => doubts.reasonByPath.has(path) && !doubts.failedByPath.has(path));
    const doubtful = [...failed, ...others];
    const fieldByPath = new Map(fields.map((field) => [field.path, field]));
    return { ...reading, groups, fields, fieldByPath, doubts, doubtful };
  }, [reading]);
}
