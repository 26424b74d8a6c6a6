import { test } from "tap";
import { createLookahead, type Lookahead } from "../../src/worker/lookahead.ts";

/** A document that is alone at hand. */
function read(lookahead: Lookahead, ms: number): void {
  lookahead.taken();
  lookahead.done(ms);
}

test("short documents are taken well ahead, long ones are left to whoever is free", (t) => {
  const lookahead = createLookahead(4);
  t.equal(lookahead.places(), 8, "nothing is known yet");
  for (let times = 0; times < 50; times += 1) read(lookahead, 5);
  t.equal(lookahead.places(), 128, "and never more than thirty-two for a thread");
  for (let times = 0; times < 100; times += 1) read(lookahead, 60_000);
  t.equal(lookahead.places(), 5);
  read(lookahead, 0);
  t.equal(lookahead.places(), 5, "one short document changes little");
  t.end();
});

test("what a document has waited for others is not taken for reading", (t) => {
  const lookahead = createLookahead(2);
  // Two threads, 20 ms each, and always twenty at hand: each is done when those before it are.
  for (let taken = 0; taken < 20; taken += 1) lookahead.taken();
  for (let times = 0; times < 50; times += 1) {
    lookahead.done((20 * 20) / 2);
    lookahead.taken();
  }
  t.equal(lookahead.places(), 2 + 20, "200 ms of work for each");
  t.end();
});
