/** What a label can be that is no line of pay. */
export type StatementKind = "header" | "total" | "payment" | "memo";

/** Headings, totals, payments and memos of payroll documents in normalised spelling: kind, what it names, and its labels. */
export const STATEMENT_LABELS: readonly {
  readonly kind: StatementKind;
  readonly type: string;
  readonly labels: string;
}[] = [
  {
    kind: "header",
    type: "amount",
    labels: `amount, cur, cur amt, curr, current, current amount, current earnings ded, current pay,
      current period, current totals, period, period amount, pp, this check, this period`,
  },
  {
    kind: "header",
    type: "company_id",
    labels: `cid, client #, client id, co code, co no, company code, company no, ein, employer code, fein`,
  },
  {
    kind: "header",
    type: "deductions_section",
    labels: `adjustments to net pay, aftertax deductions, before tax deductions, deductions, deductions from net,
      deductions memos, posttax deductions, pretax deductions`,
  },
  {
    kind: "header",
    type: "department",
    labels: `cc1, cost center, department, dept, division, home dept, labor distribution, location, org unit`,
  },
  {
    kind: "header",
    type: "earnings_section",
    labels: `current earnings, current earnings detail, current hours earnings, earnings, hours and earnings,
      pay period hours and earnings`,
  },
  {
    kind: "header",
    type: "employee_id",
    labels: `associate id, badge, clock #, ee id, eeid, emp #, emp id, emp no, employee id, employee no,
      employee number, file #, file no, file number, person number`,
  },
  {
    kind: "header",
    type: "employee_name",
    labels: `associate, ee name, employee, employee name, name, pay to the order of, payee`,
  },
  {
    kind: "header",
    type: "employer_section",
    labels: `company contributions, employer contributions, employer liabilities, employer paid benefits,
      employer taxes, er taxes, memos, other benefits and information`,
  },
  {
    kind: "header",
    type: "hours",
    labels: `hours, hours worked, hrs, hrs units, qty, units`,
  },
  {
    kind: "header",
    type: "leave_section",
    labels: `absence plans, leave balances, time off`,
  },
  {
    kind: "header",
    type: "mtd_amount",
    labels: `month to date, mtd`,
  },
  {
    kind: "header",
    type: "net_section",
    labels: `direct deposits, net pay allocations, net pay distribution, payment information`,
  },
  {
    kind: "header",
    type: "pay_date",
    labels: `advice date, check date, chk date, ck date, date paid, deposit date, paid date, paid on, pay date,
      pay day, payment date, with a pay date of`,
  },
  {
    kind: "header",
    type: "pay_period",
    labels: `for period, inclusive dates, pay period, pay stub for period, period beg end, period dates`,
  },
  {
    kind: "header",
    type: "pay_period_end",
    labels: `end date, end period, pay end, pay end date, pay enddt, pay period end, pe date, period end,
      period end date, period ending, period ending date, pp end, through, we, week ending`,
  },
  {
    kind: "header",
    type: "pay_period_start",
    labels: `begin date, check stub for the period, from, pay begdt, pay begin date, pay period begin,
      pay period from, pay period start, pay start, period begin, period beginning, period beginning date,
      period start, period start date, period starting, pp start, start period`,
  },
  {
    kind: "header",
    type: "qtd_amount",
    labels: `qtd, qtr to date, quarter to date`,
  },
  {
    kind: "header",
    type: "rate",
    labels: `hrly rate, pay rate, rate, rate of pay`,
  },
  {
    kind: "header",
    type: "taxable_wages",
    labels: `fed taxable gross, fed txbl, federal taxable wages, medicare wages, reportable wages, ss wages,
      state wages, subject wages, tax base, taxable, taxable gross, taxable wages, txbl wages, wage base,
      wages`,
  },
  {
    kind: "header",
    type: "taxes_section",
    labels: `employee taxes, statutory, tax withholdings, taxes, taxes withheld, withholdings`,
  },
  {
    kind: "header",
    type: "total_wages",
    labels: `excess wages, exempt wages, gross wages subject, total wages`,
  },
  {
    kind: "header",
    type: "ytd_amount",
    labels: `calendar, to date, year to date, year to date earnings ded, year to date totals, yr to date, ytd,
      ytd amount, ytd total`,
  },
  {
    kind: "memo",
    type: "accrual_balance",
    labels: `accrued, available, pto balance, sick balance, taken, vacation balance`,
  },
  {
    kind: "memo",
    type: "employer_cost",
    labels: `401k er memo, er cost, er cost of, safe harbor memo`,
  },
  {
    kind: "memo",
    type: "imputed_income",
    labels: `2 s corp health, dependent gtl, dom partner imp, dp imputed, excess life, fringe, group term life,
      group term life 50k, gtl, gtli, imp gtl, imp legal, imp ltd, imputed, imputed gtl, imputed inc,
      imputed income, imputed life ins, non cash award, personal use auto, personal use of co car, pucc,
      s corp med, scorp health ins, taxable fringe, taxable gift card, taxable life, txbl life`,
  },
  {
    kind: "memo",
    type: "imputed_offset",
    labels: `gtl offset, imputed offset, relo offset, rsu offset, rsu tax offset, taxable fringe offset`,
  },
  {
    kind: "memo",
    type: "qualified_overtime",
    labels: `flsa ot premium memo, qual ot, qualified ot comp, qualified ot tracking`,
  },
  {
    kind: "payment",
    type: "check",
    labels: `check, chk, ck, live check, man, manual check, net check, void, voucher`,
  },
  {
    kind: "payment",
    type: "direct_deposit",
    labels: `ach, checking, checking 1, ckg, dd, dd1, dd2, dda, deposit, dir dep, dir deposit, direct dep,
      direct deposit, direct deposit net, net direct deposit, pay card, paycard, sav, savings, savings 1`,
  },
  {
    kind: "total",
    type: "company_scope",
    labels: `batch total, client total, company total, company totals, grand tot, grand total, grand totals,
      payroll summary, payroll totals, report total`,
  },
  {
    kind: "total",
    type: "department_scope",
    labels: `cost center total, department total, dept 003 tot, dept tot, dept total, division total,
      location total`,
  },
  {
    kind: "total",
    type: "employee_count",
    labels: `# employees, employee count, employees paid, headcount, no of employees, pays, total employees,
      total pays count`,
  },
  {
    kind: "total",
    type: "employee_scope",
    labels: `ee total, emp total, employee tot, employee total, employee totals, totals`,
  },
  {
    kind: "total",
    type: "gross_pay",
    labels: `cur earnings, current earnings, current gross, earnings total, gross, gross earn, gross earnings,
      gross less imputed, gross pay, gross wages, grs pay, salary other income, total compensation,
      total gross, total gross pay, total pay, total wages`,
  },
  {
    kind: "total",
    type: "net_pay",
    labels: `amount of check, check amount, current net pay, direct deposit total, equals net pay, net,
      net amount, net check, net deposit, net direct deposit, net earnings, net pay, net pay to checking,
      net pay total, net payroll, net wages, net wages period, take home, take home pay, total net,
      total net pay`,
  },
  {
    kind: "total",
    type: "total_deductions",
    labels: `ded total, deds, deductions, employee deductions, other deductions, total ded, total deds,
      total deductions, total voluntary, voluntary deductions`,
  },
  {
    kind: "total",
    type: "total_earnings",
    labels: `earnings, total compensation, total earnings, total hours earnings, total pay, total pays`,
  },
  {
    kind: "total",
    type: "total_taxes",
    labels: `ee taxes, employee taxes withheld, statutory deductions, tax total, taxes, total employee taxes,
      total tax, total taxes, total wh, total withholding, withholdings`,
  },
  {
    kind: "total",
    type: "ytd_gross_pay",
    labels: `gross year to date, gross ytd, year to date gross, ytd earnings, ytd gross, ytd total gross`,
  },
  {
    kind: "total",
    type: "ytd_net_pay",
    labels: `net pay year to date, net pay ytd, net wages ytd, net year to date, net ytd, year to date net pay,
      ytd net pay`,
  },
];
