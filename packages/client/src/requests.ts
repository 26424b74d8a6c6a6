import type { FetchResponse, MaybeOptionalInit } from "openapi-fetch";
import type { HttpMethod, MediaType, PathsWithMethod } from "openapi-typescript-helpers";
import { ApiError, ConnectionError, type Problem } from "./errors.ts";
import type { paths } from "./schema.ts";

/** What an operation answers where it succeeds. */
type Data<Path extends keyof paths, Method extends HttpMethod, Init> = Extract<
  FetchResponse<paths[Path][Method & keyof paths[Path]] & Record<string, unknown>, Init, MediaType>,
  { error?: never }
>["data"];

/** Calls an operation by its path, with typed parameters and body, and returns its response. @throws ApiError, ConnectionError. */
export type RequestMethod<Method extends HttpMethod> = <
  Path extends PathsWithMethod<paths, Method>,
  Init extends MaybeOptionalInit<paths[Path], Method & keyof paths[Path]>,
>(
  path: Path,
  ...init: undefined extends Init ? [init?: Init] : [init: Init]
) => Promise<Data<Path, Method, Init>>;

interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** The body of a success. @throws ApiError, ConnectionError; what the caller's signal was aborted with. */
export async function dataOf(request: Promise<Answer>, signal?: AbortSignal | null): Promise<unknown> {
  const { data, error, response } = await request.catch((cause: unknown) => {
    if (signal?.aborted === true) throw cause;
    throw new ConnectionError("the service cannot be reached", { cause });
  });
  if (response.ok) return data;
  throw new ApiError(response.status, isProblem(error) ? error : null);
}

function isProblem(error: unknown): error is Problem {
  return typeof error === "object" && error !== null && "code" in error && "request_id" in error;
}
