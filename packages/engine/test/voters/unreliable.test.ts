import { once } from "node:events";
import { test } from "tap";
import { createEngine, type Vote, type Voter } from "../../src/index.ts";
import { failure } from "../support/events.ts";
import { alone, readHearing, readingOf, readWith, voterOf } from "./reading.ts";
import { KNOWN, UNKNOWN } from "./registers.ts";

const SECRET = "Ortiz, Ben earns 1,812.50";

test("who is late gives no votes, and is told that nobody waits", async (t) => {
  const told = await alone(UNKNOWN);
  let signal: AbortSignal | undefined;
  const never: Voter = {
    name: "never",
    timeMs: 20,
    vote: (_, given) => {
      signal = given;
      return new Promise(() => {});
    },
  };
  const late = { name: "late", timeMs: 20, vote: async () => once(signal!, "abort").then(() => [] as const) };
  const result = await readWith(t, UNKNOWN, [never, late as Voter]);
  t.same(readingOf(result), readingOf(told));
  t.ok(signal?.aborted);
  t.match(result.voting, {
    effect: "none",
    voters: [
      { name: "never", outcome: "late", pages: [1], votes: 0 },
      { name: "late", votes: 0 },
    ],
  });
});

test("who fails gives no votes, and what the error says is told nowhere", async (t) => {
  const told = await alone(UNKNOWN);
  const failing: Voter["vote"][] = [
    () => {
      throw new Error(SECRET);
    },
    async () => {
      throw new TypeError(SECRET);
    },
    () => Promise.reject(SECRET),
    () =>
      ({
        // oxlint-disable-next-line unicorn/no-thenable
        get then(): never {
          throw new Error(SECRET);
        },
      }) as never,
  ];
  const voters = failing.map((vote, i) => ({ name: `v${i}`, vote }));
  const result = await readWith(t, UNKNOWN, voters);
  t.same(readingOf(result), readingOf(told));
  t.notMatch(JSON.stringify(result.voting), /Ortiz|1,812|TypeError/);
  t.same(
    result.voting?.voters.map(({ outcome }) => outcome),
    failing.map(() => "failed"),
  );
});

test("one who fails takes no vote from another", async (t) => {
  const good = voterOf([], {
    name: "good",
    vote: ({ slots }) => [
      { slot: slots.find(({ headings }) => headings.includes("Xq"))!.slot, role: "tax", bits: 4 },
    ],
  });
  const bad = voterOf([], { name: "bad", vote: () => Promise.reject(new Error(SECRET)) });
  const { voting } = await readWith(t, UNKNOWN, [bad, good]);
  t.match(voting, { effect: "changed", voters: [{ outcome: "failed" }, { outcome: "voted", votes: 1 }] });
});

const throwing = new Proxy([{}], {
  get: (votes, key) => {
    if (key === "0") throw new Error(SECRET);
    return Reflect.get(votes, key) as unknown;
  },
});

const endless = new Proxy([], {
  get: (votes, key) => (key === "length" ? Infinity : (Reflect.get(votes, key) as unknown)),
});

/** Answers of any form, and how they are told. */
const MALFORMED: Record<string, unknown> = {
  nothing: undefined,
  null: null,
  "a text": "tax",
  "a number": 7,
  "an object": { slot: 0, role: "tax", bits: 3 },
  "a list that throws": throwing,
  "a list without an end": endless,
  "a vote that throws": [
    {
      get bits(): number {
        throw new Error(SECRET);
      },
    },
  ],
};

test("an answer that is no list of votes is malformed", async (t) => {
  const told = await alone(UNKNOWN);
  const kinds = Object.keys(MALFORMED);
  const voters = kinds.map((kind, i) => voterOf(MALFORMED[kind], { name: `v${i}` }));
  const result = await readWith(t, UNKNOWN, voters);
  t.same(readingOf(result), readingOf(told));
  result.voting!.voters.forEach(({ outcome }, i) => t.equal(outcome, "malformed", kinds[i]!));
  t.notMatch(JSON.stringify(result.voting), /Ortiz/);
});

