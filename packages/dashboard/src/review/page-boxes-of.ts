import type { Evidence } from "../api/types.ts";
import type { PageBox } from "../pdf/page-boxes.tsx";
import type { Doubts } from "./doubts.ts";
import type { Field } from "./fields.ts";

/** The name of an unclaimed token among the boxes. */
export function unclaimedName(index: number): string {
  return `unclaimed ${index}`;
}

/** The index of an unclaimed token of this name; null for a field. */
export function unclaimedIndex(name: string): number | null {
  const index = /^unclaimed (\d+)$/.exec(name)?.[1];
  return index === undefined ? null : Number(index);
}

/** The boxes of every page, by its number. */
export function pageBoxesOf(
  { evidence, unclaimed }: Evidence,
  fields: readonly Field[],
  { failedByPath, reasonByPath }: Doubts,
): ReadonlyMap<number, readonly PageBox[]> {
  const pages = new Map<number, PageBox[]>();
  const add = (page: number, box: PageBox): void => {
    const boxes = pages.get(page);
    if (boxes === undefined) pages.set(page, [box]);
    else boxes.push(box);
  };
  for (const { path, label, text } of fields) {
    const kind = failedByPath.has(path) ? "failed" : reasonByPath.has(path) ? "doubtful" : "field";
    for (const { page, box } of evidence[path] ?? []) {
      add(page, { name: path, box, label: `${label}: ${text}`, kind });
    }
  }
  for (const [index, { page, box, text }] of unclaimed.entries()) {
    add(page, { name: unclaimedName(index), box, label: `No field: ${text}`, kind: "unclaimed" });
  }
  return pages;
}
