import { test } from "tap";
import { confidence, secondsToMs, wholeNumber } from "../src/options/number-options.ts";

test("whole numbers start at 1", async (t) => {
  t.equal(wholeNumber("12"), 12);
  for (const wrong of ["0", "-1", "1.5", "1e3", "0x10", "", " 4", "four", "99999999999999999999"]) {
    t.throws(() => wholeNumber(wrong), { name: "Error", code: "commander.invalidArgument" }, wrong);
  }
});

test("seconds may have a fraction and become whole milliseconds", async (t) => {
  t.equal(secondsToMs("1.5"), 1500);
  t.equal(secondsToMs("0.0001"), 1);
  for (const wrong of ["0", "-1", "1s", "", "Infinity", "1e3", "2147484"]) {
    t.throws(() => secondsToMs(wrong), { code: "commander.invalidArgument" }, wrong);
  }
});

test("a confidence lies between 0 and 1", async (t) => {
  t.equal(confidence("0"), 0);
  t.equal(confidence(".95"), 0.95);
  t.equal(confidence("1"), 1);
  for (const wrong of ["1.01", "-0.1", "95%", "", "NaN"]) {
    t.throws(() => confidence(wrong), { code: "commander.invalidArgument" }, wrong);
  }
});