/** Votes that cannot count, by the reason that is told. */
const REFUSED: Record<"malformed" | "unknown_role" | "unplaced", unknown[]> = {
  malformed: [
    null,
    "tax",
    [],
    {},
    { slot: 0, role: "tax" },
    { slot: 0, role: "tax", bits: NaN },
    { slot: 0, role: "tax", bits: Infinity },
    { slot: 0, role: "tax", bits: -Infinity },
    { slot: 0, role: "tax", bits: "4" },
    { slot: 0, role: "tax", bits: 4n },
    { slot: -1, role: "tax", bits: 4 },
    { slot: 0.5, role: "tax", bits: 4 },
    { slot: "0", role: "tax", bits: 4 },
    { slot: "__proto__", role: "tax", bits: 4 },
    { slot: 0, span: 0, role: "tax", bits: 4 },
    { role: "tax", bits: 4 },
    { slot: 0, bits: 4 },
  ],
  unknown_role: [
    { slot: 0, role: "salary", bits: 4 },
    { slot: 0, role: "constructor", bits: 4 },
    { slot: 0, role: "__proto__", bits: 4 },
    { slot: 0, role: SECRET, bits: 4 },
    { slot: 0, role: ["tax"], bits: 4 },
    { slot: 0, kind: "__proto__", bits: 4 },
    { slot: 0, role: "tax", kind: "minutes", bits: 4 },
  ],
  unplaced: [
    { slot: 4, role: "tax", bits: 4 },
    { slot: 2 ** 52, role: "tax", bits: 4 },
    { span: 9999, role: "tax", bits: 4 },
    // The title, which is over no figure.
    { span: 0, role: "tax", bits: 4 },
  ],
};

test("votes that cannot count are counted by why, and change nothing", async (t) => {
  const told = await alone(UNKNOWN);
  const all = JSON.parse('[{"__proto__":{"slot":0},"role":"tax","bits":4}]') as unknown[];
  const result = await readHearing(UNKNOWN, () => [...all, ...Object.values(REFUSED).flat()] as Vote[]);
  t.same(readingOf(result), readingOf(told));
  t.match(result.voting, {
    effect: "none",
    voters: [
      {
        outcome: "silent",
        votes: 0,
        refused: {
          malformed: REFUSED.malformed.length + 1,
          unknown_role: REFUSED.unknown_role.length,
          unplaced: REFUSED.unplaced.length,
          too_many: 0,
        },
      },
    ],
  });
  t.notMatch(JSON.stringify(result.voting), /Ortiz|salary/);
  t.notOk("slot" in {}, "no prototype was changed");
});

test("more votes than anybody has are not looked at", async (t) => {
  const votes = Array.from({ length: 50_000 }, () => ({ slot: 1, role: "earning", bits: 4 }));
  const told = await alone(KNOWN);
  const result = await readHearing(KNOWN, () => votes as Vote[]);
  t.match(result.voting, { voters: [{ votes: 20_000, refused: { too_many: 30_000 } }] });
  t.same(readingOf(result), readingOf(told));
});

test("aborting a document, or closing the engine, waits for no voter", async (t) => {
  for (const code of ["aborted", "engine_closed"]) {
    const asked = Promise.withResolvers<AbortSignal>();
    const voter = voterOf([], {
      timeMs: 600_000,
      vote: (_, signal) => {
        asked.resolve(signal);
        return new Promise(() => {});
      },
    });
    const engine = await createEngine({ threads: 1, voters: [voter] });
    const abort = new AbortController();
    const failed = failure(engine.extract(UNKNOWN, { signal: abort.signal }));
    const signal = await asked.promise;
    if (code === "aborted") abort.abort();
    else void engine.close();
    t.match(await failed, { code });
    t.ok(signal.aborted, "and tells it so");
    await engine.close();
  }
});
