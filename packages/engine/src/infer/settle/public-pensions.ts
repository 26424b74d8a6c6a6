import { normalizeLabel } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import { isPublicBody } from "../document/public-body.ts";

const RETIREMENT = /^(?:(?:employee|employer|ee|er) )?retirement(?: (?:contribution|plan|system))?$/;

/** Says of what is bare called retirement that it is a pension where a public body pays: these have no 401(k) (26 U.S.C. 401(k)(4)(B)). */
export function namePublicPensions(records: readonly RecordReading[], company: string | null): void {
  if (company === null || !isPublicBody(company)) return;
  for (const { items } of records)
    for (const item of items) if (RETIREMENT.test(normalizeLabel(item.label.text))) item.plan ??= "pension";
}
