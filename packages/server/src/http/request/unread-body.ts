import type { IncomingMessage } from "node:http";

/** So much of a body that nobody wants is read, so that its connection serves further requests. */
const REST_BYTES = 2 ** 20;

/** Whether what is left of a refused request's body is little, as its headers say. Else its connection is ended unread. */
export function isWorthReading({ complete, headers }: IncomingMessage): boolean {
  // Without either header there is no body, also before Node says that all is here.
  const announced = headers["transfer-encoding"] === undefined ? (headers["content-length"] ?? 0) : Infinity;
  return complete || Number(announced) <= REST_BYTES;
}

/** Nobody wants what is left of the body: a little is read, much is left where it is. */
export function letGoOfBody(req: IncomingMessage): void {
  if (isWorthReading(req)) req.resume();
  else req.pause();
}
