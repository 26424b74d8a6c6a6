import { test } from "tap";
import { createEngine, type Vote, type Voter, type VoterQuestion } from "../../src/index.ts";
import { failure } from "../support/events.ts";
import { goodDocument } from "../support/good-document.ts";
import { alone, figuresOf, readHearing, readingOf, readWith, slotUnder, voterOf } from "./reading.ts";
import { INVOICE, KNOWN, longRegister, UNKNOWN } from "./registers.ts";

const CONFIDENT = 0.85;

/** Says so many bits for roles of the slots below headings. */
function saying(roles: Record<string, Vote["role"]>, bits: number): Voter {
  return {
    name: "words",
    vote: (question) =>
      Object.entries(roles).map(([heading, role]) => ({
        slot: slotUnder(heading, question).slot,
        role: role!,
        bits,
      })),
  };
}

test("a voter that is right says what no word does, and the result says that it rests on it", async (t) => {
  const silent = await alone(UNKNOWN);
  t.notOk("voting" in silent);
  t.match(figuresOf(silent)[0], /deduction 240, deduction 60/);
  const result = await readHearing(UNKNOWN, saying({ Xq: "tax", Zorb: "deduction" }, 3).vote);
  t.match(figuresOf(result)[0], "Ann Lee, 2400, 2100, tax 240, deduction 60");
  t.match(result.voting, {
    effect: "changed",
    voters: [{ name: "test", outcome: "voted", pages: [1], votes: 2, cut: 0 }],
  });
  t.equal(result.reader.name, "joint");
  const reason = result.confidence_reasons.find(({ code }) => code === "outside_votes");
  t.ok(reason?.fields?.some((path) => path.startsWith("employees[0].taxes")));
  t.ok(result.confidence_score < CONFIDENT);
  t.ok(result.confidence_score <= silent.confidence_score);
});

test("votes for headings and for figures count for the slot that they are of", async (t) => {
  const one = await readHearing(UNKNOWN, ({ pages }) => {
    const heading = pages[0]!.spans.find(({ text }) => text === "Xq")!;
    return [{ span: heading.span, role: "tax", bits: 4 }];
  });
  const other = await readHearing(UNKNOWN, (question) =>
    slotUnder("Xq", question).figure_spans.map((span) => ({ span, role: "tax", bits: 4 })),
  );
  t.match(figuresOf(one)[0], /tax 240, deduction 60/);
  t.same(readingOf(other), readingOf(one));
  t.match(one.voting, { effect: "changed", voters: [{ votes: 1, refused: { unplaced: 0 } }] });
  t.match(other.voting, { effect: "changed", voters: [{ votes: 4, refused: { unplaced: 0 } }] });
});

test("a voter that is wrong and sure loses to arithmetic and to words", async (t) => {
  for (const [document, roles] of [
    [UNKNOWN, { Xq: "earning", "Gross Pay": "net", "Net Pay": "gross" }],
    [KNOWN, { "Fed Tax": "earning", Dental: "earning", "Gross Pay": "none", "Net Pay": "tax" }],
    [KNOWN, { "Fed Tax": "deduction", Dental: "tax" }],
  ] as const) {
    const told = await readHearing(document);
    const result = await readHearing(document, saying(roles, 1e300).vote);
    t.same(figuresOf(result), figuresOf(told), JSON.stringify(roles));
    t.ok(result.confidence_score <= told.confidence_score);
    t.match(result.voting, { voters: [{ outcome: "voted", cut: Object.keys(roles).length }] });
  }
});

test("many voters who agree say no more than one", async (t) => {
  const roles = { "Fed Tax": "deduction", Dental: "tax", "Gross Pay": "net" } as const;
  const many = Array.from({ length: 30 }, (_, i) => ({ ...saying(roles, 4), name: `voter-${i}` }));
  const told = await alone(KNOWN);
  const result = await readWith(t, KNOWN, many);
  t.same(figuresOf(result), figuresOf(told));
  t.ok(result.confidence_score <= told.confidence_score);
});

test("a voter that differs where no sum tells makes nothing confident", async (t) => {
  const told = await readHearing(KNOWN);
  t.ok(told.confidence_score >= CONFIDENT, `${told.confidence_score}`);
  for (const role of ["employer_tax", "none", "reimbursement", "payment", "gross", "total_taxes"] as const) {
    for (const heading of ["Fed Tax", "Dental", "Net Pay"]) {
      const result = await readHearing(KNOWN, saying({ [heading]: role }, 4).vote);
      const isSame = String(figuresOf(result)) === String(figuresOf(told));
      t.ok(isSame || result.confidence_score < CONFIDENT, `${heading} as ${role}`);
    }
  }
});

