import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { answered, api } from "../api/client.ts";
import type { Correction } from "../api/types.ts";

/** The output with the corrections applied, and those of them that have no effect. */
export function correctedQuery(jobId: string) {
  return queryOptions({
    queryKey: ["corrected", jobId],
    queryFn: () => answered(api.GET("/api/v1/jobs/{id}/corrected/", { params: { path: { id: jobId } } })),
  });
}

/** Why corrections have no effect, by their id. */
export function useRefusals(jobId: string, corrections: readonly Correction[]): ReadonlyMap<string, string> {
  const { data } = useQuery({ ...correctedQuery(jobId), enabled: corrections.length > 0 });
  return useMemo(
    () => new Map(data?.not_applied.map(({ correction_id: id, reason }) => [id, reason])),
    [data],
  );
}
