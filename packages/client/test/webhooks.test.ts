import { test } from "tap";
import { signWebhook } from "../../server/src/worker/sign-webhook.ts";
import { verifyWebhook, WebhookSignatureError } from "../src/index.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const data = { job_id: "8e2f6a14-0c3d-4b75-a9e8-1f7b5c20d346", document_id: null, status: "completed" };
const body = JSON.stringify({ type: "job.completed", timestamp: "2026-07-31T18:04:12.000Z", data });

function signed(at = new Date()): Record<string, string> {
  return signWebhook({ id: "6f1d2a90-4c1b-4a57-9d0e-2b8f4c7e1a35", body, secret: SECRET, at });
}

test("what the service has signed is the event, whatever holds the headers", async (t) => {
  t.same(verifyWebhook(body, signed(), SECRET), JSON.parse(body));
  t.same(verifyWebhook(body, new Headers(signed()), SECRET), JSON.parse(body));
  t.same(verifyWebhook(body, { ...signed(), accept: ["a", "b"], via: undefined }, SECRET), JSON.parse(body));
});

test("what was changed, is old, is not signed or has another secret is refused", async (t) => {
  const other = `whsec_${Buffer.alloc(32, 8).toString("base64")}`;
  const refused: [what: string, body: string, headers: Record<string, string>, secret: string][] = [
    ["changed", body.replace("completed", "failed"), signed(), SECRET],
    ["old", body, signed(new Date(Date.now() - 600_000)), SECRET],
    ["not signed", body, {}, SECRET],
    ["another secret", body, signed(), other],
  ];
  for (const [what, body, headers, secret] of refused)
    t.throws(() => verifyWebhook(body, headers, secret), WebhookSignatureError, what);
});
