import type { ServerResponse } from "node:http";

/** Aborts when the client hangs up before it has its answer: nobody waits for the work any more. */
export function signalOfClient(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
