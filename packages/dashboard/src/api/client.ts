import createClient, { type Middleware } from "openapi-fetch";
import { noteUnauthenticated, sessionState } from "../session/session-state.ts";
import { ApiError, type Problem } from "./problem.ts";
import type { paths } from "@paylift/client";

const guard: Middleware = {
  onRequest({ request }) {
    const { csrfToken } = sessionState();
    if (request.method !== "GET" && csrfToken !== null) request.headers.set("X-CSRF-Token", csrfToken);
    return request;
  },
  async onResponse({ response }) {
    if (response.status !== 401) return;
    const problem = (await response.clone().json()) as Problem;
    if (problem.code === "not_authenticated") noteUnauthenticated();
  },
};

/** The service, every operation by its path. */
export const api = createClient<paths>({ baseUrl: "/", credentials: "same-origin" });
api.use(guard);

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The body of a success. @throws ApiError. */
export async function answered<Data>(request: Promise<Answer<Data>>): Promise<Exclude<Data, undefined>> {
  const answer = await request.catch(() => {
    throw new ApiError(0, null);
  });
  if (!answer.response.ok) throw new ApiError(answer.response.status, problemOf(answer.error));
  return answer.data as Exclude<Data, undefined>;
}

function problemOf(error: unknown): Problem | null {
  return typeof error === "object" && error !== null && "code" in error ? (error as Problem) : null;
}
