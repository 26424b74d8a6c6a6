import type { PaymentMethod, TextReading } from "../../interpret/reading.ts";
import type { Block } from "../blocks/open-blocks.ts";
import { methodOfList } from "../vocabulary/ways-paid.ts";
import { putMethod } from "../blocks/payments.ts";
import { behindSection, joinCode, type Subject } from "../cells/cell-groups.ts";
import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { isDay } from "../cells/is-day.ts";
import { namesPeople } from "../document/employee-count.ts";
import { isTitle } from "../document/infer-format-type.ts";
import { nameText } from "../people/anchors.ts";
import { departmentOf } from "../people/person-details.ts";
import type { PreparedBlocks } from "../prepare/prepared-pages.ts";
import { isAmountInWords } from "../vocabulary/amount-in-words.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";
import { isSocialSecurityNumber } from "../vocabulary/social-security-number.ts";
import { totalScope } from "../vocabulary/total-labels.ts";

/** When and what a report is, which no line of it is about. */
const NO_SUBJECT =
  /\d[-/.]\d{1,2}[-/.]\d|\b(?:19|20)\d\d$|\b(?:report|register|records?|journal|summary|list|listing|details?|history|distribution)$/i;

/** A sentence with a full stop explains something. */
const EXPLAINS = /^(?:\S+ ){5,}\S+\.$/;

/** A line that a list is about may stand behind its code, which is one as well. */
const CODE_AND_LINE = 2;

/** Alone on a line it is no column of names, and may be the department of those below. */
const STAFF = /^staff$/i;

const LINES = 2;

/** What lines of text alone say of the people and lines below them. */
export class Headlines {
  /** The department of the people below. */
  department: TextReading | null = null;
  /** What the lines of a listing are about. */
  subject: Subject | null = null;
  /** The figure that they are, where a list is about one: `Net Pay`. */
  figure: FigureName | null = null;
  /** How and when the people of the list are paid. */
  #method: PaymentMethod | null = null;
  #payDay: TextReading | null = null;
  /** A line of text alone that stands right above. */
  #headline: Cell | null = null;
  readonly #abovePeople: ReadonlySet<CellRow>;
  readonly #belowNames: ReadonlySet<CellRow>;
  readonly #payDays: ReadonlyMap<CellRow, TextReading>;
  readonly #company: string | null;
  readonly #haveOwnPages: boolean;
  /** Who is named elsewhere is no department where nothing stands beside the name. */
  readonly #people: ReadonlySet<string>;

  constructor({
    abovePeople,
    belowNames,
    payDays,
    company,
    anchors,
  }: Pick<PreparedBlocks, "abovePeople" | "belowNames" | "payDays" | "company" | "anchors">) {
    this.#haveOwnPages = anchors.byPage.size > 0;
    this.#people = new Set([...anchors.cells].map(({ text }) => text));
    this.#abovePeople = abovePeople;
    this.#belowNames = belowNames;
    this.#payDays = payDays;
    this.#company = company;
  }

  /** Takes a line that names the department of the people below, and nothing else. */
  takeCaption(department: TextReading): void {
    this.department = department;
    this.#headline = null;
  }

  /** What follows sums up all lists, and is about the lines of none: `Summary of All Plans`. */
  endLists(): void {
    this.subject = null;
    this.figure = null;
  }

  /** Takes the department whose sum stands above its people. */
  takeSumAbove(group: Cell): void {
    this.department = departmentOf(group) ?? this.department;
  }

  /** Takes a line that says how or when the people below are paid, and nothing else. False for other lines. */
  takePayment(row: CellRow): boolean {
    const day = this.#payDays.get(row);
    if (day !== undefined) this.#payDay = day;
    return day !== undefined || this.#takeMethod(row);
  }

  #takeMethod(row: CellRow): boolean {
    const [only, second] = row.cells;
    const method = only === undefined || second !== undefined ? null : methodOfList(only);
    if (method === null || !this.#abovePeople.has(row)) return false;
    this.#method = method;
    this.#headline = null;
    return true;
  }

  /** Says of whoever's record has begun how and when their list is paid. */
  putPayment(block: Pick<Block, "record" | "payDate">): void {
    if (this.#method !== null) putMethod(block.record, this.#method);
    block.payDate ??= this.#payDay;
  }

  /** Takes the header of a table: one that names several lines says itself what each number is. */
  takeHeader({ cells }: CellRow): void {
    if (cells.filter(({ text }) => isLineLabel(text)).length >= LINES) this.figure = null;
  }

  /** What stands right above a person is their department, if it can be one. */
  beginPerson(name: Cell): void {
    // What stands at the foot of a page of one person is about nobody on the next.
    if (this.#haveOwnPages && this.#headline?.page !== name.page) this.#headline = null;
    // A list of somebody's lines may say whose they are above it as well.
    if (this.#headline?.text !== name.text) this.department = departmentOf(this.#headline) ?? this.department;
    this.#headline = null;
  }

  /** Whether a text is who pays, perhaps with their number behind. */
  #isCompany(text: string): boolean {
    return this.#company !== null && `${text} `.startsWith(`${this.#company} `);
  }

  /** Takes the name of a figure, alone above people: what their list says is that, and about no line. */
  #takeFigure(row: CellRow, figure: FigureName): void {
    if (row.cells.length > 1 || /\d/.test(row.cells[0]!.text) || !this.#abovePeople.has(row)) return;
    this.subject = null;
    this.figure = figure;
  }

  /** Takes a line of text alone: a department where it begins at the edge of the names, or what the lines below are about. */
  take(row: CellRow, headings: number, isAtEdge: (cell: Cell) => boolean): void {
    this.#headline = null;
    if (this.#belowNames.has(row)) return;
    const { cells } = row;
    const [first, second] = cells;
    // A line of a header names several lines.
    if (cells.filter(({ text }) => isLineLabel(text)).length > CODE_AND_LINE) return;
    if (headings > 1 || first === undefined || first.number !== null || cells.some(isFigure)) return;
    if (cells.some(({ text }) => isDay(text))) return;
    if (isTitle(first.text) || this.#isCompany(first.text) || isAmountInWords(first.text)) return;
    // `Employer` may go on below as `Contributions`.
    const isGroup = second === undefined && STAFF.test(first.text);
    if (headingOf(first.text)?.text != null && !isGroup) return;
    const figure = figureOfLabel(first.text);
    if (figure !== null) return this.#takeFigure(row, figure);
    if (isSocialSecurityNumber(first.text) || isSumOfNoGroup(first.text) || namesPeople(first.text)) return;
    const subject = behindSection(cells) ?? (second === undefined ? first : joinCode(cells));
    if (
      subject !== null &&
      this.#abovePeople.has(row) &&
      !NO_SUBJECT.test(subject.text) &&
      !this.#people.has(subject.text) &&
      !EXPLAINS.test(subject.text)
    ) {
      this.subject = { section: null, ...subject, text: nameText(subject) };
      this.figure = null;
    }
    if (isAtEdge(first) && !this.#people.has(first.text)) this.#headline = first;
  }
}

/** Whether a text is the label of a sum over one person, or over all, whose figures may be illegible. */
function isSumOfNoGroup(text: string): boolean {
  const scope = totalScope(text);
  return scope !== null && scope !== "department";
}

/** Whether a row is the name of a line, alone above people: it is about them, and their columns go on. */
export function isGroupOfListing(row: CellRow, abovePeople: ReadonlySet<CellRow>): boolean {
  const [only, second] = row.cells;
  return only !== undefined && second === undefined && abovePeople.has(row) && isLineLabel(only.text);
}
