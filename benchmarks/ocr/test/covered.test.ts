import type { CanonicalOutput } from "@paylift/canonical";
import type { Evidence, ExtractionResult } from "@paylift/engine";
import { test } from "tap";
import { legible } from "../src/documents/covered.ts";
import type { Picture } from "../src/scan.ts";

/** A page of 100 by 100 pixels, each a point, with ink in these rows of its left half. */
function picture(...inked: readonly number[]): Picture {
  const pixels = new Uint8Array(100 * 100).fill(255);
  for (const y of inked) pixels.fill(0, y * 100, y * 100 + 50);
  return { width: 100, height: 100, pixels, dpi: 72 };
}

/** Values stand in rows of 10 points: the first of a page covers rows 0 to 9. */
const at = (row: number): Evidence[] => [
  { page: 1, box: { x0: 0, top: 10 * row, x1: 50, bottom: 10 * row + 10 }, text: "1.00" },
];

function reading(
  names: readonly string[],
  evidence: ExtractionResult["evidence"],
): Pick<ExtractionResult, "canonical_output" | "evidence"> {
  const employees = names.map((name) => ({ name }));
  return { canonical_output: { employees } as unknown as CanonicalOutput, evidence };
}

/** Something white was drawn over the second value of the page, and over nothing else. */
const COVERED = { printed: [picture(5, 25)], unmarked: [picture(5, 15, 25)] };

test("a value whose ink is lost explains that it differs, and one that is whole does not", async (t) => {
  const read = reading(["Ann"], { pay_date: at(0), "totals.gross": at(1) });
  t.strictSame(legible(["pay_date", "totals.gross"], read, read, COVERED), ["pay_date"]);
  t.strictSame(legible(["pay_date"], read, read, { ...COVERED, printed: COVERED.unmarked }), ["pay_date"]);
});

test("what nobody drew over is legible, as is a place without ink", async (t) => {
  const read = reading([], { pay_date: at(1), company_name: at(7) });
  const pages = { printed: [picture(15)], unmarked: [picture(15)] };
  t.strictSame(legible(["pay_date", "company_name"], read, read, pages), ["pay_date", "company_name"]);
});

test("a page that was not drawn covers nothing", async (t) => {
  const read = reading([], { pay_date: [{ ...at(1)[0]!, page: 2 }] });
  t.strictSame(legible(["pay_date"], read, read, COVERED), ["pay_date"]);
});

test("of a list as many lines may differ as have a covered value, in either reading", async (t) => {
  const digital = reading(["Ann"], {
    "employees[0].earnings[0].amount": at(0),
    "employees[0].earnings[1].amount": at(1),
    "employees[0].earnings[1].hours": at(1),
  });
  const list = "employees[0].earnings";
  t.strictSame(legible([list, list], digital, reading(["Ann"], {}), COVERED), [list]);
  t.strictSame(legible([list, list], reading(["Ann"], {}), digital, COVERED), [list]);
});

test("a covered figure of an employee explains itself alone, a covered name the whole employee", async (t) => {
  const missing = reading([], {});
  const byFigure = reading(["Ann"], { "employees[0].net_pay": at(1) });
  t.strictSame(legible(["employees[0]"], byFigure, missing, COVERED), ["employees[0]"]);
  for (const field of ["name", "employee_id"]) {
    const read = reading(["Ann"], { [`employees[0].${field}`]: at(1) });
    t.strictSame(legible(["employees[0]"], read, missing, COVERED), [], field);
    t.strictSame(legible(["employees[+0]"], missing, read, COVERED), [], `${field} of the scan's own`);
  }
});

test("what the scan covers of one employee explains nothing about another in the same place", async (t) => {
  const scan = reading(["Bob", "Ann"], { "employees[0].net_pay": at(1) });
  const path = "employees[0].net_pay";
  t.strictSame(legible([path], reading(["Ann", "Bob"], {}), scan, COVERED), [path]);
  t.strictSame(legible([path], reading(["Bob", "Ann"], {}), scan, COVERED), []);
});
