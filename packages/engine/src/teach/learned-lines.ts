import type { CanonicalOutput } from "@paylift/canonical";
import type { CorrectedResult } from "../api/correction.ts";
import { taughtKey } from "../variants/compiled-taught.ts";
import type { TaughtLineData } from "../variants/taught-schema.ts";
import { pairLines, type Line, type PairedLine } from "./paired-lines.ts";

/** What corrections taught about lines, and what they could not. */
export interface LearnedLines {
  lines: TaughtLineData[];
  untaught: string[];
}

/** What a layout says of a line; which place levies a tax is a matter of the company, and of no layout. */
const SAID = ["code", "description", "type", "role", "pretax"] as const;

/** What lines of one label are: as far as a reviewed document says the same of all of them. */
export function learnLines(read: CanonicalOutput, corrected: CorrectedResult): LearnedLines {
  const byKey = Map.groupBy(pairLines(read, corrected), (pair) => taughtKey(nameOf(pair.read)));
  const lines: TaughtLineData[] = [];
  const untaught: string[] = [];
  for (const pairs of byKey.values()) {
    const told = learned(pairs);
    const name = nameOf(pairs[0]!.read);
    // What is called nothing tells no other line.
    if (told?.description === "") continue;
    if (told === undefined)
      untaught.push(`Lines called ${labelOf(name)} are corrected to be several things.`);
    else lines.push({ read: name, is: told });
  }
  return { lines, untaught };
}

function learned(pairs: readonly PairedLine[]): TaughtLineData["is"] | undefined {
  // A line that was taken from one person, and is everybody else's, was read in the wrong place.
  const kept = pairs.filter(({ is }) => is !== null);
  const counted = kept.length === 0 ? pairs : kept;
  const isNowhere = counted.every(isOfNoPlace);
  const said = counted.map(({ is }) => (is === null ? null : saidOf(is, isNowhere)));
  const [first] = said;
  const isOne = said.every((one) => JSON.stringify(one) === JSON.stringify(first));
  if (!isOne || first === undefined) return undefined;
  // Of a line with an amount that somebody removed nothing is known but that it is not this person's.
  if (first === null) return pairs.every(({ read }) => read.fields["amount"] === 0) ? null : undefined;
  return first;
}

/** A heading that was taken for the place that levies a tax is no place in any document of the layout. */
function isOfNoPlace({ read, is }: PairedLine): boolean {
  const was = read.fields["locality"] ?? null;
  return was !== null && is !== null && isTaxList(is.list) && (is.fields["locality"] ?? null) === null;
}

function isTaxList(list: Line["list"]): boolean {
  return list === "taxes" || list === "employer_taxes";
}

function saidOf({ list, fields }: Line, isNowhere: boolean): TaughtLineData["is"] {
  const said = SAID.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]));
  return {
    list,
    ...Object.fromEntries(said),
    ...(isNowhere ? { locality: null } : {}),
  } as TaughtLineData["is"];
}

function nameOf({ list, fields }: Line): TaughtLineData["read"] {
  const { code, description } = fields;
  return { list, code: typeof code === "string" ? code : null, description: String(description) };
}

function labelOf({ code, description }: TaughtLineData["read"]): string {
  return code === null || code === description ? `"${description}"` : `"${code} ${description}"`;
}
