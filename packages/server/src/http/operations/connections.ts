import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The open connections of a server. */
export interface Connections {
  /** Closes connections that carry no request now, and every other one after its answer. */
  closeWhenIdle(): void;
  /** Whether it is our turn: the request is here, or there is some of it that we have not read, and no answer waits to be fetched. */
  isWorking(socket: Socket): boolean;
  /** Whether a request is here in part, and nothing of an answer is on its way. */
  isArriving(socket: Socket): boolean;
}

export function trackConnections(server: Server): Connections {
  const requests = new Map<Socket, Map<IncomingMessage, ServerResponse>>();
  let closing = false;

  server.on("connection", (socket) => {
    requests.set(socket, new Map());
    socket.once("close", () => requests.delete(socket));
  });
  server.on("request", (req, res) => {
    const { socket } = req;
    requests.get(socket)?.set(req, res);
    if (closing) res.setHeader("Connection", "close");
    res.once("close", () => {
      const running = requests.get(socket);
      running?.delete(req);
      if (closing && running?.size === 0) socket.end();
    });
  });

  return {
    closeWhenIdle() {
      closing = true;
      for (const [socket, running] of requests) if (running.size === 0) socket.destroy();
    },
    isWorking(socket) {
      const running = [...(requests.get(socket)?.keys() ?? [])];
      const isOurTurn = running.every((req) => req.complete || req.readableLength > 0);
      return running.length > 0 && isOurTurn && socket.writableLength === 0;
    },
    isArriving(socket) {
      const running = [...(requests.get(socket) ?? [])];
      return running.length > 0 && running.every(([req, res]) => !req.complete && !res.headersSent);
    },
  };
}
