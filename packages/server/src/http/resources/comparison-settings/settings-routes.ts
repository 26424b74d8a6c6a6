import type { JsonObject } from "@paylift/store";
import type { Static } from "typebox";
import type { ObjectSchema } from "../../request/object-schema.ts";
import { route, type Route } from "../../routing/route.ts";
import { mappingSchema, toleranceSchema } from "./settings-schemas.ts";
import type { Setting, SettingsService } from "./settings-service.ts";

/** Reading and replacing a payroll migration's mapping and tolerance. */
export function settingsRoutes(settings: SettingsService): Route[] {
  return [
    ...routesOf(
      settings,
      "mapping",
      mappingSchema,
      "the same people and items on both sides",
      MAPPING_EXAMPLE,
    ),
    ...routesOf(
      settings,
      "tolerance",
      toleranceSchema,
      "which differences are accepted by rule",
      TOLERANCE_EXAMPLE,
    ),
  ];
}

const MAPPING_EXAMPLE = {
  employees: [{ source_id: "004217", target_name: "Rosa Bellwether" }],
  lines: [
    {
      source: [{ section: "deductions", code: "MED", description: "Medical Pre-tax" }],
      target: [{ section: "deductions", code: null, description: "Health Insurance" }],
    },
  ],
} satisfies Static<typeof mappingSchema>;

const TOLERANCE_EXAMPLE = {
  tolerances: [{ field: "amount", section: "taxes", absolute: 0.01 }],
  ytd_reason: "the new provider starts its year-to-date figures in July",
  min_confidence: 0.95,
} satisfies Static<typeof toleranceSchema>;

function routesOf(
  settings: SettingsService,
  setting: Setting,
  schema: ObjectSchema,
  meaning: string,
  example: JsonObject,
): Route[] {
  const name = setting === "mapping" ? "Mapping" : "Tolerance";
  const common = {
    path: `/api/v1/payroll-migrations/{id}/${setting}/`,
    tag: "Migrations",
    ids: { id: "migration_not_found" },
    replies: { 200: { description: `the ${setting}`, schema } },
  } as const;
  return [
    route({
      ...common,
      method: "get",
      operationId: `getMigration${name}`,
      summary: `Retrieve a payroll migration's ${setting}: ${meaning}`,
      access: "migrations:read",
      async handle({ caller, param }) {
        return { status: 200, body: await settings.get(caller, param("id"), setting) };
      },
    }),
    route({
      ...common,
      method: "put",
      operationId: `putMigration${name}`,
      summary: `Replace a payroll migration's ${setting}: ${meaning}`,
      description: "Applies to validations that start from now on.",
      access: "migrations:write",
      body: schema,
      example,
      async handle({ caller, param, body }) {
        return { status: 200, body: await settings.put(caller, param("id"), setting, body as JsonObject) };
      },
    }),
  ];
}
