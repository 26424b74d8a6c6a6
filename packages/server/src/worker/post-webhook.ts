import { lookup } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

export type ReceiverErrorCode = "address_refused" | "receiver_timeout" | "receiver_unreachable";

/** No answer came from the receiver of a webhook. */
export class ReceiverError extends Error {
  override readonly name = "ReceiverError";
  readonly code: ReceiverErrorCode;

  constructor(code: ReceiverErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export interface PostOptions {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  readonly allowPrivate: boolean;
}

/**
 * Posts JSON and gives the HTTP status of the answer, whose body is not read. Redirects are answers like any other.
 * @throws ReceiverError
 */
export async function postWebhook(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  { signal, timeoutMs, allowPrivate }: PostOptions,
): Promise<number> {
  const url = receiverUrl(address, allowPrivate);
  const timeout = AbortSignal.timeout(timeoutMs);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const post = url.protocol === "https:" ? httpsRequest : httpRequest;
  const request = post(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "user-agent": "Paylift-Webhooks/1",
      ...headers,
    },
    // A connection of its own each time: what was checked is what is connected to.
    agent: false,
    signal: AbortSignal.any([signal, timeout]),
    ...(allowPrivate ? {} : { lookup: publicLookup() }),
  });
  request.on("error", (error) => {
    if (error instanceof ReceiverError || signal.aborted) reject(error);
    else if (timeout.aborted) {
      reject(new ReceiverError("receiver_timeout", `the receiver did not answer within ${timeoutMs} ms`));
    } else
      reject(new ReceiverError("receiver_unreachable", `the receiver cannot be reached${reason(error)}`));
  });
  request.on("response", (response) => {
    resolve(response.statusCode as number);
    response.destroy();
  });
  request.end(body);
  return promise;
}

function receiverUrl(address: string, allowPrivate: boolean): URL {
  const url = URL.parse(address);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:"))
    throw refused("no web address");
  // Names are checked once they are resolved; for an address in figures nobody resolves anything.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw refused("a private address");
  return url;
}

/**
 * Resolves a name and refuses it if one of its addresses is private. The connection is made to what was checked: a name
 * that means something else a moment later changes nothing.
 */
export function publicLookup(resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) return callback(error ?? new Error("no address"), "");
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(refused("a private address"), "");
      }
      if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function refused(what: string): ReceiverError {
  return new ReceiverError("address_refused", `the webhook's URL is ${what}`);
}

/** The system's code, such as ECONNREFUSED; its message would name addresses inside. */
function reason(error: Error): string {
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" ? `: ${code}` : "";
}
