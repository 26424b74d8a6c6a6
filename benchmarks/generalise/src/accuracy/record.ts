import type { SetFigures } from "./figures.ts";

/** Figures of a set, with the day and the commit of the run. */
export interface Measured extends SetFigures {
  date: string;
  commit: string;
}

export interface SetRecord {
  name: string;
  /** When the engine saw the set for the first time; null where it was built with it at hand. */
  first: Measured | null;
  now: Measured;
}

/** A run in which something of the engine was switched off. */
export interface LabelledRun {
  label: string;
  switches: Readonly<Record<string, unknown>>;
  sets: Record<string, Measured>;
}

/** The content of `accuracy.json`. */
export interface AccuracyRecord {
  sets: SetRecord[];
  ablations: LabelledRun[];
}

export interface Run {
  date: string;
  commit: string;
  /** Keeps the run beside the others, under this name; null makes it what holds now. */
  label: string | null;
  switches: Readonly<Record<string, unknown>>;
  /** Sets that the engine was built with. */
  own: ReadonlySet<string>;
}

export const NO_RECORD: AccuracyRecord = { sets: [], ablations: [] };

/** The record with the figures of a run; sets that were not measured stay as they were. */
export function renewed(
  record: AccuracyRecord,
  figures: ReadonlyMap<string, SetFigures>,
  { date, commit, label, switches, own }: Run,
): AccuracyRecord {
  const measured = [...figures].map(([name, found]) => ({ name, now: { date, commit, ...found } }));
  if (label !== null) {
    const before = record.ablations.find((run) => run.label === label);
    const sets = { ...before?.sets, ...Object.fromEntries(measured.map(({ name, now }) => [name, now])) };
    const others = record.ablations.filter((run) => run !== before);
    return { ...record, ablations: [...others, { label, switches, sets }] };
  }
  const known = record.sets.map((set) => ({
    ...set,
    now: measured.find(({ name }) => name === set.name)?.now ?? set.now,
  }));
  const added = measured
    .filter(({ name }) => record.sets.every((set) => set.name !== name))
    .map(({ name, now }) => ({ name, first: own.has(name) ? null : now, now }));
  return { ...record, sets: [...known, ...added] };
}
