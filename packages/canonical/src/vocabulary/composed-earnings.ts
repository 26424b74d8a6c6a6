import type { EarningLabels } from "./earning-labels.ts";

const list = (text: string): string[] => text.split(",").map((entry) => entry.trim().replace(/\s+/g, " "));

/** Every first part with every second one. */
function each(firsts: string, seconds: string): string {
  return list(firsts)
    .flatMap((first) => list(seconds).map((second) => `${first} ${second}`))
    .join(",");
}

/** When somebody works that others do not. */
const HOURS_OF_DAY = `night, nights, noc, evening, evenings, eve, eves, weekend, weekends, saturday, sunday, overnight, overnite, ovrnight, graveyard,
  grave, swing, pm, afternoon, twilight, late, early, early morning, second, third, 2nd, 3rd, 1st, rotating, weekend night, weekend eve, weekend evening,
  weekend day, sunday night, saturday night, friday night, unsocial, casual night, wkd, night weekend, day, holiday shift, nights weekend`;

/** What is paid for it on top. */
const ON_TOP = `diff, differential, premium, prem, loading, penalty, penalty rate, penalty rates, allowance, shift, shift diff, shift differential, shift premium,
  shift prem, shift loading, shift allowance, shift pay, work premium, supplement, bonus hours`;

/** In what place somebody stands in for others or leads them, where hospitals pay a differential for it. */
const PLACES_OF_WORK = `float, float pool, charge, charge nurse, rn charge, relief charge, icu, er, nicu, ccu, ob, or, cath lab, med surg, relief, baylor, resource, flex pool,
  weekend option, weekend plan`;

const SPENT_ON = `business, travel, bus, hotel, lodging, meal, meals, fuel, gas, toll, tolls, parking, phone, cell phone, cell, internet, home office, subsistence, entertainment,
  moving, education, tuition, uniform, tool, tools, boot, shoe, office, supplies, medical`;

/** Names of earnings that are put together of what is paid and for what, in normalised spelling. */
export const COMPOSED_EARNINGS: readonly EarningLabels[] = [
  {
    type: "shift",
    role: "cash",
    labels: [
      each(HOURS_OF_DAY, ON_TOP),
      each("night, nights, evening, weekend, unsocial, noc, graveyard", "hours, hrs, pay, work"),
      each(PLACES_OF_WORK, "diff, differential, premium"),
      "charge pay, charge nurse, charge rn, rn charge, relief charge, charge nurse pay, weekend option, penalty rates, split shift, shift diff, shift differential, swing shift",
      each(
        "shift, shift diff, shift differential, shift premium",
        "1, 2, 3, 1st, 2nd, 3rd, first, second, third, nights, night, eve, evening, weekend, days",
      ),
    ].join(","),
  },
  {
    type: "reimbursement",
    role: "cash",
    labels: each(SPENT_ON, "expense, expenses, exp, reimbursed, repaid"),
  },
];
