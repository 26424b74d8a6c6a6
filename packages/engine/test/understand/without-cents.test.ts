import { test } from "tap";
import { allOf, jointly, peopleOf } from "./joint-reading.ts";

test("cents are printed where there are some, as spreadsheets do: what has none is paid as well", async (t) => {
  const joint = jointly(`
    Payroll Register

    Employee          Regular   Overtime      Gross   Federal   Medicare   Medical       Net
    Olsen, Kari          2046      312.4     2358.4     283.5      34.2        42    1998.7
    Brandt, Nils         2120     205.15    2325.15     270.4     33.71        42   1979.04
    Haugen, Liv          1995         80       2075       255     30.09        38   1751.91
  `);
  t.same(allOf(peopleOf(joint), "Haugen, Liv"), [
    "deduction Medical 3800",
    "earning Overtime 8000",
    "earning Regular 199500",
    "tax Federal 25500",
    "tax Medicare 3009",
  ]);
});

test("beside amounts with cents runs of digits are numbers of something", async (t) => {
  const joint = jointly(`
    Payroll Register

    Employee          Medical   Regular      Gross   Federal   Medicare       Net
    Olsen, Kari          4204   2,046.00  2,046.00    283.50      34.20  1,728.30
    Brandt, Nils         4204   2,120.00  2,120.00    270.40      33.71  1,815.89
    Haugen, Liv          3811   1,995.00  1,995.00    255.00      30.09  1,709.91
  `);
  t.same(allOf(peopleOf(joint), "Haugen, Liv"), [
    "earning Regular 199500",
    "tax Federal 25500",
    "tax Medicare 3009",
  ]);
});
