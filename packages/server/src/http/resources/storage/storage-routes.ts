import type { Store } from "@paylift/store";
import Type from "typebox";
import { route, type Route } from "../../routing/route.ts";
import { nullable } from "../fields.ts";

const bytes = Type.Integer({ minimum: 0 });

const storageSchema = Type.Object(
  {
    stored_bytes: { ...bytes, description: "bytes of the organization's documents" },
    limit_bytes: nullable<number>({ ...bytes, description: "what they may take; null for no limit" }),
  },
  { title: "Storage" },
);

export function storageRoutes(store: Store, limitBytes: number | null): Route[] {
  return [
    route({
      method: "get",
      path: "/api/v1/storage/",
      operationId: "getStorage",
      tag: "Retention",
      summary: "Retrieve how much room the organization's documents take",
      access: "documents:read",
      replies: { 200: { description: "the room they take, and may take", schema: storageSchema } },
      async handle({ caller: { organizationId } }) {
        const stored = await store.documents.storedBytes(organizationId);
        return { status: 200, body: { stored_bytes: stored, limit_bytes: limitBytes } };
      },
    }),
  ];
}
