import type { UnmatchedPart, VariantTrial } from "@paylift/engine";
import { printable } from "../text/printable.ts";
import { wrap } from "../text/wrap.ts";

const MOST_PARTS = 12;

const KINDS: Readonly<Record<UnmatchedPart["kind"], string>> = {
  field: "no place for the field",
  header: "no line matches",
  column: "no heading",
  row: "no row matches",
  figure: "no figure matches",
  label: "no label matches",
  box: "no box with",
};

/** Why a variant does not read a document as it should: words of its fingerprint, and its parts that nothing matches. */
export function trialLines(trial: VariantTrial, width: number, indent: string): string[] {
  const { missing, forbidden, unmatched } = trial;
  const told = [
    ...(missing.length === 0
      ? []
      : [`fingerprint: these words are not on its first pages: ${quoted(missing)}`]),
    ...(forbidden.length === 0
      ? []
      : [`fingerprint: words of "none" are on its first pages: ${quoted(forbidden)}`]),
    ...(trial.recognised ? [beatenText(trial)].flat() : []),
    ...unmatched.slice(0, MOST_PARTS).map(partText),
    ...(unmatched.length > MOST_PARTS
      ? [`and ${unmatched.length - MOST_PARTS} more parts match nothing`]
      : []),
  ];
  return told.flatMap((text) => wrap(printable(text), width, indent));
}

function quoted(words: readonly string[]): string {
  return words.map((each) => JSON.stringify(each)).join(", ");
}

/** What takes the document although the fingerprint fits; nothing where the variant itself does. */
function beatenText({ provider, variant, wins }: VariantTrial): string[] {
  if (wins === null)
    return ["the fingerprint fits, and inference explains more of the document: it is read by that"];
  if (wins.provider === provider && wins.variant === variant) return [];
  return [`${wins.provider} / ${wins.variant} has the longer fingerprint: it reads the document`];
}

function partText({ pointer, kind, text, note }: UnmatchedPart): string {
  return `${pointer}: ${note ?? KINDS[kind]}: ${text}`;
}
