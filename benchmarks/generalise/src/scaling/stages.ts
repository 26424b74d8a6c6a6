import { TIMED_STAGES, type TimedStage, type Timings } from "@paylift/engine";

/** Something of each stage: milliseconds, or shares of a whole. */
export type ByStage = Record<TimedStage, number>;

/** What the stages are for: getting the words, understanding the layout, proving the figures. */
export const PURPOSES = {
  read: ["open", "read"],
  understand: ["layout", "recognise", "interpret"],
  prove: ["canonicalise", "reconcile", "score"],
} as const;

const eachStage = (of: (stage: TimedStage) => number): ByStage =>
  Object.fromEntries(TIMED_STAGES.map((stage) => [stage, of(stage)])) as ByStage;

/** Milliseconds of each stage over several readings. */
export const spentOf = (readings: readonly Timings[]): ByStage =>
  eachStage((stage) => readings.reduce((sum, timings) => sum + timings[`${stage}_ms`], 0));

export const added = (all: readonly ByStage[]): ByStage =>
  eachStage((stage) => all.reduce((sum, one) => sum + one[stage], 0));

export const sharesOf = (spent: ByStage): ByStage => {
  const whole = TIMED_STAGES.reduce((sum, stage) => sum + spent[stage], 0);
  return eachStage((stage) => spent[stage] / whole);
};

/** What the stages of one purpose have together. */
export const purpose = (stages: ByStage, name: keyof typeof PURPOSES): number =>
  PURPOSES[name].reduce((sum, stage) => sum + stages[stage], 0);
