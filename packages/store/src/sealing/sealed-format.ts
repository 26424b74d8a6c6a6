import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { StoreError } from "../errors.ts";
import type { DataKey } from "./keyring.ts";

// A sealed thing is a header and frames. The header names the data key and has a salt, from which every sealed thing
// gets a key of its own; so a counter may be the nonce of its frames. The last frame is marked as such: what was cut off
// does not open.

/** With bytes that no text has, and none of which survives a careless copy, as in PNG. */
export const MAGIC = Buffer.from("\x89PLS\r\n\x1a\n", "latin1");
const ID_BYTES = 16;
const SALT_BYTES = 32;
const TAG_BYTES = 16;
const COUNTER_BYTES = 8;

export const HEADER_BYTES = MAGIC.length + ID_BYTES + SALT_BYTES;
/** Of plain bytes; the last one may be shorter, or empty. */
export const FRAME_BYTES = 65_536;
export const SEALED_FRAME_BYTES = FRAME_BYTES + TAG_BYTES;

/** Seals or opens the frames of one thing, in their order. */
export interface Frames {
  next(frame: Uint8Array, isLast: boolean): Buffer;
}

export function newHeader({ id }: DataKey): Buffer {
  return Buffer.concat([MAGIC, Buffer.from(id.replaceAll("-", ""), "hex"), randomBytes(SALT_BYTES)]);
}

export function keyIdOf(header: Buffer): string {
  const hex = header.subarray(MAGIC.length, MAGIC.length + ID_BYTES).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** `place` is what the thing belongs to: sealed at one place, it does not open at another. */
export function sealingFrames(dataKey: DataKey, header: Buffer, place: string): Frames {
  const key = ownKey(dataKey, header, place);
  let count = 0n;
  return {
    next(frame, isLast) {
      const cipher = createCipheriv("aes-256-gcm", key, nonceOf(count++, isLast));
      return Buffer.concat([cipher.update(frame), cipher.final(), cipher.getAuthTag()]);
    },
  };
}

/** @throws StoreError `data_damaged` from `next`. */
export function openingFrames(dataKey: DataKey, header: Buffer, place: string): Frames {
  const key = ownKey(dataKey, header, place);
  let count = 0n;
  return {
    next(frame, isLast) {
      const tagAt = frame.length - TAG_BYTES;
      if (tagAt < 0) throw damaged();
      const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(count++, isLast)).setAuthTag(
        frame.subarray(tagAt),
      );
      try {
        return Buffer.concat([decipher.update(frame.subarray(0, tagAt)), decipher.final()]);
      } catch (cause) {
        throw damaged(cause);
      }
    },
  };
}

export function damaged(cause?: unknown): StoreError {
  return new StoreError("data_damaged", "encrypted data was changed or cut off", {}, { cause });
}

function ownKey({ key }: DataKey, header: Buffer, place: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, header.subarray(-SALT_BYTES), `paylift ${place}`, 32));
}

function nonceOf(count: bigint, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(COUNTER_BYTES + 4);
  nonce.writeBigUInt64BE(count);
  nonce[COUNTER_BYTES] = isLast ? 1 : 0;
  return nonce;
}