test("names and amounts are masked unless a voter needs them", async (t) => {
  const asked: string[] = [];
  const listener = (name: string, needs: Voter["needs"]): Voter => ({
    name,
    vote: (question) => {
      asked.push(JSON.stringify(question));
      return [];
    },
    ...(needs === undefined ? {} : { needs }),
  });
  const needs = [undefined, { names: true }, { amounts: true }, { names: true, amounts: true }];
  const result = await readWith(
    t,
    UNKNOWN,
    needs.map((own, i) => listener(`n${i}`, own)),
  );
  const shows = (text: string): boolean[] => asked.map((question) => question.includes(text));
  t.same(shows("Ortiz"), [false, true, false, true]);
  t.same(shows("Harbor"), [false, true, false, true]);
  t.same(shows("1,812.50"), [false, false, true, true]);
  t.same(shows("#,###.##"), [true, true, false, false]);
  t.same(shows("Xq"), [true, true, true, true], "headings are what they are asked about");
  t.match(result.voting, { effect: "none", voters: needs.map(() => ({ outcome: "silent", votes: 0 })) });
});

test("a voter sees no more pages than it wants", async (t) => {
  const seen: number[][] = [];
  const voter = (maxPages: number): Voter => ({
    name: `of-${maxPages}`,
    maxPages,
    vote: ({ pages, slots }) => {
      seen.push(pages.map(({ page }) => page));
      const shown = new Set(pages.flatMap(({ spans }) => spans.map(({ span }) => span)));
      const places = slots.flatMap((slot) => [...slot.figure_spans, ...slot.heading_spans]);
      t.ok(places.every((span) => shown.has(span)));
      return [];
    },
  });
  const { voting } = await readWith(t, longRegister(6), [voter(1), voter(3), voter(99)]);
  t.same(seen, [[1], [1, 2, 3], [1, 2, 3, 4, 5, 6]]);
  t.same(
    voting?.voters.map(({ pages }) => pages.length),
    [1, 3, 6],
  );
});

test("nobody is asked about what a variant describes, what is no payroll, and what inference reads alone", async (t) => {
  let asked = 0;
  const voter = voterOf([], { vote: () => (asked++, []) });
  const engine = await createEngine({ threads: 1, voters: [voter] });
  t.teardown(() => engine.close());
  const unasked = { effect: "none", voters: [{ name: "test", outcome: "not_asked", pages: [], votes: 0 }] };
  t.match((await engine.extract(goodDocument())).voting, unasked);
  t.match((await engine.extract(UNKNOWN, { reader: "inference" })).voting, unasked);
  t.match(await failure(engine.extract(INVOICE)), { code: "no_payroll_content" });
  t.equal(asked, 0);
  await engine.extract(UNKNOWN);
  t.equal(asked, 1, "once for a document");
});

test("each document is its own question, however many are read at once", async (t) => {
  const questions: VoterQuestion[] = [];
  const voter = voterOf([], {
    vote: async (question) => {
      questions.push(question);
      await new Promise(setImmediate);
      const first = question.slots.find(({ headings }) => headings.includes("Xq"));
      const told = first === undefined ? [] : [{ slot: first.slot, role: "tax", bits: 4 } as const];
      // What one voter does to its question is seen by nobody else.
      question.slots.length = 0;
      return told;
    },
  });
  const engine = await createEngine({ threads: 2, voters: [voter, { ...voter, name: "again" }] });
  t.teardown(() => engine.close());
  const documents = [UNKNOWN, KNOWN, UNKNOWN, KNOWN];
  const results = await Promise.all(documents.map((document) => engine.extract(document)));
  t.equal(questions.length, 8);
  t.same(readingOf(results[2]!), readingOf(results[0]!));
  t.same(readingOf(results[3]!), readingOf(results[1]!));
  t.match(figuresOf(results[0]!)[0], /tax 240/);
  t.match(results[0]!.voting, { effect: "changed", voters: [{ votes: 1 }, { votes: 1 }] });
  t.equal(results[1]!.voting?.effect, "none");
});
