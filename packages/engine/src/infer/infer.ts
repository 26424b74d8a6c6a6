import type { FormatType } from "@paylift/canonical";
import type { DocumentReading, RecordReading } from "../interpret/reading.ts";
import type { FigureName } from "../variants/variant-schema.ts";
import { AmountEdges } from "./cells/amount-edges.ts";
import { Assumptions, type Assumption } from "./assume/assumptions.ts";
import { BlockReader } from "./records/block-reader.ts";
import type { PageKnowledge } from "./records/page-knowledge.ts";
import type { FigureCell } from "./cells/cell-groups.ts";
import { isFigure, type Cell, type CellRow } from "./cells/cells.ts";
import { putCodesOfList } from "./prepare/pages/code-list.ts";
import { putCodesOfLegend } from "./prepare/pages/code-legend.ts";
import { partCodesInSums } from "./records/codes-in-sums.ts";
import { withoutCopies } from "./records/copies.ts";
import { putTaxBoxes } from "./records/boxes-of-taxes.ts";
import { nameCompanyPlans, nameCompanyTaxes } from "./records/company-taxes.ts";
import { Doubts } from "./assume/doubts.ts";
import { settleEmployersSums } from "./records/employers-sums.ts";
import { figuresAbovePeople } from "./figures/figures-above-people.ts";
import { claimSumsAgain, headFigures } from "./figures/head-figures.ts";
import { claimPartsOfSum } from "./figures/parts-of-sum.ts";
import { settleDueInAll } from "./records/due-in-all.ts";
import { settleFringes } from "./records/fringes.ts";
import { dropHoursOfFunds } from "./records/hours-of-funds.ts";
import { joinTaxable } from "./records/join-taxable.ts";
import { dropLinesOfStrips } from "./records/lines-of-strips.ts";
import { LabelSides } from "./cells/label-side.ts";
import { showsPayroll } from "./document/payroll-evidence.ts";
import { namePlansOfSides } from "./records/plans-of-sides.ts";
import { headingOf } from "./vocabulary/headings.ts";
import { isLineLabel } from "./vocabulary/line-labels.ts";
import { settleNumbersOfDeposits } from "./records/numbers-of-deposits.ts";
import { settleOtherDeductions } from "./records/other-deductions.ts";
import { namePublicPensions } from "./records/public-pensions.ts";
import { putMethodsOfLetters } from "./records/letters-of-payments.ts";
import { nameLinesOfPayers } from "./records/lines-of-payers.ts";
import { putPretax } from "./records/pretax-column.ts";
import { putPretaxOfLegend } from "./records/pretax-of-legend.ts";
import { putPretaxOfMark } from "./records/pretax-of-mark.ts";
import { putPlanOfTitle } from "./records/plan-of-title.ts";
import { paysByChecksOnly } from "./blocks/only-checks.ts";
import { numbersOfReport } from "./blocks/numbers-of-report.ts";
import type { PeopleTable } from "./prepare/names/people-header.ts";
import type { PreparedPages } from "./prepare/prepared-pages.ts";
import { putHoursOfOnlyLine } from "./records/hours-of-only-line.ts";
import { settlePaidByHour } from "./records/paid-by-hour.ts";
import { putSumsBehind } from "./records/sums-above.ts";
import { dropSharedIds } from "./records/shared-ids.ts";
import { findSumOverAll } from "./records/sum-over-all.ts";
import { isProduct } from "./cells/is-product.ts";
import { StackSections } from "./items/sections.ts";
import { withDayOfChecks } from "./records/day-of-checks.ts";
import { takeSumsOfAgencies } from "./records/sums-of-agencies.ts";
import { takeSumsOfLists } from "./records/sums-of-lists.ts";
import { takeSumsOfKinds } from "./records/sums-of-kinds.ts";
import { dropTakenBack } from "./records/taken-back.ts";
import { putPayDay } from "./records/paid-on-day.ts";
import { withSummaries } from "./records/summaries.ts";
import { nameTaxesOfSums } from "./records/taxes-of-sums.ts";
import { joinTablesOfPeople } from "./records/tables-of-people.ts";
import { joinParts, TransposedReader } from "./records/transposed-reader.ts";
import { joinTurnedPages } from "./records/turned-pages.ts";
import { turnWithheldSigns } from "./records/withheld-signs.ts";

/** What was found in a document of an unknown layout. */
export interface Inferred {
  reading: DocumentReading;
  formatType: FormatType;
  /** What else could have been assumed. */
  doubts: Assumption[];
}

