import type { CanonicalOutput } from "@paylift/canonical";
import { validateCanonicalOutput } from "@paylift/canonical/schema";
import { EngineError, type Engine } from "@paylift/engine";
import { generateSample, Random } from "@paylift/samples";
import { moneyFigures } from "../../support/money-figures.ts";
import { mutatePdf } from "./mutate-pdf.ts";

/** What a damaged document showed that must not be. */
export interface Fault {
  /** Makes the same document again, with `damagedCase`. */
  seed: number;
  document: string;
  what: string;
}

interface Original {
  name: string;
  pdf: Buffer;
  truth: CanonicalOutput;
}

const LAYOUTS = [
  ["gusto-journal", "clean"],
  ["adp-register-columns", "clean"],
  ["adp-register-stacks", "encrypted"],
  ["paychex-journal", "letters"],
  ["gusto-journal", "encrypted+rotate"],
] as const;

const PROVED = 0.95;
/** Codes that blame the engine: no document may bring them about. */
const OWN_FAULTS = new Set(["internal", "worker_lost"]);

/** Whole documents of a few people, small enough that hundreds of damaged ones can be tried in seconds. */
export function originals(): Promise<Original[]> {
  return Promise.all(
    LAYOUTS.map(async ([layout, degrade], i) => {
      const { name, pdf, truth } = await generateSample({ layout, degrade, seed: 9 + i, employees: 3 });
      return { name, pdf: Buffer.from(pdf), truth: truth as CanonicalOutput };
    }),
  );
}

/** The damaged document of a seed: the same for the same seed. */
export function damagedCase(from: readonly Original[], seed: number): { original: Original; pdf: Buffer } {
  const random = new Random(seed);
  const original = from[random.int(0, from.length - 1)]!;
  return { original, pdf: mutatePdf(original.pdf, random) };
}

/** Reads the damaged document of a seed, and says what is wrong with the outcome; null where nothing is. */
export async function tryCase(
  engine: Engine,
  from: readonly Original[],
  seed: number,
): Promise<{ outcome: string; fault: Fault | null }> {
  const { original, pdf } = damagedCase(from, seed);
  const fault = (what: string): Fault => ({ seed, document: original.name, what });
  try {
    const { canonical_output, confidence_score } = await engine.extract(pdf);
    const outcome = confidence_score >= PROVED ? "proved" : "read";
    if (!validateCanonicalOutput(canonical_output).valid)
      return { outcome, fault: fault("an output that is not valid") };
    const wrong = confidence_score >= PROVED ? differences(original.truth, canonical_output) : [];
    return {
      outcome,
      fault: wrong.length > 0 ? fault(`proved, and wrong: ${wrong.slice(0, 4).join("; ")}`) : null,
    };
  } catch (error) {
    if (!(error instanceof EngineError))
      return { outcome: "untyped", fault: fault(`untyped: ${String(error)}`) };
    return {
      outcome: error.code,
      fault: OWN_FAULTS.has(error.code) ? fault(`${error.code}: ${error.message}`) : null,
    };
  }
}

/**
 * Figures that the truth has not, or that were lost without a word. Whose they are and which kind a line is of may change
 * with a damaged label; amounts may not.
 */
function differences(truth: CanonicalOutput, output: CanonicalOutput): string[] {
  const [printed, read] = [peopleOf(truth), peopleOf(output)];
  const only = (these: readonly string[], those: readonly string[], sign: string): string[] =>
    these.filter((figures) => !those.includes(figures)).map((figures) => `${sign} ${figures}`);
  return [...only(printed, read, "lost"), ...only(read, printed, "invented")];
}

/** The amounts of each person, of each list of lines by itself. */
function peopleOf(output: CanonicalOutput): string[] {
  return output.employees.map((employee) => {
    const own = moneyFigures({ ...output, employees: [{ ...employee, employee_id: "", name: "" }] });
    return own
      .map((figure) => figure.replace(/^ (\w+_?\w*) \w+ (\S*amount|taxable_wages) /, "$1 ").trim())
      .toSorted()
      .join(", ");
  });
}
