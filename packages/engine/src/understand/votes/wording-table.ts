import type { Kind, Subject } from "./roles.ts";

/** Bits of one wording: a figure by its full name, a line that the vocabulary knows, a section, a hint. */
export const SURE = 8;
export const KNOWN = 5;
export const SECTION = 4;
export const HINT = 2;

type Wording = readonly [RegExp, Partial<Record<Subject | `k:${Kind}`, number>>];

const PAY =
  "(?:pay|wages?|earnings?|earned|amount|amt|salary|income|payment|payable|check|paid|total|remuneration|settlement)";

/** Of the quarter or the month so far. */
export const QUARTER = "(?:(?:quarter|qtr|month) to date|qtd|q t d|mtd)";

const MONTH = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*";

/** Employers, as reports of their kind call them. */
export const PAYERS =
  "(?:employer|er|company|client|city|county|town|village|state|district|university|college|school|hospital|agency|board)";

/** What is said of it that they pay. */
export const PART = "(?:shares?|charges?|side|expenses?|portion)";

/** `Paid by the City`, `City Paid Benefits`, `Client Cost`: whoever else pays it, it is not withheld. */
export const OTHERS = new RegExp(
  `^${PAYERS} (?:${PART}|paid)$|^(?!employer|er |company)${PAYERS} costs?$|` +
    "^paid by (?:the|your|our) (?!employee|worker|member)\\w+|^(?!employee|worker|member|total|net)\\w+ paid (?:benefits?|contributions?|taxes)\\b|\\b(?:paid|pays) (?:on your behalf|for you)\\b|^paid by \\w.* (?:for you|on your behalf)$",
);

