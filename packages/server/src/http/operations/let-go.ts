import type { Server } from "node:http";
import type { Socket } from "node:net";

/** After its answer a client may go on sending for so long: closing at once would take the answer from it. */
const REST_MS = 1_000;

/**
 * Ends connections whose other end has gone or keeps us waiting: `silenceMs` without a byte in either direction while a
 * request arrives or an answer is fetched, or after the last answer the time that the server keeps connections for. While
 * we ourselves work on an answer nobody has to say anything. A body that nobody wants any more is not read to its end.
 */
export function letGoOfSilentConnections(
  server: Server,
  silenceMs: number,
  isWorking: (socket: Socket) => boolean,
): void {
  server.on("timeout", (socket: Socket) => {
    const heard = socket.bytesRead;
    // What came while this process had no time to look is read first.
    setImmediate(() => {
      if (socket.bytesRead === heard && !isWorking(socket)) socket.destroy();
    });
  });
  server.setTimeout(silenceMs);
  server.on("request", (req, res) => {
    res.once("finish", () => {
      if (req.complete) return;
      setTimeout(() => {
        if (!req.complete) req.socket.destroy();
      }, REST_MS).unref();
    });
  });
}
