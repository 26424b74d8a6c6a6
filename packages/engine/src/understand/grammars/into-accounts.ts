import { isMaskedAccount } from "../people/masked.ts";
import { LISTED } from "../votes/roles.ts";
import { votesOf } from "../votes/wording.ts";
import type { Slot } from "./slot.ts";

const PAID_BITS = 8;

/** What the number of an account stands before is paid into it, where its name says nothing else: `Coastal Bank  ****5526  1,204.10`. */
export function intoAccounts(slots: readonly Slot[]): void {
  for (const { labelled, label, entries, votes } of slots) {
    const all = [...entries.values()].flat();
    const isInto = all.every(({ notes }) => notes.some(({ text }) => isMaskedAccount(text)));
    const isNamed = label.some(({ text }) =>
      [...votesOf(text).subjects.keys()].some((subject) => LISTED.has(subject)),
    );
    if (!labelled || !isInto || isNamed) continue;
    for (const subject of LISTED) votes.subjects.delete(subject);
    votes.subjects.set("payment", Math.max(PAID_BITS, votes.subjects.get("payment") ?? 0));
  }
}
