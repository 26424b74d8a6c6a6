/** Why values were not compared. */
export const UNTESTED_REASONS = [
  "not_printed",
  "not_read",
  "layout_item",
  "zero_against_missing",
  "doubtful_match",
  "several_lines",
] as const;
export type UntestedReason = (typeof UNTESTED_REASONS)[number];

/** Values that could not be compared, added up by field and reason. */
export interface Untested {
  field: string;
  reason: UntestedReason;
  /** The side that prints it. */
  printed_by: "source" | "target" | "both";
  count: number;
  /** The first few of them, on the side that prints them. */
  field_paths: string[];
}

const PATHS_MAX = 5;

/** Collects what could not be compared; a register of thousands lacks the same column thousands of times. */
export class UntestedLog {
  readonly #entries = new Map<string, Untested>();
  readonly #unread = new Set<string>();

  add(field: string, reason: UntestedReason, printedBy: Untested["printed_by"], path: string): void {
    const key = `${field}|${reason}|${printedBy}`;
    let entry = this.#entries.get(key);
    if (entry === undefined)
      this.#entries.set(key, (entry = { field, reason, printed_by: printedBy, count: 0, field_paths: [] }));
    entry.count += 1;
    if (entry.field_paths.length < PATHS_MAX) entry.field_paths.push(path);
  }

  /** A printed value that could not be read; each is reported once. */
  addUnread(field: string, side: "source" | "target", path: string): void {
    const key = `${side}|${path}`;
    if (this.#unread.has(key)) return;
    this.#unread.add(key);
    this.add(field, "not_read", side, path);
  }

  list(): Untested[] {
    return [...this.#entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  }
}
