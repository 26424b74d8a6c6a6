import { normalizeLabel } from "@paylift/canonical";
import type { RecordReading, TextReading } from "../../interpret/reading.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import { nameText, type Anchors } from "../people/anchors.ts";
import { CheckNumbers } from "../blocks/check-numbers.ts";
import { groupsOf, inStacks, withHoursBefore, type CellGroup } from "../cells/cell-groups.ts";
import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { isDay } from "../cells/is-day.ts";
import { isTableRow } from "../cells/table-rows.ts";
import { isCounted, takeCount, withoutCount } from "../document/employee-count.ts";
import { FigureReader } from "../figures/figure-reader.ts";
import { HeaderStack } from "../headers/header-stack.ts";
import { HeadingMap } from "../headers/heading-map.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import { namesSomebody } from "../people/name-line.ts";
import { idBehind } from "../people/name-with-id.ts";
import { totalScope } from "../vocabulary/total-labels.ts";
import { TotalRows } from "../figures/total-rows.ts";
import { claimRatesOfFunds } from "../figures/rates-of-funds.ts";
import { UnnamedTotals } from "../figures/unnamed-totals.ts";
import { PAY } from "../../variants/figures-of-people.ts";
import type { LabelSides } from "../cells/label-side.ts";
import { OpenBlocks, type Block } from "../blocks/open-blocks.ts";
import { withoutBank } from "../blocks/bank-names.ts";
import { payDepositsOut } from "../blocks/deposits.ts";
import { payDateOf, putPaymentMethod } from "../blocks/payments.ts";
import { takePaidBesideNet } from "../blocks/paid-beside-net.ts";
import { methodBelowName, methodBesideName, withSumOfGroup, withSumOfPerson } from "../blocks/person-rows.ts";
import { takeOfList } from "./lists-of-figures.ts";
import { FurtherChecks } from "./further-checks.ts";
import { Headlines, isGroupOfListing } from "./headlines.ts";
import { RowsOfNobody } from "./rows-of-nobody.ts";
import type { PageKnowledge } from "./page-knowledge.ts";
import { PersonTexts } from "./person-texts.ts";
import { isBareSocialSecurityNumber, isSocialSecurityNumber } from "../vocabulary/social-security-number.ts";

