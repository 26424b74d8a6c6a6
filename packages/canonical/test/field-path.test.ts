import fc from "fast-check";
import { test } from "tap";
import { formatFieldPath, getAtPath, parseFieldPath, setAtPath, type FieldPath } from "../src/index.ts";

const key = fc
  .stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,8}$/)
  .filter((name) => !["__proto__", "constructor", "prototype"].includes(name));
const path: fc.Arbitrary<FieldPath> = fc.array(fc.oneof(key, fc.nat({ max: 999_999_999 })), { maxLength: 6 });

test("parses and formats paths", async (t) => {
  t.same(parseFieldPath("employees[3].taxes[1].amount"), ["employees", 3, "taxes", 1, "amount"]);
  t.same(parseFieldPath(""), []);
  t.equal(formatFieldPath(["employees", 3, "net_pay"]), "employees[3].net_pay");
  fc.assert(
    fc.property(path, (steps) => {
      const text = formatFieldPath(steps);
      return (
        formatFieldPath(parseFieldPath(text)) === text &&
        JSON.stringify(parseFieldPath(text)) === JSON.stringify(steps)
      );
    }),
  );
});

test("says where a path is wrong", async (t) => {
  const wrong: [string, number][] = [
    ["employees[", 9],
    ["employees[x]", 9],
    ["employees[01]", 9],
    ["employees[-1]", 9],
    ["employees[1]amount", 12],
    [".employees", 0],
    ["a..b", 2],
    ["a.", 2],
    ["a b", 1],
    ['a["b"]', 1],
    [`a[${"9".repeat(30)}]`, 1],
  ];
  for (const [text, position] of wrong)
    t.throws(() => parseFieldPath(text), { code: "invalid_field_path", details: { position } }, text);
  t.throws(() => formatFieldPath(["a.b"]), { code: "invalid_field_path" });
  t.throws(() => formatFieldPath([-1]), { code: "invalid_field_path" });
});

test("no text makes the parser throw anything but its own errors", async (t) => {
  const signs = fc.string({ unit: fc.constantFrom(..."abz_019[].\"' -"), maxLength: 20 });
  fc.assert(
    fc.property(fc.oneof(fc.string(), signs), (text) => {
      try {
        return formatFieldPath(parseFieldPath(text)) === text;
      } catch (error) {
        return ["invalid_field_path", "refused_field_path"].includes((error as { code: string }).code);
      }
    }),
    { numRuns: 2000 },
  );
  t.pass();
});

test("reads own fields only", async (t) => {
  const output = { employees: [{ net_pay: 1, taxes: [{ amount: 2 }] }] };
  t.equal(getAtPath(output, "employees[0].taxes[0].amount"), 2);
  t.equal(getAtPath(output, ["employees", 0, "net_pay"]), 1);
  t.equal(getAtPath(output, ""), output);
  for (const missing of [
    "employees[1].net_pay",
    "employees.length",
    "toString",
    "employees[0][0]",
    "pay_date.start",
  ]) {
    t.equal(getAtPath(output, missing), undefined, missing);
  }
});

test("sets what exists, and one more", async (t) => {
  const output = { employees: [{ net_pay: 1 }] as Record<string, unknown>[] };
  setAtPath(output, "employees[0].net_pay", 5);
  setAtPath(output, "employees[0].gross_pay", 6);
  setAtPath(output, "employees[1]", { net_pay: 7 });
  t.same(output, { employees: [{ net_pay: 5, gross_pay: 6 }, { net_pay: 7 }] });
  for (const refused of [
    "employees[3]",
    "employees.length",
    "totals.net_pay",
    "",
    "employees[0].net_pay.x",
  ]) {
    t.throws(() => setAtPath(output, refused, 1), { code: "refused_field_path" }, refused);
  }
});

test("prototypes are out of reach", async (t) => {
  const hostile: (string | FieldPath)[] = [
    "__proto__.polluted",
    "constructor.prototype.polluted",
    ["__proto__", "polluted"],
    ["a", "__proto__"],
  ];
  for (const attempt of hostile) {
    t.throws(() => setAtPath({ a: {} }, attempt, true), { code: "refused_field_path" });
    t.throws(() => getAtPath({ a: {} }, attempt), { code: "refused_field_path" });
    if (typeof attempt === "string") t.throws(() => parseFieldPath(attempt), { code: "refused_field_path" });
  }
  t.equal(({} as Record<string, unknown>)["polluted"], undefined);
});

test("what was set is what is read, whatever the path", async (t) => {
  fc.assert(
    fc.property(fc.array(key, { minLength: 1, maxLength: 4 }), fc.nat(), (keys, value) => {
      const root: Record<string, unknown> = {};
      keys.slice(0, -1).forEach((_, index) => setAtPath(root, keys.slice(0, index + 1), {}));
      setAtPath(root, keys, value);
      return getAtPath(root, keys) === value;
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        setAtPath({ a: [] }, text, 1);
      } catch (error) {
        return (error as { name: string }).name === "CanonicalError";
      }
      return true;
    }),
  );
  t.pass();
});
