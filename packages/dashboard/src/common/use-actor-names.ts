import { useQuery } from "@tanstack/react-query";
import { answered, api } from "../api/client.ts";

const STALE_MS = 60_000;
const PARAMS = { query: { page_size: 100 } } as const;

/**
 * Gives the e-mail address of a user whom the service names `user:<id>`, and the name of the key `api_key:<id>`; others,
 * and who is gone, as they are.
 */
export function useActorNames(): (actor: string) => string {
  const users = useQuery({
    queryKey: ["users", "names"],
    staleTime: STALE_MS,
    queryFn: () => answered(api.GET("/api/v1/users/", { params: PARAMS })),
  });
  const keys = useQuery({
    queryKey: ["api-keys", "names"],
    staleTime: STALE_MS,
    queryFn: () => answered(api.GET("/api/v1/api-keys/", { params: PARAMS })),
  });
  const names = new Map<string, string>();
  for (const { id, email } of users.data?.results ?? []) names.set(`user:${id}`, email);
  for (const { id, name } of keys.data?.results ?? []) names.set(`api_key:${id}`, `key “${name}”`);
  return (actor) => names.get(actor) ?? actor;
}
