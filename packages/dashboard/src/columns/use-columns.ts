import { useQuery } from "@tanstack/react-query";
import type { components } from "@paylift/client";
import { answered, api } from "../api/client.ts";

export type JobColumns = components["schemas"]["JobColumns"];
export type SpreadsheetMapping = components["schemas"]["SpreadsheetMapping"];

export function columnsKey(jobId: string) {
  return ["columns", jobId];
}

/** What the columns of a job's spreadsheet were taken for; asked for where there are any. */
export function useColumns(jobId: string, enabled: boolean) {
  return useQuery<JobColumns>({
    queryKey: columnsKey(jobId),
    enabled,
    // What is being put right is not replaced while it is.
    staleTime: Infinity,
    queryFn: () => answered(api.GET("/api/v1/jobs/{id}/columns/", { params: { path: { id: jobId } } })),
  });
}
