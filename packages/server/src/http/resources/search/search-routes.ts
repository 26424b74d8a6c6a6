import type { Found, Store } from "@paylift/store";
import Type from "typebox";
import { holdsScope } from "../../auth/caller.ts";
import { route, type Route } from "../../routing/route.ts";
import { id, nullable, timestamp } from "../fields.ts";

/** Of each kind. */
const FOUND_MAX = 8;

const searchSchema = Type.Object(
  {
    documents: Type.Array(Type.Object({ id: id(), filename: Type.String(), created_at: timestamp() }), {
      description: "with the text in their file name",
    }),
    people: Type.Array(
      Type.Object({
        name: Type.String(),
        employee_id: nullable<string>(Type.String()),
        job_id: id(),
        field_path: Type.String({ description: "of the person in the job's result" }),
        filename: Type.String(),
      }),
      {
        description:
          "with the text in their name or as their id, in the newest results; not in encrypted ones",
      },
    ),
    migrations: Type.Array(Type.Object({ id: id(), name: Type.String() }), {
      description: "with the text in their name; empty for a key without the scope migrations:read",
    }),
  },
  { title: "SearchResults", description: `the newest of each kind, ${FOUND_MAX} at most` },
);

const querySchema = Type.Object({
  q: Type.String({ minLength: 1, maxLength: 200, description: "what is sought" }),
});

/** Finds documents, people and payroll migrations by what they are called. */
export function searchRoutes(store: Store): Route[] {
  return [
    route({
      method: "get",
      path: "/api/v1/dashboard/search/",
      operationId: "search",
      tag: "Dashboard",
      summary: "Find documents, people and payroll migrations",
      access: "jobs:read",
      query: querySchema,
      replies: { 200: { description: "what was found", schema: searchSchema } },
      async handle({ caller, query }) {
        const found = await store.searches.find(caller.organizationId, query.q.trim(), FOUND_MAX);
        const migrations = holdsScope(caller, "migrations:read") ? found.migrations : [];
        return { status: 200, body: toSearchResults({ ...found, migrations }) };
      },
    }),
  ];
}

function toSearchResults({ documents, people, migrations }: Found): object {
  return {
    documents: documents.map(({ id, filename, createdAt }) => ({
      id,
      filename,
      created_at: createdAt.toISOString(),
    })),
    people: people.map(({ name, employeeId, jobId, index, filename }) => ({
      name,
      employee_id: employeeId,
      job_id: jobId,
      field_path: `employees[${index}]`,
      filename,
    })),
    migrations: migrations.map(({ id, name }) => ({ id, name })),
  };
}
