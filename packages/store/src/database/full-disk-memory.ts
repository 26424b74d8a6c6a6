import { StoreError } from "../errors.ts";

/** Of a server's full disk we are told by what it refuses, and by nothing else: a refusal counts for so long. */
const REMEMBERED_MS = 10_000;

/** Whether a database server has lately refused a write because its disk is full. */
export interface FullDiskMemory {
  /** Takes note of an error, and gives it back. */
  note(error: unknown): unknown;
  /** @throws StoreError `insufficient_storage`. */
  require(): void;
}

export function rememberFullDisk(nowMs: () => number = () => performance.now()): FullDiskMemory {
  let refusedAtMs = -Infinity;
  return {
    note(error) {
      if (error instanceof StoreError && error.code === "insufficient_storage") refusedAtMs = nowMs();
      return error;
    },
    require() {
      if (nowMs() - refusedAtMs > REMEMBERED_MS) return;
      throw new StoreError("insufficient_storage", "the disk of the database is full");
    },
  };
}
