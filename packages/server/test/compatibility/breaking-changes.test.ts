import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { test } from "tap";
import { breakingChanges } from "./breaking-changes.ts";
import type { Direction } from "./direction.ts";
import type { OpenApiDocument } from "./open-api-document.ts";
import type { Schema } from "./schema.ts";

const thing = {
  type: "object",
  required: ["id", "size"],
  properties: {
    id: { type: "string", format: "uuid" },
    size: { type: "integer", minimum: 1, maximum: 10 },
    state: { type: "string", enum: ["new", "done"] },
    note: { type: ["string", "null"], maxLength: 5 },
    parts: { type: "array", items: { $ref: "#/components/schemas/Part" }, maxItems: 3 },
    amounts: { type: "object", patternProperties: { "^[a-z]+$": { type: "number" } } },
  },
};
const part = {
  anyOf: [{ type: "object", required: ["name"], properties: { name: { type: "string" } } }, { type: "null" }],
};
const depth = { type: "object", properties: { depth: { const: 1 } }, additionalProperties: false };
const order = { name: "order", in: "query", schema: { type: "string", default: "up" } };

/** A small interface: its own for each case, which changes it. */
const released = (): any =>
  structuredClone({
    paths: {
      "/things/{id}/": {
        get: {
          operationId: "getThing",
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }, order],
          responses: {
            200: {
              content: {
                "application/json": { schema: { $ref: "#/components/schemas/Thing" } },
                "text/csv": { schema: { type: "string" } },
              },
            },
            404: {},
          },
          security: [{ apiKey: ["things:read"] }, { session: [] }],
        },
        put: {
          operationId: "putThing",
          parameters: [],
          requestBody: {
            content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
          },
          responses: { 204: {} },
          security: [],
        },
      },
      "/depth/": {
        put: {
          operationId: "putDepth",
          parameters: [],
          requestBody: {
            content: { "application/json": { schema: { $ref: "#/components/schemas/Closed" } } },
          },
          responses: { 204: {} },
          security: [],
        },
      },
    },
    components: { schemas: { Thing: thing, Part: part, Closed: depth } },
  });

const ASKED = "Thing, as it is asked";
const ANSWERED = "Thing, as it is answered";

