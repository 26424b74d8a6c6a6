import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { answered, api } from "../api/client.ts";
import { ApiError, SessionNotKept } from "../api/problem.ts";
import type { Session } from "../api/types.ts";
import { beginSession, endSession, sessionState, subscribe } from "./session-state.ts";

const KEY = ["session"];

/** Who is signed in; null for nobody. */
export function useSession() {
  return useQuery<Session | null>({
    queryKey: KEY,
    staleTime: Infinity,
    async queryFn() {
      try {
        const session = await answered(api.GET("/api/v1/session/"));
        beginSession(session.csrf_token);
        return session;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
  });
}

/** Whether the session has ended under the page. */
export function useExpired(): boolean {
  return useSyncExternalStore(subscribe, () => sessionState().expired);
}

/** Takes a new session over. Another person's is not mixed with what this page holds: the page starts anew. */
export function useBeginSession(): (session: Session) => void {
  const queries = useQueryClient();
  return (session) => {
    const before = queries.getQueryData<Session | null>(KEY);
    if (before && before.user.id !== session.user.id) return location.assign("/");
    beginSession(session.csrf_token);
    queries.setQueryData(KEY, session);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
  };
}

/** The session, if the browser has it: over plain HTTP it drops a secure cookie without a word. @throws SessionNotKept. */
export async function keptByBrowser(session: Session): Promise<Session> {
  if (isSecureContext) return session;
  const { response } = await api.GET("/api/v1/session/");
  if (response.status === 401) throw new SessionNotKept();
  return session;
}

export function useSignIn() {
  const begin = useBeginSession();
  return useMutation({
    mutationFn: async (body: { email: string; password: string }) =>
      keptByBrowser(await answered(api.POST("/api/v1/session/", { body }))),
    onSuccess: begin,
  });
}

export function useSignOut() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => answered(api.DELETE("/api/v1/session/")),
    onSettled() {
      endSession();
      queries.setQueryData(KEY, null);
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
    },
  });
}
