import fc from "fast-check";
import { test } from "tap";
import {
  addMoney,
  CanonicalError,
  formatMoney,
  MAX_CENTS,
  moneyFromJson,
  moneyToJson,
  parseMoney,
  sumMoney,
} from "../src/index.ts";

const cents = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS });

test("reads every printed form of money", async (t) => {
  const forms: [string, number][] = [
    ["1,234.56", 123456],
    ["1234.56", 123456],
    ["$ 452.43", 45243],
    ["$1,727.50", 172750],
    ["(151.25)", -15125],
    ["($86.38)", -8638],
    ["$(86.38)", -8638],
    ["86.38-", -8638],
    ["86.38 -", -8638],
    ["- 40.60", -4060],
    ["-86.38", -8638],
    ["\u221286.38", -8638],
    ["-$86.38", -8638],
    ["$-86.38", -8638],
    ["-647 .82", -64782],
    [".82", 82],
    ["-.57", -57],
    ["$00.00", 0],
    ["-0.00", 0],
    ["1,046.68*", 104668],
    ["36.52*", 3652],
    ["+ 13.50", 1350],
    ["  13.50\u00a0", 1350],
    ["9,999,999,999,999.99", MAX_CENTS],
  ];
  for (const [text, expected] of forms) t.equal(parseMoney(text), expected, text);
});

test("refuses what is not money", async (t) => {
  const texts = [
    "",
    " ",
    "-",
    "$",
    ".",
    "()",
    "-(5.00)",
    "(-5.00)",
    "80.0000",
    "80.5",
    "140031",
    "0",
    "12%",
    "12.00%",
    "1,23.45",
    "12,34,567.00",
    ",123.45",
  ];
  texts.push(
    "1234,567.00",
    "1,234,.56",
    "08/21/2026",
    "2026-08-21",
    "--5.00",
    "-5.00-",
    "(-5.00)",
    "(5.00",
    "5.00)",
    "$$5.00",
    "5.00 USD",
  );
  texts.push(
    "1.234.56",
    "1 046 68",
    "10,000,000,000,000.00",
    "90071992547409.92",
    `${"9".repeat(400)}.00`,
    "NaN",
    "1e5.00",
    "٣.٥٠",
  );
  for (const text of texts) t.equal(parseMoney(text), null, text);
});

test("reads money whose cents are set apart by a space", async (t) => {
  const forms: [string, number | null][] = [
    ["1 046 68", 104668],
    ["12 345 678 90", 1234567890],
    ["86 38-", -8638],
    ["540 33", 54033],
    ["0 00", 0],
    ["1,046 68", 104668],
    ["1,046.68", 104668],
    ["(151.25)", -15125],
    ["1 46 68", null],
    ["1046 68", 104668],
    ["1165 731 22", null],
    ["1 046", null],
    ["20 0000", null],
    ["86", null],
    ["86  38 12", null],
  ];
  for (const [text, expected] of forms) t.equal(parseMoney(text, { decimals: "space" }), expected, text);
});

test("every amount survives every printed form", async (t) => {
  const forms: ((text: string) => string)[] = [
    (text) => text,
    (text) => text.replaceAll(",", ""),
    (text) => `$${text}`,
    (text) => `$ ${text} *`,
    (text) => (text.startsWith("-") ? `(${text.slice(1)})` : text),
    (text) => (text.startsWith("-") ? `($${text.slice(1)})` : text),
    (text) => (text.startsWith("-") ? `${text.slice(1)}-` : `+${text}`),
    (text) => (text.startsWith("-") ? `${text.slice(1)} -` : text),
    (text) => text.replace(/^(-?)0\./, "$1."),
    (text) => text.replace(".", " ."),
  ];
  fc.assert(
    fc.property(cents, fc.constantFrom(...forms), (amount, form) => {
      return (
        parseMoney(form(formatMoney(amount))) === amount &&
        parseMoney(form(formatMoney(amount)), { decimals: "space" }) === amount
      );
    }),
  );
  fc.assert(
    fc.property(
      cents,
      (amount) => parseMoney(formatMoney(amount).replace(/[,.]/g, " "), { decimals: "space" }) === amount,
    ),
  );
  t.pass();
});

test("no text makes the parser throw, and a hit has two decimals", async (t) => {
  const alphabet = fc.string({ unit: fc.constantFrom(..."0123456789.,-()$ *+%/\u2212a"), maxLength: 14 });
  fc.assert(
    fc.property(fc.oneof(fc.string(), alphabet), (text) => {
      const point = parseMoney(text);
      const space = parseMoney(text, { decimals: "space" });
      if (point !== null && !/\.\d\d(?!\d)/.test(text)) return false;
      if (space !== null && !/[. \s]\d\d(?!\d)/.test(text)) return false;
      return [point, space].every(
        (amount) => amount === null || (Number.isSafeInteger(amount) && !Object.is(amount, -0)),
      );
    }),
    { numRuns: 2000 },
  );
  t.pass();
});

test("JSON numbers of money go there and back", async (t) => {
  fc.assert(
    fc.property(
      cents,
      (amount) => moneyFromJson(JSON.parse(JSON.stringify(moneyToJson(amount))) as number) === amount,
    ),
  );
  t.equal(moneyToJson(-0), 0);
  t.equal(moneyFromJson(1.15), 115);
  t.ok(Object.is(moneyFromJson(-0), 0), "no cent below nothing");
  for (const amount of [1.005, 0.001, Number.NaN, Infinity, 1e14]) {
    t.throws(() => moneyFromJson(amount), { code: "money_not_cents" }, String(amount));
  }
});

test("sums stay exact or throw", async (t) => {
  t.equal(addMoney(10, -25), -15);
  t.equal(sumMoney([]), 0);
  t.throws(() => addMoney(MAX_CENTS, 1), new CanonicalError("money_out_of_range", "").constructor);
  t.throws(() => sumMoney([0.5]), { code: "money_out_of_range" });
  t.throws(() => formatMoney(Number.MAX_SAFE_INTEGER), { code: "money_out_of_range" });
  const small = fc.integer({ min: -1e9, max: 1e9 });
  fc.assert(
    fc.property(fc.array(small), small, (list, one) => sumMoney([...list, one]) - one === sumMoney(list)),
  );
});