/** What is done to the interface, and what it breaks. */
const MUTATIONS: readonly (readonly [(document: any) => unknown, ...string[]])[] = [
  [(d) => delete d.paths["/depth/"], "PUT /depth/: is gone"],
  [({ paths }) => delete paths["/things/{id}/"].get, "GET /things/{id}/: is gone"],
  [({ paths }) => (paths["/new/"] = paths["/depth/"])],
  [
    ({ paths }) => {
      paths["/things/{thing}/"] = paths["/things/{id}/"];
      paths["/things/{thing}/"].get.parameters[0].name = "thing";
      delete paths["/things/{id}/"];
    },
  ],
  [
    (d) => (d.paths["/depth/"].put.operationId = "setDepth"),
    "PUT /depth/: operationId was putDepth and is setDepth",
  ],
  // Who may
  [(d) => (get(d).security = [])],
  [
    (d) => (put(d).security = [{ session: [] }]),
    "PUT /things/{id}/, security: a key or session is asked for now",
  ],
  [
    (d) => (get(d).security = [{ session: [] }]),
    "GET /things/{id}/, security: apiKey things:read is no longer enough",
  ],
  [
    (d) => get(d).security[0].apiKey.push("admin"),
    "GET /things/{id}/, security: apiKey things:read is no longer enough",
  ],
  // Parameters
  [(d) => get(d).parameters.pop(), "GET /things/{id}/, query order: is no longer taken"],
  [(d) => (get(d).parameters[1].required = true), "GET /things/{id}/, query order: has to be given now"],
  [
    (d) => get(d).parameters.push({ name: "page", in: "query", required: true, schema: {} }),
    "GET /things/{id}/, query page: has to be given now",
  ],
  [(d) => get(d).parameters.push({ name: "page", in: "query", schema: {} })],
  [
    (d) => (get(d).parameters[1].schema.default = "down"),
    'GET /things/{id}/, query order: default was "up" and is "down"',
  ],
  [
    (d) => (get(d).parameters[1].schema.enum = ["up"]),
    'GET /things/{id}/, query order: only "up" is taken any more',
  ],
  [
    (d) => (get(d).parameters[1].schema.type = "integer"),
    "GET /things/{id}/, query order: string is no longer taken",
  ],
  // Bodies and answers as a whole
  [(d) => (put(d).requestBody.required = true), "PUT /things/{id}/, body: has to be given now"],
  [(d) => delete put(d).requestBody, "PUT /things/{id}/, body: is no longer taken"],
  [
    (d) => (get(d).requestBody = { required: true, content: {} }),
    "GET /things/{id}/, body: has to be given now",
  ],
  [(d) => (put(d).requestBody.content = {}), "PUT /things/{id}/, body: application/json is gone"],
  [(d) => delete get(d).responses[404], "GET /things/{id}/, answer 404: is gone"],
  [(d) => (get(d).responses[409] = {})],
  [
    (d) => delete get(d).responses[200].content["text/csv"],
    "GET /things/{id}/, answer 200: text/csv is gone",
  ],
  [
    (d) => (get(d).responses[200].content["text/csv"].schema = { type: "null" }),
    "GET /things/{id}/, answer 200: null may now be answered",
  ],
  // Fields
  [({ components: { schemas } }) => (schemas.Thing.properties.extra = { type: "string" })],
  [(d) => delete fields(d).note, `${ASKED}, note: is no longer taken`, `${ANSWERED}, note: is gone`],
  [
    (d) => {
      delete fields(d).id;
      schemas(d).Thing.required.shift();
    },
    `${ASKED}, id: is no longer taken`,
    `${ANSWERED}, id: is gone`,
  ],
  [(d) => schemas(d).Thing.required.push("state"), `${ASKED}, state: has to be given now`],
  [(d) => schemas(d).Thing.required.pop(), `${ANSWERED}, size: may be missing now`],
  [
    (d) => {
      fields(d).extra = {};
      schemas(d).Thing.required.push("extra");
    },
    `${ASKED}, extra: has to be given now`,
  ],
  [(d) => (schemas(d).Thing.additionalProperties = false), `${ASKED}, {*}: any value is no longer taken`],
  [
    (d) => (schemas(d).Thing.additionalProperties = { type: "string" }),
    `${ASKED}, {*}: any value is no longer taken`,
  ],
  [(d) => delete schemas(d).Closed.additionalProperties],
  [(d) => (schemas(d).Closed.properties.more = {})],
  // Types
  [(d) => (fields(d).note.type = "string"), `${ASKED}, note: null is no longer taken`],
  [(d) => (fields(d).size.type = ["integer", "null"]), `${ANSWERED}, size: null may now be answered`],
  [(d) => (fields(d).size.type = "number"), `${ANSWERED}, size: number may now be answered`],
  [
    (d) => (fields(d).id = { type: "integer" }),
    `${ASKED}, id: string is no longer taken`,
    `${ANSWERED}, id: integer may now be answered`,
  ],
  [(d) => (fields(d).id = true), `${ANSWERED}, id: any value may now be answered`],
  [(d) => (fields(d).note = { anyOf: [{ type: "string", maxLength: 5 }, { type: "null" }] })],
  [(d) => schemas(d).Part.anyOf.pop(), "Part, as it is asked: null is no longer taken"],
  [
    (d) => schemas(d).Part.anyOf.push({ type: "boolean" }),
    "Part, as it is answered: boolean may now be answered",
  ],
  // Values
  [
    (d) => fields(d).state.enum.pop(),
    `${ASKED}, state: "done" is no longer taken`,
    `${ANSWERED}, state: "done" is no longer answered`,
  ],
  [(d) => fields(d).state.enum.push("gone"), `${ANSWERED}, state: "gone" may now be answered`],
  [(d) => delete fields(d).state.enum, `${ANSWERED}, state: any value may now be answered`],
  [
    (d) => (schemas(d).Closed.properties.depth.const = 2),
    "Closed, as it is asked, depth: 1 is no longer taken",
  ],
  // Bounds
  [(d) => (fields(d).size.minimum = 2), `${ASKED}, size: minimum was 1 and is 2`],
  [(d) => (fields(d).size.minimum = 0), `${ANSWERED}, size: minimum was 1 and is 0`],
  [(d) => (fields(d).size.maximum = 9), `${ASKED}, size: maximum was 10 and is 9`],
  [(d) => delete fields(d).size.maximum, `${ANSWERED}, size: maximum was 10 and is none`],
  [(d) => (fields(d).note.maxLength = 4), `${ASKED}, note: maxLength was 5 and is 4`],
  [(d) => (fields(d).id.minLength = 36), `${ASKED}, id: minLength was none and is 36`],
  [(d) => (fields(d).parts.maxItems = 2), `${ASKED}, parts: maxItems was 3 and is 2`],
  [(d) => delete fields(d).id.format, `${ANSWERED}, id: format was "uuid" and is none`],
  [(d) => (fields(d).id.pattern = "^a"), `${ASKED}, id: pattern was none and is "^a"`],
  // What there is no rule for has to be the same.
  [(d) => (fields(d).id.not = { const: "" }), `${ASKED}, id: not was none and is {"const":""}`],
  // Further in
  [
    (d) => delete schemas(d).Part.anyOf[0].properties.name,
    "Part, as it is asked, name: is no longer taken",
    "Part, as it is answered, name: is gone",
  ],
  [(d) => (fields(d).parts.items = { type: "null" }), `${ASKED}, parts[]: object is no longer taken`],
  [
    (d) => (fields(d).amounts.patternProperties["^[a-z]+$"].maximum = 9),
    `${ASKED}, amounts{^[a-z]+$}: maximum was none and is 9`,
  ],
  [
    (d) => {
      schemas(d).Piece = schemas(d).Part;
      delete schemas(d).Piece.anyOf[0].required;
      fields(d).parts.items.$ref = "#/components/schemas/Piece";
    },
    "Part, which is Piece now, as it is answered, name: may be missing now",
  ],
  // Words
  [(d) => (fields(d).id.description = "which one")],
];
const get = (document: any): any => document.paths["/things/{id}/"].get;
const put = (document: any): any => document.paths["/things/{id}/"].put;
const schemas = (document: any): any => document.components.schemas;
const fields = (document: any): any => document.components.schemas.Thing.properties;

