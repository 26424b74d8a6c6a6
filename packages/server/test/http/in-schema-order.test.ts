import { test } from "tap";
import Type from "typebox";
import { inSchemaOrder } from "../../src/http/response/in-schema-order.ts";

const line = Type.Object({ code: Type.String(), amount: Type.Number() });
const arrange = inSchemaOrder(
  Type.Object({
    id: Type.String(),
    lines: Type.Array(line),
    first: Type.Optional(Type.Unsafe({ anyOf: [{ type: "null" }, line] })),
  }),
);

const text = (value: unknown): string => JSON.stringify(arrange(value));

test("fields stand in the order of their schema, in lists and in what may be null", async (t) => {
  const value = { first: { amount: 1, code: "a" }, lines: [{ amount: 2, code: "b" }], id: "x" };
  t.equal(text(value), '{"id":"x","lines":[{"code":"b","amount":2}],"first":{"code":"a","amount":1}}');
  t.equal(text({ first: null, id: "x" }), '{"id":"x","first":null}');
});

test("what the schema does not name comes last, and nothing is lost", async (t) => {
  t.equal(text({ more: { b: 1, a: 2 }, lines: [], id: "x" }), '{"id":"x","lines":[],"more":{"b":1,"a":2}}');
  const odd = JSON.parse('{"__proto__":{"a":1},"lines":7,"id":[]}');
  t.equal(text(odd), '{"id":[],"lines":7,"__proto__":{"a":1}}');
});

test("what is no record is left as it is", async (t) => {
  for (const value of [undefined, null, 7, "text", [1], Buffer.from("bytes")]) t.equal(arrange(value), value);
});
