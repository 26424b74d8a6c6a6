import { createHmac } from "node:crypto";

/** The headers of Standard Webhooks: id, time in seconds, and the signature `v1` over both and the body. */
export function signWebhook({
  id,
  body,
  secret,
  at,
}: {
  id: string;
  body: string;
  /** `whsec_` and the key in base64. */
  secret: string;
  at: Date;
}): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
