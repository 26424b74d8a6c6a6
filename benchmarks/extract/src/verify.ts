import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isEngine } from "./contender.ts";
import type { BenchDocument } from "./documents.ts";
import { PASSES, type Series } from "./rounds.ts";

/** Something that must hold for the figures to mean anything. */
export interface Verification {
  what: string;
  passed: boolean;
  /** What went against it, empty where it holds. */
  against: string[];
}

const verification = (what: string, against: string[]): Verification => ({
  what,
  passed: against.length === 0,
  against,
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export function verifyPages(documents: readonly BenchDocument[], series: readonly Series[]): Verification {
  const against = documents.flatMap(({ name }, index) => {
    const seen = series.map(({ warmUp }) => warmUp.pages[index]);
    return new Set(seen).size > 1 ? [`${name}: ${seen.join(", ")}`] : [];
  });
  return verification("all contenders see the same pages", against);
}

export function verifyReadings(series: readonly Series[]): Verification {
  const against = series.flatMap(({ contender, warmUp }) =>
    warmUp.failures.map((failure) => `${contender.label}: ${failure}`),
  );
  return verification("every document is read", against);
}

/** A contender that reads less under load would look fast. */
export function verifyRounds(series: readonly Series[]): Verification {
  const against = series.flatMap(({ contender, warmUp, rounds }) => {
    const pages = sum(warmUp.pages) * PASSES;
    const employees = rounds[0]?.employees;
    return rounds.flatMap((round, index) =>
      round.pages === pages && round.employees === employees
        ? []
        : [
            `${contender.label}, round ${index + 1}: ${round.pages} of ${pages} pages, ${round.employees} of ${employees} employees`,
          ],
    );
  });
  return verification("every round reads the same", against);
}

/** `answersFolder` gives the folder that a contender's answers were written to. */
export function verifyAnswers(
  documents: readonly BenchDocument[],
  series: readonly Series[],
  answersFolder: (key: string) => string,
): Verification {
  const engines = series.map(({ contender }) => contender.key).filter(isEngine);
  const against = documents.flatMap(({ name }) => {
    const answers = engines.map((key) => readFileSync(join(answersFolder(key), `${name}.json`), "utf8"));
    return new Set(answers).size > 1 ? [name] : [];
  });
  return verification("one thread and two give the same answers", against);
}
