import {
  DEDUCTION_ROLES,
  DEDUCTION_TYPES,
  EARNING_ROLES,
  EARNING_TYPES,
  isPlainDate,
  parseMoney,
  TAX_TYPES,
} from "@paylift/canonical";

const MONEY = /(?:_pay|amount|taxable_wages|total_\w+)$/;
const DECIMAL = /\.(?:hours|rate|ytd_hours)$/;
const DATE = /(?:^pay_date|\.date|pay_period\.(?:start|end))$/;
const COUNT = /employee_count$/;

/** Why a field cannot hold a typed text; null where it can. The service has the last word. */
export function whyNot(path: string, text: string): string | null {
  const typed = text.trim();
  if (MONEY.test(path)) return isMoney(typed) ? null : "An amount, such as 1,284.67";
  if (DECIMAL.test(path)) return /^-?\d+(?:\.\d+)?$/.test(typed) ? null : "A number, such as 37.5";
  if (COUNT.test(path)) return /^\d+$/.test(typed) ? null : "A whole number";
  if (DATE.test(path)) return isPlainDate(typed) ? null : "A date, such as 2026-03-20";
  const choices = choicesOf(path);
  return choices === null || choices.includes(typed) ? null : "One of the choices";
}

function isMoney(text: string): boolean {
  return /^-?\d+(?:\.\d{1,2})?$/.test(text) || parseMoney(text) !== null;
}

/** What a field with a closed list may hold; null for any other. */
export function choicesOf(path: string): readonly string[] | null {
  const [, list, name] = /\.(\w+)\[\d+\]\.(type|role)$/.exec(path) ?? [];
  if (list === undefined) return null;
  if (list === "earnings") return name === "type" ? EARNING_TYPES : EARNING_ROLES;
  if (list === "taxes" || list === "employer_taxes") return name === "type" ? TAX_TYPES : null;
  return name === "type" ? DEDUCTION_TYPES : DEDUCTION_ROLES;
}