/** Over the normalised spelling of a phrase: what its words say of the figures beside or below them. */
export const WORDINGS: readonly Wording[] = [
  [
    new RegExp(
      `^(?:total |ttl |employee |current |this period )*gross(?: ${PAY})*(?: this period)?$|^(?:salary|pay|wages|earnings|check) gross$`,
    ),
    { gross: SURE, earning: -2 },
  ],
  [
    /^(?:total )?(?:earnings|pay|wages|payments|compensation|additions) total$|^total (?:current )?(?:earnings?|pay|wages|payments|compensation|income|remuneration|additions|salary)$/,
    { total_earnings: SURE, gross: 6 },
  ],
  // Before what is withheld, or after: sums say which.
  [/^(?:total|ttl) (?:amount )?paid$/, { gross: 6, total_earnings: KNOWN, net: KNOWN }],
  [
    new RegExp(
      `^(?:total |ttl |employee |current |final )*nett?(?: ${PAY})*(?: this period)?$|^(?:you |total )?(?:take|took) ?home(?: ${PAY})?$|^nett? ?pay\\b.*$|^final pay$|^net a payer$|^net a pagar$|^(?:salary|pay|wages|earnings) net$`,
    ),
    { net: SURE, payment: 1 },
  ],
  [
    /^(?:total|tot|ttl|employee|ee) (?:employee |ee |current |payroll |all |withholding )?(?:tax(?:es)?|withholdings?|w h)(?: withheld| withholdings?| amount)?$|^tax(?:es)? total$|^(?:employee|ee) tax(?:es)?$|^tax(?:es)? withheld$/,
    { total_taxes: SURE, tax: 3 },
  ],
  [
    /^(?:total|tot|ttl|employee|ee) (?:employee |ee |current |other |all )?(?:ded(?:s|n|ns|uct|ucts|uction|uctions)?|benefits)(?: amount)?$|^ded(?:uctions?)? total$/,
    { total_deductions: SURE, deduction: 3 },
  ],
  // All that is withheld are taxes and deductions.
  [/^(?:total|tot|ttl) (?:amount )?withheld$/, { total_deductions: SURE }],
  // What nothing else tells of such a list is rather a deduction: taxes are known by their names.
  [/^(?:amounts? )?withheld(?: this period)?$/, { deduction: 1 }],
  [/^dedn?s?$|^deduct(?:s|ions?)?$/, { total_deductions: 3, deduction: 4 }],
  [/^tax(?:es)?$/, { total_taxes: 2, tax: 5 }],
  [new RegExp(`^total ${PAYERS} (?:costs?|${PART})$`), { total_employer: SURE }],
  [
    /^(?:total )?(?:employer|er|company) (?:cost|liability|total)|^total (?:employer|er|company)\b|^(?:total )?(?:payroll )?cost$|^(?:cost to company|ctc)$|^total (?:payroll )?(?:cost|expense|liability|burden)$|^(?:payroll|labou?r|employer) burden$/,
    { total_employer: SURE },
  ],
  // A part of what somebody earned in a week is no line of it.
  [/^this (?:project|job|contract)$/, { none: SURE }],
  // What is paid for the rest of the week is pay.
  [/^other (?:jobs?|projects?|contracts?|work)$/, { earning: KNOWN }],
  // What both lists come to is neither of them.
  [/^total (?:taxes and deductions|deductions and taxes)$/, { none: SURE + SECTION }],
  // What is left of the pay by law alone is not what is paid.
  [/^statutory net(?: pay)?$/, { none: SURE + SECTION }],
  // What is added below the taxes is no pay, and its sum none of what is printed of a person elsewhere.
  [/^total additions to net(?: pay)?$/, { none: SURE + SECTION }],
  [/\breimb\w*\b|\bexpenses?\b/, { reimbursement: SURE, earning: -2 }],
  // An allowance is paid for what somebody spends or as a part of the pay: sums say which.
  [/\b(?:allowances?|stipends?)\b/, { reimbursement: HINT }],
  // The net pay, or what is left of it for a check beside deposits.
  [/^net ch(?:ec)?k\b/, { payment: 4 }],
  [
    /^(?:dir(?:ect)?|net) ?dep(?:osits?)?\b|^deposit(?:s|ed)?(?: amount)?$|^ach\b|^check (?:amount|amt|total)$|^(?:checking|savings|chkg|chk|sav)\b|^amount paid$|\bto (?:your )?(?:checking|savings|account)\b/,
    { payment: SURE, net: 4 },
  ],
  [
    /^(?:payment by |paid by )?(?:bank |wire |bacs )?transfer(?: (?:no |number )?\d+)?$|^(?:payment|paid) by (?:check|cheque|direct deposit|ach|eft|bacs)$/,
    { payment: SURE, net: 4 },
  ],
  // What is paid out to all, by one way to be paid.
  [
    /^(?:total|ttl) (?:net |live |paper |amount of )?(?:che(?:ck|que)s|vouchers|(?:direct |net )?deposits|dir(?:ect)? deps?)(?: amount| total)?$/,
    { payment: SURE },
  ],
  // Whom it is paid to, and the account that it is paid into: no plan of what an employee accounts for.
  [/^acc(?:oun)?t$/, { payment: KNOWN, reimbursement: -KNOWN }],
  [/^(?:pay )?(?:to )?(?:the )?order of$/, { payment: SURE }],
  [/^(?:acct|account|bank)\b.* \d{3,4}$|\bending(?: in)? \d{3,4}$/, { payment: SURE, net: 4 }],
  [/\b(?:hours?|hrs?|hr|units?|qty|quantity|hours worked|days)\b/, { "k:hours": SURE, earning: HINT }],
  [/\b(?<!piece )rate\b/, { "k:rate": SURE - 2 }],
  [
    /\b(?:(?:cal|fis|f)?ytd|y t d|year to date|yr to date|year|annee|cumul|cumulated|cumulative|accumulated|acumulado|(?<!(?:quarter|qtr|month) )to date)\b|\btd$/,
    { "k:ytd": SURE + 2 },
  ],
  // The quarter or the month is the period of a report that prints no other beside the year.
  [new RegExp(`\\b${QUARTER}\\b`), { "k:amount": HINT + 2 }],
  [
    /^(?:total )?(?:subject|gross|total|quarterly|reportable) (?:subject )?wages(?: paid)?$/,
    { gross: SURE, "k:amount": 10 },
  ],
  // What is above the most that a tax is reckoned from.
  [/\b(?:excess|exempt|non ?taxable)\b.*\b(?:wages|wgs)\b/, { none: SURE, tax: -SURE }],
  // What other contributions are reckoned from, and which period of the tax year it is.
  [/^(?:ni|nicable|niable|pensionable|superannuable|non ?taxable) (?:gross|pay|earnings)$/, { none: SURE }],
  [/^tax (?:period|week|month|year|code|ref(?:erence)?|basis|district)$/, { none: SURE, tax: -SURE }],
  [
    /^(?:elig(?:ible|bl)?|plan|covered|pensionable|401 ?k|deferrable) (?:amt|amount|wages|earnings|pay|gross|salary|comp|compensation)$/,
    { "k:wages": SURE },
  ],
  // What is free of tax, or taxed at the lower rate: Revenue (Ireland), tax credits and rate bands.
  [/^(?:tax credits?|(?:usc |standard rate )?cut ?off(?: point)?)$/, { none: SURE, tax: -SURE }],
  // What a tax is reckoned from, as payslips abroad say it.
  [
    /^(?:total )?(?:gross|pay|earnings) for (?:tax|paye|ni|nic)\b|^(?:taxable|niable) (?:gross |pay)/,
    { "k:wages": SURE, tax: KNOWN, earning: -SECTION, gross: -SURE },
  ],
  [
    /\b(?<!non |not )(?:taxable|subject(?: wages)?|tax(?:able)? (?:wages|gross)|basis|wage base|base wages|pit wages)\b/,
    { "k:wages": SURE },
  ],
  [
    /^(?:amount|amt|current|curr|cur|this (?:pay )?(?:period|check|pay|month|week|quarter|payroll|run)|(?:pay )?period|current amount|current period|withheld|ee amount)$/,
    { "k:amount": 6 },
  ],
  // A report of a month calls its column by it: `Apr 26`, `Jan - Mar 26`.
  [new RegExp(`^(?:${MONTH} (?:(?:to|through) )?)?${MONTH}(?: \\d{2}| \\d{4})$`), { "k:amount": 6 }],
  [/\b(?:earnings?|earned|gross)\b/, { earning: SECTION }],
  [
    /^(?:pay|payments?|wages?|compensation|income|salary|additions?|allowances?|hours and earnings|pay items?)$/,
    { earning: SECTION },
  ],
  [/\btax(?:es|ed)?\b|\bwithh(?:olding|eld)\w*\b|\bstatutory\b|\bw h\b/, { tax: SECTION }],
  // Over texts that say so of each line.
  [/^tax (?:status|treatment)$/, { tax: -SECTION }],
  [
    /\b(?:ded(?:uction)?s?|deducts?|voluntary|benefits?|withheld|garnishments?|contributions?)\b/,
    { deduction: SECTION },
  ],
  [
    /\b(?:employer|emplr|empr|er|company|co paid|comp paid|match)\b/,
    { employer_tax: 3, employer_contribution: 3, deduction: -3, tax: -3, earning: -3 },
  ],
  [OTHERS, { employer_tax: 5, employer_contribution: 5, deduction: -3, tax: -3, earning: -3 }],
  [
    /\b(?:employer|emplr|empr|er|company) (?:tax|taxes|fica|liab\w*)\b|\b(?:suta|futa|sui er|fui|federal unemployment)\b/,
    { employer_tax: 6 },
  ],
  // Employers alone pay these: Canada Revenue Agency, Revenu Québec (RL-1), South African Revenue Service (SDL), HMRC (apprenticeship levy).
  [
    /^(?:eht|employer health tax|wsib|cnesst|fss|sdl(?: levy)?|skills development levy|apprenticeship levy|wcb)$/,
    { employer_tax: 6 },
  ],
  [
    /\b(?:employer|emplr|empr|er|company)\b.*\b(?:contrib\w*|benefits?|match|paid|medical|dental|401k?|ret\w*)\b/,
    { employer_contribution: 6 },
  ],
  [
    /\b(?:employee|ee)\b.*\b(?:tax|contrib|ded)/,
    { tax: 1, deduction: 1, employer_tax: -4, employer_contribution: -4 },
  ],
  [
    /\b(?:accru\w*|balance|bal|avail(?:able)?|used|taken|leave|remaining|begin bal|end bal|pct|percent|allow\w*|exempt\w*|number|no|(?<!to )date|zip|phone|page|account)\b/,
    { none: 4 },
  ],
  [
    /\b(?:hours?|hrs|days|time|vacation|sick|pto|leave)\b.* (?:remaining|left|avail(?:able)?|bal(?:ance)?|accrued|used)\b/,
    { none: SURE, earning: -SECTION },
  ],
  // What somebody was there for is no pay.
  [
    /^(?:total |no of |number of )?(?:working|worked|paid|payable|present|absent|lop|calendar) days(?: worked)?$|^days (?:paid|payable|worked|present)$/,
    { none: SURE, earning: -SECTION },
  ],
  // Who somebody is, over numbers that stand below it: a rate beside a name.
  [/\b(?:dept|department|ssn|address)\b|^(?:employee |full |last )?names?$/, { none: 4 }],
  [/\b(?:distributions?|disbursements?|deposits?|payment information)\b/, { payment: 4, none: 1 }],
  [
    /^(?:combined|both|ee (?:and )?er|employee (?:and )?employer)(?: (?:total|amount|cost))?$/,
    { none: SURE },
  ],
  // An amount in words, as on checks.
  // What is paid is rounded to whole units or coins.
  [
    /^(?:net |pay |cash )?round(?:ing|ed)(?: (?:off|up|down|adjustment|adj|difference|amount))?$/,
    { none: SURE },
  ],
  [/\bdollars\b|\b\d{1,2} 100\b/, { none: SURE, deduction: -SECTION, earning: -SECTION }],
  [/^#|\b(?:check|chk|voucher|advice) (?:#|no|num\w*)\b/, { none: SURE }],
  // Certified payrolls (Department of Labor, Form WH-347): what plans get the employer pays, what is paid instead is pay.
  [/\bfringes?\b/, { employer_contribution: KNOWN, deduction: -SECTION }],
  // What an hour counts for is no amount.
  [/\bfringe (?:benefits? )?credits?\b/, { none: SURE, employer_contribution: -KNOWN }],
  [
    /\b(?:lieu|cash)\b.*\bfringes?\b|\bfringes?\b.*\b(?:lieu|cash)\b/,
    { earning: KNOWN, employer_contribution: -KNOWN },
  ],
  // What is paid above the most that is taxed is no tax and no pay of its own.
  [
    /\bexcess (?:wages|earnings)\b|\b(?:wages|earnings) (?:in )?(?:excess|over|above)\b/,
    { none: SURE, earning: -SECTION },
  ],
];

/** What employee and employer pay together, as reports of taxes and of benefits call it. */
export const IN_ALL = /^(?:tax )?(?:liabilit(?:y|ies)|costs?|due|deposit)$/;

/** One payment by its number: `Paper check no. 5310`, `Dir Dep 900960`. */
export const NUMBERED_PAYMENT =
  /\b(?:check|cheque|chk|voucher|advice|transfer|deposit|dep|dd|ach|eft) (?:no |num\w* )?[a-z]{0,3}\d{3,}$/;

/** Forms count their columns: `(7) GROSS AMOUNT EARNED`. */
export const COUNTED = /^\(\d{1,2}[A-Z]?\)\s*/;