test("what is the same breaks nothing, and each change what it should", async (t) => {
  t.same(breakingChanges({ released: released(), current: released() }), []);
  for (const [mutate, ...expected] of MUTATIONS) {
    const current = released();
    mutate(current);
    t.same(
      breakingChanges({ released: released(), current }).toSorted(),
      expected.toSorted(),
      String(mutate),
    );
  }
});

test("a document that refers to nothing is refused", async (t) => {
  const current = released();
  delete current.components.schemas.Part;
  t.throws(() => breakingChanges({ released: released(), current }), /no schema Part/);
});

const VALUES: readonly unknown[] = [null, "a", "ab", "b", 0, 1, 2, 1.5, true, [], ["a"], [1], {}];
const OBJECTS = VALUES.flatMap((value) => [{ a: value }, { b: value }, { a: value, b: 1 }]);

const small = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom<Schema>(true, false, { type: "null" }, { const: "a" }, { enum: ["a", 1, null] }),
    fc.record(
      {
        type: fc.constantFrom<unknown>("string", ["string", "null"]),
        maxLength: fc.constantFrom(1, 2),
        pattern: fc.constantFrom("^a", "b$"),
        enum: fc.constantFrom(["a"], ["a", "b", null]),
      },
      { requiredKeys: ["type"] },
    ),
    fc.record(
      {
        type: fc.constantFrom("integer", "number"),
        minimum: fc.constantFrom(0, 1),
        maximum: fc.constantFrom(1, 2),
      },
      { requiredKeys: ["type"] },
    ),
    fc.record({ type: fc.constant("array"), items: tie("schema") }),
    fc.record(
      {
        type: fc.constant("object"),
        properties: fc.dictionary(fc.constantFrom("a", "b"), tie("schema"), { maxKeys: 2 }),
        required: fc.subarray(["a", "b"]),
        patternProperties: fc.record({ "^a": tie("schema") }),
        additionalProperties: tie("schema"),
      },
      { requiredKeys: ["type"] },
    ),
    fc.record(
      {
        anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
        type: fc.constantFrom("object", "string"),
      },
      { requiredKeys: ["anyOf"] },
    ),
    fc.record({ allOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }) }),
  ) as fc.Arbitrary<Schema>,
})).schema;

/** Only with fields that the schema speaks of: what nobody knew may get a meaning. */
function closed(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_key, value) =>
    value?.type === "object" ? { additionalProperties: false, ...value } : value,
  );
}

function interfaceOf(schema: Schema, direction: Direction): OpenApiDocument {
  const content = { "application/json": { schema } };
  const body = direction === "asked" ? { requestBody: { content } } : {};
  const responses = direction === "asked" ? {} : { 200: { content } };
  const operation = { operationId: "x", parameters: [], security: [], responses, ...body };
  return { paths: { "/": { put: operation } }, components: { schemas: {} } };
}

test("where no change is told, no value that was fine is refused", async (t) => {
  let compatible = 0;
  fc.assert(
    fc.property(small, small, (before, after) => {
      const changes = breakingChanges({
        released: interfaceOf(before, "asked"),
        current: interfaceOf(after, "asked"),
      });
      if (changes.length > 0) return true;
      compatible += 1;
      const ajv = new Ajv2020({ strict: false });
      const [was, is] = [ajv.compile(closed(before)), ajv.compile(after)];
      return [...VALUES, ...OBJECTS].every((value) => !was(value) || is(value));
    }),
    { numRuns: 300, seed: 5 },
  );
  t.ok(compatible > 20, String(compatible));
});
