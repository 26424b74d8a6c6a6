import { test } from "tap";
import { createLookahead } from "../../src/worker/lookahead.ts";

test("short documents are taken well ahead, long ones are left to whoever is free", (t) => {
  const lookahead = createLookahead(4);
  t.equal(lookahead.places(), 8, "nothing is known yet");
  for (let done = 0; done < 50; done += 1) lookahead.note(60);
  t.equal(lookahead.places(), 64, "and never more than sixteen for a thread");
  for (let done = 0; done < 100; done += 1) lookahead.note(60_000);
  t.equal(lookahead.places(), 5);
  lookahead.note(0);
  t.equal(lookahead.places(), 5, "one short document changes little");
  t.end();
});