/** Reads prepared pages of a layout that no variant describes. Claims the tokens that it uses. */
export function infer(printed: PreparedPages, assumptions = new Assumptions()): Inferred {
  const pages = assumptions.layout === "unfolded" ? unfoldedOf(printed) : printed;
  const { lines, cells, people } = pages;
  const transposed = people.headers.size > 0 && (assumptions.layout ?? "transposed") === "transposed";
  const doubts = new Doubts();
  for (const token of pages.aside) token.claim = "decoration";
  const { records, headed } = transposed
    ? { records: readTransposed(people, assumptions, doubts), headed: [] }
    : readBlocks(pages, assumptions, doubts);
  dropSharedIds(records);
  dropLinesOfStrips(records);
  putSumsBehind(records);
  findSumOverAll(records);
  putHoursOfOnlyLine(records);
  settlePaidByHour(records);
  dropHoursOfFunds(records);
  settleDueInAll(records);
  settleOtherDeductions(records);
  settleFringes(records);
  settleEmployersSums(records);
  takeSumsOfKinds(records);
  takeSumsOfAgencies(records);
  takeSumsOfLists(records);
  dropTakenBack(records);
  turnWithheldSigns(records);
  joinTaxable(records);
  putTaxBoxes(records, pages.taxBoxes);
  putPretax(records, cells);
  putPretaxOfLegend(records, cells);
  putPretaxOfMark(records, cells);
  partCodesInSums(records);
  nameLinesOfPayers(records);
  nameCompanyTaxes(records);
  nameCompanyPlans(records);
  namePlansOfSides(records);
  nameTaxesOfSums(records);
  settleNumbersOfDeposits(records, lines);
  putMethodsOfLetters(records, lines);
  const head = headFigures(cells) ?? figuresAbovePeople(cells, records);
  const found = head === null ? records : [...records, head];
  putCodesOfLegend(found, pages.legend);
  putCodesOfList(found, pages.codes);
  if (pages.formatType === "benefits_summary") putPlanOfTitle(found, cells);
  const payroll = showsPayroll(found, cells, pages.formatType) ? found : [];
  claimSumsAgain(lines, payroll);
  claimPartsOfSum(lines, payroll);
  const untitled = !transposed && areStatements(pages) ? "pay_statement" : "payroll_journal";
  const formatType = pages.formatType ?? untitled;
  namePublicPensions(payroll, pages.facts.get("company_name")?.text ?? null);
  if (formatType === "pay_statement") putPayDay(payroll, pages.facts);
  const reading = {
    facts: withDayOfChecks(transposed ? pages.facts : factsOf(pages), payroll),
    records: withSummaries(payroll),
    legend: pages.legend,
    notPrinted: [],
    printedOfPeople: headed,
  };
  const layouts: Assumption[] = transposed
    ? [{ of: "layout", is: "blocks" }]
    : [
        ...(assumptions.layout === null && pages.unfolded !== null
          ? [{ of: "layout", is: "unfolded" } as const]
          : []),
        { of: "numbers", is: "left" },
        { of: "numbers", is: "right" },
        { of: "headings", is: "left" },
        { of: "lines", is: "header" },
        { of: "pairs", is: "basis, amount" },
        { of: "pairs", is: "amount, year" },
      ];
  return { reading, formatType, doubts: [...layouts, ...doubts.all] };
}

/** The same pages with one line for each person, where they have as many as the header. */
function unfoldedOf(pages: PreparedPages): PreparedPages {
  const { unfolded, lines, cells, people, facts, formatType, legend, codes, taxBoxes, aside } = pages;
  if (unfolded === null) return pages;
  const blocks = unfolded;
  return { lines, cells, people, blocks, unfolded, facts, formatType, legend, codes, taxBoxes, aside };
}

/** A report that has a list for each of several days has no day of its own. */
function factsOf({ facts, blocks }: PreparedPages): PreparedPages["facts"] {
  if (blocks.payDays.size === 0) return facts;
  return new Map([...facts].filter(([name]) => name !== "pay_date"));
}

/** Whether each name begins a statement of its own, or stands over a header of its own, or beside who pays it. */
function areStatements({ lines, blocks }: PreparedPages): boolean {
  const { anchors, headers, company } = blocks;
  const people = anchors.cells.size;
  if (anchors.areStatements || (headers.size > 1 && headers.size === people)) return true;
  if (people > 1 && haveOwnHeaders(blocks.rows, anchors.cells)) return true;
  const ofCompany = lines.flatMap(({ text, page }) =>
    text.split("\t").flatMap((phrase) => (phrase === company ? [page] : [])),
  );
  // A report has it once a page.
  return ofCompany.length === people && people > new Set(ofCompany).size;
}

const A_HEADER = 4;

