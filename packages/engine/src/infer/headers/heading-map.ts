import type { LineSection } from "../../variants/variant-schema.ts";
import type { Assumptions } from "../assume/assumptions.ts";
import { isLineOfTable } from "./columns-beside.ts";
import { isFigure, overlap, type Cell, type CellRow } from "../cells/cells.ts";
import type { Doubts } from "../assume/doubts.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import type { ColumnRole, Heading, TextColumn } from "../vocabulary/headings.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";
import { belowBy, distance, isNearer, isWithin, NEAR_PT, sameStack } from "./heading-places.ts";
import { inCompanysList } from "./companys-list.ts";
import { inPeriod } from "./heading-in-period.ts";
import { HeaderLines } from "./header-lines.ts";
import { PerhapsHours } from "./perhaps-hours.ts";
import { partOver } from "./part-over.ts";
import { periodsBehind } from "./periods-behind.ts";
import type { PlacedHeading } from "./placed-heading.ts";
import { SumCaptions } from "./sum-captions.ts";
import { headingsOf } from "./row-headings.ts";
import { isWayOfPaying } from "./ways-of-paying.ts";
import { besideEachOther } from "./roles-beside.ts";
import { areWagesOfTaxes, figureBeside } from "./sum-columns.ts";

const SAME_END_PT = 2;
/** So many headings in one line are those of a new table. */
const A_TABLE = 3;

/** The headings in force while rows are read from top to bottom. */
export class HeadingMap {
  #active: PlacedHeading[] = [];
  /** What stands above the name of whoever is read. */
  #ofOthers: ReadonlySet<PlacedHeading> = new Set();
  /** Names of lists, alone on their lines or behind figures of another list, and those of them that hold lines of whoever is read. */
  readonly #lists = new Set<PlacedHeading>();
  readonly #ownLists = new Set<PlacedHeading>();
  /** The columns of the last table. */
  #table: readonly PlacedHeading[] = [];
  readonly #perhapsHours: PerhapsHours;
  #ofPerson = false;
  /** First cells of tables whose headers stand below the name of whoever is read, on the last page that has one. */
  #ownTables: readonly Cell[] = [];
  readonly #lines = new HeaderLines();
  readonly #captions = new SumCaptions();
  readonly #assumptions: Assumptions;

  constructor(assumptions: Assumptions, doubts: Doubts) {
    this.#assumptions = assumptions;
    this.#perhapsHours = new PerhapsHours(doubts);
  }

