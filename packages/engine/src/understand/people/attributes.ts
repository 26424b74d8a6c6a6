import { normalizeLabel, remember } from "@paylift/canonical";
import { COUNTED } from "../votes/wording-table.ts";

/** What a text says of a record that is no amount of pay. */
export type Attribute =
  | "name"
  | "last"
  | "first"
  | "id"
  | "department"
  | "state"
  | "payment_number"
  | "payment_method"
  | "payment_date"
  | "other";

const WHO =
  "(?:employee|emp|empl|ee|associate|worker|driver|team member|teammate|staff(?: member)?|crew member|member|payee|person|participant|personnel|caregiver|works(?= (?:no|num|number|nbr)\\b))";
const NO = "(?:id|ident|identification|identifying|no|num|number|nbr|#|code)";
const PAID_BY =
  "(?:pay ?check|check|cheque|chk|ck|voucher|vchr|advice|adv|eft|ach|deposit|dd|dir(?:ect)? dep(?:osit)?|warrant|payment|pmt|pymt|pay|transaction|stub|statement|settlement|trace|doc|document|ref|reference)";
const UNIT =
  "(?:dept|dpt|department|division|div|cost (?:center|centre|ctr)|location|loc|branch|campus|business unit|work ?(?:location|site|center)|seccion|departamento|abteilung|kostenstelle|kst)";
const FURTHER_UNIT =
  "(?:cc|building|org|organization|org(?:anization)? (?:unit|lvl|level)(?: \\d)?|unit|site|store|team|crew|fund|program|office|school|area|region|station|project|agency|outlet|service)";

/** What stands in a column under some words, or behind them. The first that fits. */
const WORDINGS: readonly (readonly [RegExp, readonly Attribute[]])[] = [
  [
    /\b(?:ssn|ss|soc(?:ial)? sec\w*|phone|zip|email|hire|birth|hired|job|title|position|occupation|classification|exempt|exemptions?|allowances?|dependents?|wh|account|acct|routing|address|street|city|town|fein|ein|page|run|batch|period|terms?)\b|^(?:[a-z]+ )?(?:class|entry|line|row|seq|sequence)(?: (?:id|no|num|number|code|desc|description|name|title|date|type))*$/,
    ["other"],
  ],
  [new RegExp(`^(?:${WHO} )?(?:last|sur|family) ?names?$|^last$`), ["last"]],
  [
    new RegExp(
      `^(?:${WHO} )?(?:first|given|fore) ?names?(?: (?:mi|m i|middle(?: initial)?|initial|middle))?$|^first$|^(?:${WHO} )?(?:mi|m i|middle(?: initial| name)?|init(?:ial)?)$`,
    ),
    ["first"],
  ],
  [
    new RegExp(
      `^(?:${WHO} )?(?:full |legal )?names?(?: of employee)?(?: last .*| first .*)?$|^(?:paid to|pay to|to|pay)(?: the)? order of$|^(?:paid|pay|payable|prepared|issued) (?:to|for)$|^(?:pay |earnings )?statement (?:for|of)$`,
    ),
    ["name"],
  ],
  [new RegExp(`^${WHO}s?(?: (?:info|information|details?))?$`), ["name", "id"]],
  [
    new RegExp(
      `^(?:(?:company |payroll |home )?${WHO} )+(?:payroll )?(?:${NO} ?)+$|^(?:file|clock|badge|man|payroll|staff|personnel|time ?clock|work ?day)(?: ${WHO})? (?:${NO} ?)+$|^(?:file|clock|badge|card id|id|id no|id number|id #)$|^(?:emp|empl|employee|ee)(?:id|no|nbr|num)$|^pers(?:onal)? ?n(?:r|ummer)$`,
    ),
    ["id"],
  ],
  [
    new RegExp(
      `^(?:${WHO} )?(?:${NO} )*(?:(?:full |last |first )?name|employee) (?:${NO} ?)+$|^(?:${NO} )+(?:employee )?names?$`,
    ),
    ["name", "id"],
  ],
  [
    new RegExp(
      `^(?!pay (?:code|id)$)(?:pay(?:roll)? )?(?:${PAID_BY} )*${PAID_BY} (?:${NO} ?)+$|^(?:check|cheque|chk|ck|voucher|advice|warrant|eft|(?:deposit|pay) (?:advice|voucher))s?$|^reference$|^(?:eft|ach|dd|deposit|payment|transfer|bacs|cm|bank|cash management) ref(?:erence)?$`,
    ),
    ["payment_number"],
  ],
  [
    new RegExp(
      `^(?:pay|(?:pay ?)?check|cheque|chk|ck|payment|deposit|advice|voucher|issue|warrant) ?(?:date|dt|day)$|^date (?:paid|of (?:pay|payment|check))$`,
    ),
    ["payment_date"],
  ],
  [
    /^(?:pay(?:ment)? |paid )?(?:method|mode|via|by)(?: of payment)?$|^(?:payment|check|paid) type$|^type of payment$/,
    ["payment_method"],
  ],
  [
    new RegExp(
      `^(?:(?:home|default|employee|emp|work|labor|pay|payroll|pr|gl|assigned|current|primary) )*(?:${UNIT}|${FURTHER_UNIT})(?: (?:${UNIT}|${NO}|name|desc|description))*$`,
    ),
    ["department"],
  ],
  [
    /^(?:(?:work|home|tax|sui|ui|sit|suta|wk|res|resident|worked|employment) )*(?:st|state)(?: (?:code|worked|of employment|of residence))?$/,
    ["state"],
  ],
];

