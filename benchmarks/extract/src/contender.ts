/** What is measured side by side, in the order of a round. */
export const CONTENDERS = [
  { key: "engine-1", label: "engine, 1 thread", reader: "engine", threads: 1 },
  { key: "engine-2", label: "engine, 2 threads", reader: "engine", threads: 2 },
  { key: "pdfjs", label: "pdfjs-dist text", reader: "pdfjs", threads: 1 },
  { key: "pdftotext", label: "pdftotext -layout", reader: "pdftotext", threads: 1 },
] as const;

export type Contender = (typeof CONTENDERS)[number];
export type ContenderKey = Contender["key"];

export const isEngine = (key: string): boolean => key.startsWith("engine");
