import { normalizeLabel, sumMoney } from "@paylift/canonical";
import type { RecordReading, TextReading } from "../interpret/reading.ts";
import type { FigureName } from "../variants/variant-schema.ts";
import { isAmountInWords } from "./amount-in-words.ts";
import type { AmountEdges } from "./amount-edges.ts";
import { nameText, type Anchors } from "./anchors.ts";
import type { Assumptions } from "./assumptions.ts";
import { groupsOf, joinCode } from "./cell-groups.ts";
import { isFigure, type Cell, type CellRow } from "./cells.ts";
import type { Doubts } from "./doubts.ts";
import { takeCount } from "./employee-count.ts";
import { FigureReader } from "./figure-reader.ts";
import { HeaderStack } from "./header-stack.ts";
import { isTitle } from "./infer-format-type.ts";
import { headingOf } from "./headings.ts";
import { HeadingMap } from "./heading-map.ts";
import { namesDepartment } from "./department-captions.ts";
import { figureOfLabel } from "./figure-labels.ts";
import { isLineLabel } from "./line-labels.ts";
import { idBehind } from "./name-with-id.ts";
import { beginsEmployerPart, totalScope } from "./total-labels.ts";
import type { LabelSides } from "./label-side.ts";
import { OpenBlocks, type Block } from "./open-blocks.ts";
import { isPaymentNumber, payDateOf, takePaymentMethod, takePaymentNumber } from "./payments.ts";
import { departmentOf } from "./person-details.ts";
import { PersonTexts } from "./person-texts.ts";
import type { PreparedBlocks } from "./prepared-pages.ts";
import { isSocialSecurityNumber } from "./social-security-number.ts";
import type { StackSections } from "./sections.ts";

/** What is known of all rows before they are read. */
export interface PageKnowledge extends Omit<PreparedBlocks, "rows"> {
  stacks: StackSections;
  /** Filled while rows are read. */
  edges: AmountEdges;
  sides: LabelSides;
  assumptions: Assumptions;
  doubts: Doubts;
}

const EDGE_PT = 4;
const PAY: readonly FigureName[] = ["gross_pay", "net_pay"];
const MEMOS = /^memos?:?$/i;
const ID = /^\S*\d\S*$/;

/**
 * Reads records that begin with a person's name: blocks with stacks side by side, one line a person, or one page a
 * person.
 */
export class BlockReader {
  readonly #blocks = new OpenBlocks();
  readonly #headings: HeadingMap;
  readonly #stack: HeaderStack;
  readonly #anchors: Anchors;
  readonly #sides: LabelSides;
  readonly #figures: FigureReader;
  readonly #texts: PersonTexts;
  #department: TextReading | null = null;
  /** What the lines of a listing are about. */
  #subject: Cell | null = null;
  /** A line of text alone that stands right above. */
  #headline: Cell | null = null;
  #page = 0;
  /** The number of a check, above the name of whom it is paid to. */
  #numberAbove: { cell: Cell; next: Cell | undefined } | null = null;
  #areNumbersAbove = false;
  readonly #captions: ReadonlyMap<CellRow, TextReading>;
  readonly #groups: ReadonlySet<CellRow>;
  readonly #abovePeople: ReadonlySet<CellRow>;
  readonly #headers: ReadonlySet<CellRow>;
  readonly #company: string | null;

