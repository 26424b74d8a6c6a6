import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CanonicalOutput } from "@paylift/canonical";
import { answered, api } from "../api/client.ts";
import { correctedReading, readingOf, type Reading } from "./reading.ts";
import { countOf, type Corrections } from "./use-corrections.ts";
import { useChecks } from "./use-review.ts";

/** The result with the corrections applied, and what they changed. */
export function correctedQuery(jobId: string) {
  return queryOptions({
    queryKey: ["corrected", jobId],
    placeholderData: keepPreviousData,
    queryFn: () => answered(api.GET("/api/v1/jobs/{id}/corrected/", { params: { path: { id: jobId } } })),
  });
}

/** A result as it is to be looked at: with its corrections where it has any. Null until it is known. */
export function useReading(
  jobId: string,
  output: CanonicalOutput,
  corrections: Corrections | undefined,
): { readonly reading: Reading | null; readonly error: unknown; retry(): void } {
  const isCorrected = corrections !== undefined && countOf(corrections) > 0;
  const checks = useChecks(jobId);
  const corrected = useQuery({ ...correctedQuery(jobId), enabled: isCorrected });
  const reading = useMemo(() => {
    if (corrections === undefined) return null;
    if (isCorrected) return corrected.data === undefined ? null : correctedReading(corrected.data);
    return checks.data === undefined ? null : readingOf(output, checks.data);
  }, [corrections, isCorrected, corrected.data, checks.data, output]);
  const failed = isCorrected ? corrected : checks;
  return { reading, error: reading === null ? failed.error : null, retry: () => void failed.refetch() };
}
