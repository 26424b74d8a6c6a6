import { wrongDocument, type Counter, type Scored, type WrongDocument } from "@paylift/benchmark-extract";

/** A scored document with its name. */
export type NamedScore = Scored & { name: string };

/** How well a group of documents is read. Shares are from 0 to 1, null where there is nothing to share. */
export interface GroupScore {
  name: string;
  documents: number;
  /** Refused, or without an answer. */
  failed: number;
  /** Earnings, deductions and taxes of employee and employer, by type and amount. */
  lineF1: number | null;
  /** Every money figure: lines, gross, net, payments and totals. */
  moneyF1: number | null;
  /** Employees whose figure is exactly the printed one, of those of whom it is printed. */
  grossExact: number | null;
  netExact: number | null;
  /** Documents with a wrong money figure and a confidence that says proved. */
  silent: number;
  /** Documents with every money figure right and a confidence that says proved. */
  proved: number;
  meanConfidence: number;
  /** Documents with a wrong money figure, and their wrong figures. */
  wrong: WrongDocument[];
}

/** From here on a confidence says that the figures are proved. */
const SURE = 0.95;

const f1 = (counters: readonly Counter[]): number | null => {
  const size = counters.reduce((sum, { t, p }) => sum + t + p, 0);
  const hits = counters.reduce((sum, { hit }) => sum + hit, 0);
  return size === 0 ? null : (2 * hits) / size;
};

const exact = (pairs: readonly (readonly [number, number])[]): number | null => {
  const [right, all] = pairs.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  return all === 0 ? null : right / all;
};

const moneyErrors = ({ errors }: Scored): Scored["errors"] =>
  errors.filter((error) => error.class === "money");

const isMoneyRight = (document: Scored): boolean => moneyErrors(document).length === 0;

/** Adds up what the scorer says of each document of a group. */
export function scoreGroup(name: string, scored: readonly NamedScore[]): GroupScore {
  const lines = scored.flatMap(({ loose, employerLoose }) => [...Object.values(loose), employerLoose]);
  const confidence = scored.reduce((sum, document) => sum + document.confidence, 0);
  return {
    name,
    documents: scored.length,
    failed: scored.filter(({ failed }) => failed).length,
    lineF1: f1(lines),
    moneyF1: f1(scored.map(({ money }) => money)),
    grossExact: exact(scored.map(({ gross }) => gross)),
    netExact: exact(scored.map(({ net }) => net)),
    silent: scored.filter(({ silent }) => silent).length,
    proved: scored.filter((document) => document.confidence >= SURE && isMoneyRight(document)).length,
    meanConfidence: scored.length === 0 ? 0 : confidence / scored.length,
    wrong: scored
      .filter((document) => !isMoneyRight(document))
      .map((document) => wrongDocument({ ...document, errors: moneyErrors(document) })),
  };
}
