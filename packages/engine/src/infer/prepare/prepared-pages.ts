import type { FormatType } from "@paylift/canonical";
import type { FactName, TextReading } from "../../interpret/reading.ts";
import { withoutFrames } from "../../layout/frames.ts";
import type { Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import { findAnchors, type Anchors } from "../people/anchors.ts";
import type { LineSection } from "../../variants/variant-schema.ts";
import { filledRows, type Cell, type CellRow } from "../cells/cells.ts";
import { withClockHours } from "./pages/clock-hours.ts";
import { spreadCentred } from "./headings/centred-headings.ts";
import { findCodeList, type CodeList } from "./pages/code-list.ts";
import { withMeanings } from "./pages/meanings-of-codes.ts";
import { nameDepartmentsBehind } from "./names/departments-behind.ts";
import { findLegend, withLegendCodes } from "./pages/code-legend.ts";
import { findDepartmentCaptions, findLinesAbovePeople } from "../people/department-captions.ts";
import { findNotesBelowNames } from "../people/notes-below-names.ts";
import { withDepartmentsBelow } from "./names/departments-below-names.ts";
import { withDepartmentsNamed } from "./names/departments-beside-ids.ts";
import { isSurelyCompany } from "../document/company-name.ts";
import { inferFacts } from "../document/document-facts.ts";
import { inferFormatType } from "../document/infer-format-type.ts";
import { withBoxesBeside } from "./forms/boxes.ts";
import { takeTaxBoxes, type TaxBox } from "./aside/tax-boxes.ts";
import { haveFoldedHeader } from "./folded/folded-header.ts";
import { withoutFormLetters } from "./pages/form-letters.ts";
import { withWordsTogether } from "./pages/letters-apart.ts";
import { findNamedColumn } from "./names/named-column.ts";
import { withNamesAtTop } from "./names/names-at-foot.ts";
import { readableRows, withoutRepeated } from "./pages/page-noise.ts";
import { withPagesAside } from "./pages/pages-aside.ts";
import { withNamesOfTimes } from "./lines/named-times.ts";
import { findPayDays } from "./names/pay-days.ts";
import { findPeopleHeaders, type PeopleTable } from "./names/people-header.ts";
import { leaveOutInTurn } from "./aside/rows-aside.ts";
import { withStackedLines } from "./headings/stacked-lines.ts";
import { withColumnsApart } from "./pages/slash-columns.ts";
import { takeSideLegend } from "./pages/side-legend.ts";
import { joinTableHeaders } from "./headings/table-header.ts";
import { withNamesOverIds } from "./names/ids-over-names.ts";
import { nameSumsOfGroups } from "./sums/sums-of-groups.ts";
import { spellSumsOfBody } from "./sums/sums-of-bodies.ts";
import { nameUnnamedSums } from "./sums/unnamed-sums.ts";
import { withStripsApart } from "./forms/side-strips.ts";
import { withLinesUnfolded } from "./folded/unfolded-lines.ts";
import { withYearRows } from "./sums/year-rows.ts";
import { findYearLabels } from "./sums/year-stacks.ts";
import { NO_FIGURES, STEPS } from "./row-steps.ts";

/** What pages show whatever is assumed of them: found once, and used by each reading. */
export interface PreparedPages {
  lines: readonly Line[];
  cells: readonly CellRow[];
  /** Tables whose columns are people. */
  people: PeopleTable;
  /** The same pages as blocks that begin with a name. */
  readonly blocks: PreparedBlocks;
  /** The same blocks with one line for each person; null where their lines do not stand below those of the header. */
  readonly unfolded: PreparedBlocks | null;
  facts: Map<FactName, TextReading>;
  /** By a title; null where there is none. */
  formatType: FormatType | null;
  /** What codes mean, by section. */
  legend: Map<LineSection, Map<string, string>>;
  /** What codes mean, by a list of them. */
  codes: CodeList;
  /** What boxes of a form say of taxes. */
  taxBoxes: readonly TaxBox[];
  /** Numbers that are no figures of the output. */
  aside: readonly Token[];
}

export interface PreparedBlocks {
  rows: readonly CellRow[];
  anchors: Anchors;
  /** Rows that name groups of columns. */
  groups: ReadonlySet<CellRow>;
  /** Headers of tables in which each line is one person's. */
  headers: ReadonlySet<CellRow>;
  /** Lines of text that people follow, with no figure between. */
  abovePeople: ReadonlySet<CellRow>;
  /** Lines of text that are about the person above. */
  belowNames: ReadonlySet<CellRow>;
  /** Lines that name the department of the people below. */
  captions: ReadonlyMap<CellRow, TextReading>;
  /** Lines that say on which day the people below are paid. */
  payDays: ReadonlyMap<CellRow, TextReading>;
  /** Labels in stacks that are called after the year. */
  ofYear: ReadonlySet<Cell>;
  /** Who pays: no department, and nothing that lines could be about. */
  company: string | null;
}

export function preparePages(printed: readonly Line[]): PreparedPages {
  const { first: lines, last: headed } = withStripsApart(withoutFrames(printed));
  const ofTaxes = takeTaxBoxes(withBoxesBeside(readableRows(lines)));
  const { rows, aside } = leaveOutInTurn(withClockHours(ofTaxes.rows), NO_FIGURES);
  const legends = takeSideLegend(
    withPagesAside(withoutFormLetters(withColumnsApart(withWordsTogether(rows)))),
  );
  const readable = legends.rows;
  const codes = findCodeList(readable, legends.codes);
  const cells = withMeanings(readable, codes);
  const facts = headed === lines ? inferFacts(lines) : new Map([...inferFacts(lines), ...inferFacts(headed)]);
  const legend = findLegend(cells);
  const formatType = inferFormatType(headed);
  const company = facts.get("company_name")?.text ?? null;
  let blocks: PreparedBlocks | null = null;
  let unfolded: PreparedBlocks | null | undefined;
  return {
    lines: printed,
    cells,
    people: findPeopleHeaders(cells),
    // Most tables whose columns are people are never read in another way.
    get blocks() {
      return (blocks ??= blocksOf(withLegendCodes(cells, legend), company, formatType));
    },
    get unfolded() {
      if (unfolded !== undefined) return unfolded;
      const printed = withLegendCodes(cells, legend);
      const lines = haveFoldedHeader(printed)
        ? withLinesUnfolded(printed, findAnchors(printed, new Set(), company).cells)
        : null;
      return (unfolded = lines === null ? null : blocksOf(lines, company, formatType));
    },
    facts,
    formatType,
    legend,
    codes,
    taxBoxes: ofTaxes.boxes,
    aside: [...ofTaxes.aside, ...aside],
  };
}

/** Some of several pages, with what all of them show. */
export function someOf(pages: PreparedPages, numbers: ReadonlySet<number>): PreparedPages {
  const isOne = ({ page }: { page: number }): boolean => numbers.has(page);
  const { facts, formatType, legend, codes, taxBoxes, people, aside } = pages;
  return {
    lines: pages.lines.filter(isOne),
    cells: pages.cells.filter(isOne),
    people: { ...people, rows: people.rows.filter(isOne) },
    get blocks() {
      return { ...pages.blocks, rows: pages.blocks.rows.filter(isOne) };
    },
    get unfolded() {
      const { unfolded } = pages;
      return unfolded === null ? null : { ...unfolded, rows: unfolded.rows.filter(isOne) };
    },
    facts,
    formatType,
    legend,
    codes,
    taxBoxes: taxBoxes.filter(isOne),
    aside,
  };
}

function blocksOf(
  readable: readonly CellRow[],
  company: string | null,
  formatType: FormatType | null,
): PreparedBlocks {
  const { rows: stepped, names } = findNamedColumn(
    STEPS.reduce((rows, step) => step(rows), spellSumsOfBody(filledRows(readable), company)),
  );
  // A statement may stand below the name of whom it is about.
  const isPerson = formatType === "pay_statement" && company !== null && !isSurelyCompany(company);
  const nobody = isPerson ? null : company;
  const over = withNamesOverIds(stepped, findAnchors(stepped, names, nobody).cells);
  const printed = withStackedLines(over, findAnchors(over, names, nobody).cells);
  const people = findAnchors(printed, names, nobody).cells;
  const placed = withDepartmentsBelow(withDepartmentsNamed(printed, people), people, over);
  const summed = nameSumsOfGroups(nameUnnamedSums(placed, people, company), people);
  const named = withNamesOfTimes(summed);
  const cells = withNamesAtTop(named, people);
  const found = findAnchors(cells, names, nobody, formatType === "pay_statement");
  const anchors = cells === named ? found : { ...found, areStatements: true };
  const {
    rows: joined,
    groups,
    headers,
  } = joinTableHeaders(withYearRows(withoutRepeated(cells, anchors), anchors.cells), anchors.cells);
  const spread = spreadCentred(joined, (row) => groups.has(row) || headers.has(row));
  const rows = nameDepartmentsBehind(spread, anchors.cells);
  const abovePeople = findLinesAbovePeople(rows, anchors.cells);
  return {
    rows,
    anchors,
    groups,
    headers,
    company,
    abovePeople,
    payDays: findPayDays(rows, anchors.cells, abovePeople),
    belowNames: findNotesBelowNames(rows, anchors.cells),
    captions: findDepartmentCaptions(rows, anchors.cells),
    ofYear: findYearLabels(rows, anchors.cells),
  };
}
