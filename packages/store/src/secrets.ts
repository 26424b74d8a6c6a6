import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as text that needs no escaping anywhere. */
export function randomSecret(prefix: string): string {
  return prefix + randomBytes(32).toString("base64url");
}

/** What is kept of a random secret. With 256 random bits a plain hash cannot be searched. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
