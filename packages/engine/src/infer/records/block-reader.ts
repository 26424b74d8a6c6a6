import { normalizeLabel } from "@paylift/canonical";
import type { RecordReading, TextReading } from "../../interpret/reading.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import { isAmountInWords } from "../vocabulary/amount-in-words.ts";
import type { AmountEdges } from "../cells/amount-edges.ts";
import { nameText, type Anchors } from "../people/anchors.ts";
import type { Assumptions } from "../assume/assumptions.ts";
import { CheckNumbers } from "../blocks/check-numbers.ts";
import { behindSection, groupsOf, joinCode, withHoursBefore } from "../cells/cell-groups.ts";
import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import type { Doubts } from "../assume/doubts.ts";
import { takeCount } from "../document/employee-count.ts";
import { FigureReader } from "../figures/figure-reader.ts";
import { HeaderStack } from "../headers/header-stack.ts";
import { isTitle } from "../document/infer-format-type.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { HeadingMap } from "../headers/heading-map.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";
import { idBehind } from "../people/name-with-id.ts";
import { totalScope } from "../vocabulary/total-labels.ts";
import { PAY, TotalRows } from "../figures/total-rows.ts";
import type { LabelSides } from "../cells/label-side.ts";
import { OpenBlocks, type Block } from "../blocks/open-blocks.ts";
import { payDateOf, putPaymentMethod } from "../blocks/payments.ts";
import { departmentOf } from "../people/person-details.ts";
import { methodBesideName, saysMore, withSumOfPerson } from "../blocks/person-rows.ts";
import { RowsOfNobody } from "./rows-of-nobody.ts";
import { PersonTexts } from "./person-texts.ts";
import type { PreparedBlocks } from "../prepare/prepared-pages.ts";
import { isBareSocialSecurityNumber, isSocialSecurityNumber } from "../vocabulary/social-security-number.ts";
import type { Legend } from "../items/item-sections.ts";
import type { StackSections } from "../items/sections.ts";

/** What is known of all rows before they are read. */
export interface PageKnowledge extends Omit<PreparedBlocks, "rows"> {
  stacks: StackSections;
  /** Filled while rows are read. */
  edges: AmountEdges;
  sides: LabelSides;
  assumptions: Assumptions;
  doubts: Doubts;
  legend: Legend;
  /** Whether the document is a report on payroll that names nobody. */
  namesNobody: boolean;
}

