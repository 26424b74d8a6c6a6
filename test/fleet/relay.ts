import { connect, createServer, type Socket } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A way to a Postgres on a local socket that can be interrupted. */
export interface Relay {
  /** The same database, by this way. */
  readonly url: string;
  /** From now on nothing arrives on either side, and nobody is told: as when a network is split. */
  cut(): void;
  /** What was on the way arrives, late. */
  heal(): void;
  stop(): Promise<void>;
}

const SOCKET = ".s.PGSQL.5432";

export async function startRelay(databaseUrl: string): Promise<Relay> {
  const folder = await mkdtemp(join(tmpdir(), "paylift-relay-"));
  const url = new URL(databaseUrl);
  const target = join(url.searchParams.get("host") ?? "", SOCKET);
  url.searchParams.set("host", folder);
  const sockets = new Set<Socket>();
  let isCut = false;

  function pass(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on("data", (chunk) => {
      if (!to.write(chunk)) from.pause();
    });
    to.on("drain", () => {
      if (!isCut) from.resume();
    });
    from.on("error", () => to.destroy());
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
    if (isCut) from.pause();
  }

  const server = createServer((client) => {
    const upstream = connect(target);
    pass(client, upstream);
    pass(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(join(folder, SOCKET), resolve));

  return {
    url: url.href,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    heal() {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
