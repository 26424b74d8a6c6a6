import { Ajv2020 } from "ajv/dist/2020.js";
import { isUuid } from "../../../src/http/request/uuid.ts";

/** The schemas of an OpenAPI document, under `paylift#/components/schemas/` and `paylift#/paths/`. */
export function openApiSchemas(document: object): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: false });
  ajv.addFormat("uuid", isUuid);
  for (const format of ["uri", "date", "date-time"]) ajv.addFormat(format, true);
  return ajv.addSchema(document, "paylift");
}
