import { test } from "tap";
import type { JointReading } from "../../src/understand/understand.ts";
import { READER_PARTS, switchOff, type ReaderPart } from "../../src/understand/switched-off.ts";
import { taggedVotes } from "../../src/understand/votes/tagger/tagged-votes.ts";
import { jointly } from "./joint-reading.ts";

const REGISTER = `
  Payroll Register
  Employee        Hours       Rate    Gross Pay   Fed Tax    Dental      Net Pay
  Lee, Ann        80.00      30.00     2,400.00    240.00     60.00     2,100.00
  Ortiz, Ben      72.50      25.00     1,812.50    181.25     55.00     1,576.25
  Khan, Zoe       80.00      37.50     3,000.00    410.00     35.00     2,555.00`;

/** A reading without some parts; the thread has all of them again afterwards, as other tests read in it, too. */
function without(parts: readonly ReaderPart[]): JointReading & { tagged: number } {
  switchOff(parts);
  try {
    const joint = jointly(REGISTER);
    return { ...joint, tagged: taggedVotes(joint.graph).size };
  } finally {
    switchOff([]);
  }
}

const heldBy = ({ found }: JointReading): number =>
  found.best.reduce((sum, { assignment }) => sum + assignment.sums.held, 0);

const saidBy = ({ found }: JointReading): number =>
  found.best.flatMap(({ slots }) => slots.flatMap(({ votes }) => [...votes.subjects])).length;

test("a part that is switched off says nothing", async (t) => {
  const whole = without([]);
  t.ok(heldBy(whole) > 0);
  t.ok(saidBy(whole) > 0);
  t.ok(whole.tagged > 0);
  t.equal(heldBy(without(["identities"])), 0);
  t.equal(without(["tagger"]).tagged, 0);
  t.equal(saidBy(without(["wording", "tagger"])), 0);
  const plain = without(["typography"]).graph;
  t.equal(
    new Set(plain.rows.flatMap(({ spans }) => spans.map(({ size, bold }) => `${size} ${bold}`))).size,
    1,
  );
});

test("a document is read without any of them, and again with all", async (t) => {
  const whole = without([]);
  const bare = without(READER_PARTS);
  t.equal(heldBy(bare) + saidBy(bare), 0);
  t.equal(bare.graph.spans.length, whole.graph.spans.length, "it is the same page");
  t.same(without([]).found.bits, whole.found.bits);
});
