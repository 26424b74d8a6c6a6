import { test } from "tap";
import { disarm } from "../src/common/formula.ts";

test("a text that a spreadsheet would run is told from a number", async (t) => {
  for (const text of ["=1+1", "@SUM(A1)", "+1+1", "-1+cmd|' /C calc'!A0", "-", "\t=1", "\n=1", "|cmd", "%1"])
    t.equal(disarm(text), `'${text}`);
  for (const text of ["-12.50", "+3", "-7", "Jane", "", "1-2", "a; b", "O'Hara; J", 7, null])
    t.equal(disarm(text), text);
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
    t.equal(disarm(text), `'${text}`);
});

test("where semicolons part cells, what is behind one does not run either", async (t) => {
  t.equal(disarm("Lo;=cmd|' /C calc'!A0"), "Lo;'=cmd|' /C calc'!A0");
  t.equal(disarm('Lo; "=1+1'), "Lo;' \"=1+1");
  t.equal(disarm("a;@b;+c;-d;＝e；=f"), "a;'@b;'+c;'-d;'＝e；'=f");
  t.equal(disarm("=a;=b"), "'=a;'=b");
});
