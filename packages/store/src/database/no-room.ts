import { StoreError } from "../errors.ts";

/** What a caller is told where the disk of an embedded database has no room left. */
export function noRoom(options: ErrorOptions = {}): StoreError {
  return new StoreError("insufficient_storage", "the disk of the data folder is full", {}, options);
}
