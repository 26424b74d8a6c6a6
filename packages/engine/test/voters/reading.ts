import tap, { type Test } from "tap";
import {
  createEngine,
  type Engine,
  type ExtractionResult,
  type ExtractOptions,
  type Vote,
  type Voter,
  type VoterQuestion,
  type VoterSlot,
} from "../../src/index.ts";
import { sharedEngine } from "../support/shared-engine.ts";

/** Reads a document with voters. */
export async function readWith(
  t: Test,
  document: Buffer,
  voters: readonly Voter[],
  options: ExtractOptions = {},
): Promise<ExtractionResult> {
  const engine = await createEngine({ threads: 1, voters });
  t.teardown(() => engine.close());
  return engine.extract(document, options);
}

const known = new Map<Buffer, Promise<ExtractionResult>>();

/** A document as an engine without voters reads it. */
export async function alone(document: Buffer): Promise<ExtractionResult> {
  const engine = await sharedEngine();
  const reading = known.get(document) ?? engine.extract(document);
  known.set(document, reading);
  return reading;
}

let say: Voter["vote"] = () => [];
let heard: Promise<Engine> | null = null;

/** What one voter of an engine for all tests makes of a document; its name is `test`, and it says each time something else. */
export async function readHearing(
  document: Buffer,
  vote: Voter["vote"] = () => [],
): Promise<ExtractionResult> {
  heard ??= createEngine({
    threads: 1,
    voters: [{ name: "test", vote: (question, signal) => say(question, signal) }],
  });
  say = vote;
  return (await heard).extract(document);
}

tap.teardown(async () => (await heard)?.close());

/** A voter that answers whatever it is given to answer, of any form. */
export function voterOf(answer: unknown, more: Partial<Voter> = {}): Voter {
  return { name: "test", vote: () => answer as Vote[], ...more };
}

export function slotUnder(heading: string, { slots }: VoterQuestion): VoterSlot {
  const slot = slots.find(({ headings }) => headings.includes(heading));
  if (slot === undefined) throw new Error(`no slot under ${heading}`);
  return slot;
}

/** What of a result votes may change, and timings do not. */
export function readingOf({ voting: _voting, timings: _timings, ...result }: ExtractionResult): unknown {
  return JSON.parse(JSON.stringify(result));
}

/** Who is paid what, by list. */
export function figuresOf({ canonical_output: { employees } }: ExtractionResult): string[] {
  return employees.map((employee) =>
    [
      employee.name,
      employee.gross_pay,
      employee.net_pay,
      ...employee.earnings.map(({ amount }) => `earning ${amount}`),
      ...employee.taxes.map(({ amount }) => `tax ${amount}`),
      ...employee.deductions.map(({ amount }) => `deduction ${amount}`),
    ].join(", "),
  );
}
