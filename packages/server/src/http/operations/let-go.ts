import type { Server } from "node:http";
import type { Socket } from "node:net";
import { isWorthReading } from "../request/unread-body.ts";
import type { Connections } from "./connections.ts";
import { refuseSilence } from "./refuse-connection.ts";

/** After its answer a client may go on sending for so long: closing at once would take the answer from it. */
const REST_MS = 1_000;

/**
 * Ends connections whose other end has gone or keeps us waiting: `silenceMs` without a byte in either direction while a
 * request arrives or an answer is fetched, or after the last answer the time that the server keeps connections for. While
 * we ourselves work on an answer nobody has to say anything. A request that stopped in its midst is answered with 408.
 */
export function letGoOfSilentConnections(
  server: Server,
  silenceMs: number,
  connections: Pick<Connections, "isWorking" | "isArriving">,
): void {
  server.on("timeout", (socket: Socket) => {
    const heard = socket.bytesRead;
    // What came while this process had no time to look is read first.
    setImmediate(() => {
      if (socket.bytesRead !== heard || connections.isWorking(socket)) return;
      if (connections.isArriving(socket)) refuseSilence(socket, silenceMs);
      else socket.destroy();
    });
  });
  server.setTimeout(silenceMs);
}

/** A body that nobody wants any more is not read to its end: of a long one nothing more is read once it is answered. */
export function letGoOfUnreadBodies(server: Server): void {
  server.on("request", (req, res) => {
    const { socket } = req;
    res.once("finish", () => {
      if (req.complete) return;
      // Only then: Node has just asked for the rest itself, so as to throw it away.
      if (!isWorthReading(req)) setImmediate(() => socket.pause());
      setTimeout(() => {
        if (!req.complete) socket.destroy();
      }, REST_MS).unref();
    });
    // After its last answer Node closes a connection at once; with bytes that are unread the system resets it, and the
    // client may lose the answer.
    const { destroySoon } = Object.getPrototypeOf(socket) as Socket;
    socket.destroySoon = () => {
      if (req.complete) destroySoon.call(socket);
      else socket.end();
    };
  });
}
