import { nameText } from "../infer/people/anchors.ts";
import type { DraftSample } from "./draft-sample.ts";

const COMPANY_FORM = /\b(?:LLC|L\.L\.C\.|Inc|Incorporated|Corp|Corporation|Ltd|LLP|PLLC)\b/i;

/** Tells whether words or a pattern name a person or a company of the samples, which no draft may. */
export type Names = (text: string) => boolean;

export function namesIn(samples: readonly DraftSample[], more: readonly string[] = []): Names {
  const names = new Set(more);
  for (const { anchors, facts } of samples) {
    for (const fact of ["company_name", "company_id"] as const) {
      const known = facts.get(fact)?.text;
      if (known !== undefined) names.add(known);
    }
    for (const cell of anchors.cells) names.add(nameText(cell));
  }
  return (text) => {
    const plain = text.replaceAll("\\", "");
    return COMPANY_FORM.test(plain) || [...names].some((name) => plain.includes(name));
  };
}