  constructor({
    anchors,
    stacks,
    edges,
    sides,
    groups,
    headers,
    company,
    abovePeople,
    captions,
    ofYear,
    assumptions,
    doubts,
  }: PageKnowledge) {
    this.#headings = new HeadingMap(assumptions, doubts);
    this.#stack = new HeaderStack(assumptions, headers);
    this.#headers = headers;
    this.#company = company;
    this.#abovePeople = abovePeople;
    this.#anchors = anchors;
    this.#groups = groups;
    this.#captions = captions;
    this.#sides = sides;
    this.#figures = new FigureReader(this.#blocks, {
      headings: this.#headings,
      stack: this.#stack,
      stacks,
      edges,
      nameEdges: anchors.edges,
      ofYear,
      assumptions,
      doubts,
    });
    this.#texts = new PersonTexts(this.#blocks, this.#headings, this.#figures);
  }

  get records(): readonly RecordReading[] {
    this.#blocks.completePay();
    return this.#blocks.records;
  }

  /** Gross and net pay, where a table in which each line is one person's has a column for them. */
  get headed(): FigureName[] {
    const texts = [...this.#headers].flatMap(({ cells }) => cells.map(({ text }) => figureOfLabel(text)));
    return PAY.filter((figure) => texts.includes(figure));
  }

  read(row: CellRow): void {
    const ofPage = this.#anchors.byPage.get(row.page);
    if (ofPage !== undefined && this.#page !== row.page) this.#beginPerson(ofPage, null);
    this.#page = row.page;
    const caption = this.#captions.get(row);
    if (caption !== undefined) {
      this.#department = caption;
      this.#headline = null;
      return;
    }
    const areGroups = this.#groups.has(row);
    if (!areGroups) this.#stack.read(row);
    const rest = this.#isGroupOfListing(row)
      ? row.cells
      : this.#headings.read(row, { areGroups, isTable: this.#headers.has(row) });
    const at = rest.findIndex((cell) => this.#anchors.cells.has(cell));
    if (at >= 0)
      this.#beginPerson(rest[at]!, rest[at - 1] ?? idBehind(rest[at]!, rest[at + 1], row.line.tokens));
    else if (this.#beginTotal(rest)) return this.#readGroups(rest);
    const others = rest.filter((cell, i) => i !== at && !this.#isId(cell));
    this.#headings.atLine(this.#blocks.open?.lines ?? 0);
    const cells = this.#texts.take(
      others,
      at >= 0 || this.#headings.hasLines || ofPage !== undefined,
      this.#department,
    );
    const details = this.#texts.takeDetails(cells);
    if (at < 0) this.#takeHeadline(row, row.cells.length - rest.length);
    this.#readGroups(cells.filter((cell) => !details.includes(cell)));
  }

  /** The name of a line, alone above people: it is about them, and their columns go on. */
  #isGroupOfListing(row: CellRow): boolean {
    const [only, second] = row.cells;
    return only !== undefined && second === undefined && this.#abovePeople.has(row) && isLineLabel(only.text);
  }

  #beginPerson(cell: Cell, before: Cell | null): void {
    const isId = before !== null && ID.test(before.text) && !isSocialSecurityNumber(before.text);
    const id = isId ? { text: before.text, tokens: before.tokens } : null;
    this.#headings.beginPerson();
    this.#department = departmentOf(this.#headline) ?? this.#department;
    this.#headline = null;
    this.#blocks.beginPerson(cell, id, this.#department);
    const above = this.#numberAbove;
    this.#numberAbove = null;
    if (above !== null) takePaymentNumber(this.#blocks.open!.record, above.cell, above.next);
  }

  /** Ids may look like numbers with decimals. */
  #isId(cell: Cell): boolean {
    if (this.#blocks.open?.record.employeeId?.tokens !== cell.tokens) return false;
    if (isFigure(cell)) cell.number.token.claim ??= "decoration";
    return true;
  }

  /** A row that begins at the edge of the names and speaks of a sum. */
  #beginTotal(cells: readonly Cell[]): boolean {
    const [first] = cells;
    if (first === undefined || first.number !== null || this.#anchors.edges.length === 0) return false;
    const scope = this.#scopeOf(first) ?? (this.#isDepartmentSum(cells) ? "department" : null);
    if (scope === null || scope === "employee" || scope === "check") return false;
    // On a page of one person the sum of a section is theirs.
    if (scope === "section" && this.#anchors.byPage.has(first.page)) return false;
    if (!this.#isAtEdge(first) && (scope === "section" || this.#blocks.open?.record.scope !== "check"))
      return false;
    if (scope === "section" && (figureOfLabel(first.text) !== null || this.#isSumOfList(cells))) return false;
    const record = this.#blocks.beginTotal(scope === "section" ? "company" : scope, first.page);
    takeCount(record, first);
    return true;
  }

  /** The sum of a person's lines that stand above it in the same list. */
  #isSumOfList([label, ...cells]: readonly Cell[]): boolean {
    const sum = cells.find(isFigure)?.number?.cents ?? null;
    const listed = (this.#blocks.open?.record.items ?? []).flatMap(({ label: { tokens }, amount }) => {
      const [first] = tokens;
      const isAbove = first?.page === label!.page && Math.abs(first.x0 - label!.x0) <= EDGE_PT;
      return isAbove && amount !== null ? [amount.cents] : [];
    });
    // Other lists may stand above, at the same edge.
    return listed.some((_, i) => sumMoney(listed.slice(i)) === sum);
  }

  /** A department at the edge of the names beside another gross and net pay than the person's above. */
  #isDepartmentSum(cells: readonly Cell[]): boolean {
    const known = this.#blocks.open?.record.figures;
    if (!namesDepartment(cells[0]!.text) || !this.#isAtEdge(cells[0]!)) return false;
    const columns = cells.flatMap((cell) =>
      isFigure(cell) ? (this.#headings.columnOf(cell)?.figure ?? []) : [],
    );
    return PAY.every((figure) => known?.has(figure) === true && columns.includes(figure));
  }

  /** The sum of what a listing is about is a sum over a group, whatever its name. */
  #scopeOf({ text }: Cell): ReturnType<typeof totalScope> {
    if (beginsEmployerPart(text)) return "employer";
    const scope = totalScope(text);
    const subject = this.#subject === null ? "" : normalizeLabel(this.#subject.text);
    const ofSubject = subject !== "" && normalizeLabel(text) === `total ${subject}`;
    return scope === "section" && ofSubject ? "department" : scope;
  }

  #isAtEdge({ x0 }: Cell): boolean {
    return x0 <= Math.min(...this.#anchors.edges) + EDGE_PT;
  }

  /** A line of text alone: a department, or what the lines below are about. */
  #takeHeadline(row: CellRow, headings: number): void {
    this.#headline = null;
    const { cells } = row;
    const [first, second] = cells;
    if (headings > 1 || first === undefined || first.number !== null || cells.some(isFigure)) return;
    if (isTitle(first.text) || first.text === this.#company || isAmountInWords(first.text)) return;
    if (headingOf(first.text)?.text != null) return;
    const subject = second === undefined ? first : joinCode(cells);
    if (subject !== null && this.#abovePeople.has(row))
      this.#subject = { ...subject, text: nameText(subject) };
    if (this.#isAtEdge(first)) this.#headline = first;
  }

  #readGroups(cells: readonly Cell[]): void {
    const block = this.#blocks.open;
    if (block === null) {
      const at = cells.findIndex((cell, i) => isPaymentNumber(cell, cells[i + 1]));
      if (at >= 0) this.#numberAbove = { cell: cells[at]!, next: cells[at + 1] };
      this.#areNumbersAbove ||= at >= 0;
      return;
    }
    const [first, second] = cells;
    // The sum of a person's checks, which have numbers of their own, is that of another record.
    if (block.numberAt !== null && second?.number === null && totalScope(first!.text) === "employee")
      return this.#readSumOfChecks(block, cells);
    this.#headings.atLine(block.lines++);
    const line = cells.some(isFigure) ? cells.map((cell) => this.#asHours(cell)) : cells;
    cells.forEach((cell, i) => this.#takeText(block, cell, cells[i + 1]));
    for (const group of groupsOf(line, this.#sides))
      this.#figures.read(this.#blocks.open ?? block, group, this.#subject);
  }

  #readSumOfChecks(block: Block, cells: readonly Cell[]): void {
    block.closed = true;
    this.#blocks.summed(block, "employee");
    for (const group of groupsOf(cells, this.#sides)) this.#figures.read(this.#blocks.open!, group, null);
  }

  /** Hours may be printed without decimals, and are known by their heading then. */
  #asHours(cell: Cell): Cell {
    if (cell.number?.whole !== true || this.#headings.columnOf(cell)?.role !== "hours") return cell;
    return { ...cell, number: { ...cell.number, cents: null, whole: false } };
  }

  /** Where the first name stands below the number of its check, others do, too. */
  #isOfNext({ record }: Block): boolean {
    return this.#areNumbersAbove && record.figures.has("net_pay") && record.items.length > 0;
  }

  /** The check that a number is about: another one, where such a number began the one before and its net pay is printed. */
  #checkOf(block: Block, { x0 }: Cell): RecordReading {
    const { record, numberAt } = block;
    if (record.items.length === 0 && record.figures.size === 0) block.numberAt = x0;
    const begins = numberAt !== null && Math.abs(numberAt - x0) <= EDGE_PT && record.items.length > 0;
    if (!begins || !record.figures.has("net_pay")) return this.#blocks.current(block);
    const next = this.#blocks.beginCheck(record);
    this.#blocks.open!.numberAt = x0;
    return next;
  }

  #takeText(block: Block, cell: Cell, next: Cell | undefined): void {
    if (MEMOS.test(cell.text)) block.memoStacks.push(cell.x0);
    block.payDate ??= payDateOf(cell, next);
    if (block.record.scope !== "check") takeCount(block.record, cell, next);
    else if (isPaymentNumber(cell, next)) {
      if (this.#isOfNext(block)) this.#numberAbove = { cell, next };
      else takePaymentNumber(this.#checkOf(block, cell), cell, next);
    } else takePaymentMethod(block.record, cell, next);
  }
}
