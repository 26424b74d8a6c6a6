import type { EarningRole, EarningType } from "../schema-values.ts";
import { EARNING_LABELS, EARNING_NOISE, GIVE_WAY, type EarningLabels } from "./earning-labels.ts";
import { EARNING_LABELS_ABROAD } from "./earning-labels-abroad.ts";
import { EARNING_SPELLINGS } from "./earning-spellings.ts";
import { labelSpellings } from "./label-spellings.ts";
import { PhraseBook } from "./phrase-book.ts";
import { remember } from "../remember.ts";

/** `known` false: the vocabulary cannot tell, and the type is `other`. */
export type EarningClass = { type: EarningType; role: EarningRole; known: boolean };

/** Of two readings in one label the first here wins: a retro bonus is retro, a holiday bonus a bonus, hourly overtime overtime. */
const PRECEDENCE: readonly EarningType[] = [
  "reimbursement",
  "retro",
  "severance",
  "bonus",
  "double_overtime",
  "overtime",
  "shift",
  "holiday",
  "sick",
  "pto",
  "commission",
  "tips",
  "stock",
  "other",
  "regular",
];

let book: PhraseBook<EarningLabels | "noise"> | undefined;

/**
 * The type of an earning by its printed label, and a first guess of its role: `memo` for cash tips, `imputed` for
 * group-term life and the like, else `cash`. The code is asked where the label tells nothing.
 */
export function classifyEarning(label: string, code?: string | null): EarningClass {
  const labels = read(label) ?? (code && code.length > 2 ? read(code) : null);
  if (labels !== null) return { type: labels.type, role: labels.role, known: true };
  return { type: LEAVE.test(label) ? "pto" : "other", role: "cash", known: false };
}

/** Alone it may as well be a list of balances, so that it makes no label known. */
const LEAVE = /^leave$/i;

const read = remember((label: string): EarningLabels | null => {
  book ??= compile();
  for (const words of labelSpellings(label)) {
    const { found, rest } = book.read(words);
    let best: EarningLabels | null = null;
    let open = rest.length === 0;
    const isSpecific = found.some(
      ({ meaning, words: phrase }) => !GIVE_WAY.has(phrase) && isSpecial(meaning),
    );
    for (const { meaning, words: phrase, open: phraseOpen } of found) {
      if (meaning === "noise") continue;
      open ||= phraseOpen;
      if (isSpecific && GIVE_WAY.has(phrase)) continue;
      if (best === null || precedes(meaning, best)) best = meaning;
    }
    if (best !== null && open) return best;
  }
  return null;
});

function isSpecial(meaning: EarningLabels | "noise"): boolean {
  return meaning !== "noise" && meaning.type !== "regular";
}

function precedes(a: EarningLabels, b: EarningLabels): boolean {
  if (a.role === "imputed" || b.role === "imputed") return a.role === "imputed";
  return PRECEDENCE.indexOf(a.type) < PRECEDENCE.indexOf(b.type);
}

function compile(): PhraseBook<EarningLabels | "noise"> {
  const compiled = new PhraseBook<EarningLabels | "noise">();
  for (const labels of EARNING_LABELS) compiled.add(labels, labels.labels);
  compiled.add("noise", EARNING_NOISE);
  for (const labels of [...EARNING_SPELLINGS, ...EARNING_LABELS_ABROAD])
    compiled.addWhole(labels, labels.labels);
  return compiled;
}
