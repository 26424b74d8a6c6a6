import { useQuery } from "@tanstack/react-query";
import { answered, api } from "../api/client.ts";
import type { Layout } from "../api/types.ts";

/** How often a layout that is being tried is looked at, in milliseconds. */
const LOOK_MS = 1_500;

/** A layout as it is now; looked at again until it has been tried. */
export function useLayout(id: string | null) {
  return useQuery<Layout>({
    queryKey: ["layouts", "one", id],
    queryFn: () => answered(api.GET("/api/v1/layouts/{id}/", { params: { path: { id: id ?? "" } } })),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data === undefined || isBeingTried(state.data) ? LOOK_MS : false),
  });
}

export function isBeingTried({ status }: Layout): boolean {
  return status === "pending" || status === "processing";
}
