import type { CellRow } from "../cells/cells.ts";
import { withoutAgencies } from "./agency-captions.ts";
import { withoutAgreedPay } from "./agreed-pay.ts";
import { withoutArithmetic } from "./arithmetic-words.ts";
import { withCompanySpelled } from "./company-halves.ts";
import { withCompletedNames } from "./completed-names.ts";
import { withInsuredAside } from "./comp-columns.ts";
import { withoutInvoiced } from "./invoiced.ts";
import { withoutLedger } from "./ledger.ts";
import { withLevyingApart } from "./levying-column.ts";
import { withLettersSpelled } from "./line-letters.ts";
import { withCodesAtEdges } from "./codes-at-edges.ts";
import { withCountsNamed } from "./counts-below.ts";
import { withLabelsBeside } from "./figures-below-labels.ts";
import { withFiguresOfPeriods } from "./figures-of-periods.ts";
import { withFactsOverNames } from "./facts-over-names.ts";
import { withFieldsSpelled } from "./fields-in-grids.ts";
import { withFieldsBeside } from "./form-fields.ts";
import { withHeadsAtLists } from "./heads-over-lists.ts";
import { withEmployersLines } from "./employers-lines.ts";
import { withPayersSpelled } from "./letters-of-payers.ts";
import { joinNameColumns } from "./name-columns.ts";
import { withJobsApart } from "./names-with-jobs.ts";
import { withoutNameLabels } from "./name-labels.ts";
import { withNamesBehindTitles } from "./names-behind-titles.ts";
import { withNamesOverRows } from "./names-over-rows.ts";
import { withoutMonths } from "./months-of-lines.ts";
import { withoutOthersPaid } from "./others-paid.ts";
import { withPeriodsNamed } from "./period-words.ts";
import { withTitlesBare } from "./numbered-titles.ts";
import { namePaidColumns } from "./paid-by-columns.ts";
import { withPayeesApart } from "./payees-apart.ts";
import { namePartsOfDeductions } from "./parts-of-deductions.ts";
import { withoutPartsInGrids } from "./parts-in-grids.ts";
import { withoutPartsOfTime } from "./parts-of-time.ts";
import { withHoursInBrackets } from "./hours-in-brackets.ts";
import { withoutDays } from "./hours-of-days.ts";
import { nameNetChecks } from "./net-checks.ts";
import { withNumberCodes } from "./number-codes.ts";
import { withListsApart, withPeopleApart } from "./people-lanes.ts";
import { withSentencesApart } from "./running-text.ts";
import { withSentencesCut } from "./sentences-cut.ts";
import { nameSidedColumns } from "./sided-columns.ts";
import { withShiftedHeadings } from "./shifted-headings.ts";
import { splitHeadings } from "./split-headings.ts";
import { splitNames } from "./split-names.ts";
import { splitNumbers } from "./split-numbers.ts";
import { withKindsOfTime } from "./kinds-of-time.ts";
import { withLinesOfTimes } from "./lines-of-times.ts";
import { joinMiddleHeadings } from "./middle-headings.ts";
import { withGrossInStrips } from "./gross-in-strips.ts";
import { withHeadedCodes } from "./headed-codes.ts";
import { withLeaveNamed } from "./leave-headers.ts";
import { withoutLeave } from "./leave-rows.ts";
import { joinWrappedHeadings } from "./wrapped-headings.ts";
import { joinWrappedLabels } from "./wrapped-labels.ts";
import { joinWrappedNames } from "./wrapped-names.ts";
import { withStatesApart } from "./state-column.ts";
import { withBoxedFigures } from "./boxed-figures.ts";
import { nameSidesOfPeriods } from "./sides-and-periods.ts";
import { withStripsBeside } from "./strips-of-sums.ts";
import { withSumsFirst } from "./sums-at-end.ts";
import { withSumsOfHeads } from "./sums-of-heads.ts";
import { nameWageLists } from "./wage-lists.ts";
import { joinYearHeadings } from "./year-headings.ts";
import { withoutUnits } from "./unit-column.ts";
import { withYearsUnbracketed } from "./years-in-brackets.ts";
import { withYearsInRows } from "./years-in-rows.ts";
import { withTablesOfCompany } from "./tables-of-company.ts";

/** What stands on pages beside the figures of the output. */
export const NO_FIGURES = [
  withKindsOfTime,
  withoutDays,
  withoutPartsOfTime,
  withoutLedger,
  withoutOthersPaid,
  withoutInvoiced,
  withoutLeave,
  withSumsOfHeads,
  withoutMonths,
  withoutAgreedPay,
  withoutPartsInGrids,
  withLinesOfTimes,
];

/** Puts rows right, each step on what those before have left. */
export const STEPS: readonly ((rows: readonly CellRow[]) => readonly CellRow[])[] = [
  withTitlesBare,
  nameSidesOfPeriods,
  joinMiddleHeadings,
  withPayeesApart,
  withNamesBehindTitles,
  withFieldsSpelled,
  withFieldsBeside,
  withSentencesCut,
  withFactsOverNames,
  withoutArithmetic,
  withYearsUnbracketed,
  withYearsInRows,
  withJobsApart,
  withStripsBeside,
  withBoxedFigures,
  withFiguresOfPeriods,
  withLevyingApart,
  withNumberCodes,
  withHeadedCodes,
  withCodesAtEdges,
  withLettersSpelled,
  withPayersSpelled,
  withEmployersLines,
  withoutAgencies,
  withHoursInBrackets,
  withSentencesApart,
  withoutNameLabels,
  withListsApart,
  withPeopleApart,
  joinWrappedHeadings,
  joinYearHeadings,
  nameSidedColumns,
  namePartsOfDeductions,
  joinWrappedLabels,
  splitNumbers,
  splitHeadings,
  withPeriodsNamed,
  withoutUnits,
  withStatesApart,
  withCompletedNames,
  nameNetChecks,
  withCompanySpelled,
  nameWageLists,
  withInsuredAside,
  withShiftedHeadings,
  joinNameColumns,
  splitNames,
  joinWrappedNames,
  withLabelsBeside,
  withSumsFirst,
  withGrossInStrips,
  withLeaveNamed,
  withCountsNamed,
  withHeadsAtLists,
  withNamesOverRows,
  withTablesOfCompany,
  namePaidColumns,
];
