import { once } from "node:events";
import { open, type FileHandle } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";

/** Of a socket's path, on the systems that have no other way to name it (macOS has the shortest). */
const PATH_BYTES_MAX = 100;

/** A socket in a folder that answers as long as its process is there. */
export interface LivingSocket {
  /** Removes it. */
  close(): Promise<void>;
}

/**
 * Puts a socket into a folder. The kernel ends it with its process, and answers for a process that stands still, also to
 * processes of other containers. Null where the folder's file system has no sockets.
 */
export async function openLivingSocket(folder: string, name: string): Promise<LivingSocket | null> {
  const place = await placeOf(folder, name);
  if (place === null) return null;
  const server = createServer((socket) => socket.destroy());
  server.unref();
  server.listen(place.path);
  try {
    await once(server, "listening");
  } catch {
    await place.letGo();
    return null;
  }
  return {
    async close() {
      server.close();
      await once(server, "close");
      await place.letGo();
    },
  };
}

/** Whether the process of a socket is there. */
export async function isLiving(folder: string, name: string): Promise<boolean> {
  const place = await placeOf(folder, name);
  if (place === null) return false;
  const socket = connect(place.path);
  try {
    await once(socket, "connect");
    return true;
  } catch (error) {
    // Nobody listens, or nothing is there; whatever else keeps us from it says nothing of who holds it.
    return !/^(ECONNREFUSED|ENOENT)$/.test(String(Reflect.get(Object(error), "code")));
  } finally {
    socket.destroy();
    await place.letGo();
  }
}

interface Place {
  readonly path: string;
  letGo(): Promise<void>;
}

/** How the system is told of a socket in a folder of any path; null where it cannot be. */
async function placeOf(folder: string, name: string): Promise<Place | null> {
  const letGo = async (): Promise<void> => undefined;
  if (process.platform === "win32") return { path: `\\\\.\\pipe\\paylift-${name}`, letGo };
  if (process.platform === "linux") {
    const handle: FileHandle = await open(folder, "r");
    return { path: `/proc/self/fd/${handle.fd}/${name}`, letGo: () => handle.close() };
  }
  const path = join(folder, name);
  return Buffer.byteLength(path) <= PATH_BYTES_MAX ? { path, letGo } : null;
}
