import type { ExtractionResult } from "../api/result.ts";
import { buildLedger } from "../canonicalise/build-ledger.ts";
import { EvidenceMap, type PlaceName } from "../canonicalise/evidence.ts";
import { EngineError } from "../errors.ts";
import { inferFacts } from "../infer/document/document-facts.ts";
import type { DocumentReading, ItemReading, RecordReading, TextReading } from "../interpret/reading.ts";
import { printedCurrency } from "../layout/currency.ts";
import { printedDateOrder } from "../layout/date-order.ts";
import { decimalsByPage } from "../layout/decimals.ts";
import { linesOf } from "../layout/lines.ts";
import type { Token } from "../layout/token.ts";
import type { ReadPage, Word } from "../read/page-reader.ts";
import { reconcile } from "../reconcile/reconcile.ts";
import type { FigureName, LineSection } from "../variants/variant-schema.ts";
import { isPayroll } from "./is-payroll.ts";
import { prove } from "./prove.ts";
import { AS_TOLD } from "./read-laid-out.ts";
import { StageClock } from "./stage-clock.ts";

/** A text or a figure by its words, which are words of the pages. */
export type ToldWords = readonly Word[];

/** The numbers that a line of pay may have. */
export type ToldNumber =
  | "hours"
  | "rate"
  | "amount"
  | "taxableWages"
  | "ytdAmount"
  | "ytdHours"
  | "ytdTaxableWages";

/** A line of somebody's pay. */
export interface ToldItem {
  readonly section: LineSection;
  readonly label: ToldWords;
  readonly code: ToldWords | null;
  readonly numbers: Readonly<Partial<Record<ToldNumber, ToldWords>>>;
}

/** What is said of one person (`check`), or of all (`company`). */
export interface ToldRecord {
  readonly scope: "check" | "company";
  readonly page: number;
  readonly name: ToldWords | null;
  readonly employeeId: ToldWords | null;
  readonly department: ToldWords | null;
  readonly items: readonly ToldItem[];
  readonly figures: Readonly<Partial<Record<FigureName, ToldWords>>>;
}

/**
 * Makes a result of records that the caller has read off pages: classified, summed, proved and scored as any other. What the pages say
 * of company, period and pay date is found as ever; money that no record takes is unclaimed, but for what is set `aside` as sums that
 * nothing is made of. Evidence has the names that `nameOf` gives its places as their `cell`. Throws `EngineError`
 * (`no_payroll_content`).
 */
export function readTold(
  pages: readonly ReadPage[],
  told: readonly ToldRecord[],
  aside: readonly ToldWords[] = [],
  nameOf?: PlaceName,
): ExtractionResult {
  const clock = new StageClock();
  const lines = clock.time("layout", () => {
    const decimals = decimalsByPage(pages);
    return pages.flatMap((page, i) => linesOf(page, decimals[i]!));
  });
  const tokens = new Map<Word, Token>();
  for (const line of lines)
    for (const token of line.tokens) for (const word of token.words) tokens.set(word, token);
  const reading: DocumentReading = {
    facts: clock.time("interpret", () => inferFacts(lines)),
    records: clock.time("interpret", () => told.map((record) => recordOf(record, tokens))),
    legend: new Map(),
    notPrinted: [],
    printedOfPeople: [],
  };
  for (const words of aside) {
    const token = tokenOf(words, tokens);
    if (token !== null) token.claim ??= "total";
  }
  const ledger = clock.time("canonicalise", () => buildLedger(reading));
  const checks = clock.time("reconcile", () => reconcile(ledger));
  const formatType = "payroll_journal";
  if (!isPayroll(ledger, checks, formatType))
    throw new EngineError("no_payroll_content", "the records name nobody who is paid");
  const currency = printedCurrency(lines);
  return prove({
    pages,
    ways: pages.map(() => AS_TOLD),
    lines,
    unexplained: [],
    format: {
      provider: null,
      variant: null,
      formatType,
      runKinds: {},
      currency,
      dateOrder: printedDateOrder(lines, currency),
    },
    ledger,
    checks,
    rivals: [],
    joint: false,
    gaveWay: false,
    variant: null,
    disputed: [],
    agreement: "none",
    byVotes: null,
    voting: null,
    reader: { name: "mapping", version: 1 },
    repeatedPages: 0,
    repairs: [],
    evidence: new EvidenceMap(nameOf),
    clock,
  });
}

