import { WEBHOOK_EVENTS, WORK_STATUSES, type JsonObject } from "@paylift/store";
import Type from "typebox";
import { id, nullable, oneOf, pageOf, timestamp, workErrorSchema } from "../fields.ts";

export const deliverySchema = Type.Object(
  {
    id: id("sent as webhook-id with every attempt"),
    webhook_id: id(),
    event: oneOf(WEBHOOK_EVENTS),
    data: Type.Unsafe<JsonObject>({ type: "object", description: "what was sent" }),
    status: oneOf(WORK_STATUSES, "completed once the receiver answered with a 2xx"),
    attempts: Type.Integer({ minimum: 0 }),
    response_status: nullable<number>(Type.Integer({ description: "of the answer that was accepted" })),
    error: Type.Optional(workErrorSchema),
    created_at: timestamp(),
    updated_at: timestamp(),
  },
  { title: "Delivery", description: "one event on its way to one webhook; `error` is there when failed" },
);
export const deliveryPageSchema = pageOf(deliverySchema);

export const deliveryQuerySchema = Type.Object({ status: Type.Optional(oneOf(WORK_STATUSES)) });
