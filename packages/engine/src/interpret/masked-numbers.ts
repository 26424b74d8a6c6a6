import type { Line } from "../layout/lines.ts";
import type { Token } from "../layout/token.ts";
import type { RecordReading } from "./reading.ts";

/** A number of social security of which the last digits are left: `***-**-1104`, `XXX-XX-5481`, `xxxxx1104`. Accounts have other lengths. */
const MASKED = /^[x*#•●]{3}-?[x*#•●]{2}-?\d{4}$/i;

/**
 * Puts the masked number of social security beside each person's name to the record: it is no id, and still tells two people of one name apart.
 * It stands on the line of the name, or alone on a page about one person. Another on the same line leaves it open.
 */
export function putMaskedNumbers(records: readonly RecordReading[], lines: readonly Line[]): void {
  const masked = new Map<Line, string[]>();
  for (const line of lines) {
    const own = line.tokens.filter(isMasked).map(({ text }) => text);
    if (own.length > 0) masked.set(line, own);
  }
  if (masked.size === 0) return;
  const people = records.filter(({ scope, name }) => scope === "check" && name !== null);
  const ofPages = Map.groupBy(people, ({ page }) => page);
  const lineOf = new Map(lines.flatMap((line) => line.tokens.map((token) => [token, line])));
  for (const record of people) {
    const own = new Set(record.name!.tokens.flatMap((token) => masked.get(lineOf.get(token)!) ?? []));
    const isAlone = ofPages.get(record.page)!.length === 1;
    const found = own.size === 0 && isAlone ? numbersOfPage(masked, record.page) : own;
    if (found.size === 1) record.maskedNumber = [...found][0]!;
  }
}

function isMasked({ text }: Token): boolean {
  return MASKED.test(text);
}

function numbersOfPage(masked: ReadonlyMap<Line, readonly string[]>, page: number): Set<string> {
  return new Set([...masked].flatMap(([line, texts]) => (line.page === page ? texts : [])));
}
