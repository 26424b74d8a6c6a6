import { connect } from "node:net";
import type { Tally } from "./flood-thread.ts";

export interface ConnectionFlood {
  readonly kind: "connections";
  readonly url: string;
  readonly count: number;
}

const HALF_A_HEADER = "GET /api/v1/documents/ HTTP/1.1\r\nHost: x\r\nX-API-K";
const PAUSE_MS = 100;

/** Keeps so many connections open on which half a header came and nothing more, and opens another for each that is ended. */
export async function floodWithConnections(
  { url, count }: ConnectionFlood,
  signal: AbortSignal,
  tally: Tally,
): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (!signal.aborted) {
        const told = await halfOpen(url, signal);
        if (signal.aborted) return;
        tally(told);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }),
  );
}

/** What the service did with one, once it is closed. */
function halfOpen(url: string, signal: AbortSignal): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let told = "closed without a word";
    const socket = connect(Number(port), hostname, () => socket.write(HALF_A_HEADER));
    const end = (): void => void socket.destroy();
    signal.addEventListener("abort", end);
    socket
      .on("data", (chunk: Buffer) => (told = chunk.toString().split(" ")[1] ?? told))
      .on("error", (error: NodeJS.ErrnoException) => (told = error.code ?? told))
      .once("close", () => {
        signal.removeEventListener("abort", end);
        resolve(told);
      });
  });
}
