import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createApplication } from "./http/application.ts";
import { trackConnections } from "./http/operations/connections.ts";
import { startHousekeeping } from "./http/operations/housekeeping.ts";
import { letGoOfSilentConnections, letGoOfUnreadBodies } from "./http/operations/let-go.ts";
import { refuseConnection } from "./http/operations/refuse-connection.ts";
import { resolveServerOptions, type ServerOptions } from "./http/options.ts";

/** Where a server listens. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
  /** `http://host:port`. */
  readonly url: string;
}

export interface PayliftServer {
  /** Listens. Rejects when the port is taken. */
  start(): Promise<ServerAddress>;
  /** Accepts no more requests, lets those in progress finish, and closes every connection. The store stays open. */
  stop(): Promise<void>;
}

/** How often connections are looked at for timeouts that have passed. */
const CONNECTIONS_CHECK_MS = 1_000;
const PROBE_AFTER_MS = 10_000;

/** The service over HTTP. Listens once `start` is called. @throws ServerOptionError. */
export function createServer(options: ServerOptions): PayliftServer {
  const resolved = resolveServerOptions(options);
  const { store, logger, host, port, headersTimeoutMs, requestTimeoutMs } = resolved;
  let stopping: Promise<void> | null = null;
  let endHousekeeping: () => Promise<void> = async () => undefined;
  const app = createApplication(resolved, () => stopping !== null);
  const server = createHttpServer(
    {
      headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: resolved.keepAliveTimeoutMs,
      connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
      // The system asks whether a silent other end is still there, every second from then on.
      keepAlive: true,
      keepAliveInitialDelay: PROBE_AFTER_MS,
    },
    app.callback(),
  );
  server.on("clientError", refuseConnection);
  // Whoever reads the body asks for it: who is refused before has sent none.
  server.on("checkContinue", (req, res) => server.emit("request", req, res));
  const connections = trackConnections(server);
  letGoOfSilentConnections(server, resolved.silenceTimeoutMs, connections);
  letGoOfUnreadBodies(server);

  async function stop(): Promise<void> {
    if (server.listening) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      connections.closeWhenIdle();
      const impatience = setTimeout(() => server.closeAllConnections(), resolved.stopTimeoutMs);
      await closed;
      clearTimeout(impatience);
    }
    await endHousekeeping();
    logger.info("server stopped");
  }

  return {
    start() {
      return new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, host, () => {
          server.off("error", reject);
          endHousekeeping = startHousekeeping(store, logger, resolved.housekeepingIntervalMs);
          const address = addressOf(server.address() as AddressInfo);
          logger.info(address, "server listening");
          resolve(address);
        });
      });
    },
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

function addressOf({ address, family, port }: AddressInfo): ServerAddress {
  const shown = family === "IPv6" ? `[${address}]` : address;
  return { host: address, port, url: `http://${shown}:${port}` };
}
