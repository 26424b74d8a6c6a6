import fc from "fast-check";
import { test } from "tap";
import { differences } from "../src/samples/differences.ts";

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

test("a value does not differ from itself", async (t) => {
  fc.assert(fc.property(json, (value) => differences(value, structuredClone(value)).length === 0));
  t.pass();
});

test("what the expected value leaves out is not compared", async (t) => {
  const key = fc.string().filter((name) => name !== "__proto__");
  const object = fc.dictionary(key, json, { minKeys: 1 });
  fc.assert(
    fc.property(object, (whole) => {
      const [first, ...rest] = Object.entries(whole);
      return (
        differences(Object.fromEntries(rest), whole).length === 0 &&
        differences({ [first![0]]: [whole] }, {}).length === 1
      );
    }),
  );
  t.pass();
});

test("each difference has its field path and both values", async (t) => {
  const expected = { employees: [{ name: "Rosa", net_pay: 12 }, { name: "Ines" }], totals: null };
  const actual = { employees: [{ name: "Rosa", net_pay: 13.5 }], totals: { net_pay: 1 }, extra: true };
  t.same(differences(expected, actual), [
    { path: "employees", expected: "2 entries", actual: "1 entries" },
    { path: "employees[0].net_pay", expected: "12", actual: "13.5" },
    { path: "totals", expected: "null", actual: '{"net_pay":1}' },
  ]);
  t.same(differences({ a: "x".repeat(60) }, {}), [
    { path: "a", expected: `"${"x".repeat(38)}…`, actual: "nothing" },
  ]);
  t.same(
    differences({ a: [1] }, { a: { 0: 1 } }).map(({ path }) => path),
    ["a"],
  );
});
