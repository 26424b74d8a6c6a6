import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * What becomes of the n-th request to a bucket: it is refused; its connection is cut, before or after the bucket has
 * heard it; it waits; nobody ever answers; the answer's bytes are others than those that are kept.
 */
export const BUCKET_FAULTS = ["refused", "cut", "answer_lost", "slow", "silent", "lie"] as const;
export type BucketFault = (typeof BUCKET_FAULTS)[number];

/** A way to an object store that fails at a request that can be chosen. */
export interface BreakingBucket {
  readonly endpoint: string;
  /** So many requests from the n-th on, counted from 1, fail. */
  arm(n: number, fault: BucketFault, count: number): void;
  /** Whether all of them came. */
  disarm(): boolean;
  stop(): Promise<void>;
}

const SLOW_MS = 3_000;

export async function breakingBucket(endpoint: string): Promise<BreakingBucket> {
  const target = new URL(endpoint);
  let left = 0;
  let failing = 0;
  let kind: BucketFault = "refused";

  function faultNow(): BucketFault | null {
    if (left > 1) left -= 1;
    else if (left === 1 && failing > 0) {
      failing -= 1;
      return kind;
    }
    return null;
  }

  function pass(asked: IncomingMessage, answer: ServerResponse, fault: BucketFault | null): void {
    const { method, url: path, headers } = asked;
    const { hostname, port } = target;
    const onward = request({ hostname, port, method, path, headers }, (given) => {
      if (fault === "answer_lost") return void answer.destroy();
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.on("data", (chunk: Buffer) => {
        if (fault === "lie") chunk[chunk.length >> 1] = (chunk[chunk.length >> 1] ?? 0) ^ 1;
        answer.write(chunk);
      });
      given.on("end", () => answer.end());
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  }

  const server = createServer((asked, answer) => {
    answer.on("error", () => undefined);
    const fault = faultNow();
    if (fault === "cut") asked.socket.destroy();
    else if (fault === "silent") asked.resume();
    else if (fault === "refused") {
      asked.resume();
      answer.writeHead(503).end();
    } else if (fault === "slow") setTimeout(() => pass(asked, answer, fault), SLOW_MS);
    else pass(asked, answer, fault);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arm(n, fault, count) {
      left = n;
      kind = fault;
      failing = count;
    },
    disarm() {
      const came = failing === 0;
      left = 0;
      failing = 0;
      return came;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
