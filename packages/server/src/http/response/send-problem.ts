import type { Context } from "koa";
import type { Log } from "../../log.ts";
import { errorFields } from "../../worker/error-fields.ts";
import { type Problem, toProblemBody } from "../errors/problem.ts";
import { toProblem } from "../errors/to-problem.ts";
import { ClientGone } from "../request/client-gone.ts";
import { requestIdOf } from "../request/request-id.ts";
import { isWorthReading } from "../request/unread-body.ts";

/** Runs `work`, and answers what it throws. */
export async function answeringProblems(
  ctx: Context,
  log: Pick<Log, "error">,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ClientGone) {
      ctx.respond = false;
      ctx.state["clientGone"] = true;
      ctx.res.destroy();
      return;
    }
    const problem = toProblem(error);
    if (problem.status >= 500) {
      // Messages of foreign errors may quote what was sent or stored.
      const cause = error === problem ? problem.cause : error;
      log.error(
        { request_id: requestIdOf(ctx), code: problem.code, ...errorFields(cause) },
        "request failed",
      );
    }
    sendProblem(ctx, problem);
  }
}

/** Where the client is still sending much that nobody wants any more, its connection ends with the answer. */
export function sendProblem(ctx: Context, problem: Problem): void {
  if (!isWorthReading(ctx.req)) ctx.set("Connection", "close");
  ctx.status = problem.status;
  ctx.set({ ...problem.headers });
  ctx.body = JSON.stringify(toProblemBody(problem, requestIdOf(ctx)));
  ctx.set("Content-Type", "application/problem+json");
}
