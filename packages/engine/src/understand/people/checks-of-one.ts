import { looksLikePersonName } from "@paylift/canonical";
import type { RecordDraft } from "../grammars/record-draft.ts";
import { isSumOfGroup } from "../grammars/sum-records.ts";
import { isSumOfAll } from "../votes/wording.ts";
import type { Names } from "./names.ts";
import type { Printed } from "./parts.ts";

/** Who some records between sums are about. */
export interface OwnerOfChecks {
  /** The first of the records. */
  first: number;
  name: readonly Printed[];
  /** A code in the line of one check, where the name stands in that of another. */
  code: Printed | null;
}

const LEAST_PEOPLE = 3;

/**
 * Whoever has the records between two sums, where nobody else is named in them, by index of the record: below the first check, or in
 * its lines, stands who it is about, beside the others nobody. So it must be between all sums that are of no group, and some have several
 * checks.
 *
 *     LEE              10/09/26   1,687.50
 *     Lee, Ann         10/23/26   1,687.50
 *     Total                       3,375.00
 */
export function checksOfOne(
  names: Names,
  records: readonly RecordDraft[],
): ReadonlyMap<number, OwnerOfChecks> {
  const blocks = blocksOf(records);
  const owners = blocks.map((own) => ownerOf(own, names));
  const areAll = owners.length >= LEAST_PEOPLE && owners.every((owner) => owner !== null);
  if (!areAll || blocks.every(({ length }) => length < 2)) return new Map();
  return new Map(blocks.flatMap((own, i) => own.map(({ index }) => [index, owners[i]!] as const)));
}

/** The records before each sum that is of no group. A sum right behind another closes none. */
function blocksOf(records: readonly RecordDraft[]): RecordDraft[][] {
  const blocks: RecordDraft[][] = [];
  let open: RecordDraft[] = [];
  for (const record of records) {
    if (!record.isSum) {
      open.push(record);
      continue;
    }
    const isOfGroup = record.texts.some(({ span: { text } }) => isSumOfGroup(text) || isSumOfAll(text));
    if (open.length > 0 && isOfGroup) return [];
    if (open.length > 0) blocks.push(open);
    open = [];
  }
  return blocks;
}

/** The one name in the lines of some records, beside a code at most; null where they name nobody or several people. */
function ownerOf(own: readonly RecordDraft[], { of }: Names): OwnerOfChecks | null {
  const named = own.flatMap(({ index }) => {
    const name = of.get(index) ?? [];
    return name.length === 0 ? [] : [name];
  });
  const full = named.length === 1 ? named : named.filter((name) => looksLikePersonName(textOf(name)));
  const codes = named.filter((name) => !full.includes(name));
  if (full.length !== 1 || codes.length > 1 || codes.some((code) => textOf(code).includes(" "))) return null;
  return { first: own[0]!.index, name: full[0]!, code: codes[0]?.[0] ?? null };
}

function textOf(name: readonly Printed[]): string {
  return name.map(({ text }) => text).join(" ");
}
