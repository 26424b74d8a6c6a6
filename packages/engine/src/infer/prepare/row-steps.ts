import type { CellRow } from "../cells/cells.ts";
import { withoutAgencies } from "./forms/agency-captions.ts";
import { withoutAgreedPay } from "./aside/agreed-pay.ts";
import { withoutArithmetic } from "./headings/arithmetic-words.ts";
import { withCompanySpelled } from "./headings/company-halves.ts";
import { withCodesOfPlans } from "./headings/codes-of-plans.ts";
import { withCompletedNames } from "./headings/completed-names.ts";
import { withInsuredAside } from "./headings/comp-columns.ts";
import { withoutInvoiced } from "./aside/invoiced.ts";
import { withoutLedger } from "./aside/ledger.ts";
import { nameLevelsOfTaxes } from "./headings/levels-of-taxes.ts";
import { withLevyingApart } from "./lines/levying-column.ts";
import { withLettersSpelled } from "./lines/line-letters.ts";
import { withCodesAtEdges } from "./lines/codes-at-edges.ts";
import { withCountsNamed } from "./forms/counts-below.ts";
import { withLabelsBeside } from "./forms/figures-below-labels.ts";
import { nameCountedGroups } from "./sums/counted-groups.ts";
import { withFiguresOfPeriods } from "./sums/figures-of-periods.ts";
import { withFactsBelowNames } from "./names/facts-below-names.ts";
import { withIdLinesBelow } from "./names/id-lines-below.ts";
import { withFactsBesideYears } from "./names/facts-beside-years.ts";
import { withPaymentsBesideYears } from "./names/payments-beside-years.ts";
import { withFactsOverNames } from "./forms/facts-over-names.ts";
import { withFieldsSpelled } from "./forms/fields-in-grids.ts";
import { withFieldsBeside } from "./forms/form-fields.ts";
import { withHeadsAtLists } from "./headings/heads-over-lists.ts";
import { withEmployersLines } from "./lines/employers-lines.ts";
import { withPayersSpelled } from "./lines/letters-of-payers.ts";
import { joinNameColumns } from "./names/name-columns.ts";
import { withJobsApart } from "./names/names-with-jobs.ts";
import { withoutNameLabels } from "./names/name-labels.ts";
import { withNamesBehindTitles } from "./names/names-behind-titles.ts";
import { withNamesOverRows } from "./lines/names-over-rows.ts";
import { withoutMonths } from "./aside/months-of-lines.ts";
import { withoutOthersPaid } from "./aside/others-paid.ts";
import { withPeriodOfReport } from "./headings/period-of-report.ts";
import { withPeriodsNamed } from "./headings/period-words.ts";
import { withTitlesBare } from "./pages/numbered-titles.ts";
import { namePaidColumns } from "./headings/paid-by-columns.ts";
import { withPayeesApart } from "./names/payees-apart.ts";
import { namePairsOfTaxes } from "./headings/pairs-of-taxes.ts";
import { nameColumnsOfParts, namePartsOfDeductions } from "./headings/parts-of-deductions.ts";
import { withoutPartsInGrids } from "./aside/parts-in-grids.ts";
import { withoutPartsOfTime } from "./aside/parts-of-time.ts";
import { withHoursInBrackets } from "./lines/hours-in-brackets.ts";
import { withoutDays } from "./aside/hours-of-days.ts";
import { nameNetChecks } from "./sums/net-checks.ts";
import { withNumberCodes } from "./lines/number-codes.ts";
import { withPaymentsNumbered } from "./lines/numbers-of-payments.ts";
import { withListsApart, withPeopleApart } from "./names/people-lanes.ts";
import { withSentencesApart } from "./pages/running-text.ts";
import { withSentencesCut } from "./pages/sentences-cut.ts";
import { withPlansListed } from "./headings/listed-plans.ts";
import { nameSidedColumns } from "./headings/sided-columns.ts";
import { withShiftedHeadings } from "./headings/shifted-headings.ts";
import { splitHeadings } from "./headings/split-headings.ts";
import { splitNames } from "./names/split-names.ts";
import { withStackedFactsApart } from "./names/stacked-facts.ts";
import { splitNumbers } from "./lines/split-numbers.ts";
import { withKindsOfTime } from "./aside/kinds-of-time.ts";
import { withLinesOfTimes } from "./aside/lines-of-times.ts";
import { joinMiddleHeadings } from "./headings/middle-headings.ts";
import { withGrossInStrips } from "./forms/gross-in-strips.ts";
import { withHeadedCodes } from "./lines/headed-codes.ts";
import { withLeaveNamed } from "./headings/leave-headers.ts";
import { withoutLeave } from "./aside/leave-rows.ts";
import { withSummariesAbove } from "./headings/summaries-of-lists.ts";
import { withSecondWords } from "./headings/second-words.ts";
import { joinWrappedHeadings } from "./headings/wrapped-headings.ts";
import { joinWrappedLabels } from "./lines/wrapped-labels.ts";
import { joinWrappedNames } from "./names/wrapped-names.ts";
import { withStatesOfGroups } from "./lines/states-of-groups.ts";
import { withStatesApart } from "./lines/state-column.ts";
import { withBoxedFigures } from "./forms/boxed-figures.ts";
import { nameSidesOfPeriods } from "./headings/sides-and-periods.ts";
import { withRecapsBehind } from "./forms/recaps-beside.ts";
import { withListsDown } from "./forms/lists-in-strips.ts";
import { withStripsBeside } from "./forms/strips-of-sums.ts";
import { withSumsFirst } from "./sums/sums-at-end.ts";
import { withoutSumsByAgency } from "./aside/sums-by-agency.ts";
import { withoutSumsByLine } from "./aside/sums-by-line.ts";
import { withSumsOfHeads } from "./aside/sums-of-heads.ts";
import { nameWageLists } from "./headings/wage-lists.ts";
import { joinYearHeadings } from "./headings/year-headings.ts";
import { withoutUnits } from "./headings/unit-column.ts";
import { withCodesNamed } from "./headings/unnamed-codes.ts";
import { withYearsUnbracketed } from "./sums/years-in-brackets.ts";
import { withLabelsOverHours } from "./lines/labels-over-hours.ts";
import { withYearsBehind } from "./sums/years-behind.ts";
import { withYearsInRows } from "./sums/years-in-rows.ts";
import { withTablesOfCompany } from "./headings/tables-of-company.ts";

