import { constants, createReadStream } from "node:fs";
import { access, mkdir, open, readdir, readFile, rename, rm, stat, statfs, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { BlobStore } from "../api/blobs.ts";
import { blobMissing, isBlobKey } from "./blob-key.ts";
import { opened, PLAIN, type BlobSealing } from "../sealing/blob-sealing.ts";
import { onDisk, spool, sweepSpool } from "./spool.ts";

/** Blobs as files of a folder, spread over 256 subfolders; half-written ones are in `temporary`. */
export function folderBlobs(folder: string, sealing: BlobSealing = PLAIN): BlobStore {
  const temporary = join(folder, "temporary");
  const pathOf = (key: string): string => join(folder, "sha256", key.slice(0, 2), key);
  /** What is done with the file of a key, which may not be there. */
  async function present<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    if (!isBlobKey(key)) throw blobMissing();
    return work(pathOf(key)).catch((error: unknown) => {
      if (isAbsent(error)) throw blobMissing();
      return onDisk(() => Promise.reject(error));
    });
  }

  return {
    async put(source, options) {
      const { path, key, checksum, size } = await spool(temporary, source, sealing, options);
      try {
        await onDisk(async () => {
          const target = pathOf(key);
          await mkdir(dirname(target), { recursive: true });
          await rename(path, target);
          // Its age is that of this put, however long the stream took.
          const now = new Date();
          await utimes(target, now, now);
          await syncFolder(dirname(target));
        });
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return { key, checksum, size };
    },

    async open(key) {
      // Opened here, so that a missing blob is an error of this call and not of the stream.
      const file = await present(key, (path) => open(path, "r"));
      return opened(sealing, createReadStream("", { fd: file }));
    },

    async read(key, options = {}) {
      const kept = await present(key, (path) => readFile(path, options));
      return sealing === PLAIN ? kept : buffer(sealing.open(Readable.from([kept])));
    },

    async has(key) {
      return (
        isBlobKey(key) &&
        access(pathOf(key)).then(
          () => true,
          () => false,
        )
      );
    },

    async delete(key) {
      if (!isBlobKey(key)) return false;
      return onDisk(() =>
        rm(pathOf(key)).then(
          () => true,
          (error: unknown) => (isAbsent(error) ? false : Promise.reject(error)),
        ),
      );
    },

    room: () =>
      onDisk(async () => {
        await mkdir(temporary, { recursive: true });
        await access(temporary, constants.W_OK);
        const { bsize, bavail, blocks } = await statfs(temporary);
        return { free: bavail * bsize, total: blocks * bsize };
      }),

    async *keys({ olderThanMs }) {
      for (const group of await readdir(join(folder, "sha256")).catch(() => [])) {
        for (const key of await readdir(join(folder, "sha256", group)).catch(() => [])) {
          const found = isBlobKey(key) ? await stat(pathOf(key)).catch(() => null) : null;
          if (found !== null && Date.now() - found.mtimeMs >= olderThanMs) yield key;
        }
      }
    },

    sweepTemporary: ({ olderThanMs } = {}) => sweepSpool(temporary, olderThanMs),
  };
}

// A renamed file is only safe once its folder is.
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, "code") === "ENOENT";
}