/** `Employee / Dept`: words for several texts of one column. */
const PARTS = /\s*[/&,|+]\s*|\s+and\s+/i;
/** Words for the lines of pay. */
const OF_LINES =
  /\b(?:wage|pay|line|tax|element)s? ?(?:types?|items?|codes?|elements?)\b|\b(?:description|earnings?|deductions?|taxes|elements?)\b/i;
const BARE_NUMBER = /^(?:no|num|number|nbr|id)$/;
const LONGEST = 40;
const MOST_PARTS = 4;
/** Without a colon it is the title of a form. */
const ADVICE = /^direct deposit (?:advice|voucher):$/i;
/** `Earnings by Job` is the name of a list. */
const LIST_BY = /^(?:earnings|pay|wages|hours|taxes|deductions|amounts?) by \w/i;

/** What a heading or a word before a text says of it. Empty where it says nothing of the kind. */
export const attributesOf: (text: string) => readonly Attribute[] = remember((text: string) => {
  const bare = text.replace(/[\s:]+$/, "").replace(COUNTED, "");
  if (bare.length === 0 || bare.length > LONGEST || LIST_BY.test(bare)) return [];
  if (ADVICE.test(text)) return ["payment_number"];
  const whole = told(bare);
  const parts = bare.split(PARTS);
  // Of `ID / SSN` one part alone is about something else.
  if (whole.length > 0 && (whole[0] !== "other" || !bare.includes(" / "))) return whole;
  if (parts.length < 2 || parts.length > MOST_PARTS) return whole;
  // Beside the word for something else of a person a number is theirs: `No. / Department`.
  const each = parts.map((part) => (BARE_NUMBER.test(normalizeLabel(part)) ? (["id"] as const) : told(part)));
  // Of two languages one is enough, `Employee / Employé(e)`, and of more all but one: `Name / ID / Form`. `Name / Wage type` is over
  // lines as well.
  const areMostlyTold =
    bare.includes(" / ") &&
    each.filter((own) => own.length > 0).length >= parts.length - 1 &&
    !parts.some((part) => OF_LINES.test(part));
  return areMostlyTold || each.every((own) => own.length > 0) ? [...new Set(each.flat())] : whole;
});

function told(text: string): readonly Attribute[] {
  const words = normalizeLabel(text);
  return words === "" ? [] : (WORDINGS.find(([pattern]) => pattern.test(words))?.[1] ?? []);
}

const BARE_UNIT = new RegExp(`^${FURTHER_UNIT}$`);

/** Whether words stand before what they are about: `Office` alone is a department as well as the word for one. */
export function isLabel(text: string): boolean {
  if (text.endsWith(":")) return true;
  // `Period 10/05/2026 to 10/18/2026` has its value with it.
  return !/\d\d/.test(text) && attributesOf(text).length > 0 && !BARE_UNIT.test(normalizeLabel(text));
}

/** Words that stand in one phrase with what they are about, without a colon: `Emp # 3285`, `Dept Office`, `Employee Ada Byron`. */
const INLINE = new RegExp(
  `^(?:(?<id>(?:${WHO} ?)+(?:${NO} ?)+|(?:file|clock|badge)(?: (?:${NO} ?)+)?|id(?: (?:no|#))?|no|#)` +
    `|(?<department>(?:home )?(?:dept|dpt|department|division|div|campus|cost (?:center|centre|ctr)|location|loc|work ?site|seccion|departamento|abteilung|kostenstelle)(?: (?:${NO} ?)+)?)` +
    `|(?<payment_number>(?:${PAID_BY} )*(?:(?:net |paid by |by )?(?:check|cheque|chk|ck|voucher|vchr|advice|adv|eft|ach|warrant|(?:direct )?deposit|dir dep|dd))(?: (?:${NO} ?)+)?|(?:(?:pay )?statement|settlement|transaction|trace) (?:${NO} ?)+)` +
    `|(?<name>${WHO} name|employee|associate|payee|paid to|pay to(?: the order of)?)` +
    `|(?<other>(?:ssn?|ss #|job|title|phone|pay rate|rate|hire(?:d| date)|acct|account|page)(?: (?:${NO} ?)+)?)` +
    `|(?<payment_date>(?:check|pay|payment|deposit) date)` +
    `|(?<state>(?:work |tax )?state))$`,
);

/** What some first words of a phrase say of its rest. Null where they are a part of it. */
export const inlineAttribute: (text: string) => Attribute | null = remember((text: string) => {
  const groups = INLINE.exec(normalizeLabel(text))?.groups;
  const found =
    groups === undefined ? undefined : Object.entries(groups).find(([, own]) => own !== undefined);
  return (found?.[0] as Attribute | undefined) ?? null;
});
