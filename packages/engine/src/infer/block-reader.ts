import { multiplyToCents, nameKey, normalizeLabel } from "@paylift/canonical";
import type { ItemReading, RecordReading, TextReading } from "../interpret/reading.ts";
import { openNextCheck, openRecord, setFigure } from "../interpret/record-builder.ts";
import type { FigureName, LineSection } from "../variants/variant-schema.ts";
import { isContinued, nameText, type Anchors } from "./anchors.ts";
import { isFigure, type Cell, type CellNumber, type CellRow } from "./cells.ts";
import { HeaderStack } from "./header-stack.ts";
import type { LabelSides } from "./label-side.ts";
import { HeadingMap } from "./heading-map.ts";
import {
  beginsEmployerPart,
  COUNT_LABEL,
  employeeCountOf,
  figureOfLabel,
  headingOf,
  isPayment,
  isPersonal,
  isRemark,
  isSubtotal,
  periodOfRow,
  sectionsOf,
  sumOfSection,
  totalScope,
  type ColumnRole,
} from "./label-kinds.ts";
import { newItem, type LabelKind } from "./new-item.ts";
import { departmentOf, detailsOf } from "./person-details.ts";
import { isPaymentNumber, pay, takePaymentMethod, takePaymentNumber } from "./payments.ts";
import { groupSection, sectionFor, type StackSections } from "./sections.ts";

type FigureCell = Cell & { number: CellNumber };

/** Numbers of a row and the label that they stand beside. */
interface Group {
  label: Cell | null;
  code: Cell | null;
  figures: FigureCell[];
  /** The label stands right of its number, with its code before it. */
  labelAfter: boolean;
}

