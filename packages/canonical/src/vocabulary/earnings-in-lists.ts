import type { EarningLabels } from "./earning-labels.ts";

/**
 * Words that mean an earning in a list of earnings and something else everywhere: `Contract`, `Thanksgiving`, `Termination`. They
 * give a type and make no label known. In normalised spelling.
 */
export const EARNINGS_IN_LISTS: readonly EarningLabels[] = [
  {
    type: "regular",
    role: "cash",
    labels: `sa, sal, normal time, straight, normal hours, contract, contracted, productive, flat, direct labor, indirect labor, labor, work, time worked, job rate, work rate, daily rate, day rate, per day rate, load rate,
      percentage of load, pct of load, percent of load, flag, orientation, para, substitute, sub, adjunct, faculty, adjunct faculty, lecturer, teaching, summer school, classified, certified, certificated, officer,
      officers, owner, shareholder, visit, visits, home visit, rn visit, temp, seasonal, day, days, prevailing,
      prevailing wage, tipped, piece week, paid work, base compensation, officer compensation, sal non ex, sal non exempt`,
  },
  {
    type: "overtime",
    role: "cash",
    labels: `flsa, half, time and third, time and quarter, time a third, time a quarter`,
  },
  { type: "shift", role: "cash", labels: `diff, shf, we diff, enhancement, enh` },
  {
    type: "pto",
    role: "cash",
    labels: `annual, al, comp time used, comp used, annual leave average, holiday entitlement, flex, flex day, anniversary day, wellness, well, volunteer, volunteer day, mental health, personal business, combined, consolidated leave,
      discretionary, lsl, long service leave, rdo, rostered day off, cp, cp pris, term leave, terminal leave, leave loading, leave taken, leave used, leave pay out, casual leave, privilege leave,
      privileged leave, flex leave, flexible leave, leave encashment, earned leave encashment, unlimited, days off, day off, compensated absence, compensated absences`,
  },
  {
    type: "sick",
    role: "cash",
    labels: `sl, illness, family illness, personal illness, psst, esst, doctor appt, dr appt, doctor appointment, medical appointment, wellness sick, maladie, carers leave,
      personal carers leave, carer leave, pers carer leave, osp`,
  },
  {
    type: "holiday",
    role: "cash",
    labels: `thanksgiving, thanksgiving day, christmas, christmas day, christmas eve, new years, new years day, new year, new year day, new years eve, independence day, july 4th, july 4, 4th of july, fourth of july,
      labor day, labour day, memorial day, mlk day, mlk, martin luther king day, juneteenth, presidents day, columbus day, indigenous peoples day, veterans day, veteran day, easter, easter monday, good friday,
      boxing day, canada day, victoria day, family day, civic day, remembrance day, anzac day, australia day, waitangi day, republic day, diwali, black friday, stat, st patricks day`,
  },
  {
    type: "bonus",
    role: "cash",
    labels: `merit, lump sum, perfect attendance, attendance, recruitment, stay, sti, lti, mip, eip, vip, icp, gain sharing, profit share, profit sharing, gift card, gift cert, gift certificate, prizes, award cash, awards,
      productivity, performance, employee of the month, ee of month, signing, sign on, hiring, completion, contest winnings, winnings, kudos, appreciation, thank you, tia, teacher incentive allotment`,
  },
  { type: "commission", role: "cash", labels: `renewals, renewal, trail, trails, residual` },
  {
    type: "retro",
    role: "cash",
    labels: `arrears, wage arrears, salary arrears, arrears of pay, basic arrears, prior year, prior adj, prior, missed, missed pay, missed hours, missed punch, late timesheet, late hours, late time, underpayment, underpaid hours, makeup hours,
      hours correction, pay adjustment prior, pay award arrears, late`,
  },
  {
    type: "severance",
    role: "cash",
    labels: `termination, dismissal, lay off, layoff, buyout, ex gratia, compensation for loss of office, loss of office, golden parachute, garden leave, gardening leave, etp, notice, notice period, in lieu of notice, final term,
      warn, warn act, warn notice, indemnite de fin de contrat, fin de contrat, release pay`,
  },
  {
    type: "stock",
    role: "cash",
    labels: `equity, equity award, equity comp, equity compensation, equity income, sar, sars, stock comp, stock gain, stock income, options, nq, nq exercise, phantom units, performance share units, share award, share options, shares,
      83b election, 83 b election, 83b, stock apprec, units vested, vest, vested`,
  },
  {
    type: "reimbursement",
    role: "cash",
    labels: `reimbursable, reimbursables, accountable, petty cash, expense claim, expense report, expense reports, diem, mileage, fuel receipts, receipts, favr`,
  },
  {
    type: "other",
    role: "imputed",
    labels: `company car, co car, car benefit, van benefit, company vehicle, co vehicle, benefit in kind, benefits in kind, bik, bik medical, bik health, bik car, medical bik, perquisite, perquisites, perqs, perks,
      personal use, auto use, vehicle use, commuting, auto fringe, vehicle fringe, taxable relocation, taxable tuition, excess education assistance, taxable education, taxable ltd, taxable std, tax benefit life, tb life insurance,
      taxable moving`,
  },
  {
    type: "other",
    role: "cash",
    labels: `waiver, waivers, weather, absence, absent, dock, docked, dock pay, supplement, guarantee, locality, locality pay, geo diff, geographic diff, lead diff, team lead pay, crew lead pay, crew lead premium, court, court time, court appearance, conference, downtime, down time,
      grant, meeting, meetings, mentor, mentor pay, mentor diff, tutoring, coaching, coach, club sponsor, club advisor, field training officer, emergency, emergency pay, education, cme, ceu, professional development, staff development,
      travel time, travel hours, wait time, waiting time, windshield time, fringe pay, prevailing fringe, preceptor diff, workers comp wages, tip adj, min wage, minimum wage, bilingual, language, education incentive, education incentive pay, longevity, specialty pay, k9, canine, swat, hazmat, hazard, unpaid,
      administrative leave, lead diff, on call diff, oncall diff, call diff, class coverage, prep period, planning period, lunch duty, bus duty, gate duty, duty, extra duty, curriculum, department chair, department head, dept head, detention, layover, hookup, hook, unloading,
      unload, loading, lumper, border crossing, stop, stops, tarp, tarping, breakdown, acting, acting up, higher duties, out of class, out of title, working out of class, step up, upgrade, temporary upgrade`,
  },
];
