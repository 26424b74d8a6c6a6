import type { MaybeOptionalInit } from "openapi-fetch";
import type { PathsWithMethod } from "openapi-typescript-helpers";
import type { RequestMethod } from "./requests.ts";
import type { paths } from "./schema.ts";

type Answered<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { "application/json": infer Body } } } };
}
  ? Body
  : never;

/** Paths that answer a list, a page at a time. */
export type ListPath = {
  [Path in PathsWithMethod<paths, "get">]: Answered<Path> extends {
    next: unknown;
    results: readonly unknown[];
  }
    ? Path
    : never;
}[PathsWithMethod<paths, "get">];

/** One of a list. */
export type ItemOf<Path extends ListPath> =
  Answered<Path> extends { results: readonly (infer Item)[] } ? Item : never;

/** Parameters of a list: its filters, and `signal`. Pages are asked for as they are needed. */
export type ListInit<Path extends ListPath> = MaybeOptionalInit<paths[Path], "get">;

interface AnyPage {
  readonly next: string | null;
  readonly results: readonly unknown[];
}

const LARGEST_PAGE = 100;

/** All items of a list, page by page, oldest first: items added in the meantime come last. */
export async function* each(
  get: RequestMethod<"get">,
  path: ListPath,
  init: unknown,
): AsyncGenerator<unknown> {
  const { params = {}, ...others } = (init ?? {}) as { params?: { query?: object } };
  const ask = get as (path: string, init: object) => Promise<unknown>;
  for (let page = 1; ; page++) {
    const query = { page_size: LARGEST_PAGE, ordering: "created_at", ...params.query, page };
    const { next, results } = (await ask(path, { ...others, params: { ...params, query } })) as AnyPage;
    yield* results;
    if (next === null) return;
  }
}
