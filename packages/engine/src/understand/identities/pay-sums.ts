import { FIGURES, type Role, type Subject } from "../votes/roles.ts";
import { isOff } from "../switched-off.ts";
import { BITS } from "../tolerances.ts";
import type { Matrix } from "./matrix.ts";

/** What the sums of a payroll come to under an assignment of roles. */
export interface SumsHeld {
  bits: number;
  held: number;
  failed: number;
  /** People whose net pay follows from their lines by a sum of two or more terms. */
  crossed: number;
}

/** One sum of one person. */
export interface ToldSum {
  /** In words and signs. */
  identity: string;
  isYtd: boolean;
  /** Row of the matrix. */
  person: number;
  holds: boolean;
}

/** Who wants to know which sums they are. */
interface Telling extends SumsHeld {
  tell?: (sum: ToldSum) => void;
}

/** Figures of this period, and those of the year, which prove the same and count for less. */
const COUNTED = ["amount", "ytd"] as const;
type Counted = (typeof COUNTED)[number];
const WEIGHT: Record<Counted, number> = { amount: 1, ytd: 0.4 };

const ADDED = [
  "earning",
  "tax",
  "deduction",
  "reimbursement",
  "employer_tax",
  "employer_contribution",
] as const;

const PRINTED = [...FIGURES, "total_employer"] as const;

interface Side {
  /** By subject that is added up, for each person. */
  added: Record<(typeof ADDED)[number], { sums: Float64Array; terms: Int16Array }>;
  /** By figure that is printed, the slots that hold it. */
  printed: Record<(typeof PRINTED)[number], number[]>;
}

/** The sums over all people while roles change one by one. */
export class PaySums {
  readonly #matrix: Matrix;
  readonly #roles: Role[];
  readonly #sides: Record<Counted, Side>;
  #ofTotals = 0;

  constructor(matrix: Matrix, roles: readonly Role[]) {
    this.#matrix = matrix;
    this.#roles = [...roles];
    const people = matrix.people.length;
    const side = (): Side => ({
      added: Object.fromEntries(
        ADDED.map((subject) => [subject, { sums: new Float64Array(people), terms: new Int16Array(people) }]),
      ) as Side["added"],
      printed: Object.fromEntries(PRINTED.map((subject) => [subject, []])) as unknown as Side["printed"],
    });
    this.#sides = { amount: side(), ytd: side() };
    roles.forEach((role, slot) => this.#put(slot, role, 1));
  }

  set(slot: number, role: Role): void {
    this.#put(slot, this.#roles[slot]!, -1);
    this.#roles[slot] = role;
    this.#put(slot, role, 1);
  }

  /** All that hold and fail; `tell` is told of each. */
  told(tell: (sum: ToldSum) => void): void {
    const sums: Telling = { bits: 0, held: 0, failed: 0, crossed: 0, tell };
    for (const kind of COUNTED) this.#hold(this.#sides[kind], WEIGHT[kind], sums);
  }

  held(): SumsHeld {
    if (isOff("identities")) return { bits: 0, held: 0, failed: 0, crossed: 0 };
    const sums: SumsHeld = { bits: this.#ofTotals, held: 0, failed: 0, crossed: 0 };
    for (const kind of COUNTED) this.#hold(this.#sides[kind], WEIGHT[kind], sums);
    return sums;
  }

  #put(slot: number, { subject, kind }: Role, sign: 1 | -1): void {
    const { held, failed } = this.#matrix.totals[slot]!;
    if (kind !== "rate") this.#ofTotals += sign * (held * BITS.heldTotal + failed * BITS.failedTotal);
    if (kind !== "amount" && kind !== "ytd") return;
    const { added, printed } = this.#sides[kind];
    if (isAdded(subject)) {
      const { sums, terms } = added[subject];
      const values = this.#matrix.values[slot]!;
      for (let i = 0; i < values.length; i++) {
        const value = values[i]!;
        if (Number.isNaN(value) || value === 0) continue;
        sums[i]! += sign * value;
        terms[i]! += sign;
      }
    } else if (isPrinted(subject)) {
      const slots = printed[subject];
      if (sign === 1) slots.push(slot);
      else slots.splice(slots.indexOf(slot), 1);
      slots.sort((a, b) => a - b);
    }
  }

  #printed(slots: readonly number[], person: number): number {
    for (const slot of slots) {
      const value = this.#matrix.values[slot]![person]!;
      if (!Number.isNaN(value)) return value;
    }
    return NaN;
  }

