import { createEngine } from "@paylift/engine";
import { read } from "../read.ts";
import { generateNotPayroll, NOT_PAYROLL } from "./generate.ts";

export interface Refusals {
  kind: string;
  documents: number;
  /** Refused with the code that says why. */
  refused: number;
  /** The greatest confidence of an answer that should have been a refusal; null where there was none. */
  confidence: number | null;
}

/** Reads documents that are no payroll documents, with seeds from 1 on. */
export async function countRefusals(seeds: number): Promise<Refusals[]> {
  const engine = await createEngine({ threads: 1 });
  try {
    const counted: Refusals[] = [];
    for (const kind of NOT_PAYROLL) {
      const row: Refusals = { kind: kind.name, documents: seeds, refused: 0, confidence: null };
      for (let seed = 1; seed <= seeds; seed++) {
        const answer = await read(engine, await generateNotPayroll(kind, seed));
        if (!("error" in answer)) row.confidence = Math.max(row.confidence ?? 0, answer.confidence_score);
        else if (answer.error === kind.refusal) row.refused++;
      }
      counted.push(row);
    }
    return counted;
  } finally {
    await engine.close();
  }
}