type Tokens = ReadonlyMap<Word, Token>;

function recordOf(told: ToldRecord, tokens: Tokens): RecordReading {
  const figures = new Map(
    Object.entries(told.figures).flatMap(([name, words]) => {
      const money = moneyOf(words, tokens, told.scope === "company");
      return money === null ? [] : [[name as FigureName, money] as const];
    }),
  );
  return {
    scope: told.scope,
    table: "",
    page: told.page,
    name: told.scope === "check" ? (textOf(told.name, tokens) ?? { text: "", tokens: [] }) : null,
    employeeId: textOf(told.employeeId, tokens),
    department: textOf(told.department, tokens),
    departmentCode: null,
    employeeCount: null,
    items: told.items.flatMap((item) => itemOf(item, tokens)),
    figures,
    totalHours: null,
    hoursAddUp: false,
    sums: [],
    payments: [],
    lineSums: [],
  };
}

function itemOf({ section, label, code, numbers }: ToldItem, tokens: Tokens): ItemReading[] {
  const read = textOf(label, tokens);
  if (read === null) return [];
  const money = (name: ToldNumber) => moneyOf(numbers[name], tokens, false);
  const quantity = (name: ToldNumber) => quantityOf(numbers[name], tokens);
  const [ytdHours, ytdTaxableWages] = [quantity("ytdHours"), money("ytdTaxableWages")];
  return [
    {
      section,
      lane: "",
      code: textOf(code, tokens)?.text ?? null,
      label: read,
      role: null,
      reimbursement: false,
      // Who tells that it is a tax need not use words that anybody knows.
      fallbackType: section === "tax" || section === "employer_tax" ? "other" : null,
      hours: quantity("hours"),
      rate: quantity("rate"),
      amount: money("amount"),
      taxableWages: money("taxableWages"),
      ytdAmount: money("ytdAmount"),
      ...(ytdHours === null ? {} : { ytdHours }),
      ...(ytdTaxableWages === null ? {} : { ytdTaxableWages }),
    },
  ];
}

function textOf(words: ToldWords | null, tokens: Tokens): TextReading | null {
  if (words === null || words.length === 0) return null;
  const only = words.length === 1 ? words[0]! : null;
  if (only !== null) return { text: only.text, tokens: tokensOf(only, tokens) };
  const own = [...new Set(words.flatMap((word) => tokensOf(word, tokens)))];
  return { text: words.map(({ text }) => text).join(" "), tokens: own };
}

function tokensOf(word: Word, tokens: Tokens): Token[] {
  const token = tokens.get(word);
  return token === undefined ? [] : [token];
}

function tokenOf(words: ToldWords | undefined, tokens: Tokens): Token | null {
  return words?.[0] === undefined ? null : (tokens.get(words[0]) ?? null);
}

function moneyOf(words: ToldWords | undefined, tokens: Tokens, isTotal: boolean): ItemReading["amount"] {
  const token = tokenOf(words, tokens);
  if (token === null || token.money === null) return null;
  token.claim ??= isTotal ? "total" : "field";
  return { cents: token.money, token };
}

function quantityOf(words: ToldWords | undefined, tokens: Tokens): ItemReading["hours"] {
  const token = tokenOf(words, tokens);
  if (token === null || token.quantity === null) return null;
  token.claim ??= "field";
  return { quantity: token.quantity, token };
}