const BARE_SUM = /^totals?:?$/i;
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
  readonly #totals: TotalRows;
  readonly #unnamed: UnnamedTotals;
  readonly #checks: CheckNumbers;
  readonly #nobody: RowsOfNobody;
  /** Whether the document is a report on payroll that names nobody. */
  readonly #areNobodys: boolean;
  readonly #company: string | null;
  readonly #headlines: Headlines;
  readonly #further: FurtherChecks;
  /** The page whose person has begun. */
  #page = 0;
  readonly #captions: ReadonlyMap<CellRow, TextReading>;
  readonly #groups: ReadonlySet<CellRow>;
  readonly #abovePeople: ReadonlySet<CellRow>;
  readonly #headers: ReadonlySet<CellRow>;

  constructor({
    anchors,
    stacks,
    edges,
    sides,
    groups,
    headers,
    company,
    abovePeople,
    belowNames,
    payDays,
    captions,
    ofYear,
    ofReport,
    onlyChecks,
    legend,
    namesNobody,
    assumptions,
    doubts,
  }: PageKnowledge) {
    this.#headings = new HeadingMap(assumptions, doubts);
    this.#stack = new HeaderStack(assumptions, headers);
    this.#headers = headers;
    this.#company = company;
    this.#checks = new CheckNumbers(this.#blocks, ofReport);
    this.#headlines = new Headlines({ abovePeople, belowNames, payDays, company, anchors });
    this.#further = new FurtherChecks(this.#blocks, this.#headings, this.#stack, headers.size > 0);
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
      haveOwnPages: anchors.byPage.size > 0,
      ofYear,
      legend,
      assumptions,
      doubts,
    });
    this.#texts = new PersonTexts(this.#blocks, this.#headings, this.#figures, onlyChecks);
    this.#nobody = new RowsOfNobody(this.#blocks, this.#headings);
    this.#areNobodys = namesNobody;
    this.#unnamed = new UnnamedTotals(this.#blocks, this.#headings);
    this.#totals = new TotalRows(this.#blocks, this.#headings, anchors, abovePeople);
  }

  get records(): readonly RecordReading[] {
    this.#texts.complete();
    this.#blocks.completePay();
    payDepositsOut(this.#blocks.records);
    this.#figures.complete(this.#blocks.records);
    return this.#blocks.records;
  }

  /** Gross and net pay, where a table in which each line is one person's has a column for them. */
  get headed(): FigureName[] {
    const texts = [...this.#headers].flatMap(({ cells }) => cells.map(({ text }) => figureOfLabel(text)));
    return PAY.filter((figure) => texts.includes(figure));
  }

  read(printed: CellRow): void {
    const { name, department } = this.#blocks.open?.record ?? {};
    const row = withSumOfGroup(withSumOfPerson(printed, name?.text), department?.text);
    const ofPage = this.#anchors.byPage.get(row.page);
    if (ofPage !== undefined && this.#page !== row.page && row.baseline > ofPage.above) {
      this.#beginPerson(ofPage.name, null, []);
      this.#page = row.page;
    }
    const caption = this.#captions.get(printed);
    if (caption !== undefined) {
      this.#headlines.takeCaption(caption);
      return;
    }
    if (this.#headlines.takePayment(printed)) return;
    if (row.cells.some((cell) => this.#anchors.cells.has(cell))) this.#headings.endSum();
    const areGroups = this.#groups.has(printed);
    if (this.#headers.has(printed)) this.#headlines.takeHeader(printed);
    const isPayment = (cell: Cell): boolean => this.#headings.textColumnOf(cell) === "payment";
    const beside =
      methodBesideName(row, this.#anchors.cells) ?? methodBelowName(row, this.#blocks.open, isPayment);
    // The line that names a person, or says how they are paid, heads nothing.
    if (!areGroups && beside === null && !namesSomebody(row, this.#anchors.cells)) this.#stack.read(row);
    // Who pays is the name of no column: `Oconee Lumber Company`.
    const isText = (cell: Cell): boolean => cell !== beside && cell.text !== this.#company;
    const texts = row.cells.every(isText) ? row : { ...row, cells: row.cells.filter(isText) };
    const rest = isGroupOfListing(row, this.#abovePeople)
      ? row.cells
      : this.#headings.read(texts, { areGroups, isTable: this.#headers.has(printed) });
    if (this.#areNobodys) return this.#readGroups(this.#nobody.begin(rest));
    const at = rest.findIndex((cell) => this.#anchors.cells.has(cell));
    const sum = at >= 0 ? null : this.#unnamed.begin(rest);
    if (sum !== null) return this.#readGroups(sum);
    if (at >= 0) {
      const behind = rest.slice(at).filter((cell) => !isPayment(cell));
      const id = this.#idBefore(rest, at) ?? idBehind(behind, row.line.tokens);
      this.#beginPerson(rest[at]!, id, rest);
      this.#checks.beginAgain(rest);
      this.#checks.beginDated(rest, rest[at]!);
      this.#checks.beginPaid(rest, (cell) => this.#headings.headingOver(cell)?.figure === "net_pay");
      this.#further.beginAgain(rest);
    } else if (this.#totals.begin(rest, this.#headlines.subject)) {
      this.#headings.beginSum();
      const { named, groupAbove } = this.#totals;
      if (groupAbove !== null) this.#headlines.takeSumAbove(groupAbove);
      const isOverAll = this.#blocks.open!.record.scope === "company";
      if (isOverAll && !rest.some(isFigure)) this.#headlines.endLists();
      const sums = rest.filter((cell) => !named.includes(cell));
      this.#texts.markCodes(sums);
      return this.#readGroups(withoutCount(this.#blocks.open!.record, sums));
    } else this.#further.begin(rest);
    const inTable = at >= 0 && isTableRow(rest.filter(isFigure));
    const notes = inTable ? rest.filter((cell) => this.#stack.isNote(cell)) : [];
    // Lines may be added up by what somebody does.
    for (const { text } of notes) this.#blocks.open?.words.add(normalizeLabel(text));
    const isOther = (cell: Cell): boolean =>
      !this.#isId(cell) &&
      !isBareSocialSecurityNumber(cell.text) &&
      !(at < 0 && this.#stack.isWork(cell)) &&
      !notes.includes(cell) &&
      !this.#further.isKind(cell);
    const others = rest.filter((cell, i) => i !== at && isOther(cell));
    const { open } = this.#blocks;
    this.#headings.atLine(open?.lines ?? 0, open?.record.scope === "check");
    const cells = this.#texts.take(
      others,
      at >= 0 || this.#headings.hasLines || ofPage !== undefined,
      this.#headlines.department,
    );
    const details = this.#texts.takeDetails(cells);
    // What begins with the id of the person above is about them, and about nobody below.
    const isOfPerson = row.cells[0] !== undefined && this.#isId(row.cells[0]);
    if (at < 0 && !isOfPerson && (details.length === 0 || details.length < row.cells.length))
      this.#headlines.take(row, row.cells.length - rest.length, (cell) => this.#totals.isAtEdge(cell));
    // How many people follow says nothing of the sum above.
    const told = this.#abovePeople.has(printed) && isCounted(cells, 0) ? cells.slice(0, 1) : cells;
    this.#readGroups(told.filter((cell) => !details.includes(cell)));
    if (beside !== null && this.#blocks.open?.record.scope === "check")
      putPaymentMethod(this.#blocks.open.record, beside);
  }

  /** What stands before a name; null where the table has ids in another column, and this is but the number of the line. */
  #idBefore(cells: readonly Cell[], at: number): Cell | null {
    const before = cells[at - 1];
    const isId = (cell: Cell): boolean => this.#headings.textColumnOf(cell) === "id";
    // On a line without figures stands nothing of the columns below.
    const inTable = cells.some(isFigure) || this.#headings.textColumnOf(cells[at]!) === "name";
    if (inTable && before !== undefined && this.#headings.textColumnOf(before) === "payment") return null;
    return before === undefined || (!isId(before) && cells.slice(at + 1).some(isId)) ? null : before;
  }

  #beginPerson(cell: Cell, before: Cell | null, beside: readonly Cell[]): void {
    const isId =
      before !== null && ID.test(before.text) && !isSocialSecurityNumber(before.text) && !isDay(before.text);
    const id = isId ? { text: before.text, tokens: before.tokens } : null;
    this.#headings.beginPerson(nameText(cell) !== this.#blocks.open?.record.name?.text);
    this.#headlines.beginPerson(cell);
    this.#blocks.beginPerson(cell, id, this.#headlines.department);
    this.#headlines.putPayment(this.#blocks.open!);
    this.#checks.beginPerson(beside);
  }

  /** Ids may look like numbers with decimals. */
  #isId(cell: Cell): boolean {
    if (this.#blocks.open?.record.employeeId?.tokens !== cell.tokens) return false;
    if (isFigure(cell)) cell.number.token.claim ??= "decoration";
    return true;
  }

  #readGroups(cells: readonly Cell[]): void {
    const block = this.#blocks.open;
    if (block === null) {
      claimRatesOfFunds(cells);
      return this.#checks.readAboveNames(cells);
    }
    const [first, second] = cells;
    // The sum of a person's checks, which have numbers or a line each, is that of another record.
    const isNumbered = block.numberAt !== null && second?.number === null;
    const isPaid = PAY.some((figure) => block.record.figures.has(figure));
    const inTable = isPaid && this.#headers.size > 0 && isTableRow(cells.filter(isFigure));
    if (
      (isNumbered || block.isFurther || inTable) &&
      first !== undefined &&
      totalScope(first.text) === "employee"
    )
      return this.#readSumOfChecks(block, cells);
    if (takeOfList(this.#blocks, block, this.#headlines.figure, cells)) return;
    if (this.#further.isSum(cells)) return this.#readSumOfChecks(block, cells);
    this.#headings.atLine(block.lines, block.record.scope === "check");
    // The name alone stands above the lines of its record where the header has no line for names.
    const hasFigures = cells.some(isFigure);
    if (block.lines > 0 || hasFigures || !this.#headings.hasNoNames) block.lines++;
    if (hasFigures) this.#checks.settle(block);
    const isAccount = (cell: Cell): boolean => this.#headings.textColumnOf(cell) === "account";
    const line = hasFigures ? withoutBank(cells, isAccount).map((cell) => this.#asHours(cell)) : cells;
    cells.forEach((cell, i) => this.#takeText(block, cell, cells[i + 1]));
    takePaidBesideNet(block.record, cells);
    const isHours = (cell: Cell): boolean => this.#headings.columnOf(cell)?.role === "hours";
    const groups = withHoursBefore(groupsOf(line, this.#sides), isHours);
    // The name of one figure, in a line of sums, is that of its own list: `Gross pay` before the sums of all lists.
    const namesOne = (label: Cell): boolean =>
      block.record.scope !== "check" && figureOfLabel(label.text) !== null;
    // In a line of sums over people the bare word for one is the name of those of all lists.
    const namesAll = ({ label }: CellGroup): boolean =>
      block.record.scope !== "check" && label !== null && BARE_SUM.test(label.text);
    const parts = groups.flatMap((each) =>
      namesAll(each) ? [each] : inStacks(each, (label) => this.#headings.endOfStack(label, namesOne(label))),
    );
    let closes = block.closed;
    for (const group of parts) {
      this.#figures.read(this.#blocks.open ?? block, group, this.#headlines.subject);
      // What stands beside the sum of a check is of the same check.
      if (closes || !block.closed) continue;
      closes = true;
      block.closed = false;
    }
    block.closed ||= closes;
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