  /**
   * Takes the headings of a row; gives the cells that are something else. Names of groups of columns are sections only,
   * and figures of a table in which each line is one person's are none.
   */
  read({ cells }: CellRow, { areGroups, isTable }: { areGroups: boolean; isTable: boolean }): Cell[] {
    const ofRow = besideEachOther(headingsOf(cells, this.#assumptions), cells);
    const named = ofRow.filter((heading) => !isWayOfPaying(heading, this.#active, ofRow.length === 1));
    const headings = isTable ? named.filter(({ cell }) => !isLineOfTable(cell, cells)) : named;
    if (!areGroups) this.#lines.read(cells, headings);
    this.#perhapsHours.read(headings, cells);
    const found = headings.map((heading) => {
      if (areGroups) return { ...heading, role: null, figure: null, text: null };
      const figure = isTable ? figureBeside(heading.cell, heading, cells) : null;
      if (figure !== null) return { ...heading, role: null, section: null, figure };
      if (!isTable && areWagesOfTaxes(heading, headings))
        return { ...heading, role: "aside" as const, section: null, figure: null };
      if (isTable && heading.role === "employer_amount" && isLineLabel(heading.cell.text))
        return { ...heading, until: heading.cell.x1 };
      // How somebody is paid heads no lines: `Pay Type` over `Hourly`.
      return isTable && (heading.figure !== null || heading.text === "line")
        ? { ...heading, section: null }
        : inPeriod(inCompanysList(heading, this.#active), headings, this.#active);
    });
    if (found.length === 0) {
      this.#captions.pass();
      return cells;
    }
    const table = found.length >= A_TABLE;
    const columns = cells.map((cell) => ({ cell }));
    const again = table && found.every((heading) => this.#table.some((above) => isSame(above, heading)));
    if (table) this.#captions.see(again ? [] : found, this.#active, this.#table);
    else this.#captions.pass();
    if (table) {
      const first = cells[0]!;
      this.#ownTables = [...this.#ownTables.filter(({ page }) => page === first.page), first];
      this.#table = found;
    }
    this.#active = this.#active.flatMap((above) => {
      const { cell, section } = above;
      // A section goes on where the columns of its table are named again on the next page.
      const isOwn = section !== null && !this.#ofOthers.has(above);
      const goesOn = again && isOwn && cell.page < found[0]!.cell.page;
      if (goesOn && !found.some((heading) => isSame(above, heading))) return [above];
      const near = sameStack(cell, found[0]!.cell);
      // Below the header of a table of people nothing above it heads anything, whatever its columns are called.
      if (!near && ((table && isWithin(cell, found)) || (isTable && isWithin(cell, columns)))) return [];
      const below = found.filter((heading) => heading.text !== "payment" && overlap(heading.cell, cell) > 0);
      if (below.length === 0) return [above];
      // What stands over a column's own heading still says what the column's labels are.
      const still = near && section !== null && below.every((heading) => heading.section === null);
      return still ? [{ ...above, role: null, figure: null, text: null }] : [];
    });
    this.#active.push(...found);
    const behind = isFigure(cells.at(-2)) && cells.at(-1) === found[0]!.cell;
    if ((cells.length === 1 || behind) && isList(found[0]!)) this.#lists.add(found[0]!);
    const taken = new Set(found.map(({ cell }) => cell));
    return cells.filter((cell) => !taken.has(cell));
  }

  /** What was read last is a sum over people, which the names right above it or beside it are about alone. */
  beginSum(): void {
    this.#captions.take();
  }

  /** Somebody is named: the columns are those of people again. */
  endSum(): void {
    const restored = this.#captions.restore(this.#active);
    if (restored !== null) ({ active: this.#active, table: this.#table } = restored);
  }

  /** What follows is about somebody else, or goes on: the lists of others are over. */
  beginPerson(isOther: boolean): void {
    this.#ownTables = [];
    if (isOther) this.#active = this.#active.filter((heading) => !this.#ownLists.has(heading));
    this.#ownLists.clear();
    this.#ofOthers = new Set(this.#active);
  }

  /** Takes a line of whoever is read: the list that it stands in below their name is theirs alone. */
  takeLine(label: Cell): void {
    const head = this.headOf(label);
    if (head !== null && this.#lists.has(head) && !this.#ofOthers.has(head)) this.#ownLists.add(head);
  }

  /** Whether a text stands in the first column of a table of whoever is read, whose header stands below their name. */
  isInOwnTable({ page, x0 }: Cell): boolean {
    return this.#ownTables.some((first) => first.page === page && Math.abs(first.x0 - x0) <= SAME_END_PT);
  }

  /** What follows is on this line of its record, from 0; the record may be a person's. */
  atLine(line: number, ofPerson: boolean): void {
    this.#lines.line = line;
    this.#ofPerson = ofPerson;
  }

  /** Whether each line of a record is assumed to stand under one of a header that speaks of no names. */
  get hasNoNames(): boolean {
    return this.#assumptions.lines !== null && this.#lines.haveNoNames;
  }

  /** Whether texts of a person may stand on any line of their record. */
  get hasLines(): boolean {
    return this.#assumptions.lines !== null;
  }

  /** The heading that a number stands under: the lowest of those that it overlaps, of these the best aligned. */
  columnOf(cell: Cell): Heading | null {
    const found = this.headingOver(cell);
    if (found !== null && this.#ofPerson) this.#perhapsHours.see(cell, found.cell);
    return found === null ? null : (partOver(found.cell, cell) ?? found);
  }

  /** The heading over a number as it stands on the page. */
  headingOver(cell: Cell): PlacedHeading | null {
    const ofLine = this.#assumptions.lines === null ? undefined : this.#lines.over(cell);
    if (ofLine !== undefined) return ofLine;
    if (this.#assumptions.headings === "left") return this.#headingLeftOf(cell);
    let best: PlacedHeading | null = null;
    let near: PlacedHeading | null = null;
    for (const heading of this.#active) {
      // Checks have numbers; the amounts that stand there are of what the lines above name.
      if (heading.text === "payment") continue;
      if (overlap(heading.cell, cell) > 0) {
        // Of two that end where it does the lower one is its own.
        if (best === null || isCloser(heading.cell, best.cell, cell)) best = heading;
      } else if (
        heading.role !== null &&
        overlap(heading.cell, cell) >= -NEAR_PT &&
        !isListBehind(heading, cell)
      ) {
        if (near === null || distance(heading.cell, cell) < distance(near.cell, cell)) near = heading;
      }
    }
    // What stands below other words of the same header is in their column.
    return best ?? (near !== null && this.#lines.haveOther(near.cell, cell) ? null : near);
  }

  /** The figure that a group of columns is named after, where a number stands below the bare name of its column: `Net Pay` over `Amount`. */
  figureOfGroup(cell: Cell): FigureName | null {
    const column = this.headingOver(cell);
    if (column === null || column.role !== "amount" || column.section !== null) return null;
    let group: PlacedHeading | null = null;
    for (const heading of this.#active) {
      const above = belowBy(column.cell, heading.cell);
      if (above <= 0 || !sameStack(heading.cell, column.cell) || heading.cell.x0 > cell.x0) continue;
      if (group === null || heading.cell.x0 > group.cell.x0) group = heading;
    }
    return group?.figure ?? null;
  }

  /** The last heading that begins left of where a number ends, in the lowest line of headings that has one. */
  #headingLeftOf(cell: Cell): PlacedHeading | null {
    let best: PlacedHeading | null = null;
    for (const heading of this.#active) {
      if (heading.cell.x0 >= cell.x1) continue;
      const lower = best === null ? 1 : belowBy(heading.cell, best.cell);
      if (lower > 0 || (lower === 0 && heading.cell.x0 > best!.cell.x0)) best = heading;
    }
    // Titles and names of sections stand left of numbers, too; alone on its line such a name tells none of them apart.
    if (best !== null && this.#lists.has(best)) return null;
    return (best?.role ?? best?.figure ?? null) === null ? null : best;
  }

  /** What a text says of the person by the heading that it stands under. */
  textColumnOf(cell: Cell): TextColumn | null {
    return this.#textHeading(cell)?.text ?? null;
  }

  /** The words of the heading that a text stands under. */
  textHeadOf(cell: Cell): string {
    return this.#textHeading(cell)?.cell.text ?? "";
  }

  /** Whether a text stands below words of its line of the header that say nothing of a column: `42210` below `Reference`. */
  isBelowOther(cell: Cell): boolean {
    return this.#assumptions.lines !== null && this.#lines.over(cell) === null;
  }

  #textHeading(cell: Cell): PlacedHeading | null {
    const ofLine = this.#assumptions.lines === null ? undefined : this.#lines.over(cell);
    if (ofLine !== undefined) return ofLine;
    return (
      this.#active.find((candidate) => candidate.text !== null && overlap(candidate.cell, cell) > 0) ?? null
    );
  }

  /** The section whose name ends where numbers end that stand below it; null where their column has another heading. */
  sectionOver(cells: readonly Cell[]): LineSection | null {
    for (const cell of cells) {
      const over = this.headingOver(cell);
      const ofCompany = over?.role === "employer_amount" || over?.role === "employer_ytd";
      const section = ofCompany ? null : (over?.section ?? null);
      if (section === null || section === "net" || section === "other") continue;
      if (Math.abs(over!.cell.x1 - cell.x1) <= SAME_END_PT) return section;
    }
    return null;
  }

  /** What so many numbers behind a label are by the names of periods above; null where these do not tell. */
  periodsBehind(label: Cell, count: number): readonly ColumnRole[] | null {
    return periodsBehind(this.#active, label, count);
  }

  /** Whether a label begins where a heading of hours does, which is the name of its list. */
  isListOfHours({ x0 }: Cell): boolean {
    return this.#active.some(({ cell, role }) => role === "hours" && Math.abs(cell.x0 - x0) <= SAME_END_PT);
  }

  /** The section that a label stands in, as far as headings tell. */
  sectionOf(cell: Cell): LineSection | "net" | "other" | null {
    return this.headOf(cell)?.section ?? null;
  }

  /** Where the next stack begins right of a label's own; in a line of sums that is where any other list is named that they are of. */
  endOfStack(label: Cell, ofSum: boolean): number {
    const head = this.headOf(label);
    let end = Infinity;
    for (const { cell, section, role, figure } of head === null ? [] : this.#active) {
      const isNoStack = ofSum ? role !== null && figure === null : (role ?? figure) !== null;
      if (section === null || section === head!.section || isNoStack) continue;
      if (cell.x0 > label.x1 && belowBy(cell, head!.cell) === 0) end = Math.min(end, cell.x0);
    }
    return end;
  }

  /** The heading that names the section of a label. */
  headOf(cell: Cell): PlacedHeading | null {
    let best: PlacedHeading | null = null;
    for (const heading of this.#active) {
      if (heading.section === null || cell.x0 < heading.cell.x0 - NEAR_PT || cell.x0 >= heading.until)
        continue;
      if (best === null || isNearer(heading.cell, best.cell)) best = heading;
    }
    return best;
  }
}

/** Whether a heading over a number is its own rather than another: on its page, or else as well aligned. */
function isCloser(heading: Cell, other: Cell, cell: Cell): boolean {
  const [isThere, isOther] = [heading.page === cell.page, other.page === cell.page];
  return isThere === isOther ? distance(heading, cell) <= distance(other, cell) : isThere;
}

/** Whether a heading stands where the same one stood above. */
function isSame(above: PlacedHeading, { cell }: PlacedHeading): boolean {
  return above.cell.text === cell.text && Math.abs(above.cell.x0 - cell.x0) <= SAME_END_PT;
}

/** Whether a heading names a list, though its sum may be called so: `Taxes Withheld`, `Employer Contributions`. */
function isList({ section, text }: PlacedHeading): boolean {
  return section !== null && text === null;
}

/** Whether a heading names a list that begins right of where a number ends: the list beside the number's own. */
function isListBehind(heading: PlacedHeading, { x1 }: Cell): boolean {
  return isList(heading) && x1 <= heading.cell.x0;
}
