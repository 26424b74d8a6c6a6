import type { Evidence } from "../api/types.ts";

/** Whether a document is a spreadsheet: what was read of it stands in cells. */
export function isSheet({ evidence, unclaimed }: Pick<Evidence, "evidence" | "unclaimed">): boolean {
  const [first] = Object.values(evidence).find((places) => places.length > 0) ?? unclaimed;
  return first?.cell !== undefined;
}
