import { normalizeLabel } from "@paylift/canonical";
import { methodOf } from "../../interpret/payment-method.ts";
import type { RecordReading } from "../../interpret/reading.ts";
import { PAY } from "../../variants/figures-of-people.ts";
import type { RecordScope } from "../../variants/variant-schema.ts";
import type { Anchors } from "../people/anchors.ts";
import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { namesDepartment } from "../people/department-captions.ts";
import { takeCount } from "../document/employee-count.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import { headingOf, type ColumnRole } from "../vocabulary/headings.ts";
import { sectionsOf } from "../vocabulary/line-labels.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { INDENT_PT, type OpenBlocks } from "../blocks/open-blocks.ts";
import { isSumOfOne, isSumOfPart, isSumOfTotal } from "./sums-within.ts";
import { departmentKey } from "../vocabulary/department-key.ts";
import { beginsEmployerPart, groupOfSum, totalScope } from "../vocabulary/total-labels.ts";

const EDGE_PT = 4;
/** Tables below each other begin their names no further from each other than this, in points. */
const AS_WIDE_PT = 36;
/** The words of one header stand on lines no further apart than this, in font sizes. */
const HEADER_EM = 2.5;
/** Words for the kind of check that a line is of; that of the next line may stand with it. */
const KIND = /^(?:void|reversal|manual|regular|reissue|adjustment|check)(?:ed)?$/i;
/** `Total employees`, and not `Employee Total`, which is one person's. */
const OF_ALL = /^totals?(?: for)?(?: all)? (?:employee|associate|person)s:?$/i;

/** Rows that are no person's: sums over a department, a listing's group or the company. */
export class TotalRows {
  readonly #blocks: OpenBlocks;
  readonly #headings: HeadingMap;
  readonly #anchors: Anchors;
  /** Where the names of each page begin. */
  readonly #edges: ReadonlyMap<number, number>;
  /** Whether there are several lists of people, each about something. */
  readonly #areLists: boolean;
  /** Whether sums of departments left of their people stand above them; null before the first. */
  #areAbove: boolean | null = null;
  #group: Cell | null = null;
  /** The name of a department in a table of these, perhaps with its code before. */
  #listed: readonly Cell[] = [];

  constructor(blocks: OpenBlocks, headings: HeadingMap, anchors: Anchors, abovePeople: ReadonlySet<CellRow>) {
    this.#blocks = blocks;
    this.#headings = headings;
    this.#anchors = anchors;
    this.#edges = edgesByPage(anchors);
    this.#areLists = areLists(abovePeople);
  }

