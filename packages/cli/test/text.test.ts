import { test } from "tap";
import { demoText } from "../src/service/demo.ts";
import { programName } from "../src/service/program-name.ts";
import { confidenceText, paintConfidence } from "../src/text/confidence-text.ts";
import { moneySumText, moneyText } from "../src/text/money-text.ts";
import { COLOURED, paintFor, PLAIN } from "../src/text/paint.ts";
import { plural } from "../src/text/plural.ts";
import { printable } from "../src/text/printable.ts";
import { shortenPath } from "../src/text/shorten-path.ts";
import { wrap } from "../src/text/wrap.ts";
import { Recorder } from "./support/fake-context.ts";

test("money has two decimals and groups of three", async (t) => {
  t.equal(moneyText(1234.5), "1,234.50");
  t.equal(moneyText(-0.09), "-0.09");
  t.equal(moneyText(null), "–");
});

test("money is added up without binary fractions, and not at all where a figure is missing", async (t) => {
  t.equal(moneySumText([0.1, 0.2, 1e6]), "1,000,000.30");
  t.equal(moneySumText([1, null]), "–");
  t.equal(moneySumText([]), "–");
});

test("a confidence is cut, never rounded up", async (t) => {
  t.equal(confidenceText(0.9499), "0.94");
  t.equal(confidenceText(0.29), "0.29");
  t.equal(confidenceText(1), "1.00");
  t.equal(paintConfidence(0.95, COLOURED), COLOURED.green("0.95"));
  t.equal(paintConfidence(0.7, COLOURED), COLOURED.yellow("0.70"));
  t.equal(paintConfidence(0.2, COLOURED), COLOURED.red("0.20"));
});

test("colour needs a terminal and no NO_COLOR", async (t) => {
  const tty = Object.assign(new Recorder(), { isTTY: true });
  t.equal(paintFor({ stdout: tty, env: {} }), COLOURED);
  t.equal(paintFor({ stdout: tty, env: { NO_COLOR: "" } }), COLOURED);
  t.equal(paintFor({ stdout: tty, env: { NO_COLOR: "1" } }), PLAIN);
  t.equal(paintFor({ stdout: tty, env: { TERM: "dumb" } }), PLAIN);
  t.equal(paintFor({ stdout: new Recorder(), env: {} }), PLAIN);
  t.equal(PLAIN.red("text"), "text");
  t.not(COLOURED.red("text"), "text");
});

test("control characters and direction overrides do not reach the terminal", async (t) => {
  t.equal(printable("a\u001B[31mb\u009B2J\u202Ec\r\nd"), "a�[31mb�2J�c d");
  t.equal(printable("Zoë – Łukasz 李"), "Zoë – Łukasz 李");
});

test("long text is broken at spaces and indented below its first line", async (t) => {
  t.same(wrap("one two three four five six", 24, "  - "), ["  - one two three four", "    five six"]);
  t.same(wrap("", 20), [""]);
  t.same(wrap("x".repeat(40), 20), ["x".repeat(40)]);
});

test("a path is shortened from its beginning", async (t) => {
  t.equal(shortenPath("july/adp/register.pdf", 13), "…register.pdf");
  t.equal(shortenPath("register.pdf", 13), "register.pdf");
});

test("counts agree with their noun", async (t) => {
  t.equal(plural(1, "document"), "1 document");
  t.equal(plural(0, "document"), "0 documents");
});

test("a hint calls the command as it can be called", async (t) => {
  const place = { url: "http://127.0.0.1:8080", data: "./paylift-data" };
  const hint = (env: Record<string, string>) => demoText(null, { ...place, program: programName(env) });
  t.match(hint({}), /^paylift keys create /m);
  t.match(hint({ npm_lifecycle_event: "serve" }), /^npx @paylift\/cli keys create /m);
});
