import { WEBHOOK_EVENTS } from "@paylift/store";
import Type from "typebox";
import { id, nullable, oneOf, pageOf, timestamp } from "../fields.ts";

const written = {
  url: Type.String({ format: "uri", maxLength: 2_000, pattern: "^[Hh][Tt][Tt][Pp][Ss]?://" }),
  events: Type.Array(oneOf(WEBHOOK_EVENTS), {
    minItems: 1,
    maxItems: WEBHOOK_EVENTS.length,
    uniqueItems: true,
  }),
};
const listed = { id: id(), ...written, created_at: timestamp(), updated_at: timestamp() };

export const webhookSchema = Type.Object(listed, { title: "Webhook" });
export const webhookPageSchema = pageOf(webhookSchema);
export const createdWebhookSchema = Type.Object(
  {
    ...listed,
    secret: nullable<string>(
      Type.String({ description: "signs what is sent; shown this once, null in a repeated answer" }),
    ),
  },
  { title: "CreatedWebhook" },
);
export const newWebhookSchema = Type.Object(written, { title: "NewWebhook" });
export const webhookChangesSchema = Type.Object(Type.Partial(newWebhookSchema).properties, {
  title: "WebhookChanges",
});
