import type { LabelRef, LineMapping } from "../options.ts";
import type { Line } from "../model/line.ts";
import { labelOf } from "../model/read-person.ts";

/** Which lines mean the same: by the caller's mapping, else by canonical type and jurisdiction. */
export interface LineClasses {
  ofSource(line: Line): string;
  ofTarget(line: Line): string;
  /** The mapping behind a class, null for a class that the types give. */
  mappingOf(classKey: string): LineMapping | null;
}

export function lineClasses(mapping: readonly LineMapping[]): LineClasses {
  const byKey = new Map<string, LineMapping>();
  const [ofSource, ofTarget] = [new Map<string, string>(), new Map<string, string>()];
  for (const [index, entry] of mapping.entries()) {
    const key = `mapping|${index}`;
    byKey.set(key, entry);
    for (const ref of entry.source) ofSource.set(refKey(ref), key);
    for (const ref of entry.target) ofTarget.set(refKey(ref), key);
  }
  const find = (classes: ReadonlyMap<string, string>, line: Line): string =>
    classes.size === 0 ? line.classKey : (classes.get(`${line.section}|${line.label}`) ?? line.classKey);
  return {
    ofSource: (line) => find(ofSource, line),
    ofTarget: (line) => find(ofTarget, line),
    mappingOf: (classKey) => byKey.get(classKey) ?? null,
  };
}

function refKey({ section, code, description }: LabelRef): string {
  return `${section}|${code === null ? labelOf(description) : `#${code.toUpperCase()}`}`;
}
