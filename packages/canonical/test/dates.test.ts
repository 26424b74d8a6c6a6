import fc from "fast-check";
import { test } from "tap";
import { comparePlainDates, daysBetween, isPlainDate, parseDate, parseDateRange } from "../src/index.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const day = fc
  .integer({ min: 0, max: 60_000 })
  .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10));

test("reads every printed form of a date", async (t) => {
  const forms: [string, string | null][] = [
    ["03/23/14", "2014-03-23"],
    ["08/21/2026", "2026-08-21"],
    ["8/19/2026", "2026-08-19"],
    ["2026-06-10", "2026-06-10"],
    ["2026/6/1", "2026-06-01"],
    ["09-30-2014", "2014-09-30"],
    ["09.30.2014", "2014-09-30"],
    ["November 5, 2020", "2020-11-05"],
    ["Feb 1, 2022", "2022-02-01"],
    ["FEB. 1, 2022", "2022-02-01"],
    ["Sept 30, 2021", "2021-09-30"],
    ["5-Nov-2020", "2020-11-05"],
    ["5 November 2020", "2020-11-05"],
    [" 02/29/2024 ", "2024-02-29"],
    ["02/29/2023", null],
    ["02/29/1900", null],
    ["04/31/2026", null],
    ["13/01/2026", null],
    ["01/02/0999", null],
    ["00/10/2026", null],
    ["08/21-2026", null],
    ["8/2026", null],
    ["Foo 1, 2022", null],
    ["20260821", null],
    ["1,234.56", null],
    ["", null],
  ];
  for (const [text, expected] of forms) t.equal(parseDate(text), expected, text);
});

test("two-digit years and the order of day and month follow the options", async (t) => {
  t.equal(parseDate("01/02/79"), "2079-01-02");
  t.equal(parseDate("01/02/80"), "1980-01-02");
  t.equal(parseDate("01/02/30", { twoDigitYearPivot: 29 }), "1930-01-02");
  t.equal(parseDate("01/02/2026", { order: "dmy" }), "2026-02-01");
  t.equal(parseDate("31/12/26", { order: "dmy" }), "2026-12-31");
});

test("reads printed periods", async (t) => {
  const june = { start: "2026-06-15", end: "2026-06-28" };
  const forms: [string, unknown][] = [
    ["06/15/2026 - 06/28/2026", june],
    ["06/15/2026-06/28/2026", june],
    ["06/15/2026 \u2013 06/28/2026", june],
    ["From 06/15/2026 to 06/28/2026", june],
    ["06/15/26 through 06/28/26", june],
    ["06-15-2026 - 06-28-2026", june],
    ["2026-06-15 - 2026-06-28", june],
    ["Feb 1, 2026 - Feb 7, 2026", { start: "2026-02-01", end: "2026-02-07" }],
    ["February 1 \u2013 February 7, 2026", { start: "2026-02-01", end: "2026-02-07" }],
    ["August 18 - 31, 2025", { start: "2025-08-18", end: "2025-08-31" }],
    ["March 31 through April 13, 2025", { start: "2025-03-31", end: "2025-04-13" }],
    ["December 22, 2024 through January 4, 2025", { start: "2024-12-22", end: "2025-01-04" }],
    ["November 2025", { start: "2025-11-01", end: "2025-11-30" }],
    ["February 2024", { start: "2024-02-01", end: "2024-02-29" }],
    ["July through September 2025", { start: "2025-07-01", end: "2025-09-30" }],
    ["September through July 2025", null],
    ["1st Quarter 2026", { start: "2026-01-01", end: "2026-03-31" }],
    ["Fourth Quarter, 2025", { start: "2025-10-01", end: "2025-12-31" }],
    ["Q2 2026", { start: "2026-04-01", end: "2026-06-30" }],
    ["Q5 2026", null],
    ["August 31 - 18, 2025", null],
    ["Branch 2025", null],
    ["06/28/2026 - 06/15/2026", null],
    ["06/15/2026", null],
    ["to", null],
    ["-".repeat(80), null],
  ];
  for (const [text, expected] of forms) t.same(parseDateRange(text), expected, text);
});

test("any day survives any printed form", async (t) => {
  const forms: ((year: string, month: string, date: string) => string)[] = [
    (year, month, date) => `${year}-${month}-${date}`,
    (year, month, date) => `${month}/${date}/${year}`,
    (year, month, date) => `${Number(month)}/${Number(date)}/${year}`,
    (year, month, date) => `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`,
    (year, month, date) => `${MONTHS[Number(month) - 1]?.slice(0, 3).toUpperCase()} ${date}, ${year}`,
    (year, month, date) => `${date}-${MONTHS[Number(month) - 1]?.slice(0, 3)}-${year}`,
  ];
  fc.assert(
    fc.property(day, fc.constantFrom(...forms), (date, form) => {
      const [year = "", month = "", dayOfMonth = ""] = date.split("-");
      return parseDate(form(year, month, dayOfMonth)) === date;
    }),
  );
  fc.assert(
    fc.property(day, day, (a, b) => {
      const days = daysBetween(a, b);
      if (
        days !== (Date.parse(b) - Date.parse(a)) / 86_400_000 ||
        Math.sign(days) !== comparePlainDates(b, a)
      )
        return false;
      const range = parseDateRange(`${a} - ${b}`);
      return days < 0 ? range === null : range?.start === a && range.end === b;
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const date = parseDate(text);
      parseDateRange(text);
      return date === null || isPlainDate(date);
    }),
  );
  t.pass();
});

test("only real days are plain dates", async (t) => {
  t.ok(isPlainDate("2026-02-28"));
  for (const value of ["2026-02-29", "2026-2-01", "02/28/2026", "2026/02/28", null, 20260228])
    t.notOk(isPlainDate(value), String(value));
  t.throws(() => daysBetween("2026-02-28", "2026-02-29"), { code: "invalid_date" });
});
