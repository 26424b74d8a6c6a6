import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

/** So much of a body that nobody wants is read, so that its connection serves further requests. */
const REST_BYTES = 2 ** 20;

/** Whether what is left of a refused request's body is little, as its headers say. Else its connection is ended unread. */
export function isWorthReading({ complete, headers }: IncomingMessage): boolean {
  // Nobody can tell whether what was held back comes after all.
  if (isHeldBack(headers) && !complete) return false;
  // Without either header there is no body, also before Node says that all is here.
  const announced = headers["transfer-encoding"] === undefined ? (headers["content-length"] ?? 0) : Infinity;
  return complete || Number(announced) <= REST_BYTES;
}

/** Tells a client that its body is wanted, where it waits for that. */
export function askForBody({ headers }: IncomingMessage, res: ServerResponse): void {
  if (isHeldBack(headers)) res.writeContinue();
}

/** Whether the body comes only when it is asked for (RFC 9110, section 10.1.1). */
function isHeldBack({ expect }: IncomingHttpHeaders): boolean {
  return expect?.toLowerCase() === "100-continue";
}

/** Nobody wants what is left of the body: a little is read, much is left where it is. */
export function letGoOfBody(req: IncomingMessage): void {
  if (isWorthReading(req)) req.resume();
  else req.pause();
}
