import type { FormatType } from "@paylift/canonical";
import type { DocumentReading, RecordReading } from "../interpret/reading.ts";
import { formatOfLines } from "./document/format-of-lines.ts";
import { Assumptions, type Assumption } from "./assume/assumptions.ts";
import { Doubts } from "./assume/doubts.ts";
import { showsPayroll } from "./document/payroll-evidence.ts";
import { figuresAbovePeople } from "./figures/figures-above-people.ts";
import { claimSumsAgain, headFigures } from "./figures/head-figures.ts";
import { claimPartsOfSum } from "./figures/parts-of-sum.ts";
import type { PeopleTable } from "./prepare/names/people-header.ts";
import { putCodesOfLegend } from "./prepare/pages/code-legend.ts";
import { putCodesOfList } from "./prepare/pages/code-list.ts";
import type { PreparedPages } from "./prepare/prepared-pages.ts";
import { areStatements } from "./records/are-statements.ts";
import { readBlocks, type BlocksReading } from "./records/read-blocks.ts";
import { saysSomething } from "./records/says-something.ts";
import { joinParts, TransposedReader } from "./records/transposed-reader.ts";
import { withoutCopies } from "./settle/copies.ts";
import { withDayOfChecks } from "./settle/day-of-checks.ts";
import { dropGroupCodes } from "./settle/group-codes.ts";
import { putPayDay } from "./settle/paid-on-day.ts";
import { putPlanOfTitle } from "./settle/plan-of-title.ts";
import { namePublicPensions } from "./settle/public-pensions.ts";
import { settleRecords } from "./settle/settle-records.ts";
import { withSummaries } from "./settle/summaries.ts";
import { joinTablesOfPeople } from "./settle/tables-of-people.ts";
import { joinTurnedPages } from "./settle/turned-pages.ts";

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
    : joinedBlocks(pages, assumptions, doubts);
  settleRecords(records, pages);
  const head = headFigures(cells) ?? figuresAbovePeople(cells, records);
  const found = head === null ? records : [...records, head];
  putCodesOfLegend(found, pages.legend);
  putCodesOfList(found, pages.codes);
  if (pages.formatType === "benefits_summary") putPlanOfTitle(found, cells);
  const payroll = showsPayroll(found, cells, pages.formatType) ? found : [];
  claimSumsAgain(lines, payroll);
  claimPartsOfSum(lines, payroll);
  const untitled = !transposed && areStatements(pages) ? "pay_statement" : "payroll_journal";
  const titled = pages.formatType === "payroll_summary" ? null : pages.formatType;
  const formatType = titled ?? formatOfLines(payroll) ?? pages.formatType ?? untitled;
  namePublicPensions(payroll, pages.facts.get("company_name")?.text ?? null);
  if (formatType === "pay_statement") putPayDay(payroll, pages.facts);
  const reading = {
    facts: withDayOfChecks(transposed ? pages.facts : factsOf(pages), payroll),
    records: withSummaries(payroll),
    legend: pages.legend,
    notPrinted: [],
    printedOfPeople: headed,
  };
  const layouts = transposed ? BLOCKS_INSTEAD : waysOfBlocks(pages, assumptions);
  return { reading, formatType, doubts: [...layouts, ...doubts.all] };
}

const BLOCKS_INSTEAD: readonly Assumption[] = [{ of: "layout", is: "blocks" }];

/** In which other ways the blocks of pages may be read. */
function waysOfBlocks({ unfolded }: PreparedPages, { layout }: Assumptions): readonly Assumption[] {
  const unfold: Assumption[] = layout === null && unfolded !== null ? [{ of: "layout", is: "unfolded" }] : [];
  return [
    ...unfold,
    { of: "numbers", is: "left" },
    { of: "numbers", is: "right" },
    { of: "headings", is: "left" },
    { of: "lines", is: "header" },
    { of: "pairs", is: "basis, amount" },
    { of: "pairs", is: "amount, year" },
  ];
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

function readTransposed(people: PeopleTable, assumptions: Assumptions, doubts: Doubts): RecordReading[] {
  const reader = new TransposedReader(people, assumptions, doubts);
  for (const row of people.rows) reader.read(row);
  return joinParts(reader.complete().filter(saysSomething));
}

/** One record for each person and sum, wherever its parts stand. */
function joinedBlocks(pages: PreparedPages, assumptions: Assumptions, doubts: Doubts): BlocksReading {
  const { records, headed } = readBlocks(pages, assumptions, doubts);
  dropGroupCodes(records);
  return { records: joinTablesOfPeople(joinTurnedPages(withoutCopies(records, pages.blocks.rows))), headed };
}
