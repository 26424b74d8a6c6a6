import { isFigure, type Cell, type CellNumber } from "./cells.ts";
import type { LineSection } from "../../variants/variant-schema.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import { kindBefore, kindOfLine, sectionWord } from "../vocabulary/section-words.ts";
import { isPayee } from "../vocabulary/amount-in-words.ts";
import { isOfTaxes, isPayment, namesTax, sectionsOf } from "../vocabulary/line-labels.ts";
import { saysWhen } from "./is-day.ts";
import { isSubtotal, measureOfRow, periodOfRow, totalScope } from "../vocabulary/total-labels.ts";
import type { LabelSides } from "./label-side.ts";

export type FigureCell = Cell & { number: CellNumber };

/** Numbers of a row and the label that they stand beside. */
export interface CellGroup {
  label: Cell | null;
  code: Cell | null;
  /** What a word beside the label says that the line is. */
  kind: LineSection | null;
  figures: FigureCell[];
  /** The label stands right of its number, with its code before it. */
  labelAfter: boolean;
}

/** A code and its label begin no further apart. */
const CODE_WIDTH_PT = 90;
/** What stands further before a number or the name of a sum, in font sizes, is of another panel. */
const BESIDE_EM = 12;
/** A share says how much of the pay something is, and is the name of nothing. */
const SHARE = /^\d+(?:\.\d+)? ?%$/;
/** A case tells whom something is withheld for, and is the name of no line. */
const CASE = /^(?:case|docket|cause) ?(?:#|no\.?|number)? ?\S*\d\S*$/i;
/** What a column answers of a line, behind its name. */
const ANSWER = /^(?:[YN]|yes|no)$/i;
/** When something is taken out is the name of no line where a name stands before it. */
const TREATMENT = /^(?:before|pre|after|post)[- ]?tax$/i;
const CODE = /^(?:\$U|[A-Z0-9/][A-Z0-9#*/.&-]{0,7})$/;

/** Cuts a row into labels with their numbers. */
export function groupsOf(cells: readonly Cell[], sides: LabelSides): CellGroup[] {
  const groups: CellGroup[] = [];
  let texts: Cell[] = [];
  let figures: FigureCell[] = [];
  const flush = (): void => {
    if (figures.length > 0) groups.push({ ...labelOf(texts), figures, labelAfter: false });
    texts = [];
    figures = [];
  };
  const taken = new Set<Cell>();
  cells.forEach((cell, i) => {
    const next = cells[i + 1];
    if (taken.has(cell)) return;
    const before = texts.at(-1);
    const isLabelled =
      figures.length === 0 &&
      before?.text.endsWith(":") === true &&
      cell.x0 - before.x1 <= BESIDE_EM * cell.size;
    if (isFigure(cell) && !isLabelled && sides.isBeforeLabel(cells, i)) {
      flush();
      const behind = isCodeBefore(next!, cells[i + 2], cells[i + 3]) ? cells[i + 2]! : null;
      for (const own of [next!, behind]) if (own !== null) taken.add(own);
      const named = behind === null ? { label: next!, code: null } : { label: behind, code: next! };
      groups.push({ ...named, kind: null, figures: [cell], labelAfter: true });
    } else if (isFigure(cell)) figures.push(cell);
    else if (figures.length === 0 || !isCount(cell) || !isFigure(next)) {
      if (figures.length > 0) flush();
      texts.push(cell);
    }
  });
  flush();
  return groups;
}

/** A code behind a number and its label begin no further apart than this, in font sizes, and none has more letters. */
const [BEHIND_EM, LETTERS] = [3, 3];

/** Whether a code behind a number has its label behind it: `33.17  K  401K`. The label of a next number stands at that. */
function isCodeBefore(code: Cell, label: Cell | undefined, next: Cell | undefined): boolean {
  if (label === undefined || label.number !== null || label.text.endsWith(":")) return false;
  if (code.text.length > LETTERS || !CODE.test(code.text)) return false;
  if (label.x0 - code.x0 > BEHIND_EM * code.size) return false;
  return !isFigure(next) || next.x0 - label.x1 > label.x0 - code.x1;
}

/** A digit among the numbers of a line counts something else: what the rate is multiplied by. */
function isCount({ number, text }: Cell): boolean {
  return number?.whole === true && /^\d(?:\.\d)?$/.test(text);
}

/**
 * Hours stand before the amount that is paid for them, whose label follows: `64.25  1,305.56 REGULAR`. `isHours` tells
 * what stands in a column of hours.
 */
export function withHoursBefore(groups: readonly CellGroup[], isHours: (cell: Cell) => boolean): CellGroup[] {
  return groups.flatMap((group, i) => {
    const [before, after] = [groups[i - 1], groups[i + 1]];
    if (isLoneHours(group, isHours) && after !== undefined && isPaidBefore(after, isHours)) return [];
    if (!isPaidBefore(group, isHours) || before === undefined || !isLoneHours(before, isHours))
      return [group];
    return [{ ...group, figures: [...before.figures, ...group.figures] }];
  });
}

/** Whether a label follows what is paid, and no other hours. */
function isPaidBefore({ labelAfter, figures }: CellGroup, isHours: (cell: Cell) => boolean): boolean {
  return labelAfter && !figures.every(isHours);
}

function isLoneHours({ label, figures }: CellGroup, isHours: (cell: Cell) => boolean): boolean {
  return label === null && figures.length === 1 && isHours(figures[0]!);
}

/** Of several phrases before a number the last is its label, or the last that the vocabulary knows. */
function labelOf(texts: readonly Cell[]): Pick<CellGroup, "label" | "code" | "kind"> {
  const words = texts.filter(
    (cell, i) =>
      cell.number === null &&
      !saysWhen(cell.text) &&
      !SHARE.test(cell.text) &&
      !CASE.test(cell.text) &&
      !(i > 0 && (ANSWER.test(cell.text) || isTreatment(cell, texts[i - 1]!))) &&
      !isAnswered(texts, i),
  );
  const last = words.at(-1);
  if (last === undefined) return { label: null, code: null, kind: null };
  const levied = isLevied(words);
  const hasKind = words.length > 1 && !levied && canHaveKind(words.at(-2)!, last);
  const kindBehind = hasKind ? kindOfLine(last.text) : null;
  if (kindBehind !== null) return { ...labelOf(words.slice(0, -1)), kind: kindBehind };
  const payee = words.find(({ text }) => isPayee(text));
  if (payee !== undefined) return { label: payee, code: null, kind: null };
  const label =
    isKnown(last) || last.text.endsWith(":") || saysWhat(words) || levied
      ? last
      : (words.findLast(isKnown) ?? last);
  const at = words.indexOf(label);
  const before = words[at - 1];
  const isCode =
    before !== undefined &&
    CODE.test(before.text) &&
    words[at - 2]?.text.endsWith(":") !== true &&
    label.x0 - before.x0 < CODE_WIDTH_PT &&
    totalScope(label.text) === null;
  const beside = isCode ? words[at - 2] : before;
  // A part of another list begins on the line: `Pre-Tax Deductions` over its lines, beside those of the company.
  const isPart = beside === undefined || isSubtotal(beside.text);
  const kind = isPart ? null : kindBefore(beside.text);
  return { label, code: isCode ? before : null, kind: label.ofSection ?? kind };
}

function isTreatment({ text }: Cell, before: Cell): boolean {
  return TREATMENT.test(text) && before.number === null && totalScope(before.text) === null;
}

/** Whether a label has its own number, and another one follows: `Voucher: 20456  Retro Pay  45.50`. */
function isAnswered(texts: readonly Cell[], i: number): boolean {
  if (!texts[i]!.text.endsWith(":") || texts[i + 1]?.number?.whole !== true) return false;
  return texts.slice(i + 2).some(({ number }) => number === null);
}

/** A word in a column of its own stands so far behind the name of a sum, in font sizes. */
const APART_EM = 4;

/** `Employees 4`, `Employees: 4` */
const COUNT = /^(?:employees|checks):?(?: \d[\d,]*)?$/i;

/**
 * Whether the last of several words is the row's own name, behind that of a sum or of a check: `Totals`, and `Hours` in the next
 * column. How many a sum is over may stand between.
 */
function saysWhat(words: readonly Cell[]): boolean {
  const [before, last] = words.filter(({ text }) => !COUNT.test(text)).slice(-2);
  if (before === undefined || last === undefined || measureOfRow(last.text) === null) return false;
  const isOther = totalScope(before.text) !== null || isPayment(before.text);
  return isOther && last.x0 - before.x1 > APART_EM * last.size;
}

/**
 * The name of a line, which a word behind it can say the section of: `Regular  Earning`. What nobody knows may stand far before
 * the sum of a section: `Receptionist                Taxes`.
 */
function canHaveKind(cell: Cell, kind: Cell): boolean {
  const { text } = cell;
  const isFar = kind.x0 - cell.x1 > BESIDE_EM * kind.size;
  if (isFar && figureOfLabel(kind.text) !== null && sectionsOf(text).length === 0) return false;
  const isSum = figureOfLabel(text) !== null || totalScope(text) !== null;
  // Behind the name of a tax stand the wages that it is due on, and behind a code its label.
  const isOther = sectionsOf(text).some(isOfTaxes) || (CODE.test(text) && sectionsOf(text).length === 0);
  if (sectionWord(kind.text) === null && isOther) return false;
  return !isSum && !text.endsWith(":") && !isPayment(text) && sectionWord(text) === null;
}

function isKnown({ text }: Cell): boolean {
  return (
    sectionsOf(text).length > 0 ||
    figureOfLabel(text) !== null ||
    totalScope(text) !== null ||
    isPayment(text)
  );
}

/** Whether the last of several words is a tax by who levies it, right before: `MN  Withholding`. */
function isLevied(words: readonly Cell[]): boolean {
  const [by, tax] = words.slice(-2);
  return by !== undefined && tax !== undefined && LEVYING.test(by.text) && namesTax(`${by.text} ${tax.text}`);
}

const LEVYING = /^(?:\$U|[A-Z]{2})$/;

/** Words for who is paid, which say less than those for what it is for. */
const PAYEE = /^(?:agency|payee|vendor|carrier):$/i;

/** Words for what a listing has a part for each of. */
const PART =
  /^(?:(?:benefit|deduction|retirement) )?(?:plan|benefit|code|agency|payee|vendor|carrier|tax|earning)$/i;

/** What the lines of a listing are about, and the section that a word before it says they are of. */
export interface Subject extends Cell {
  section: LineSection | null;
}

/**
 * What stands behind the word for its kind: `Deduction:` and a plan, perhaps with its code, and what else is told of it, as
 * `Vendor:` and who is paid; null for other cells.
 */
export function behindSection(cells: readonly Cell[]): Subject | null {
  const [first] = cells;
  if (first?.text.endsWith(":") !== true) return null;
  const word = first.text.slice(0, -1);
  const section = sectionWord(word);
  if (section === null && !PART.test(word)) return null;
  const next = cells.findIndex(({ text }, i) => i > 0 && text.endsWith(":"));
  // Who is paid may stand before what for: `Carrier: Delta Dental  Plan: Dental`.
  const told = next > 0 && PAYEE.test(first.text) ? behindSection(cells.slice(next)) : null;
  if (told !== null) return told;
  const others = cells.slice(1, next < 0 ? undefined : next);
  const plan = others.length === 1 ? others[0]! : joinCode(others);
  return plan?.number === null ? { ...plan, section } : null;
}

/** Parts a label's numbers from those that stand where the next stack does: the sum of that, without a label. */
export function inStacks(group: CellGroup, endOf: (label: Cell) => number): CellGroup[] {
  const { label, figures } = group;
  // What says when is about all stacks: a strip of sums may stand below them.
  if (label === null || figures.length < 2 || periodOfRow(label.text) !== null) return [group];
  const end = endOf(label);
  const at = figures.findIndex(({ x0 }) => x0 >= end);
  if (at <= 0 || group.labelAfter) return [group];
  const beyond = { label: null, code: null, kind: null, labelAfter: false, figures: figures.slice(at) };
  return [{ ...group, figures: figures.slice(0, at) }, beyond];
}

/** A code and its label as one phrase; null for cells that are something else. */
export function joinCode(cells: readonly Cell[]): Cell | null {
  const [code, label] = cells;
  if (cells.length !== 2 || code === undefined || label === undefined || !CODE.test(code.text)) return null;
  const tokens = [...code.tokens, ...label.tokens];
  return { ...code, tokens, text: `${code.text} ${label.text}`, x1: label.x1, number: null };
}
