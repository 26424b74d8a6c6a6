import { createHash } from "node:crypto";

/** The namespace of our names; chosen once at random, never to be changed. */
const NAMESPACE = Buffer.from("6f1f6b0a3c5d4c0e9c3a8a0f1d7e52b4", "hex");

/** The same UUID for the same name, for ever (RFC 9562, version 5). */
export function uuidOfName(name: string): string {
  const bytes = createHash("sha1").update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
