import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

export interface Receiver {
  readonly url: string;
  stop(): Promise<void>;
}

const REFUSAL = "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/** A receiver of webhooks that takes every connection, and never says a word, or refuses at once whatever it is sent. */
export async function startReceiver(answers: "never" | "503"): Promise<Receiver> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    // Who gives up on it resets the connection.
    socket.on("error", () => {}).on("close", () => open.delete(socket));
    if (answers === "503") socket.once("data", () => socket.end(REFUSAL));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
