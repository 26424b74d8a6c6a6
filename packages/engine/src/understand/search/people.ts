import { canBePersonName, looksLikePersonName, normalizeLabel } from "@paylift/canonical";
import type { PlacedText, RecordDraft, Segmentation } from "../grammars/segmentation.ts";
import { overlap, type Span } from "../page-graph/span.ts";
import { headingWorth, isSumWord, votesOf } from "../votes/wording.ts";

/** What a text of a record says of who it is about. */
export type Attribute = "name" | "id" | "department" | "other";

/** Texts that stand at the same place of the records, or behind the same word. */
interface TextSlot {
  key: string;
  head: string;
  prefix: string;
  texts: Map<number, PlacedText[]>;
}

export interface Person {
  name: readonly Span[];
  id: Span | null;
  department: readonly Span[];
}

export interface People {
  /** By index of the record. */
  of: ReadonlyMap<number, Person>;
  /** How surely the records are about people, in bits. */
  bits: number;
}

const NAME_HEAD = /\b(?:employee|name|associate|payee|worker|member|staff|paid to|pay to)\b/;
const ID_HEAD = /\b(?:id|no|number|num|#|file|emp|empl|ee|badge|code|clock|person|payroll no)\b|#$/;
const NO_ID = /\b(?:dept|department|check|chk|voucher|ssn|ss|social|account|acct|job|location|phone|zip|period|page|advice|co|company|pay type|tax)\b/;
const DEPARTMENT_HEAD = /\b(?:dept|department|division|div|cost center|home dept|location|org|branch|unit)\b/;
const MASKED = /^(?:[x*#\u2022]{2,}[-x*#\u2022\d]*\d*|\d{3}-\d{2}-\d{4})$/i;

/** Who the records are about, decided for all of them at once: by headings, by form, and by what differs from record to record. */
export function peopleOf(segmentation: Segmentation): People {
  const records = segmentation.records.filter(({ isSum }) => !isSum);
  const slots = textSlots(records, segmentation);
  const count = Math.max(1, records.length);
  const ranked = slots.map((slot) => ({ slot, bits: nameBits(slot, count) })).sort((a, b) => b.bits - a.bits);
  const best = ranked[0];
  const name = best !== undefined && best.bits > 0 ? best.slot : null;
  const rest = slots.filter((slot) => slot !== name);
  const id = rest.map((slot) => ({ slot, bits: idBits(slot, count) })).filter(({ bits }) => bits > 4).sort((a, b) => b.bits - a.bits)[0]?.slot ?? null;
  const department = rest.filter((slot) => slot !== id).map((slot) => ({ slot, bits: departmentBits(slot, count) })).filter(({ bits }) => bits > 4).sort((a, b) => b.bits - a.bits)[0]?.slot ?? null;
  const of = new Map<number, Person>();
  const below = new Map<string, number>();
  for (const texts of name?.texts.values() ?? [])
    for (const { span } of texts.slice(1)) below.set(span.text, (below.get(span.text) ?? 0) + 1);
  for (const record of records) {
    const names = (name?.texts.get(record.index) ?? []).map(({ span }) => span);
    const own = names.filter(({ text }, i) => i === 0 || goesOn(text, below, name!.head));
    const repeated = names.filter((span, i) => i > 0 && !own.includes(span) && (below.get(span.text) ?? 0) > 1 && !/[:\d]/.test(span.text));
    of.set(record.index, {
      name: own,
      id: id?.texts.get(record.index)?.[0]?.span ?? null,
      department: (department?.texts.get(record.index)?.map(({ span }) => span) ?? repeated).slice(0, 1),
    });
  }
  const named = records.filter(({ index }) => (of.get(index)?.name.length ?? 0) > 0).length;
  return { of, bits: best === undefined ? -10 : (best.bits * named * Math.log2(1 + named)) / count };
}

/** Of the texts below names, so many come again where they are departments or jobs, and not second halves of names. */
const REPEATED = 0.5;

/** Whether a further text at the place of the name goes on with it: what comes again with others is a department or a job. */
function goesOn(text: string, counts: ReadonlyMap<string, number>, head: string): boolean {
  if (!/^[\p{L}.,'\u2019() -]+$/u.test(text) || votesOf(text).subjects.size > 0) return false;
  if (DEPARTMENT_HEAD.test(normalizeLabel(text)) || DEPARTMENT_HEAD.test(head)) return false;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const again = [...counts.values()].reduce((sum, count) => sum + (count > 1 ? count : 0), 0);
  return (counts.get(text) ?? 0) < 2 || again < REPEATED * all;
}

function nameBits(slot: TextSlot, count: number): number {
  const { head, prefix } = slot;
  // Several records below one name are several of one person.
  const first = [...new Set([...slot.texts.values()].map((texts) => texts[0]!.span))].map(({ text }) => text);
  const share = (test: (text: string) => boolean): number => first.filter(test).length / Math.max(1, first.length);
  const distinct = new Set(first).size / Math.max(1, first.length);
  let bits = 5 * share(looksLikePersonName) + 2 * share((text) => canBePersonName(text)) - 2;
  bits += 3 * (distinct - 0.5) * (first.length > 2 ? 1 : 0);
  bits -= 8 * share((text) => votesOf(text).subjects.size > 0 || isSumWord(text) || MASKED.test(text) || /:$/.test(text));
  bits -= 4 * share((text) => /\d/.test(text));
  if (NAME_HEAD.test(head)) bits += 5;
  else if (head !== "" && headingWorth(head) > 0) bits -= 2;
  if (/\b(?:name|employee)\b/.test(prefix)) bits += 6;
  else if (prefix !== "") bits -= 5;
  return bits + 4 * (Math.min(1, slot.texts.size / count) - 0.6);
}

function idBits({ head, prefix, texts }: TextSlot, count: number): number {
  const first = [...new Set([...texts.values()].map((own) => own[0]!.span))].map(({ text }) => text);
  const share = (test: (text: string) => boolean): number => first.filter(test).length / Math.max(1, first.length);
  const distinct = new Set(first).size / Math.max(1, first.length);
  let bits = 4 * share((text) => /^[A-Z]{0,5}-?\d[\dA-Z-]{0,11}$/i.test(text)) - 6 * share((text) => MASKED.test(text) || / /.test(text) || /[/.$%]/.test(text));
  bits += first.length > 2 ? 6 * (distinct - 0.7) : 0;
  const told = prefix !== "" ? prefix : head;
  if (ID_HEAD.test(told) && !NO_ID.test(told)) bits += 5;
  else if (NO_ID.test(told)) bits -= 8;
  return bits + 3 * (Math.min(1, first.length / count) - 0.8);
}

function departmentBits({ head, prefix, texts }: TextSlot, count: number): number {
  const first = [...texts.values()].map((own) => own[0]!.span.text);
  const told = prefix !== "" ? prefix : head;
  const bits = DEPARTMENT_HEAD.test(told) ? 7 : 0;
  const masked = first.filter((text) => MASKED.test(text)).length;
  return bits + 2 * (Math.min(1, first.length / count) - 0.5) - 6 * (masked / Math.max(1, first.length));
}

const SAME_EDGE = 3;

function textSlots(records: readonly RecordDraft[], segmentation: Segmentation): TextSlot[] {
  const { rows } = segmentation;
  const slots: (TextSlot & { x0: number })[] = [];
  for (const record of records) {
    record.above.forEach((span, line) => {
      const key = `above ${line}`;
      const slot = slots.find((other) => other.key === key) ?? { key, head: "", prefix: "", x0: -1e6 * (1 + line), texts: new Map<number, PlacedText[]>() };
      if (!slots.includes(slot)) slots.push(slot);
      slot.texts.set(record.index, [{ span, line }]);
    });
  }
  const inRow = new Map(rows.map((row) => [row.index, row.spans]));
  for (const record of records) {
    for (const text of record.texts) {
      const { span, line } = text;
      const prefix = prefixOf(span, inRow.get(span.row) ?? []);
      if (/:$/.test(span.text) && prefix === "" && inRow.get(span.row)?.some((other) => other.x0 > span.x0)) continue;
      const head = headOf(span, record);
      const home = slots.find((slot) => (prefix !== "" ? slot.prefix === prefix : segmentation.grammar === "by heading" ? slot.x0 === line : slot.prefix === "" && Math.abs(slot.x0 - span.x0) <= SAME_EDGE && slot.head === head));
      const slot = home ?? { key: `${prefix}@${span.x0}`, head, prefix, x0: segmentation.grammar === "by heading" ? line : span.x0, texts: new Map<number, PlacedText[]>() };
      if (home === undefined) slots.push(slot);
      const own = slot.texts.get(record.index);
      if (own === undefined) slot.texts.set(record.index, [text]);
      else own.push(text);
    }
  }
  return slots;
}

/** The words before a text that end in a colon. */
function prefixOf(span: Span, spans: readonly Span[]): string {
  const before = spans[spans.indexOf(span) - 1];
  return before !== undefined && before.text.endsWith(":") && span.x0 - before.x1 < 12 * span.size ? normalizeLabel(before.text) : "";
}

/** What heads a text: the phrases of the header over it. */
function headOf(span: Span, record: RecordDraft): string {
  const table = record.entries[0]?.table.table;
  const band = table?.regions.find(({ rows }) => rows.some(({ index }) => index === record.rows[0]!.index || index === span.row))?.band;
  if (band == null) return "";
  const over = band.rows.flatMap(({ spans }) => spans.filter((head) => overlap(head, span) > 0 || Math.abs(head.x0 - span.x0) < 2));
  return normalizeLabel(over.filter((head) => !band.asides.includes(head)).map(({ text }) => text).join(" "));
}
