import { useQuery } from "@tanstack/react-query";
import { answered, api } from "../api/client.ts";

/** Gives the e-mail address of a user whom the service names `user:<id>`; others, and users who are gone, as they are. */
export function useActorNames(): (actor: string) => string {
  const users = useQuery({
    queryKey: ["users", "names"],
    staleTime: 60_000,
    queryFn: () => answered(api.GET("/api/v1/users/", { params: { query: { page_size: 100 } } })),
  });
  const names = new Map(users.data?.results.map(({ id, email }) => [`user:${id}`, email]));
  return (actor) => names.get(actor) ?? actor;
}
