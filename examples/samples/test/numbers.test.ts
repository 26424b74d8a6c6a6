import { test } from "tap";
import { hours, longDate, money, type MoneyStyle, rate, shortDate, spaced } from "../src/numbers.ts";

const plain: MoneyStyle = { negative: "minus", dollar: false, separators: "point" };

test("money in every style", async (t) => {
  t.equal(money(0, plain), "0.00");
  t.equal(money(7, plain), "0.07");
  t.equal(money(123_456_789, plain), "1,234,567.89");
  t.equal(money(-4_060, plain), "-40.60");
  t.equal(money(-4_060, { ...plain, negative: "parentheses" }), "(40.60)");
  t.equal(money(-4_060, { ...plain, negative: "trailing" }), "40.60-");
  t.equal(money(-172_750, { ...plain, dollar: true }), "-$1,727.50");
  t.equal(money(104_668, { ...plain, separators: "spaces" }), "1 046 68");
  t.equal(money(-424, { ...plain, separators: "spaces", negative: "trailing" }), "4 24-");
});

test("hours and rates", async (t) => {
  t.equal(hours(8000), "80.00");
  t.equal(hours(25, 4), "0.2500");
  t.equal(hours(108_850, 4), "1,088.5000");
  t.equal(rate(200_000), "20.0000");
  t.equal(rate(679_875), "67.9875");
  t.equal(rate(383_200, 2), "38.32");
  t.equal(spaced(rate(464_800)), "46 4800");
  t.equal(spaced(hours(108_850)), "1 088 50");
});

test("dates", async (t) => {
  t.equal(longDate("2026-08-21"), "08/21/2026");
  t.equal(shortDate("2026-08-21"), "08/21/26");
});
