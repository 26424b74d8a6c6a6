import { test } from "tap";
import { inspectionHtml } from "../src/inspection/inspection-html.ts";
import { STAGES } from "../src/inspection/stages.ts";
import { stageLines } from "../src/report/stage-lines.ts";
import { PLAIN } from "../src/text/paint.ts";
import { sampleInspection, sampleUnderstanding } from "./support/sample-inspection.ts";

const inspection = sampleInspection({
  provider: null,
  variant: null,
  understanding: sampleUnderstanding(),
});

test("the page has a layer and a panel for each stage, and begins with the one that is asked for", async (t) => {
  const page = inspectionHtml(inspection, "register.pdf", "slots");
  for (const stage of STAGES) {
    t.match(page, `id="stage-${stage}"`);
    t.match(page, `<div class="panel ${stage}">`);
    if (stage !== "words") t.match(page, `<g class="stage ${stage}">`);
  }
  t.match(page, `id="stage-slots" checked`);
  t.equal(page.match(/name="stage" id="[^"]*" checked/g)?.length, 1);
  t.match(inspectionHtml(inspection, "register.pdf"), `id="stage-words" checked`);
});

test("slots are drawn with their roles and votes, and numbers in none are marked", async (t) => {
  const page = inspectionHtml(inspection, "register.pdf", "slots");
  t.match(page, /<g class="slot role-employer" id="s7"><title>slot 7: Taxes › Federal[^<]*8\.2 employer_tax/);
  t.match(page, `employer tax, ytd</text>`);
  t.match(page, `12 records · employer_tax 8.2, amount −1.9 · printed totals: 1 hold, 2 fail`);
  t.match(page, /<g class="left"><title>86\.38\nin no slot<\/title><rect x="500" y="200"/);
  t.match(page, "1 number of the page in no slot");
});

test("records tell who they are about, and by colour whether their sums hold", async (t) => {
  const page = inspectionHtml(inspection, "register.pdf", "identities");
  t.match(page, /<g class="record person" id="r3"><title>record 3\nBellwether, Rosa<\/title>/);
  t.match(page, /<g class="record sum" id="r4"/);
  t.match(page, /<g class="record fails" id="f3"/);
  t.notMatch(page, `id="f4"`, "a sum of others has no sums of its own");
  t.match(page, `<a class="at" href="#f3">3</a> 90`, "a record of another page is no link");
});

test("the next best reading is told with what it takes otherwise", async (t) => {
  const page = inspectionHtml(inspection, "register.pdf", "runner-up");
  t.match(page, "−4.0 bits, 40.5 behind · 24 records, 2 slots · sums: 3 hold, 8 fail");
  t.match(page, `(no heading)</b> <span>employer tax, ytd → not read</span>`);
  t.match(
    page,
    /<g class="differs"><title>\(no heading\)\nkept: employer tax, ytd\notherwise: not read<\/title>/,
  );
});

test("a page without an understanding says why", async (t) => {
  const described = inspectionHtml(sampleInspection(), "register.pdf", "slots");
  t.match(described, "A format variant describes this document");
  t.notMatch(described, `name="stage"`);
  const unread = inspectionHtml(sampleInspection({ variant: null }), "register.pdf");
  t.match(unread, "The joint reader did not read this document.");
  const aside = sampleInspection({ variant: null, understanding: sampleUnderstanding({ kept: false }) });
  t.match(inspectionHtml(aside, "register.pdf"), "Another reading is kept.");
});

test("text of a document cannot become markup in any stage", async (t) => {
  const attack = `</title><script>alert(1)</script>" onload="x`;
  const { hypotheses, runners_up: runners, ...rest } = sampleUnderstanding();
  const [hypothesis] = hypotheses;
  const page = inspectionHtml(
    sampleInspection({
      understanding: {
        ...rest,
        phrases: rest.phrases.map((phrase) => ({ ...phrase, text: attack })),
        hypotheses: [
          {
            ...hypothesis!,
            grammar: attack,
            records: hypothesis!.records.map((record) => ({ ...record, name: attack })),
            slots: hypothesis!.slots.map((slot) => ({ ...slot, headings: [attack] })),
          },
        ],
        runners_up: runners.map((runner) => ({
          ...runner,
          grammar: attack,
          differs: runner.differs.map((difference) => ({ ...difference, headings: [attack] })),
        })),
      },
    }),
    "x.pdf",
  );
  t.equal(page.match(/<script/g)?.length, 1);
  t.notMatch(page, `onload="x`);
});

/** What each stage prints on a terminal. */
const PRINTED: Record<(typeof STAGES)[number], RegExp> = {
  words: /^2 words: 1 in fields, 0 in totals, 1 unclaimed$/m,
  phrases: /^1 phrase, 2 numbers, 1 of them in no slot$/m,
  cells: /^1 box of ruled tables with text$/m,
  records: /^ {2}1 record of people, 0 of them without a name, 1 sum$/m,
  slots: /^ {2}Taxes › Federal.* {2}employer tax, ytd {2}.* {2}12 {5}1\/3$/m,
  identities: /^ {2}net pay = gross pay − taxes − deductions, year +9 +2 {2}3 90$/m,
  "runner-up": /^ {2}\(no heading\) {2}employer tax, ytd {2}not read +1$/m,
};

test("a terminal of 80 columns has room for every stage, and shows nobody's name", async (t) => {
  for (const stage of STAGES) {
    const lines = stageLines(inspection, stage, 80, PLAIN);
    t.match(lines.join("\n"), PRINTED[stage], stage);
    for (const width of [80, 60]) {
      for (const line of stageLines(inspection, stage, width, PLAIN))
        t.ok([...line].length <= width, `${stage}, ${width}: ${line}`);
    }
    t.notMatch(lines.join("\n"), "Bellwether");
  }
  t.match(stageLines(sampleInspection(), "slots", 80, PLAIN).join("\n"), /^A format variant describes/);
});
