import { connect, createServer, type Socket } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What happens to the n-th message to a database: it is lost, or its answer is. */
export const DATABASE_FAULTS = ["message_lost", "answer_lost"] as const;
export type DatabaseFault = (typeof DATABASE_FAULTS)[number];

/** A way to a Postgres on a local socket whose connections break at a message that can be chosen. */
export interface BreakingDatabase {
  readonly url: string;
  /** The n-th message from now on, counted from 1, breaks its connection. */
  arm(n: number, fault: DatabaseFault): void;
  /** Whether the message came. */
  disarm(): boolean;
  stop(): Promise<void>;
}

const SOCKET = ".s.PGSQL.5432";

export async function breakingDatabase(databaseUrl: string): Promise<BreakingDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "paylift-breaking-"));
  const url = new URL(databaseUrl);
  const target = join(url.searchParams.get("host") ?? "", SOCKET);
  url.searchParams.set("host", folder);
  const sockets = new Set<Socket>();
  let left = 0;
  let kind: DatabaseFault = "message_lost";

  const server = createServer((client) => {
    const upstream = connect(target);
    let deaf = false;
    const end = (): void => {
      for (const socket of [client, upstream]) {
        sockets.delete(socket);
        socket.destroy();
      }
    };
    for (const socket of [client, upstream]) sockets.add(socket.on("error", end).on("close", end));
    client.on("data", (chunk) => {
      if (left > 0 && --left === 0) {
        if (kind === "message_lost") return end();
        deaf = true;
      }
      upstream.write(chunk);
    });
    upstream.on("data", (chunk) => {
      // By now the server has done what it was told.
      if (deaf) end();
      else client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(join(folder, SOCKET), resolve));

  return {
    url: url.href,
    arm(n, fault) {
      left = n;
      kind = fault;
    },
    disarm() {
      const came = left === 0;
      left = 0;
      return came;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
