/** Questions to the process of a contender. */
export interface Tasks {
  /** Reads every document once, outside the count; with a folder, writes each answer there as `<name>.json`. */
  warmUp: { paths: readonly string[]; answersFolder: string | null };
  /** Reads every path, timed. */
  round: { paths: readonly string[] };
  /** Reads one document again and again, timed one by one. */
  repeat: { path: string; times: number };
  /** Reads `documents` documents, going round the paths, and looks at the memory at every `every`th. */
  memory: { paths: readonly string[]; documents: number; every: number };
}

export interface WarmUp {
  /** Pages of each path, in order. */
  pages: number[];
  failures: string[];
}

export interface Round {
  wallMs: number;
  /** User and system time of the whole process. */
  cpuMs: number;
  pages: number;
  employees: number;
  failures: number;
  /** Greatest resident size of the process so far. */
  peakMb: number;
}

export interface Repeat {
  wallMs: number;
  cpuMs: number;
}

export interface MemorySample {
  documents: number;
  rssMb: number;
}

export interface Answers {
  warmUp: WarmUp;
  round: Round;
  repeat: Repeat;
  memory: MemorySample[];
}

export type TaskKind = keyof Tasks;
export type Question = { [Kind in TaskKind]: { kind: Kind; task: Tasks[Kind] } }[TaskKind];
