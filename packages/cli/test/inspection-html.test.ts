import { createHash } from "node:crypto";
import { test } from "tap";
import { inspectionHtml } from "../src/inspection/inspection-html.ts";
import { markedWords } from "../src/inspection/marked-words.ts";
import { sampleInspection, sampleWord } from "./support/sample-inspection.ts";

test("a word knows the row pattern of the line that its middle is in", async (t) => {
  t.match(markedWords(sampleInspection()), [
    { id: "w0", row: "employee" },
    { id: "w1", row: null },
  ]);
});

test("the page shows words, columns, lines and ruled lines in points", async (t) => {
  const page = inspectionHtml(sampleInspection(), "register.pdf");
  t.match(page, `viewBox="0 0 792 612"`);
  t.match(page, /<g class="word field" id="w0" data-row="employee" data-field="employees\[0\]\.net_pay"/);
  t.match(page, `<rect x="400" y="100" width="40" height="10"/>`);
  t.match(page, /<g class="lane lane-0"><title>column net<\/title><rect x="395" y="80"/);
  t.match(page, /<g class="line matched">/);
  t.match(page, `<rect x="36" y="90" width="720" height="0.4"/>`, "a ruled line without thickness is drawn");
  t.match(page, "page 1 of 3");
  t.match(page, "adp / payroll-register-v1");
});

test("words that do not stand upright are drawn as they stand", async (t) => {
  const [word] = sampleInspection().turned;
  const up = inspectionHtml(sampleInspection(), "x.pdf");
  t.match(up, `<text transform="translate(307.8 80) rotate(270)" font-size="8.8" textLength="40"`);
  const turned = (angle: number): string =>
    inspectionHtml(sampleInspection({ turned: [{ ...word!, angle }] }), "x.pdf");
  t.match(turned(90), `<text transform="translate(302.2 40) rotate(90)"`);
  t.match(turned(180), `<text transform="translate(310 42.2) rotate(180)" font-size="8.8" textLength="10"`);
  t.match(turned(315), `rotate(315)" font-size="8.8">Overtime</text>`, "slanted text fits no box");
});

test("side lists link fields and unclaimed figures to their words", async (t) => {
  const page = inspectionHtml(sampleInspection(), "register.pdf");
  t.match(page, `<a href="#w0"><b>1,284.76</b> <span>employees[0]<wbr>.net_pay</span></a>`);
  t.match(page, `<a href="#w1"><b>86.38</b> <span>no row pattern</span></a>`);
});

test("words that follow each other in one field are one entry", async (t) => {
  const name = { field: "employees[0].name", state: "field" } as const;
  const page = inspectionHtml(
    sampleInspection({
      words: [sampleWord({ ...name, text: "Rosa" }), sampleWord({ ...name, text: "Bellwether" })],
    }),
    "register.pdf",
  );
  t.match(page, `<a href="#w0"><b>Rosa Bellwether</b> <span>employees[0]<wbr>.name</span></a>`);
  t.match(page, `Fields <span class="count">1</span>`);
});

test("names of columns that share a band do not cover each other", async (t) => {
  const box = { x0: 10, top: 0, x1: 90, bottom: 612 };
  const page = inspectionHtml(
    sampleInspection({
      lanes: [
        { name: "tax", box },
        { name: "amount", box },
      ],
    }),
    "x.pdf",
  );
  t.match(page, `<text x="11" y="611">tax</text>`);
  t.match(page, `<text x="11" y="605">amount</text>`);
});

test("an empty page says so", async (t) => {
  const page = inspectionHtml(
    sampleInspection({
      source: "none",
      provider: null,
      variant: null,
      words: [],
      lines: [],
      lanes: [],
      rules: [],
    }),
    "scan.pdf",
  );
  t.match(page, "This page has no usable text layer.");
  t.match(page, "variant not recognised");
  t.match(page, "No figure on this page was left over.");
});

test("text of the document cannot become markup", async (t) => {
  const attack = `</text><script>alert(1)</script>" onload="x`;
  const page = inspectionHtml(
    sampleInspection({
      words: [sampleWord({ text: attack, field: attack })],
      lines: [{ box: { x0: 0, top: 0, x1: 792, bottom: 612 }, text: attack, row: attack }],
      lanes: [{ name: attack, box: { x0: 0, top: 0, x1: 9, bottom: 9 } }],
      provider: attack,
    }),
    attack,
  );
  t.equal(page.match(/<script/g)?.length, 1);
  t.notMatch(page, `onload="x`);
});

test("the page loads nothing, and its policy lets only its own style and script run", async (t) => {
  const page = inspectionHtml(sampleInspection(), "register.pdf");
  t.notMatch(page, /(src|href)="(?!#)/);
  t.notMatch(page, /url\(|@import|https?:/);
  t.notMatch(page, / style="/);
  for (const element of ["style", "script"]) {
    const content = new RegExp(`<${element}>([^]*?)</${element}>`).exec(page)?.[1] ?? "";
    const hash = createHash("sha256").update(content).digest("base64");
    t.match(page, `${element}-src 'sha256-${hash}'`);
  }
});
