import type { components } from "@paylift/client";

export type Problem = components["schemas"]["Problem"];

/** An answer that is no success, or none at all (`network`). */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: Problem["code"] | "network" | "unknown";
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(
      problem?.detail ?? (status === 0 ? "The service cannot be reached" : `The service answered ${status}`),
    );
    this.status = status;
    this.code = problem?.code ?? (status === 0 ? "network" : "unknown");
    this.problem = problem;
  }
}

/** Signing in has worked, and the browser has dropped the session's cookie. */
export class SessionNotKept extends Error {
  override readonly name = "SessionNotKept";
}

/** What a person is told: the title of the problem, then its detail. */
export function messageOf(error: unknown): { title: string; detail: string } {
  if (error instanceof SessionNotKept) {
    return {
      title: "The browser does not keep the session",
      detail:
        "Sessions are kept over HTTPS and on localhost. On a trusted network, the service can be started with PAYLIFT_SECURE_COOKIES=false.",
    };
  }
  if (!(error instanceof ApiError))
    return { title: "Something went wrong on this page", detail: String(error) };
  if (error.status === 401 && error.code !== "wrong_credentials") {
    return { title: "Your session had ended", detail: "Once you are signed in, do it again." };
  }
  if (error.problem === null) {
    return { title: error.message, detail: "Check the connection, then try again." };
  }
  const fields = (error.problem.errors ?? []).map(
    ({ pointer = "", parameter = "", detail }) => `${pointer.slice(1) || parameter}: ${detail}`,
  );
  return { title: error.problem.title, detail: [error.problem.detail, ...fields].map(sentence).join(" ") };
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? "" : "."}`;
}
