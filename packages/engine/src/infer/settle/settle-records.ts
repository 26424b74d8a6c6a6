import type { RecordReading } from "../../interpret/reading.ts";
import type { PreparedPages } from "../prepare/prepared-pages.ts";
import { putTaxBoxes } from "./boxes-of-taxes.ts";
import { partCodesInSums } from "./codes-in-sums.ts";
import { nameCompanyPlans, nameCompanyTaxes } from "./company-taxes.ts";
import { settleDueInAll } from "./due-in-all.ts";
import { settleEmployersSums } from "./employers-sums.ts";
import { settleFringes } from "./fringes.ts";
import { dropHoursOfFunds } from "./hours-of-funds.ts";
import { putHoursOfOnlyLine } from "./hours-of-only-line.ts";
import { joinTaxable } from "./join-taxable.ts";
import { putMethodsOfLetters } from "./letters-of-payments.ts";
import { takeKindsOverAll } from "./kinds-over-all.ts";
import { nameLinesOfPayers } from "./lines-of-payers.ts";
import { dropLinesOfStrips } from "./lines-of-strips.ts";
import { settleNumbersOfDeposits } from "./numbers-of-deposits.ts";
import { settleOtherDeductions } from "./other-deductions.ts";
import { settlePaidByHour } from "./paid-by-hour.ts";
import { findPayLeft } from "./pay-left.ts";
import { namePlansOfSides } from "./plans-of-sides.ts";
import { putPretax } from "./pretax-column.ts";
import { putPretaxOfLegend } from "./pretax-of-legend.ts";
import { putPretaxOfMark } from "./pretax-of-mark.ts";
import { dropSharedIds } from "./shared-ids.ts";
import { moveSumsBesideEmployers } from "./sums-beside-employers.ts";
import { findSumOverAll } from "./sum-over-all.ts";
import { dropSumsAgain } from "./sums-again.ts";
import { putSumsBehind } from "./sums-above.ts";
import { takeSumsOfAgencies } from "./sums-of-agencies.ts";
import { takeSumsOfKinds } from "./sums-of-kinds.ts";
import { takeSumsOfLists } from "./sums-of-lists.ts";
import { dropTakenBack } from "./taken-back.ts";
import { nameTaxesOfSums } from "./taxes-of-sums.ts";
import { settleWithheldFunds } from "./withheld-funds.ts";
import { turnWithheldSigns } from "./withheld-signs.ts";

/** Sets right what only all records of a document together show, each step on what those before have left. */
const STEPS: readonly ((records: RecordReading[], pages: PreparedPages) => void)[] = [
  dropSharedIds,
  dropLinesOfStrips,
  putSumsBehind,
  moveSumsBesideEmployers,
  findSumOverAll,
  putHoursOfOnlyLine,
  settlePaidByHour,
  dropHoursOfFunds,
  settleDueInAll,
  settleOtherDeductions,
  settleFringes,
  settleWithheldFunds,
  settleEmployersSums,
  takeSumsOfKinds,
  takeKindsOverAll,
  takeSumsOfAgencies,
  takeSumsOfLists,
  dropTakenBack,
  turnWithheldSigns,
  findPayLeft,
  joinTaxable,
  (records, { taxBoxes }) => putTaxBoxes(records, taxBoxes),
  (records, { cells }) => putPretax(records, cells),
  (records, { cells }) => putPretaxOfLegend(records, cells),
  (records, { cells }) => putPretaxOfMark(records, cells),
  partCodesInSums,
  nameLinesOfPayers,
  nameCompanyTaxes,
  nameCompanyPlans,
  namePlansOfSides,
  nameTaxesOfSums,
  dropSumsAgain,
  (records, { lines }) => settleNumbersOfDeposits(records, lines),
  (records, { lines }) => putMethodsOfLetters(records, lines),
];

/** Sets records right in place. */
export function settleRecords(records: RecordReading[], pages: PreparedPages): void {
  for (const step of STEPS) step(records, pages);
}
