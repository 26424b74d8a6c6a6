import { nameKey } from "@paylift/canonical";
import type { PlacedEntry, RecordDraft } from "../grammars/record-draft.ts";
import type { Segmentation } from "../grammars/segmentation.ts";
import type { Hypothesis } from "./hypothesis.ts";

/** Tables are about the same people where they share so many of them. */
const SHARED = 0.6;
const LEAST_SHARED = 2;

/**
 * Tables about the same people, read as one: columns that go on to the right on later pages, or lists of one kind each. What
 * is printed of a person adds up over all of them. Null where no two tables share their people.
 */
export function mergedOf(
  apart: readonly Hypothesis[],
): { segmentation: Segmentation; of: readonly Hypothesis[] } | null {
  const [first, ...rest] = [...apart].filter(isPlain).sort((a, b) => b.people.of.size - a.people.of.size);
  if (first === undefined) return null;
  const people = keysOf(first);
  if (people === null) return null;
  const others = rest.flatMap((hypothesis) => {
    const keys = keysOf(hypothesis);
    if (keys === null || hypothesis.segmentation.folded !== first.segmentation.folded) return [];
    const shared = [...keys.keys()].filter((key) => people.has(key)).length;
    return shared >= LEAST_SHARED && shared >= SHARED * Math.max(keys.size, 1) ? [{ hypothesis, keys }] : [];
  });
  if (others.length === 0) return null;
  const records: RecordDraft[] = [];
  const add = (draft: RecordDraft): void => void records.push({ ...draft, index: records.length });
  for (const draft of first.segmentation.records) {
    const key = first.people.of.get(draft.index) === undefined ? null : keyOf(first, draft);
    const more = key === null ? [] : others.flatMap(({ keys }) => keys.get(key) ?? []);
    add(more.reduce(joined, draft));
  }
  for (const { hypothesis, keys } of others) {
    for (const [key, draft] of keys) if (!people.has(key)) add(draft);
    for (const draft of hypothesis.segmentation.records) if (draft.isSum) add(draft);
  }
  const of = [first, ...others.map(({ hypothesis }) => hypothesis)];
  return {
    of,
    segmentation: {
      grammar: of.map(({ segmentation }) => segmentation.grammar).join(" + "),
      records,
      folded: first.segmentation.folded,
      rows: of.flatMap(({ segmentation }) => segmentation.rows).sort((a, b) => a.index - b.index),
      captions: new Map(),
    },
  };
}

function isPlain({ segmentation: { captions, grammar } }: Hypothesis): boolean {
  return captions.size === 0 && grammar !== "by heading";
}

/** Records by who they are about; null where somebody has several, or hardly anybody is named. */
function keysOf(hypothesis: Hypothesis): Map<string, RecordDraft> | null {
  const keys = new Map<string, RecordDraft>();
  const own = hypothesis.segmentation.records.filter(({ isSum }) => !isSum);
  for (const draft of own) {
    const key = keyOf(hypothesis, draft);
    if (key === null) continue;
    if (keys.has(key)) return null;
    keys.set(key, draft);
  }
  return keys.size >= SHARED * own.length ? keys : null;
}

function keyOf({ people }: Hypothesis, { index }: RecordDraft): string | null {
  const name = (people.of.get(index)?.name ?? []).map(({ text }) => text).join(" ");
  const key = nameKey(name);
  return key === "" ? null : key;
}

/** Two parts of one record: the second goes on below the first. */
function joined(one: RecordDraft, other: RecordDraft): RecordDraft {
  const down = one.rows.length;
  return {
    ...one,
    rows: [...one.rows, ...other.rows],
    entries: [...one.entries, ...other.entries.map((entry) => moved(entry, down))],
    texts: [...one.texts, ...other.texts.map((text) => ({ ...text, line: text.line + down }))],
  };
}

function moved(entry: PlacedEntry, down: number): PlacedEntry {
  return { ...entry, line: entry.line + down, lineOfHeader: entry.lineOfHeader + down };
}
