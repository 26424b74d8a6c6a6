import type { Report } from "../hostile/victim.ts";

/** A document of a library's tests is no payroll: what is taken for one with so much confidence is a fault. */
const TAKEN_FOR_PAYROLL = 0.3;
const NO_ANSWER = new Set(["internal", "worker_lost", "out_of_memory"]);

/** What is wrong with how a document went; null where nothing is. */
export function faultOf({ code, confidence }: Pick<Report, "code" | "confidence">): string | null {
  if (code.startsWith("untyped") || NO_ANSWER.has(code)) return code;
  if (confidence !== null && confidence >= TAKEN_FOR_PAYROLL) return `taken for payroll at ${confidence}`;
  return null;
}

/** How many documents ended how, and each fault. */
export class Tally {
  readonly faults: string[] = [];
  readonly #codes = new Map<string, number>();

  add(code: string): void {
    this.#codes.set(code, (this.#codes.get(code) ?? 0) + 1);
  }

  fault(text: string): void {
    this.faults.push(text);
  }

  get count(): number {
    return [...this.#codes.values()].reduce((sum, count) => sum + count, 0);
  }

  toString(): string {
    const codes = [...this.#codes].sort(([, a], [, b]) => b - a).map(([code, count]) => `${code} ${count}`);
    return [
      `${this.count} documents: ${codes.join(", ")}`,
      `${this.faults.length} faults`,
      ...this.faults,
    ].join("\n");
  }
}
