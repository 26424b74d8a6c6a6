import type { Server } from "node:http";
import type { Socket } from "node:net";

/** The open connections of a server. */
export interface Connections {
  /** Closes connections that carry no request now, and every other one after its answer. */
  closeWhenIdle(): void;
}

export function trackConnections(server: Server): Connections {
  const requests = new Map<Socket, number>();
  let closing = false;

  server.on("connection", (socket) => {
    requests.set(socket, 0);
    socket.once("close", () => requests.delete(socket));
  });
  server.on("request", (req, res) => {
    const { socket } = req;
    requests.set(socket, (requests.get(socket) ?? 0) + 1);
    if (closing) res.setHeader("Connection", "close");
    res.once("close", () => {
      const left = (requests.get(socket) ?? 1) - 1;
      if (requests.has(socket)) requests.set(socket, left);
      if (closing && left === 0) socket.end();
    });
  });

  return {
    closeWhenIdle() {
      closing = true;
      for (const [socket, running] of requests) if (running === 0) socket.destroy();
    },
  };
}
