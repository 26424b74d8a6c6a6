import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Test } from "tap";

/** What a server of a test answers. */
export interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** A request as it arrived. */
export interface Arrived {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** A server that gives these answers one after the other, and notes what it was asked. */
export async function answering(
  t: Test,
  ...answers: readonly Answer[]
): Promise<{ url: string; arrived: Arrived[] }> {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    arrived.push({ method, url, headers, body: await text(request) });
    const answer = answers[Math.min(arrived.length, answers.length) - 1];
    if (answer === undefined) return request.destroy();
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.teardown(() => server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived };
}
