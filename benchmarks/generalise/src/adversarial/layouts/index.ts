import type { AdversarialLayout } from "../job.ts";
import { boxes } from "./boxes.ts";
import { byAgency } from "./by-agency.ts";
import { byPlan } from "./by-plan.ts";
import { cards } from "./cards.ts";
import { checksBelow } from "./checks-below.ts";
import { grid } from "./grid.ts";
import { hoursAndPay } from "./hours-and-pay.ts";
import { itemRows } from "./item-rows.ts";
import { lanesRegister } from "./lanes.ts";
import { listsWithTotals } from "./lists-with-totals.ts";
import { namedColumn } from "./named-column.ts";
import { payslip } from "./payslip.ts";
import { sectionsBelow } from "./sections-below.ts";
import { statement } from "./statement.ts";
import { sumsFirst } from "./sums-first.ts";
import { transposed } from "./transposed.ts";
import { twoLinePeople } from "./two-line-people.ts";
import { twoRows } from "./two-rows.ts";
import { yearApart } from "./year-apart.ts";
import { yearBelow } from "./year-below.ts";

/** Every way to lay a payroll out. */
export const ADVERSARIAL_LAYOUTS: readonly AdversarialLayout[] = [
  lanesRegister,
  grid,
  transposed,
  statement,
  byPlan,
  byAgency,
  itemRows,
  cards,
  boxes,
  twoRows,
  hoursAndPay,
  payslip,
  sectionsBelow,
  sumsFirst,
  twoLinePeople,
  yearApart,
  yearBelow,
  namedColumn,
  checksBelow,
  listsWithTotals,
];
