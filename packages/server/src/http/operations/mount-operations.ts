import type Router from "@koa/router";
import { StoreError, type Store } from "@paylift/store";
import type { Context } from "koa";
import type { Log } from "../../log.ts";
import { Problem } from "../errors/problem.ts";
import { toProblem } from "../errors/to-problem.ts";
import { setSecurityHeaders } from "../response/security-headers.ts";
import { answeringProblems } from "../response/send-problem.ts";
import type { RequestMetrics } from "./request-metrics.ts";
import { within } from "./within.ts";

export interface OperationsOptions {
  readonly store: Store;
  readonly log: Log;
  /** None: `/metrics` is not served. */
  readonly metrics: RequestMetrics | null;
  readonly isStopping: () => boolean;
}

const PING_TIMEOUT_MS = 3_000;

/** What an operator's tools ask: is the process alive, can it serve, how is it doing. */
export function mountOperations(router: Router, options: OperationsOptions): void {
  const { store, log, metrics, isStopping } = options;

  function serve(path: string, answer: (ctx: Context) => Promise<void>): void {
    router.get(path, async (ctx: Context) => {
      setSecurityHeaders(ctx);
      await answeringProblems(ctx, log, () => answer(ctx));
    });
  }

  serve("/livez/", async (ctx) => {
    ctx.body = { status: "ok" };
  });
  serve("/readyz/", async (ctx) => {
    if (isStopping()) throw new Problem("unavailable", "the server is stopping");
    await requireStore(store);
    ctx.body = { status: "ok" };
  });
  if (metrics === null) return;
  serve("/metrics", async (ctx) => {
    const { contentType, text } = await metrics.render();
    ctx.set("Content-Type", contentType);
    ctx.body = text;
  });
}

async function requireStore(store: Store): Promise<void> {
  try {
    await within(PING_TIMEOUT_MS, store.ping());
  } catch (cause) {
    const problem = toProblem(cause);
    if (problem.code === "insufficient_storage") throw problem;
    throw new Problem("unavailable", "the database does not answer", { cause });
  }
  if (!(await isMigrated(store))) throw new Problem("unavailable", "the database's schema is not up to date");
}

/** A release leaves the servers of the one before it working, so that they can be replaced one after another. */
async function isMigrated(store: Store): Promise<boolean> {
  try {
    const { pending } = await store.migrationStatus();
    return pending.length === 0;
  } catch (error) {
    if (error instanceof StoreError && error.code === "schema_too_new") return true;
    throw error;
  }
}
