import { StoreError } from "../errors.ts";

const KEY = /^[0-9a-f]{64}$/;

/** Whether the text has the form of a key. Nothing else ever becomes part of a path. */
export function isBlobKey(text: string): boolean {
  return KEY.test(text);
}

export function blobMissing(): StoreError {
  return new StoreError("blob_missing", "there are no bytes under this key");
}
