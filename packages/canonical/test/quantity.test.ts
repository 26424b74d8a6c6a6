import fc from "fast-check";
import { test } from "tap";
import {
  multiplyToCents,
  parseQuantity,
  quantityToJson,
  sumQuantities,
  type Quantity,
} from "../src/index.ts";

const quantity: fc.Arbitrary<Quantity> = fc.record({
  units: fc.integer({ min: -1e9, max: 1e9 }),
  scale: fc.integer({ min: 0, max: 6 }),
});

/** Small enough that any product is an amount of money. */
const factor = fc.record({
  units: fc.integer({ min: -1e6, max: 1e6 }),
  scale: fc.integer({ min: 0, max: 6 }),
});

function print({ units, scale }: Quantity): string {
  const digits = String(Math.abs(units)).padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  return `${units < 0 ? "-" : ""}${whole}${scale > 0 ? `.${digits.slice(-scale)}` : ""}`;
}

test("keeps the decimals that are printed", async (t) => {
  const forms: [string, Quantity | null][] = [
    ["80.00", { units: 8000, scale: 2 }],
    ["1,088.5000", { units: 10885000, scale: 4 }],
    ["20.346846", { units: 20346846, scale: 6 }],
    [".57", { units: 57, scale: 2 }],
    ["80", { units: 80, scale: 0 }],
    ["-8.00", { units: -800, scale: 2 }],
    ["8.00-", { units: -800, scale: 2 }],
    ["$38.32", { units: 3832, scale: 2 }],
    ["1.2345678", null],
    ["80.", null],
    ["", null],
    ["8h", null],
    ["20 0000", null],
  ];
  for (const [text, expected] of forms) t.same(parseQuantity(text), expected, text);
});

test("reads decimals set apart by a space", async (t) => {
  const forms: [string, Quantity | null][] = [
    ["20 0000", { units: 200000, scale: 4 }],
    ["75 00-", { units: -7500, scale: 2 }],
    ["1 088 5000", { units: 10885000, scale: 4 }],
    ["80.00", { units: 8000, scale: 2 }],
    ["1 046", null],
    ["1 0", null],
  ];
  for (const [text, expected] of forms) t.same(parseQuantity(text, { decimals: "space" }), expected, text);
});

test("print then parse is the identity, and no text throws", async (t) => {
  fc.assert(
    fc.property(quantity, (value) => {
      const parsed = parseQuantity(print(value));
      return parsed !== null && parsed.units === value.units && parsed.scale === value.scale;
    }),
  );
  fc.assert(fc.property(quantity, (value) => quantityToJson(value) === Number(print(value))));
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parsed = parseQuantity(text, { decimals: "space" });
      return parsed === null || Number.isSafeInteger(parsed.units);
    }),
  );
  t.pass();
});

test("hours times rate is exact and rounds half away from zero", async (t) => {
  t.equal(multiplyToCents({ units: 425, scale: 2 }, { units: 300000, scale: 4 }), 12750);
  t.equal(multiplyToCents({ units: 5, scale: 1 }, { units: 1, scale: 2 }), 1);
  t.equal(multiplyToCents({ units: -5, scale: 1 }, { units: 1, scale: 2 }), -1);
  t.equal(multiplyToCents({ units: 49, scale: 2 }, { units: 1, scale: 2 }), 0);
  t.equal(multiplyToCents({ units: 40, scale: 0 }, { units: 20, scale: 0 }), 80000);
  t.throws(() => multiplyToCents({ units: 9e15, scale: 0 }, { units: 9e15, scale: 0 }), {
    code: "money_out_of_range",
  });
  fc.assert(fc.property(factor, factor, (a, b) => multiplyToCents(a, b) === multiplyToCents(b, a)));
  fc.assert(
    fc.property(factor, factor, (a, b) => {
      const negated = multiplyToCents({ ...a, units: -a.units }, b);
      return negated + multiplyToCents(a, b) === 0;
    }),
  );
});

test("sums keep the finest scale", async (t) => {
  t.same(sumQuantities([]), { units: 0, scale: 0 });
  t.same(
    sumQuantities([
      { units: 80, scale: 0 },
      { units: 425, scale: 2 },
    ]),
    { units: 8425, scale: 2 },
  );
  t.throws(
    () =>
      sumQuantities([
        { units: Number.MAX_SAFE_INTEGER, scale: 0 },
        { units: 1, scale: 6 },
      ]),
    { code: "quantity_out_of_range" },
  );
});
