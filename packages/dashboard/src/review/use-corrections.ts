import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { answered, api } from "../api/client.ts";
import type { Correction, PageOf, StructureCorrection } from "../api/types.ts";

/** Every correction of a job, the newest first of each kind. */
export interface Corrections {
  readonly fields: readonly Correction[];
  readonly structure: readonly StructureCorrection[];
}

export function correctionsQuery(jobId: string) {
  return queryOptions<Corrections>({
    queryKey: ["corrections", jobId],
    async queryFn() {
      const path = { job_id: jobId };
      const fields = all((query) =>
        answered(api.GET("/api/v1/jobs/{job_id}/corrections/", { params: { path, query } })),
      );
      const structure = all((query) =>
        answered(api.GET("/api/v1/jobs/{job_id}/structure/", { params: { path, query } })),
      );
      const [ofFields, ofStructure] = await Promise.all([fields, structure]);
      return { fields: ofFields, structure: ofStructure };
    },
  });
}

export function useCorrections(jobId: string): UseQueryResult<Corrections> {
  return useQuery(correctionsQuery(jobId));
}

export function countOf({ fields, structure }: Corrections): number {
  return fields.length + structure.length;
}

async function all<Item>(
  pageOf: (query: { page: number; page_size: number }) => Promise<PageOf<Item> & { next: string | null }>,
): Promise<Item[]> {
  const found: Item[] = [];
  for (let page = 1; ; page++) {
    const { results, next } = await pageOf({ page, page_size: 100 });
    found.push(...results);
    if (next === null) return found;
  }
}
