import Type from "typebox";
import { SCOPES } from "../../auth/scopes.ts";
import { id, nullable, oneOf, pageOf, timestamp } from "../fields.ts";

const name = Type.String({ minLength: 1, maxLength: 200 });
const scopes = Type.Array(oneOf(SCOPES), { minItems: 1, maxItems: SCOPES.length, uniqueItems: true });
const timestampOrNull = nullable<string>(timestamp());
const listed = {
  id: id(),
  name: Type.String(),
  prefix: Type.String({ description: "the first characters of the key, to tell keys apart" }),
  scopes: Type.Array(Type.String()),
  created_at: timestamp(),
  last_used_at: timestampOrNull,
  expires_at: timestampOrNull,
};

export const apiKeySchema = Type.Object(listed, { title: "ApiKey" });
export const apiKeyPageSchema = pageOf(apiKeySchema);
export const createdApiKeySchema = Type.Object(
  {
    ...listed,
    key: nullable<string>(
      Type.String({ description: "the key itself; shown this once, null in a repeated answer" }),
    ),
  },
  { title: "CreatedApiKey" },
);
export const newApiKeySchema = Type.Object(
  { name, scopes, expires_at: Type.Optional(timestampOrNull) },
  { title: "NewApiKey" },
);