  /** Begins a record where a row begins at the edge of the names and speaks of a sum; `subject` is what lines are about. */
  begin(cells: readonly Cell[], subject: Cell | null): boolean {
    const [first] = cells;
    if (first === undefined || first.number !== null || this.#anchors.edges.length === 0) return false;
    const named = scopeOf(first, subject);
    this.#group = named === null && this.#isGroupSum(cells) ? first : null;
    if (this.#group !== null)
      this.#areAbove ??= !this.#blocks.records.some((record) => record.scope === "check");
    this.#listed = named === null ? this.#listedDepartment(cells) : [];
    if (this.#listed.length > 0) {
      const record = this.#blocks.beginTotal("department", first.page);
      const tokens = this.#listed.flatMap((cell) => cell.tokens);
      record.department = { text: textOf(this.#listed), tokens };
      return true;
    }
    const isOfDepartment = this.#group !== null || this.#isDepartmentSum(cells);
    const scope = named ?? (isOfDepartment ? "department" : null);
    const isOver = scope === "employee" && (this.#isCount(cells) || this.#isOfAll(cells));
    if (isOver || (scope === "section" && this.#isOtherPay(cells))) {
      this.#blocks.beginTotal("company", first.page);
      return true;
    }
    if (scope === null || scope === "employee" || scope === "check") return false;
    if (scope === "employer" && this.#isIndented(first)) return false;
    // On a page of one person the sum of a section is theirs.
    if (scope === "section" && this.#anchors.byPage.has(first.page)) return false;
    const above = this.#blocks.open?.record.scope;
    const ofPeople =
      scope === "company" || above === "check" || (scope === "employer" && goesOn(above, cells));
    if (!this.isAtEdge(first) && (scope === "section" || !ofPeople)) return false;
    const { open } = this.#blocks;
    const roleOf = (cell: Cell): ColumnRole | null => this.#headings.columnOf(cell)?.role ?? null;
    if (scope === "department" && !this.isAtEdge(first) && open !== null && isSumOfPart(open, cells))
      return false;
    if (scope === "section" && figureOfLabel(first.text) !== null) return false;
    if (scope === "section" && open !== null && isSumOfTotal(open, cells)) return false;
    const ofList = this.#areLists && subject !== null;
    if (scope === "section" && !ofList && open !== null && isSumOfOne(open, cells, roleOf)) return false;
    const overall = ofList ? "department" : "company";
    const record = this.#blocks.beginTotal(scope === "section" ? overall : scope, first.page);
    takeCount(record, first);
    if (scope === "department") nameDepartment(record, first);
    return true;
  }

  /** Whether a line begins right of the name that its record stands below: what the company pays for the person. */
  #isIndented({ x0, page }: Cell): boolean {
    const record = this.#blocks.open?.record;
    const name = record?.scope === "check" ? record.name?.tokens[0] : undefined;
    return name?.page === page && x0 > name.x0 + EDGE_PT && x0 <= name.x0 + INDENT_PT;
  }

  /**
   * Whether a cell begins where names do, or left of them: those of its page, where tables are as wide as what they hold, or
   * the last one above, where tables below each other are.
   */
  isAtEdge({ x0, page }: Cell): boolean {
    const edge = this.#edges.get(page) ?? Math.min(...this.#anchors.edges);
    const { name } = this.#blocks.open?.record ?? {};
    const last = name?.tokens[0]?.x0 ?? edge;
    return x0 <= (last - edge <= AS_WIDE_PT ? Math.max(edge, last) : edge) + EDGE_PT;
  }

  /** How many people there are, below the last of them: `Total Employees`. */
  #isCount([label, count, ...others]: readonly Cell[]): boolean {
    const record = this.#blocks.open?.record;
    const isPaid = record?.figures.has("net_pay") === true || record?.payments.some(({ amount }) => amount);
    if (record?.scope !== "check" || isPaid !== true) return false;
    const areSums = others.every((cell, i) =>
      i % 2 === 1 ? isFigure(cell) : totalScope(cell.text) !== null,
    );
    return /s:?$/i.test(label!.text) && count?.number?.whole === true && areSums;
  }

  /** The sums of all in a table of people: `Total employees` beside gross and net pay. */
  #isOfAll(cells: readonly Cell[]): boolean {
    return OF_ALL.test(cells[0]!.text) && this.isAtEdge(cells[0]!) && this.#hasPay(cells);
  }

  /** Another gross or net pay than the person's above, whose both are known: `Total Gross Pay`. */
  #isOtherPay([label, ...cells]: readonly Cell[]): boolean {
    const figure = figureOfLabel(label!.text);
    const record = this.#blocks.open?.record;
    if (figure === null || !PAY.includes(figure) || record?.scope !== "check") return false;
    const known = record.figures.get(figure)?.cents;
    const [first] = cells;
    if (!PAY.every((each) => record.figures.has(each)) || !isFigure(first)) return false;
    // Other sums may stand beside it, each with its own name.
    const areSums = cells.slice(1).every((cell, i) => (i % 2 === 1 ? isFigure(cell) : isSum(cell)));
    return areSums && first.number.cents !== null && first.number.cents !== known;
  }

  /** The name of a department that people have, in a table of sums over each: `021  Oak School` beside gross and net pay. */
  #listedDepartment(cells: readonly Cell[]): readonly Cell[] {
    const above = this.#blocks.open?.record.scope;
    if (above !== "company" && above !== "department") return [];
    const label = cells.slice(0, cells.findIndex(isFigure));
    const isKnown = label.length > 0 && this.#blocks.departments.has(departmentKey(textOf(label)));
    return isKnown && this.#hasPay(cells) ? label : [];
  }

  /** The cells of a row that was begun that say which department it is of. */
  get named(): readonly Cell[] {
    return this.#group === null ? this.#listed : [this.#group];
  }

  /** The department whose sum was begun, where that stands above its people. */
  get groupAbove(): Cell | null {
    return this.#areAbove === true ? this.#group : null;
  }

  /** A department at the edge of the names beside another gross and net pay than the person's above. */
  #isDepartmentSum(cells: readonly Cell[]): boolean {
    const known = this.#blocks.open?.record.figures;
    const isNamed = namesDepartment(cells[0]!.text) && this.isAtEdge(cells[0]!);
    return isNamed && this.#hasPay(cells) && PAY.every((figure) => known?.has(figure) === true);
  }

  /** A text left of the names beside gross and net pay. */
  #isGroupSum(cells: readonly Cell[]): boolean {
    return this.#isOutdented(cells[0]!) && this.#hasPay(cells);
  }

  /** Whether numbers stand below the names of gross and net pay in one header, and not of a list and of a sum elsewhere. */
  #hasPay(cells: readonly Cell[]): boolean {
    const columns = cells.flatMap((cell) => (isFigure(cell) ? (this.#headings.headingOver(cell) ?? []) : []));
    const [gross, net] = PAY.map((figure) => columns.find((column) => column.figure === figure)?.cell);
    if (gross === undefined || net === undefined || gross.page !== net.page) return false;
    return Math.abs(gross.baseline - net.baseline) <= HEADER_EM * gross.size;
  }

  /** Whether a text begins left of the names, where no check has a number, a day or a kind. */
  #isOutdented({ x0, page, text }: Cell): boolean {
    const names = this.#edges.get(page);
    if (names === undefined || x0 > names - 2 * EDGE_PT) return false;
    const isKind = text.split(" ").every((word) => KIND.test(word));
    return !/\d/.test(text) && methodOf(text) === null && headingOf(text) === null && !isKind;
  }
}

function textOf(cells: readonly Cell[]): string {
  return cells.map(({ text }) => text).join(" ");
}

/** Says which department a sum is of, as its label does. */
function nameDepartment(record: RecordReading, { text, tokens }: Cell): void {
  const name = groupOfSum(text);
  if (name !== "") record.department = { text: name, tokens };
}

function edgesByPage({ cells }: Anchors): Map<number, number> {
  const edges = new Map<number, number>();
  for (const { page, x0 } of cells) edges.set(page, Math.min(x0, edges.get(page) ?? Infinity));
  return edges;
}

function isSum({ number, text }: Cell): boolean {
  return number === null && (figureOfLabel(text) !== null || totalScope(text) === "section");
}

/** How many the sum is over: `Total Dental 6 participants`. */
const COUNTED = / \(?\d+ (?:participant|member|enrollee)s?\)?$/i;

/** Whether the company's own part goes on below a sum over all: its name stands before the first of its lines. */
function goesOn(above: RecordScope | undefined, [, label]: readonly Cell[]): boolean {
  return above === "company" && label !== undefined && !isFigure(label);
}

/** The sum of what a listing is about is a sum over a group, whatever its name. */
function scopeOf({ text }: Cell, about: Cell | null): ReturnType<typeof totalScope> {
  if (beginsEmployerPart(text)) return "employer";
  const scope = totalScope(text);
  const subject = about === null ? "" : normalizeLabel(about.text);
  // The line that a list is about may stand behind its code.
  const names = [subject, subject.replace(/^\S+ /, "")];
  const ofSubject =
    subject !== "" && /^total\b/i.test(text) && names.includes(groupOfSum(text.replace(COUNTED, "")));
  return scope === "section" && ofSubject ? "department" : scope;
}

/** Whether there are several lists of people, each below the name of a line that it is about. */
function areLists(abovePeople: ReadonlySet<CellRow>): boolean {
  const subjects = [...abovePeople].flatMap(({ cells: [only, second] }) =>
    only !== undefined && second === undefined && sectionsOf(only.text).length > 0 ? [only.text] : [],
  );
  return new Set(subjects).size > 1;
}