/** Whether a line that names columns is printed as often as there are people, perhaps beside their names. */
function haveOwnHeaders(rows: readonly CellRow[], names: ReadonlySet<Cell>): boolean {
  const headers = rows.flatMap((row) => {
    const cells = row.cells.filter((cell) => !names.has(cell));
    const isHeader = cells.length >= A_HEADER && cells.every(({ number }) => number === null);
    const known = isHeader ? cells.filter(({ text }) => isLineLabel(text) || headingOf(text) !== null) : [];
    return known.length >= A_HEADER ? cells.map(({ text }) => text).join("\t") : [];
  });
  return [...Map.groupBy(headers, (text) => text).values()].some(({ length }) => length === names.size);
}

function readTransposed(people: PeopleTable, assumptions: Assumptions, doubts: Doubts): RecordReading[] {
  const reader = new TransposedReader(people, assumptions, doubts);
  for (const row of people.rows) reader.read(row);
  return joinParts(reader.complete().filter(saysSomething));
}

/** The records, and the figures of people that have a column of their own. */
interface BlocksReading {
  records: RecordReading[];
  headed: FigureName[];
}

function readBlocks(pages: PreparedPages, assumptions: Assumptions, doubts: Doubts): BlocksReading {
  const { blocks, legend } = pages;
  const { rows } = blocks;
  const stacks = new StackSections();
  const sides = new LabelSides(rows, assumptions.numbers);
  for (const row of rows) {
    const { cells } = row;
    stacks.voteHeader(cells, blocks.headers.has(row));
    cells.forEach((cell, i) => {
      const labels = isFigure(cells[i + 1]) || sides.isBeforeLabel(cells, i - 1);
      if (cell.number !== null) return;
      const isPaidFor = isPaidByTime(cells.slice(i + 1, i + 4));
      if (labels || isPaidFor) stacks.vote(cell, isPaidFor);
    });
  }
  const namesNobody = pages.formatType !== null && blocks.anchors.cells.size === 0;
  const edges = new AmountEdges(namesNobody);
  const ofReport = numbersOfReport(rows, blocks.anchors.cells);
  const ofPayments = { ofReport, onlyChecks: paysByChecksOnly(rows) };
  const knowledge = {
    ...blocks,
    ...ofPayments,
    stacks,
    edges,
    sides,
    legend,
    namesNobody,
    assumptions,
    doubts,
  };
  let { records, headed } = readRows(rows, knowledge);
  // What the columns of a sum are is known from the people, who may stand below it.
  if (records.length > 0 && records[0]!.scope !== "check") {
    for (const { line } of rows) for (const token of line.tokens) token.claim = null;
    for (const token of pages.aside) token.claim = "decoration";
    ({ records, headed } = readRows(rows, knowledge));
  }
  dropGroupCodes(records);
  return { records: joinTablesOfPeople(joinTurnedPages(withoutCopies(records, rows))), headed };
}

/** Whether three numbers behind a label are hours or pieces, their rate and the pay for them, in either order. */
function isPaidByTime(cells: readonly Cell[]): boolean {
  const [a, b, c] = cells.filter((cell): cell is FigureCell => cell.number !== null);
  return a !== undefined && b !== undefined && c !== undefined && isProduct(a, b, c);
}

function readRows(rows: readonly CellRow[], knowledge: PageKnowledge): BlocksReading {
  const reader = new BlockReader(knowledge);
  for (const row of rows) reader.read(row);
  return { records: reader.records.filter(saysSomething), headed: reader.headed };
}

const SHARED = 0.3;

/**
 * A code names one thing, and a thing has one code: where what stands before labels names several, or several stand
 * before one, it is an agency, a job or a group and no code.
 */
function dropGroupCodes(records: readonly RecordReading[]): void {
  let [codes, shared] = [0, 0];
  const ofLabels = new Map<string, Set<string>>();
  for (const { items } of records) {
    const labels = new Map<string, Set<string>>();
    for (const { section, code, label } of items)
      if (code !== null) {
        labels.set(code, (labels.get(code) ?? new Set()).add(label.text));
        const name = `${section} ${label.text}`;
        ofLabels.set(name, (ofLabels.get(name) ?? new Set()).add(code));
      }
    codes += labels.size;
    shared += severalOf(labels);
  }
  if (shared <= SHARED * codes && severalOf(ofLabels) <= SHARED * ofLabels.size) return;
  for (const { items } of records) for (const item of items) item.code = null;
}

function severalOf(sets: ReadonlyMap<string, ReadonlySet<string>>): number {
  return [...sets.values()].filter(({ size }) => size > 1).length;
}

function saysSomething({ items, figures, payments, lineSums }: RecordReading): boolean {
  return items.length > 0 || figures.size > 0 || payments.length > 0 || lineSums.length > 0;
}
