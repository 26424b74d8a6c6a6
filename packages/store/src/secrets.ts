import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as text that needs no escaping anywhere. */
export function randomSecret(prefix: string): string {
  return prefix + randomBytes(32).toString("base64url");
}

/** A key of Standard Webhooks: its 256 random bits in the base64 that every verifying library decodes. */
export function randomWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/** What is kept of a random secret. With 256 random bits a plain hash cannot be searched. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
