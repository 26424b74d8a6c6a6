import { test } from "tap";
import { disarmFormula } from "../src/index.ts";

test("a text that a spreadsheet would run is told from a number", async (t) => {
  for (const text of [
    "=1+1",
    "@SUM(A1)",
    "+1+1",
    "+3",
    "-1+cmd|' /C calc'!A0",
    "-",
    "\t=1",
    "\n=1",
    "|cmd",
    "%1",
  ])
    t.equal(disarmFormula(text), `'${text}`);
  for (const text of ["-12.50", "-7", "Jane", "", "1-2", "a; b", "O'Hara; J", 7, null])
    t.equal(disarmFormula(text), text);
});

test("so is one in full width, behind spaces or behind quotes", async (t) => {
  for (const text of [
    "＝1+1",
    "＠SUM(A1)",
    "＋1+1",
    "－1+1",
    "−1+1",
    "｜cmd",
    " =1+1",
    "\uFEFF=1",
    '"=1+1',
    "'=1",
  ])
    t.equal(disarmFormula(text), `'${text}`);
});

test("where semicolons part cells, what is behind one does not run either", async (t) => {
  t.equal(disarmFormula("Lo;=cmd|' /C calc'!A0"), "Lo;'=cmd|' /C calc'!A0");
  t.equal(disarmFormula('Lo; "=1+1'), "Lo;' \"=1+1");
  t.equal(disarmFormula("a;@b;+c;-d;＝e；=f"), "a;'@b;'+c;'-d;'＝e；'=f");
  t.equal(disarmFormula("=a;=b"), "'=a;'=b");
});
