import { WEBHOOK_EVENTS, type WebhookEvent } from "@paylift/store";
import Type, { type TSchema } from "typebox";
import { id, nullable, timestamp } from "../resources/fields.ts";
import type { Components } from "./components.ts";

const ENDED = ["completed", "failed"] as const;

/** What is told of a subject that has ended; who gets it asks the interface for the rest. */
const DATA: Readonly<Record<"job" | "validation", TSchema>> = {
  job: Type.Object({
    job_id: id(),
    document_id: nullable<string>(id("null when the document was deleted meanwhile")),
    status: Type.Unsafe<string>({ type: "string", enum: [...ENDED] }),
  }),
  validation: Type.Object({
    validation_id: id(),
    migration_id: id(),
    status: Type.Unsafe<string>({ type: "string", enum: [...ENDED] }),
  }),
};

const EXAMPLES = {
  job: {
    job_id: "8e2f6a14-0c3d-4b75-a9e8-1f7b5c20d346",
    document_id: "6f1d2a90-4c1b-4a57-9d0e-2b8f4c7e1a35",
  },
  validation: {
    validation_id: "d94b3e72-5f08-4b6d-9c12-7a1e8d5f20b6",
    migration_id: "47c0e9b1-82d5-4f36-b0a7-e31c6d8f9254",
  },
} as const;

/** What an event's name says of it: its subject, and how that ended. */
function partsOf(event: WebhookEvent): { subject: keyof typeof EXAMPLES; status: string } {
  const [subject, status = ""] = event.split(".") as [keyof typeof EXAMPLES, string];
  return { subject, status };
}

/** The requests that the service makes to webhooks, by event. */
export function webhookOperations(components: Components): object {
  return Object.fromEntries(WEBHOOK_EVENTS.map((event) => [event, { post: operation(event, components) }]));
}

function operation(event: WebhookEvent, components: Components): object {
  const { subject, status } = partsOf(event);
  const title = event.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const body = Type.Object(
    { type: Type.Literal(event), timestamp: timestamp("when it happened"), data: DATA[subject] },
    { title: `${title}Event` },
  );
  const example = {
    type: event,
    timestamp: "2026-07-31T18:04:12.000Z",
    data: { ...EXAMPLES[subject], status },
  };
  return {
    operationId: `on${title}`,
    tags: ["Webhooks"],
    summary: `A ${subject} has ${status}`,
    description:
      "Sent as Standard Webhooks describes (https://www.standardwebhooks.com). Whatever is not answered with a 2xx is sent again, up to 8 times over about an hour; 410 ends it.",
    parameters: [
      header("webhook-id", "the same for every attempt, to detect repetitions", {
        type: "string",
        format: "uuid",
      }),
      header("webhook-timestamp", "when it was sent, in seconds since 1970", { type: "integer" }),
      header("webhook-signature", "`v1,` and the HMAC-SHA256 of id, timestamp and body", { type: "string" }),
    ],
    requestBody: {
      required: true,
      content: { "application/json": { schema: components.refer(body), example } },
    },
    responses: {
      "2XX": { description: "the event was taken" },
      "410": { description: "it is not wanted any more: it is not sent again" },
    },
    security: [],
  };
}

function header(name: string, description: string, schema: object): object {
  return { name, in: "header", required: true, description, schema };
}