  /**
   * Judges the printed totals of one person against what their lines come to. Of several totals each is that sum, or those
   * that are not add up to it: totals of parts of a list.
   */
  #say(
    sums: Telling,
    weight: number,
    slots: readonly number[],
    person: number,
    [one, other]: [number, number],
    [ofOne, ofOther]: [number, number],
    identity: string,
  ): void {
    let [equal, parts, rest, terms] = [0, 0, 0, ofOne];
    for (const slot of slots) {
      const value = Math.abs(this.#matrix.values[slot]![person]!);
      if (Number.isNaN(value)) continue;
      if (value === Math.abs(one)) equal++;
      else if (value === Math.abs(other)) {
        equal++;
        terms = ofOther;
      } else {
        rest += value;
        parts++;
      }
    }
    const adds = parts > 1 && (rest === Math.abs(one) || rest === Math.abs(other));
    if (adds && rest === Math.abs(other)) terms = ofOther;
    say(sums, weight, equal > 0 || adds, terms, person, identity);
    if (equal > 0 && parts > 0 && !adds) say(sums, weight, false, terms, person, identity);
  }

  /**
   * What the employer pays besides is printed as one sum or by kind, with the pay and what is paid back, or without. Lists may leave a part of it out,
   * so that nothing follows where it does not add up.
   */
  #sayCosts(
    sums: Telling,
    weight: number,
    slots: readonly number[],
    person: number,
    { employer_tax: taxes, employer_contribution: contributions }: Side["added"],
    pay: number,
    back: number,
  ): void {
    if (slots.length === 0) return;
    const [t, c] = [taxes.sums[person]!, contributions.sums[person]!];
    const [tTerms, cTerms] = [taxes.terms[person]!, contributions.terms[person]!];
    for (const slot of slots) {
      const value = this.#matrix.values[slot]![person]!;
      if (Number.isNaN(value)) continue;
      const paid = [[], [pay], [pay, back]].find(
        (own) => value === t + c + own.reduce((sum, each) => sum + each, 0),
      );
      const ofPay = paid?.filter((each) => each !== 0).length ?? 0;
      const ofCosts = tTerms + cTerms;
      const isAll = paid !== undefined && ofCosts > 0;
      const terms = isAll ? ofCosts + ofPay : value === t ? tTerms : value === c ? cTerms : 0;
      if (terms > 0) say(sums, weight, true, terms, person, SAID.costs);
    }
  }

  /** Somebody has one gross pay and one net pay: each other number that is called so fails. */
  #sayOnce(
    sums: Telling,
    weight: number,
    slots: readonly number[],
    person: number,
    value: number,
    identity: string,
  ): void {
    for (const slot of slots) {
      const other = this.#matrix.values[slot]![person]!;
      if (!Number.isNaN(other) && other !== value) say(sums, weight, false, 2, person, identity);
    }
  }

  #hold({ added, printed }: Side, weight: number, sums: Telling): void {
    const { earning, tax, deduction, reimbursement } = added;
    const {
      gross,
      net,
      total_earnings: earnings,
      total_taxes: taxes,
      total_deductions: deductions,
      total_employer: costs,
    } = printed;
    const isPrinted =
      gross.length + net.length + earnings.length + taxes.length + deductions.length + costs.length > 0;
    if (!isPrinted) return;
    // Lists of gross and net pay alone say nothing of what was withheld.
    const isListed =
      taxes.length + deductions.length > 0 ||
      tax.terms.some((n) => n > 0) ||
      deduction.terms.some((n) => n > 0);
    for (let person = 0; person < this.#matrix.people.length; person++) {
      const [e, eTerms] = [earning.sums[person]!, earning.terms[person]!];
      const [t, tTerms] = [tax.sums[person]!, tax.terms[person]!];
      const [d, dTerms] = [deduction.sums[person]!, deduction.terms[person]!];
      const back = reimbursement.sums[person]!;
      const g = this.#printed(gross, person);
      const n = this.#printed(net, person);
      const te = this.#printed(earnings, person);
      const tt = this.#printed(taxes, person);
      const td = this.#printed(deductions, person);
      if (!Number.isNaN(g))
        say(sums, weight, e === g || (back !== 0 && e + back === g), eTerms, person, SAID.gross);
      if (!Number.isNaN(te))
        this.#say(sums, weight, earnings, person, [e, e + back], [eTerms, eTerms], SAID.earnings);
      if (!Number.isNaN(tt)) this.#say(sums, weight, taxes, person, [t, t], [tTerms, tTerms], SAID.taxes);
      if (!Number.isNaN(td))
        this.#say(sums, weight, deductions, person, [d, d + t], [dTerms, dTerms + tTerms], SAID.deductions);
      this.#sayCosts(sums, weight, costs, person, added, Number.isNaN(g) ? e : g, back);
      if (gross.length > 1) this.#sayOnce(sums, weight, gross, person, g, SAID.oneGross);
      if (net.length > 1) this.#sayOnce(sums, weight, net, person, n, SAID.oneNet);
      if (Number.isNaN(n)) continue;
      const pay = !Number.isNaN(g) ? g : !Number.isNaN(te) ? te : eTerms > 0 ? e : NaN;
      if (Number.isNaN(pay) || (!isListed && n !== pay)) continue;
      const ofTaxes = tTerms > 0 ? t : Number.isNaN(tt) ? 0 : tt;
      // A total of deductions may have the taxes in it.
      const ofMore = dTerms > 0 || (tTerms > 0 && td === t) ? d : Number.isNaN(td) ? 0 : td;
      const withheld = ofTaxes + ofMore;
      const terms = (pay !== 0 ? 1 : 0) + Math.max(tTerms, tt > 0 ? 1 : 0) + Math.max(dTerms, td > 0 ? 1 : 0);
      // Expenses that are paid back are seldom a part of the gross pay. Some print what is withheld with a minus.
      const holds = n === pay + back - withheld || n === pay + back + withheld || n === pay - withheld;
      say(sums, weight, holds, terms, person, SAID.net);
      if (holds && terms >= 2) sums.crossed += weight === 1 ? 1 : 0;
    }
  }
}

/** What each sum is called. */
const SAID = {
  gross: "gross pay = earnings",
  earnings: "total of earnings = earnings",
  taxes: "total of taxes = taxes",
  deductions: "total of deductions = deductions",
  net: "net pay = gross pay − taxes − deductions",
  costs: "total cost = what the employer pays, with gross pay or without",
  oneGross: "all that is called gross pay is the same",
  oneNet: "all that is called net pay is the same",
} as const;

function say(
  sums: Telling,
  weight: number,
  holds: boolean,
  terms: number,
  person: number,
  identity: string,
): void {
  if (terms < 1) return;
  sums.tell?.({ identity, isYtd: weight !== WEIGHT.amount, person, holds });
  sums.bits += weight * (holds ? (terms >= 2 ? BITS.heldSum : 1) : BITS.failedSum);
  if (!holds) sums.failed++;
  else if (terms >= 2) sums.held++;
}

function isAdded(subject: Subject): subject is (typeof ADDED)[number] {
  return (ADDED as readonly Subject[]).includes(subject);
}

function isPrinted(subject: Subject): subject is (typeof PRINTED)[number] {
  return (PRINTED as readonly Subject[]).includes(subject);
}
