import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { resolve, join, relative } from "node:path";
import { text } from "node:stream/consumers";
import type { Store } from "@paylift/store";
import { AdminError } from "./admin-error.ts";
import { operations, type OperationName } from "./operations.ts";

/** What came of a request over the socket. */
export type Reply = { ok: true; answer: unknown } | { ok: false; message: string };

// What the kernel takes for the path of a socket, on every system.
const LONGEST_PATH = 103;
const REQUEST_LIMIT = 65_536;

/** Where the server of an embedded data folder listens for the operator's commands; the shorter way there. */
export function adminSocketPath(dataFolder: string): string {
  const absolute = join(resolve(dataFolder), "admin.sock");
  const fromHere = relative(process.cwd(), absolute);
  const path = fromHere.length < absolute.length ? fromHere : absolute;
  if (path.length <= LONGEST_PATH) return path;
  throw new AdminError(`the data folder's path is too long for a socket in it (${LONGEST_PATH} characters)`);
}

/**
 * Lets commands of this user work on a store that only this process can open. To be called with the data folder's lock
 * held: what lies at the socket's place is left over. Gives the function that ends it.
 */
export async function openAdminSocket(path: string, store: Store): Promise<() => Promise<void>> {
  await rm(path, { force: true });
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket.on("error", () => socket.destroy()).on("close", () => open.delete(socket)));
    void serve(socket, store);
  });
  await listenPrivately(server, path);
  return async () => {
    server.close();
    // Somebody who connected and asked for nothing must not hold up the end.
    for (const socket of open) if (!socket.readableEnded) socket.destroy();
    await once(server, "close");
  };
}

/** Only the owner may connect; from the first moment, so by the mask and not by a change of mode afterwards. */
async function listenPrivately(server: Server, path: string): Promise<void> {
  const mask = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(mask);
  }
  await once(server, "listening");
}

async function serve(socket: Socket, store: Store): Promise<void> {
  let length = 0;
  socket.on("data", (chunk) => {
    length += chunk.length;
    if (length > REQUEST_LIMIT) socket.destroy();
  });
  try {
    socket.end(JSON.stringify(await reply(await text(socket), store)));
  } catch {
    // The command has gone away.
    socket.destroy();
  }
}

async function reply(request: string, store: Store): Promise<Reply> {
  try {
    const { operation, input } = JSON.parse(request) as { operation: OperationName; input: never };
    if (!Object.hasOwn(operations, operation)) throw new AdminError("the server does not know this command");
    return { ok: true, answer: await operations[operation](store, input) };
  } catch (error) {
    // The store's by name: this spares loading the store where a command only speaks to the socket.
    const known = error instanceof Error && (error instanceof AdminError || error.name === "StoreError");
    return { ok: false, message: known ? error.message : "the server failed in this command" };
  }
}