/** What stands on pages beside the figures of the output. */
export const NO_FIGURES = [
  withKindsOfTime,
  withoutDays,
  withoutPartsOfTime,
  withoutLedger,
  withoutOthersPaid,
  withoutInvoiced,
  withoutSumsByAgency,
  withoutSumsByLine,
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
  nameCountedGroups,
  withRecapsBehind,
  withSummariesAbove,
  withPlansListed,
  withFactsBelowNames,
  withSecondWords,
  withIdLinesBelow,
  withFactsBesideYears,
  withPaymentsBesideYears,
  withCodesNamed,
  withCodesOfPlans,
  nameSidesOfPeriods,
  joinMiddleHeadings,
  nameLevelsOfTaxes,
  namePairsOfTaxes,
  // What columns are called may take two lines: `This` over `Period`.
  nameSidesOfPeriods,
  withPayeesApart,
  withNamesBehindTitles,
  withFieldsSpelled,
  withFieldsBeside,
  withSentencesCut,
  withFactsOverNames,
  withoutArithmetic,
  withYearsUnbracketed,
  withYearsInRows,
  withYearsBehind,
  withLabelsOverHours,
  withJobsApart,
  withListsDown,
  withStripsBeside,
  withBoxedFigures,
  withFiguresOfPeriods,
  withLevyingApart,
  withPaymentsNumbered,
  withNumberCodes,
  withHeadedCodes,
  withCodesAtEdges,
  withLettersSpelled,
  withPayersSpelled,
  withEmployersLines,
  withStatesOfGroups,
  withoutAgencies,
  withHoursInBrackets,
  withSentencesApart,
  withoutNameLabels,
  withListsApart,
  withPeopleApart,
  joinWrappedHeadings,
  joinYearHeadings,
  nameSidedColumns,
  nameColumnsOfParts,
  namePartsOfDeductions,
  joinWrappedLabels,
  splitNumbers,
  splitHeadings,
  withPeriodsNamed,
  withPeriodOfReport,
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
  withStackedFactsApart,
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