/** A line of a table of people has so many figures. */
const IN_TABLE = 3;
const MEMOS = /^memos?:?$/i;
const ID = /^\S*\d\S*$/;
/** When and what a report is, which no line of it is about. */
const NO_SUBJECT =
  /\d[-/.]\d{1,2}[-/.]\d|\b(?:19|20)\d\d$|\b(?:report|register|records?|journal|summary|list|listing|details?|history|distribution)$/i;

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
  readonly #totals: TotalRows;
  readonly #checks = new CheckNumbers(this.#blocks);
  readonly #nobody: RowsOfNobody;
  /** Whether the document is a report on payroll that names nobody. */
  readonly #areNobodys: boolean;
  #department: TextReading | null = null;
  /** What the lines of a listing are about. */
  #subject: Cell | null = null;
  /** A line of text alone that stands right above. */
  #headline: Cell | null = null;
  #page = 0;
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
    legend,
    namesNobody,
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
      legend,
      assumptions,
      doubts,
    });
    this.#texts = new PersonTexts(this.#blocks, this.#headings, this.#figures);
    this.#nobody = new RowsOfNobody(this.#blocks, this.#headings);
    this.#areNobodys = namesNobody;
    this.#totals = new TotalRows(this.#blocks, this.#headings, anchors);
  }

  get records(): readonly RecordReading[] {
    this.#blocks.completePay();
    this.#figures.complete(this.#blocks.records);
    return this.#blocks.records;
  }

  /** Gross and net pay, where a table in which each line is one person's has a column for them. */
  get headed(): FigureName[] {
    const texts = [...this.#headers].flatMap(({ cells }) => cells.map(({ text }) => figureOfLabel(text)));
    return PAY.filter((figure) => texts.includes(figure));
  }

  read(printed: CellRow): void {
    const row = withSumOfPerson(printed, this.#blocks.open?.record.name?.text);
    const ofPage = this.#anchors.byPage.get(row.page);
    if (ofPage !== undefined && this.#page !== row.page) this.#beginPerson(ofPage, null);
    this.#page = row.page;
    const caption = this.#captions.get(printed);
    if (caption !== undefined) {
      this.#department = caption;
      this.#headline = null;
      return;
    }
    const areGroups = this.#groups.has(printed);
    if (!areGroups) this.#stack.read(row);
    const beside = methodBesideName(row, this.#anchors.cells);
    const texts = beside === null ? row : { ...row, cells: row.cells.filter((cell) => cell !== beside) };
    const rest = this.#isGroupOfListing(row)
      ? row.cells
      : this.#headings.read(texts, { areGroups, isTable: this.#headers.has(printed) });
    if (this.#areNobodys) return this.#readGroups(this.#nobody.begin(rest));
    const at = rest.findIndex((cell) => this.#anchors.cells.has(cell));
    if (at >= 0)
      this.#beginPerson(rest[at]!, this.#idBefore(rest, at) ?? idBehind(rest.slice(at), row.line.tokens));
    else if (this.#totals.begin(rest, this.#subject)) return this.#readGroups(rest);
    else this.#beginFurtherCheck(rest);
    const inTable = at >= 0 && rest.filter(isFigure).length >= IN_TABLE;
    const isOther = (cell: Cell): boolean =>
      !this.#isId(cell) &&
      !isBareSocialSecurityNumber(cell.text) &&
      !(inTable && this.#stack.isNote(cell)) &&
      !(this.#blocks.open?.isFurther === true && this.#isKind(cell));
    const others = rest.filter((cell, i) => i !== at && isOther(cell));
    const { open } = this.#blocks;
    this.#headings.atLine(open?.lines ?? 0, open?.record.scope === "check");
    const cells = this.#texts.take(
      others,
      at >= 0 || this.#headings.hasLines || ofPage !== undefined,
      this.#department,
    );
    const details = this.#texts.takeDetails(cells);
    if (at < 0) this.#takeHeadline(row, row.cells.length - rest.length);
    this.#readGroups(cells.filter((cell) => !details.includes(cell)));
    if (beside !== null && this.#blocks.open?.record.scope === "check")
      putPaymentMethod(this.#blocks.open.record, beside);
  }

  /** The name of a line, alone above people: it is about them, and their columns go on. */
  #isGroupOfListing(row: CellRow): boolean {
    const [only, second] = row.cells;
    return only !== undefined && second === undefined && this.#abovePeople.has(row) && isLineLabel(only.text);
  }

  /** What stands before a name; null where the table has ids in another column, and this is but the number of the line. */
  #idBefore(cells: readonly Cell[], at: number): Cell | null {
    const before = cells[at - 1];
    const isId = (cell: Cell): boolean => this.#headings.textColumnOf(cell) === "id";
    if (before !== undefined && this.#headings.textColumnOf(before) === "payment") return null;
    return before === undefined || (!isId(before) && cells.slice(at + 1).some(isId)) ? null : before;
  }

  #beginPerson(cell: Cell, before: Cell | null): void {
    const isId = before !== null && ID.test(before.text) && !isSocialSecurityNumber(before.text);
    const id = isId ? { text: before.text, tokens: before.tokens } : null;
    this.#headings.beginPerson();
    this.#department = departmentOf(this.#headline) ?? this.#department;
    this.#headline = null;
    this.#blocks.beginPerson(cell, id, this.#department);
    this.#checks.beginPerson();
  }

  /** Where each line of a table is one check's, a line without a name that has a net pay again is another one. */
  #beginFurtherCheck(cells: readonly Cell[]): void {
    const record = this.#blocks.open?.record;
    if (record?.scope !== "check" || !PAY.every((figure) => record.figures.has(figure))) return;
    const texts = cells.filter((cell) => cell.number === null && !this.#isKind(cell));
    const isDated = cells.some((cell) => this.#headings.textColumnOf(cell) === "date");
    if (texts.length === 0 ? this.#headers.size === 0 : !isDated || texts.some(saysMore)) return;
    const columns = cells.flatMap((cell) =>
      isFigure(cell) ? (this.#headings.columnOf(cell)?.figure ?? []) : [],
    );
    if (!PAY.every((figure) => columns.includes(figure))) return;
    this.#blocks.beginCheck(record);
    this.#blocks.open!.isFurther = true;
  }

  /** What kind of check a line of a table is about: `Manual`, `Void`. */
  #isKind(cell: Cell): boolean {
    return cell.number === null && this.#headers.size > 0 && this.#stack.isKind(cell);
  }

  /** Ids may look like numbers with decimals. */
  #isId(cell: Cell): boolean {
    if (this.#blocks.open?.record.employeeId?.tokens !== cell.tokens) return false;
    if (isFigure(cell)) cell.number.token.claim ??= "decoration";
    return true;
  }

  /** A line of text alone: a department, or what the lines below are about. */
  #takeHeadline(row: CellRow, headings: number): void {
    this.#headline = null;
    const { cells } = row;
    const [first, second] = cells;
    if (headings > 1 || first === undefined || first.number !== null || cells.some(isFigure)) return;
    if (isTitle(first.text) || first.text === this.#company || isAmountInWords(first.text)) return;
    if (headingOf(first.text)?.text != null) return;
    const subject = second === undefined ? first : (joinCode(cells) ?? behindSection(cells));
    if (subject !== null && this.#abovePeople.has(row) && !NO_SUBJECT.test(subject.text))
      this.#subject = { ...subject, text: nameText(subject) };
    if (this.#totals.isAtEdge(first)) this.#headline = first;
  }

  #readGroups(cells: readonly Cell[]): void {
    const block = this.#blocks.open;
    if (block === null) return this.#checks.readAboveNames(cells);
    const [first, second] = cells;
    // The sum of a person's checks, which have numbers of their own, is that of another record.
    const isNumbered = block.numberAt !== null && second?.number === null;
    if ((isNumbered || block.isFurther) && first !== undefined && totalScope(first.text) === "employee")
      return this.#readSumOfChecks(block, cells);
    this.#headings.atLine(block.lines++, block.record.scope === "check");
    const line = cells.some(isFigure) ? cells.map((cell) => this.#asHours(cell)) : cells;
    cells.forEach((cell, i) => this.#takeText(block, cell, cells[i + 1]));
    const isHours = (cell: Cell): boolean => this.#headings.columnOf(cell)?.role === "hours";
    for (const group of withHoursBefore(groupsOf(line, this.#sides), isHours))
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

  #takeText(block: Block, cell: Cell, next: Cell | undefined): void {
    if (cell.number === null) block.words.add(normalizeLabel(cell.text));
    if (MEMOS.test(cell.text)) block.memoStacks.push(cell.x0);
    block.payDate ??= payDateOf(cell, next);
    if (block.record.scope !== "check") takeCount(block.record, cell, next);
    else this.#checks.read(block, cell, next);
  }
}
