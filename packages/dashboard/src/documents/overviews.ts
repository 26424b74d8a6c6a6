import { keepPreviousData, useQuery, type QueryClient } from "@tanstack/react-query";
import { answered, api } from "../api/client.ts";
import type { paths } from "@paylift/client";
import type { DocumentOverview, PageOf } from "../api/types.ts";

export type OverviewQuery = NonNullable<paths["/api/v1/dashboard/documents/"]["get"]["parameters"]["query"]>;

const POLL_MS = 2_000;

/** Documents with their newest job; looked at again while one of them is being read. */
export function useOverviews(query: OverviewQuery) {
  return useQuery<PageOf<DocumentOverview>>({
    queryKey: ["overviews", query],
    queryFn: () => answered(api.GET("/api/v1/dashboard/documents/", { params: { query } })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.results.some(isUnderWay) === true ? POLL_MS : false),
  });
}

function isUnderWay({ job }: DocumentOverview): boolean {
  return job?.status === "pending" || job?.status === "processing";
}

/** Takes deleted documents out of every list at once, which until its next answer would show them still. */
export async function forgetDocuments(queries: QueryClient, ids: readonly string[]): Promise<void> {
  await queries.cancelQueries({ queryKey: ["overviews"] });
  queries.setQueriesData<PageOf<DocumentOverview>>({ queryKey: ["overviews"] }, (list) => {
    if (list === undefined) return list;
    const results = list.results.filter(({ document }) => !ids.includes(document.id));
    return { ...list, results, count: list.count - (list.results.length - results.length) };
  });
  void queries.invalidateQueries({ queryKey: ["overviews"] });
}
