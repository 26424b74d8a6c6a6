import type { Test } from "tap";
import {
  createEngine,
  type ExtractionResult,
  type ExtractOptions,
  type Vote,
  type Voter,
  type VoterQuestion,
  type VoterSlot,
} from "../../src/index.ts";

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
export function alone(document: Buffer): Promise<ExtractionResult> {
  const read = async (): Promise<ExtractionResult> => {
    const engine = await createEngine({ threads: 1 });
    try {
      return await engine.extract(document);
    } finally {
      await engine.close();
    }
  };
  const reading = known.get(document) ?? read();
  known.set(document, reading);
  return reading;
}

/** One engine for many readings, whose one voter says each time something else. */
export async function readerOf(
  t: Test,
): Promise<(document: Buffer, vote?: Voter["vote"]) => Promise<ExtractionResult>> {
  let say: Voter["vote"] = () => [];
  const voter: Voter = { name: "test", vote: (question, signal) => say(question, signal) };
  const engine = await createEngine({ threads: 1, voters: [voter] });
  t.teardown(() => engine.close());
  return (document, vote = () => []) => {
    say = vote;
    return engine.extract(document);
  };
}

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
