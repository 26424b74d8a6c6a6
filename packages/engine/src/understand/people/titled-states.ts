import { classifyTax } from "@paylift/canonical";
import type { RecordDraft } from "../grammars/record-draft.ts";
import type { TextLines } from "./text-lines.ts";

/** A state and its code: `Georgia (GA)`. */
const STATE = /^(?<name>\p{L}+(?: \p{L}+){0,2}) \((?<code>[A-Z]{2})\)(?: |$)/u;

/** The states of records, by lines above that name one: each is about all that follow, up to the next. */
export function titledStates(
  records: readonly RecordDraft[],
  { all }: TextLines,
): ReadonlyMap<number, string> {
  const titles = all.flatMap(({ row, text, hasFigures }) => {
    const state = hasFigures ? null : stateIn(text);
    return state === null ? [] : [{ row, state }];
  });
  const found = new Map<number, string>();
  if (titles.length === 0) return found;
  for (const { index, rows } of records) {
    const title = titles.findLast(({ row }) => row < rows[0]!.index);
    if (title !== undefined) found.set(index, title.state);
  }
  return found;
}

function stateIn(text: string): string | null {
  const { name, code } = STATE.exec(text)?.groups ?? {};
  return code !== undefined && classifyTax(`${name} Income Tax`).jurisdiction === `US-${code}` ? code : null;
}
