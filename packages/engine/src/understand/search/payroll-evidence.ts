import { classifyTax, normalizeLabel } from "@paylift/canonical";
import type { PageGraph } from "../page-graph/page-graph.ts";
import { LISTED, type Subject } from "../votes/roles.ts";
import { isLine } from "../votes/wording.ts";
import type { Hypothesis } from "./hypothesis.ts";
import type { Found } from "./search.ts";

const TITLE =
  /\bpay ?(?:roll|slip|stub|statement|advice|check stub)s?\b|\bearnings? statement\b|\bstatement of earnings\b|\bwages? (?:and|report|detail|listing|statement)\b|\bsalary (?:slip|statement|register|sheet|report)\b|\b(?:deductions?|withholdings?|garnishments?|benefits?|(?:payroll|employee|withheld) tax(?:es)?) (?:register|listing|list|report|detail|summary|journal|by (?:employee|plan|code))\b|\b(?:employee|payroll) tax\b|\bbulletin de paie\b|\bn[\u00f3o]mina\b|\b(?:gehalts|lohn|entgelt)abrechnung\b/i;
const TITLE_LENGTH = 60;
const HEAD_ROWS = 14;
const FOOT_ROWS = 4;

/**
 * Whether anything shows that figures are pay, however well they add up: two taxes that are withheld from pay, or paid on that of
 * several people, net pay that follows from lines of which the vocabulary knows one or from gross pay and taxes, plans that several
 * people and their employer pay for, gross pay of several people beside the employer's taxes on it or the net pay that is paid out to
 * them, or a title with gross or net pay,
 * or with lines of pay of several people.
 */
export function showsPayroll({ best }: Found, graph: PageGraph): boolean {
  const paid: readonly Subject[] = areListed(best) ? ["tax", "employer_tax"] : ["tax"];
  const taxes = new Set(best.flatMap((hypothesis) => taxesOf(hypothesis, paid)));
  if (taxes.size >= 2) return true;
  const lines = best.reduce((count, hypothesis) => count + knownLines(hypothesis), 0);
  if (lines > 0 && best.some(({ assignment }) => assignment.sums.crossed > 0)) return true;
  if (lines >= LEAST_PLANS && areListed(best) && best.some(isShared)) return true;
  if (lines > 0 && areListed(best) && best.some(isTaxedPay)) return true;
  if (areListed(best) && best.some((own) => isWithheld(own) || isPaidOut(own))) return true;
  return isTitled(graph) && (best.some(hasFigure) || (lines > 0 && areListed(best)));
}

const LEAST_PLANS = 2;

/** Whether one table has both what several people pay and what their employer does for several. */
function isShared({ slots, assignment: { roles } }: Hypothesis): boolean {
  const isOfSeveral = (subject: Subject): boolean =>
    new Set(slots.flatMap(({ entries }, i) => (roles[i]!.subject === subject ? [...entries.keys()] : [])))
      .size > 1;
  return isOfSeveral("deduction") && isOfSeveral("employer_contribution");
}

/** Whether one table has gross pay and what the employer pays in taxes on it. */
function isTaxedPay({ assignment: { roles } }: Hypothesis): boolean {
  const has = (subject: Subject): boolean => roles.some((role) => role.subject === subject);
  return has("gross") && has("employer_tax");
}

/** Whether one table has people's gross pay, taxes and net pay, and the last follows from the others. */
function isWithheld({ assignment: { roles, sums } }: Hypothesis): boolean {
  const has = (...subjects: readonly Subject[]): boolean =>
    roles.some(({ subject }) => subjects.includes(subject));
  return sums.crossed > 0 && has("gross") && has("net") && has("tax", "total_taxes");
}

/**
 * Whether one table has people's gross and net pay, and all of the latter is paid by check or deposit; or gross pay that each of them is
 * paid less of, by check or by deposit.
 */
function isPaidOut({ assignment: { roles }, matrix: { values, people } }: Hypothesis): boolean {
  const amountsOf = (subject: Subject): Float64Array[] =>
    values.filter((_, i) => roles[i]!.subject === subject && roles[i]!.kind === "amount");
  const [gross, net, paid] = [amountsOf("gross"), amountsOf("net"), amountsOf("payment")];
  if (gross.length !== 1 || net.length > 1 || paid.length < (net.length === 1 ? 1 : WAYS)) return false;
  const ofPerson = (person: number): number[] => paid.map((own) => own[person]! || 0);
  const having = people.flatMap((_, person) => (Number.isNaN((net[0] ?? gross[0]!)[person]!) ? [] : person));
  return (
    having.length >= LEAST_PAID &&
    having.every((person) => {
      const ways = ofPerson(person);
      const all = ways.reduce((sum, amount) => sum + amount, 0);
      const isPaid =
        net.length === 1 ? all === net[0]![person] : ways.filter((amount) => amount !== 0).length === 1;
      return isPaid && gross[0]![person]! >= all;
    })
  );
}

/** By check and by deposit. */
const WAYS = 2;
const LEAST_PAID = 3;

/** Whether several people are named, as in lists of what is withheld or paid in. */
function areListed(best: Found["best"]): boolean {
  const names = best.flatMap(({ people }) =>
    [...people.of.values()].flatMap(({ name }) =>
      name.length === 0 ? [] : [name.map(({ text }) => text).join(" ")],
    ),
  );
  return new Set(names).size >= 2;
}

/** The taxes that a hypothesis finds, by the labels of slots or the captions of records. */
function taxesOf({ slots, assignment, segmentation }: Hypothesis, paid: readonly Subject[]): string[] {
  const labels = slots.flatMap(({ label }, i) =>
    paid.includes(assignment.roles[i]!.subject) ? [label.map(({ text }) => text).join(" ")] : [],
  );
  const above = new Set(
    [...segmentation.captions.values()].flatMap(({ span, section }) =>
      paid.includes(section) ? [span.text] : [],
    ),
  );
  return [...labels, ...above].flatMap((name) => {
    const { known, type } = classifyTax(name);
    if (!known) return [];
    // Taxes abroad have no type of their own.
    return [type === "other" ? normalizeLabel(name) : type];
  });
}

/** How many lines the vocabulary knows, by the labels of slots or the captions of records. */
function knownLines({ slots, assignment, segmentation: { captions } }: Hypothesis): number {
  const labels = slots.flatMap(({ label }, i) =>
    LISTED.has(assignment.roles[i]!.subject) ? [label.map(({ text }) => text).join(" ")] : [],
  );
  const above = new Set([...captions.values()].map(({ span }) => span.text));
  return [...labels, ...above].filter(isLine).length;
}

const FIGURES: ReadonlySet<Subject> = new Set(["gross", "net", "total_earnings"] as const);

function hasFigure({ assignment }: Hypothesis): boolean {
  return assignment.roles.some(({ subject }) => FIGURES.has(subject));
}

/** What bureaus send for their work is called payroll by their names. */
const INVOICE = /^(?:tax )?invoice\b|\binvoice (?:no|number|date|#)|^bill to\b/i;

/** Whether a title of the first page says payroll, and none that it is an invoice. */
export function isTitled({ rows }: PageGraph): boolean {
  const page = rows.filter((row) => row.page === rows[0]?.page);
  if (page.slice(0, HEAD_ROWS).some(({ spans }) => spans.some(({ text }) => INVOICE.test(text))))
    return false;
  return [...page.slice(0, HEAD_ROWS), ...page.slice(-FOOT_ROWS)].some(
    ({ spans, hasFigures }) =>
      !hasFigures &&
      spans.some(({ text, figure }) => figure === null && text.length <= TITLE_LENGTH && TITLE.test(text)),
  );
}
