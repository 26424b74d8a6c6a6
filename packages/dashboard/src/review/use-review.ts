import type { CanonicalOutput } from "@paylift/canonical";
import { queryOptions, usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { answered, api } from "../api/client.ts";
import type { Check, Correction, Job } from "../api/types.ts";
import { doubtsOf, type Doubts } from "./doubts.ts";
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

function evidenceQuery(jobId: string) {
  return queryOptions({
    queryKey: ["evidence", jobId],
    staleTime: Infinity,
    queryFn: () => answered(api.GET("/api/v1/jobs/{id}/evidence/", { params: { path: { id: jobId } } })),
  });
}

function checksQuery(jobId: string) {
  return queryOptions({
    queryKey: ["checks", jobId],
    staleTime: Infinity,
    async queryFn() {
      const { checks } = await answered(
        api.GET("/api/v1/jobs/{id}/checks/", { params: { path: { id: jobId } } }),
      );
      return checks;
    },
  });
}

function correctionsQuery(jobId: string) {
  return queryOptions({
    queryKey: ["corrections", jobId],
    async queryFn() {
      const all: Correction[] = [];
      for (let page = 1; ; page++) {
        const query = { page, page_size: 100 };
        const params = { path: { job_id: jobId }, query };
        const { results, next } = await answered(api.GET("/api/v1/jobs/{job_id}/corrections/", { params }));
        all.push(...results);
        if (next === null) return all;
      }
    },
  });
}

/** Asks for what a review needs while the job is on its way. Of a job that has not ended it is asked for again later. */
export function usePrefetchedReview(jobId: string): void {
  usePrefetchQuery(evidenceQuery(jobId));
  usePrefetchQuery(checksQuery(jobId));
  usePrefetchQuery(correctionsQuery(jobId));
}

/** Where each field of a completed job was read. */
export function useEvidence(jobId: string) {
  return useQuery(evidenceQuery(jobId));
}

export function useChecks(jobId: string) {
  return useQuery(checksQuery(jobId));
}

/** Every correction of a job, the newest first. */
export function useCorrections(jobId: string) {
  return useQuery(correctionsQuery(jobId));
}

/** A completed job, ready to be looked at. */
export interface Review {
  readonly output: CanonicalOutput;
  readonly groups: readonly Group[];
  readonly fields: readonly Field[];
  readonly fieldByPath: ReadonlyMap<string, Field>;
  readonly checks: readonly Check[];
  readonly doubts: Doubts;
  /** Fields that a failed check concerns, in the order in which they are shown. */
  readonly doubtful: readonly string[];
}

export function useReview(output: CanonicalOutput, checks: readonly Check[]): Review {
  return useMemo(() => {
    const groups = groupsOf(output);
    const fields = fieldsOf(groups);
    const doubts = doubtsOf(checks);
    const doubtful = fields.map(({ path }) => path).filter((path) => doubts.failedByPath.has(path));
    const fieldByPath = new Map(fields.map((field) => [field.path, field]));
    return { output, groups, fields, fieldByPath, checks, doubts, doubtful };
  }, [output, checks]);
}
