import { existsSync, rmSync, statfsSync, statSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** How much is kept back, and from where on nothing more is taken. */
export interface RoomLimits {
  /** Size of the file that keeps room for what is under way when the disk is full, in bytes. */
  readonly reserveBytes: number;
  /** With less room than this beside the reserve nothing is written, in bytes. */
  readonly leastBytes: number;
}

/** Enough for a transaction with the largest result, and for a start after a crash. */
export const ROOM_LIMITS: RoomLimits = { reserveBytes: 64 * 2 ** 20, leastBytes: 32 * 2 ** 20 };

/** Room on a disk, of which a part is kept back for what must not fail. */
export interface RoomKeeper {
  /** Whether nothing may be written now, as of the last look. */
  isShort(): boolean;
  /** Whether nothing may be written now. */
  look(): boolean;
  /** Keeps room back, where none is kept and there is enough. */
  reserve(): Promise<void>;
  /** Gives the reserve away for a write that is under way on a full disk. False when there is none. */
  giveUpReserve(): boolean;
}

const CHUNK_BYTES = 2 ** 20;

/** Keeps room by a file of its own at `path`. */
export function keepRoom(path: string, { reserveBytes, leastBytes }: RoomLimits = ROOM_LIMITS): RoomKeeper {
  let short = false;
  const hasReserve = (): boolean => statSync(path, { throwIfNoEntry: false })?.size === reserveBytes;

  return {
    isShort: () => short,
    look() {
      const { bavail, bsize } = statfsSync(dirname(path));
      // Somewhat more than it takes to stop: else it would be one and the other in turn.
      const enough = (short ? 2 : 1) * leastBytes + (hasReserve() ? 0 : reserveBytes);
      short = bavail * bsize < enough;
      return short;
    },
    async reserve() {
      if (short || hasReserve()) return;
      await fill(path, reserveBytes).catch(() => rm(path, { force: true }));
    },
    giveUpReserve() {
      if (!existsSync(path)) return false;
      rmSync(path, { force: true });
      short = true;
      return true;
    },
  };
}

/** Writes a file of this size with what a file system cannot keep in less room. */
async function fill(path: string, bytes: number): Promise<void> {
  const file = await open(path, "w");
  try {
    const content = Buffer.alloc(CHUNK_BYTES, crypto.getRandomValues(Buffer.alloc(65_536)));
    for (let left = bytes; left > 0; left -= CHUNK_BYTES) {
      await file.writeFile(content.subarray(0, Math.min(CHUNK_BYTES, left)));
    }
    await file.sync();
  } finally {
    await file.close();
  }
}