const TABLE = "inferred";
const EDGE_PT = 4;
/** Lines that belong to a sum above them are indented by at most this. */
const INDENT_PT = 15;
/** A code and its label begin no further apart. */
const CODE_WIDTH_PT = 90;
const CODE = /^[A-Z0-9][A-Z0-9#*/.&-]{0,7}$/;
/** An account number that is not shown. */
const MASKED = /^[x*.\s\d-]+$/i;
/** Columns of a listing: what the employee pays and what the company does. */
const BY_SIDE: ReadonlySet<ColumnRole | null> = new Set(["employee_amount", "employer_amount"]);
const MEMOS = /^memos?:?$/i;

/**
 * Reads records that begin with a person's name: blocks with stacks side by side, one line a person, or one page a
 * person. What a number is follows from its heading, its label, and where it stands.
 */
export class BlockReader {
  readonly records: RecordReading[] = [];
  readonly #headings = new HeadingMap();
  readonly #anchors: Anchors;
  readonly #sides: LabelSides;
  readonly #stack = new HeaderStack();
  /** Lines of the open record so far. */
  #line = 0;
  readonly #stacks: StackSections;
  /** Section of the amounts that end at one right edge. */
  readonly #amountEdges = new Map<number, Set<LineSection>>();
  /** Right edges of numbers that only the header labels. */
  readonly #headerEdges = new Set<number>();
  /** Left edges of stacks whose lines are employer memos from here on. */
  #memoStacks: number[] = [];
  /** Section of each label in the records of people. */
  readonly #sections = new Map<string, LineSection>();
  #open: RecordReading | null = null;
  #employee: RecordReading | null = null;
  #department: TextReading | null = null;
  #group: Cell | null = null;
  /** A line of text alone that stands right above. */
  #headline: Cell | null = null;
  /** The sum of the open check is printed: what follows is another one. */
  #closed = false;
  /** Sums that stand above their lines, and the section that these belong to. */
  #subheads: { x0: number; section: LineSection }[] = [];
  #page = 0;
  /** Texts that stand under a heading of codes. */
  readonly #codes = new Set<Cell>();

  constructor(anchors: Anchors, stacks: StackSections, sides: LabelSides) {
    this.#anchors = anchors;
    this.#sides = sides;
    this.#stacks = stacks;
  }

  read(row: CellRow): void {
    const ofPage = this.#anchors.byPage.get(row.page);
    if (ofPage !== undefined && this.#page !== row.page) this.#beginPerson(ofPage, null);
    this.#page = row.page;
    this.#stack.read(row);
    const rest = this.#headings.read(row);
    const at = rest.findIndex((cell) => this.#anchors.cells.has(cell));
    if (at >= 0) this.#beginPerson(rest[at]!, rest[at - 1] ?? null);
    else if (this.#beginTotal(rest)) return this.#readGroups(rest);
    const open = at >= 0 ? this.#open : null;
    const others = rest.filter((cell, i) => i !== at && !this.#isId(cell));
    const cells = this.#takeTexts(others, at >= 0 || ofPage !== undefined);
    const details = this.#takeDetails(cells);
    if (open === null) {
      this.#headline = null;
      const headings = row.cells.length - rest.length;
      if (headings <= 1 && !row.cells.some(isFigure)) this.#takeHeadline(row.cells);
    }
    this.#readGroups(cells.filter((cell) => !details.includes(cell)));
  }

  /** Ids may look like numbers with decimals. */
  #isId(cell: Cell): boolean {
    if (this.#open?.employeeId?.tokens !== cell.tokens) return false;
    if (isFigure(cell)) cell.number.token.claim ??= "decoration";
    return true;
  }

  #beginPerson(cell: Cell, before: Cell | null): void {
    const name = { text: nameText(cell), tokens: cell.tokens };
    const id =
      before?.number?.whole === true || (before !== null && /^\S*\d\S*$/.test(before.text)) ? before : null;
    this.#memoStacks = [];
    if (this.#resumes(cell, id)) {
      this.#open = this.#employee;
      return;
    }
    const { record } = openRecord("check", TABLE, cell.page);
    record.name = name;
    this.#department = departmentOf(this.#headline) ?? this.#department;
    this.#headline = null;
    if (id !== null) record.employeeId = { text: id.text, tokens: id.tokens };
    record.department = this.#department;
    this.records.push(record);
    this.#open = record;
    this.#employee = record;
    this.#closed = false;
    this.#subheads = [];
    this.#line = 0;
  }

  /** A name that is repeated where its block goes on begins nobody new. */
  #resumes(cell: Cell, id: Cell | null): boolean {
    const last = this.#employee;
    if (last?.name == null || nameKey(last.name.text) !== nameKey(nameText(cell))) return false;
    if (id !== null && last.employeeId !== null && last.employeeId.text !== id.text) return false;
    return isContinued(cell) || !last.figures.has("net_pay") || last.items.length === 0;
  }

  /** A row that begins at the edge of the names and speaks of a sum. */
  #beginTotal(cells: readonly Cell[]): boolean {
    const [first] = cells;
    if (first === undefined || first.number !== null || this.#anchors.edges.length === 0) return false;
    const employer = beginsEmployerPart(first.text);
    const scope = employer ? "employer" : totalScope(first.text);
    if (scope === null || scope === "employee" || scope === "check") return false;
    const atEdge = first.x0 <= Math.min(...this.#anchors.edges) + EDGE_PT;
    if (!atEdge && (scope === "section" || this.#open?.scope !== "check")) return false;
    if (scope === "section" && figureOfLabel(first.text) !== null) return false;
    const { record } = openRecord(scope === "section" ? "company" : scope, TABLE, first.page);
    this.records.push(record);
    this.#open = record;
    this.#closed = false;
    this.#subheads = [];
    this.#line = 0;
    this.#memoStacks = [];
    takeCount(record, first);
    return true;
  }

  /** Takes texts that stand under a heading which says what they are; gives the other cells. */
  #takeTexts(cells: readonly Cell[], ofPerson: boolean): Cell[] {
    const record = this.#open;
    return cells.filter((cell) => {
      const column = isFigure(cell) ? null : this.#headings.textColumnOf(cell);
      if (column === "status") return false;
      if (column === "code") this.#codes.add(cell);
      if (record === null || record.scope !== "check" || !ofPerson || column === null || column === "name")
        return true;
      const reading = { text: cell.text, tokens: cell.tokens };
      if (column === "id") record.employeeId ??= reading;
      else if (record.department === this.#department) record.department = reading;
      return false;
    });
  }

  /** Takes facts about the person; gives the cells that they stand in. */
  #takeDetails(cells: readonly Cell[]): Cell[] {
    const record = this.#open;
    if (record === null || record.scope !== "check") return [];
    const { id, department, used } = detailsOf(cells, record.name!);
    if (id !== null) {
      if (record.employeeId !== null && record.employeeId.text !== id.text && record.items.length > 0) {
        const next = openNextCheck(record, cells[0]!.page).record;
        next.employeeId = id;
        this.records.push(next);
        this.#open = this.#employee = next;
      } else record.employeeId ??= id;
    }
    if (department !== null) record.department = department;
    for (const cell of used) if (isFigure(cell)) cell.number.token.claim ??= "decoration";
    return used;
  }

  /** A line of text alone: a department, or what the lines below are about. */
  #takeHeadline(cells: readonly Cell[]): void {
    const [first, second] = cells;
    if (first === undefined || first.number !== null) return;
    const label = second === undefined ? first : joined(cells);
    if (label !== null) this.#group = { ...label, text: nameText(label) };
    if (first.x0 <= Math.min(...this.#anchors.edges) + EDGE_PT) this.#headline = first;
  }

  #readGroups(cells: readonly Cell[]): void {
    const record = this.#open;
    if (record === null) return;
    this.#line++;
    cells.forEach((cell, i) => {
      if (MEMOS.test(cell.text)) this.#memoStacks.push(cell.x0);
      const next = cells[i + 1];
      if (record.scope !== "check") takeCount(record, cell, next);
      else if (isPaymentNumber(cell, next)) takePaymentNumber(this.#current(record), cell, next);
      else takePaymentMethod(record, cell, next);
    });
    for (const group of groupsOf(cells, this.#sides)) this.#readGroup(this.#open!, group);
  }

  #readGroup(record: RecordReading, { label, code, figures, labelAfter }: Group): void {
    if (label !== null && this.#isPersonal(label)) return claimAll(figures, "decoration");
    const period = label === null ? null : periodOfRow(label.text);
    if (period === "ytd") return claimAll(figures, "total");
    if (label !== null && isRemark(label.text)) return claimAll(figures, "decoration");
    const overall =
      label === null ||
      period !== null ||
      (totalScope(label.text) !== null && figureOfLabel(label.text) === null);
    let loose: FigureCell[] = [];
    for (const cell of figures) {
      const heading = this.#headings.columnOf(cell);
      const own = heading?.figure;
      const whole = own === "gross_pay" || own === "net_pay" || (overall && own != null);
      if (heading !== null && whole && (overall || (heading.role === null && !isLabelOfFigure(label)))) {
        setFigure(record, own!, money(cell));
      } else loose.push(cell);
    }
    if (loose.length === 0) return;
    const text = label?.text ?? "";
    const scope = label === null ? null : totalScope(text);
    const figure = label === null ? null : figureOfLabel(text);
    if (scope === "check" || scope === "employee")
      return this.#readSums(this.#summed(record, scope), figure, loose);
    const listed = loose.some((cell) => BY_SIDE.has(this.#roleOf(cell)));
    if (
      listed &&
      scope === "department" &&
      figure === null &&
      this.#group !== null &&
      record.scope === "department"
    )
      return this.#readItem(record, this.#group, null, loose, "group");
    if (label !== null && scope === null) this.#takeSubhead(label);
    if (scope !== null && figure === null && record.scope !== "check")
      loose = this.#readUnderHeader(record, loose, true);
    if (scope !== null || figure !== null) return this.#readSums(record, figure, loose);
    if (label !== null && isSubtotal(text)) return claimAll(loose, "total");
    if (label !== null && isPayment(text)) return pay(record, label, loose);
    if (label !== null && (MASKED.test(text) || text === record.name?.text))
      return readRepeated(record, loose);
    if (label === null) loose = this.#readUnderHeader(record, loose, record.scope !== "check");
    if (loose.length === 0) return;
    const subject = label ?? this.#group;
    if (subject === null) return this.#readSums(record, null, loose);
    this.#readItem(
      this.#current(record),
      subject,
      code,
      loose,
      label === null ? "group" : labelAfter ? "code first" : "label",
    );
  }

  /** Reads numbers without a label that stand under one of the header; gives the others. */
  #readUnderHeader(record: RecordReading, cells: readonly FigureCell[], sums: boolean): FigureCell[] {
    return cells.filter((cell) => {
      const edge = Math.round(cell.x1 / EDGE_PT);
      if (sums && !this.#headerEdges.has(edge)) return true;
      const label = this.#stack.labelOf(cell, this.#line - 1);
      if (label !== null) this.#headerEdges.add(edge);
      if (label !== null) this.#readItem(this.#current(record), label, null, [cell], "label");
      return label === null;
    });
  }

  /** The record that a line of sums is about: the open check, or all checks of the employee. */
  #summed(record: RecordReading, scope: "check" | "employee"): RecordReading {
    if (record.scope !== "check") return record;
    if (scope === "employee" && this.#closed) {
      const all = openRecord("employee", TABLE, record.page).record;
      all.name = record.name;
      all.employeeId = record.employeeId;
      this.records.push(all);
      this.#open = all;
      return all;
    }
    this.#closed = scope === "check";
    return record;
  }

  /** The record that items go to; another check where the sum of the last one is already printed. */
  #current(record: RecordReading): RecordReading {
    if (record.scope !== "check" || !this.#closed) return record;
    const next = openNextCheck(record, record.page).record;
    this.records.push(next);
    this.#closed = false;
    this.#subheads = [];
    this.#line = 0;
    this.#open = this.#employee = next;
    return next;
  }

  #takeSubhead(label: Cell): void {
    if (figureOfLabel(label.text) === null && !isSubtotal(label.text)) return;
    const section = headingOf(label.text)?.section ?? null;
    this.#subheads = this.#subheads.filter(({ x0 }) => Math.abs(x0 - label.x0) > INDENT_PT);
    if (section !== null && section !== "net" && section !== "other")
      this.#subheads.push({ x0: label.x0, section });
  }

  /** A rate or salary of the person: at the edge of the names, or before a colon. */
  #isPersonal({ text, x0 }: Cell): boolean {
    const atEdge = this.#anchors.edges.some((edge) => Math.abs(edge - x0) <= 2);
    return (atEdge || text.endsWith(":")) && isPersonal(text);
  }

  #readSums(record: RecordReading, figure: FigureName | null, cells: readonly FigureCell[]): void {
    for (const cell of cells) {
      const role = this.#roleOf(cell);
      if (role === "hours" && cell.number.quantity !== null) {
        record.totalHours ??= { quantity: cell.number.quantity, token: cell.number.token };
        cell.number.token.claim = "total";
        continue;
      }
      if (role === "ytd_amount" || role === "taxable_wages" || role === "rate") {
        cell.number.token.claim = "total";
        continue;
      }
      const section = this.#sectionAt(cell);
      const ofEmployer = section === "employer_tax" || section === "employer_contribution";
      const own = ofEmployer && figure !== "gross_pay" && figure !== "net_pay" ? null : figure;
      const name = own ?? (section && sumOfSection(section));
      if (name !== null && cell.number.cents !== null) setFigure(record, name, money(cell));
      else if (this.#isMixed(cell)) cell.number.token.claim ??= "total";
    }
  }

  #readItem(
    record: RecordReading,
    label: Cell,
    code: Cell | null,
    cells: readonly FigureCell[],
    kind: LabelKind,
  ): void {
    const heading = this.#headings.sectionOf(label);
    const section = this.#sectionOf(record, label, heading, kind === "group") ?? this.#sectionOfHours(cells);
    if (section === null) return readRepeated(record, cells);
    if (heading === "net" || heading === "other") return;
    const memo = this.#memoStacks.some((edge) => Math.abs(edge - label.x0) <= EDGE_PT);
    const item = newItem(section, code ?? (this.#codes.has(label) ? label : null), label, memo, kind);
    const total = record.scope !== "check";
    if (!total) this.#sections.set(normalizeLabel(item.label.text), section);
    let employer: ItemReading | null = null;
    for (const [cell, role] of this.#rolesOf(cells)) {
      const { token, cents, quantity } = cell.number;
      if (role === "hours" && quantity !== null) item.hours ??= { quantity, token };
      else if (role === "rate" && quantity !== null) item.rate ??= { quantity, token };
      else if (role === "taxable_wages" && cents !== null) item.taxableWages ??= { cents, token };
      else if (role === "ytd_amount" && cents !== null) item.ytdAmount ??= { cents, token };
      else if (role === "sum") {
        token.claim = "total";
        continue;
      } else if (
        role === "employer_amount" &&
        cents !== null &&
        section !== "employer_tax" &&
        section !== "employer_contribution"
      ) {
        this.#markEdge(cell, employerSection(section));
        employer = {
          ...newItem(employerSection(section), code, label, false, kind),
          amount: { cents, token },
        };
        if (section === "tax") employer.taxableWages = item.taxableWages;
      } else if (cents !== null && item.amount === null) {
        item.amount = { cents, token };
        this.#markEdge(cell, section);
      } else continue;
      token.claim = total ? "total" : "field";
    }
    if (item.amount !== null || item.hours !== null || item.ytdAmount !== null || item.taxableWages !== null)
      record.items.push(item);
    if (employer !== null) record.items.push(employer);
  }

  /** A code of which only hours are printed is an earning's. */
  #sectionOfHours(cells: readonly FigureCell[]): LineSection | null {
    return cells.every((cell) => this.#roleOf(cell) === "hours") ? "earning" : null;
  }

  /** In sums a label means what it meant with the people above. */
  #sectionOf(
    record: RecordReading,
    label: Cell,
    heading: LineSection | "net" | "other" | null,
    grouped: boolean,
  ): LineSection | null {
    if (grouped) return groupSection(label.text);
    const above = record.scope === "check" ? undefined : this.#sections.get(normalizeLabel(label.text));
    const under = this.#subheads.findLast(({ x0 }) => label.x0 > x0 && label.x0 - x0 <= INDENT_PT)?.section;
    if (under !== undefined) return sectionFor(label.text, under, under);
    return above ?? sectionFor(label.text, heading, this.#stacks.at(label));
  }

  #roleOf(cell: Cell): ColumnRole | null {
    const heading = this.#headings.columnOf(cell);
    return heading?.role ?? null;
  }

  /** Headings say what the numbers of a line are; without them a product does. */
  #rolesOf(cells: readonly FigureCell[]): [FigureCell, ColumnRole][] {
    const roles = cells.map((cell) => this.#roleOf(cell));
    if (roles.every((role) => role === null) && cells.length === 3) {
      const [a, b, c] = cells as [FigureCell, FigureCell, FigureCell];
      const [x, y] = [a.number.quantity, b.number.quantity];
      if (x !== null && y !== null && c.number.cents !== null && multiplyToCents(x, y) === c.number.cents)
        return [
          [a, "rate"],
          [b, "hours"],
          [c, "amount"],
        ];
    }
    return cells.map((cell, i) => [cell, roles[i] ?? (cell.number.cents === null ? "hours" : "amount")]);
  }

  /** Whether amounts of several sections end where this number ends, so that a sum of them is no figure. */
  #isMixed(cell: Cell): boolean {
    return (this.#amountEdges.get(Math.round(cell.x1 / EDGE_PT))?.size ?? 0) > 1;
  }

  #markEdge(cell: Cell, section: LineSection): void {
    const edge = Math.round(cell.x1 / EDGE_PT);
    this.#amountEdges.set(edge, (this.#amountEdges.get(edge) ?? new Set()).add(section));
  }

  /** The section whose amounts end where this number ends; null where it is none or several. */
  #sectionAt(cell: Cell): LineSection | null {
    const edge = Math.round(cell.x1 / EDGE_PT);
    for (const near of [edge, edge - 1, edge + 1]) {
      const sections = this.#amountEdges.get(near);
      if (sections !== undefined) return sections.size === 1 ? [...sections][0]! : null;
    }
    return null;
  }
}

function groupsOf(cells: readonly Cell[], sides: LabelSides): Group[] {
  const groups: Group[] = [];
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
    if (isFigure(cell) && sides.isBeforeLabel(cell, next)) {
      flush();
      taken.add(next);
      groups.push({ label: next, code: null, figures: [cell], labelAfter: true });
    } else if (isFigure(cell)) figures.push(cell);
    else {
      if (figures.length > 0) flush();
      texts.push(cell);
    }
  });
  flush();
  return groups;
}

/** Of several phrases before a number the last is its label, or the last that the vocabulary knows. */
function labelOf(texts: readonly Cell[]): Pick<Group, "label" | "code"> {
  const words = texts.filter(({ number }) => number === null);
  const last = words.at(-1);
  if (last === undefined) return { label: null, code: null };
  const known = (cell: Cell): boolean =>
    sectionsOf(cell.text).length > 0 ||
    figureOfLabel(cell.text) !== null ||
    totalScope(cell.text) !== null ||
    isPayment(cell.text);
  let label = last;
  if (!known(last)) label = words.findLast(known) ?? last;
  const before = words[words.indexOf(label) - 1];
  const beforeCode = words[words.indexOf(label) - 2];
  const isCode =
    before !== undefined &&
    CODE.test(before.text) &&
    beforeCode?.text.endsWith(":") !== true &&
    label.x0 - before.x0 < CODE_WIDTH_PT &&
    totalScope(label.text) === null;
  const code = isCode ? before : null;
  return { label, code };
}

/** A code and its label as one phrase; null for cells that are something else. */
function joined(cells: readonly Cell[]): Cell | null {
  const [code, label] = cells;
  if (cells.length !== 2 || code === undefined || label === undefined || !CODE.test(code.text)) return null;
  const tokens = [...code.tokens, ...label.tokens];
  return { ...code, tokens, text: `${code.text} ${label.text}`, x1: label.x1 };
}

function isLabelOfFigure(label: Cell | null): boolean {
  return label !== null && (figureOfLabel(label.text) !== null || totalScope(label.text) !== null);
}

function employerSection(section: LineSection): LineSection {
  return section === "tax" ? "employer_tax" : "employer_contribution";
}

function money(cell: FigureCell): { cents: number; token: FigureCell["number"]["token"] } {
  return { cents: cell.number.cents ?? 0, token: cell.number.token };
}

function claimAll(cells: readonly FigureCell[], claim: "decoration" | "total"): void {
  for (const { number } of cells) number.token.claim ??= claim;
}

/** The net pay printed again beside words of no meaning, as where it is deposited. */
function readRepeated(record: RecordReading, cells: readonly FigureCell[]): void {
  const net = record.figures.get("net_pay")?.cents;
  for (const { number } of cells)
    if (net !== undefined && number.cents === net) number.token.claim ??= "total";
}

function takeCount(record: RecordReading, cell: Cell, next?: Cell): void {
  const beside =
    COUNT_LABEL.test(cell.text) && next?.number?.whole === true
      ? Number(next.text.replaceAll(",", ""))
      : null;
  const count = employeeCountOf(cell.text) ?? beside;
  if (count !== null && Number.isSafeInteger(count))
    record.employeeCount ??= { count, token: cell.tokens[0]! };
}
