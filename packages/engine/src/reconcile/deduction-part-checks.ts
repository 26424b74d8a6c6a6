import { sumMoney } from "@paylift/canonical";
import type { MoneyReading } from "../interpret/reading.ts";
import type { FigureName } from "../variants/variant-schema.ts";
import { addIfIdentity } from "./add-if-identity.ts";
import type { CheckInput, CheckList } from "./check-list.ts";
import { weightOf } from "./line-amounts.ts";
import { linesOfCheck, type CheckPart } from "./statement-part.ts";

const PARTS: readonly { figures: readonly FigureName[]; pretax: boolean | null; words: string }[] = [
  { figures: ["pretax_deductions"], pretax: true, words: "deductions before tax" },
  { figures: ["posttax_deductions"], pretax: false, words: "deductions after tax" },
  { figures: ["pretax_deductions", "posttax_deductions"], pretax: null, words: "deductions" },
];

/**
 * Totals of the deductions before and after tax: each against its lines where the layout tells which they are, else both
 * together against all lines. Those of the period have to hold where a variant says that they are such totals.
 */
export function checkDeductionParts(checks: CheckList, parts: readonly CheckPart[]): void {
  const isTold = ({ record }: CheckPart): boolean => record.statement !== undefined;
  for (const each of PARTS) {
    const sums = (some: readonly CheckPart[], time: "current" | "ytd"): CheckInput[] =>
      some.flatMap((part) => sumOf(part, each, time) ?? []);
    for (const current of sums(parts.filter(isTold), "current")) checks.add(current);
    const others = parts.filter((part) => !isTold(part));
    addIfIdentity(checks, sums(others, "current"));
    for (const some of [parts.filter(isTold), others]) addIfIdentity(checks, sums(some, "ytd"));
  }
}

function sumOf(
  part: CheckPart,
  { figures, pretax, words }: (typeof PARTS)[number],
  time: "current" | "ytd",
): CheckInput | null {
  const source = time === "ytd" ? part.record.ytdFigures : part.record.figures;
  const printed = figures.map((figure) => source?.get(figure));
  // Asked first: hardly any document prints them, and finding the lines of each check takes long in a large one.
  if (!printed.every((money) => money !== undefined)) return null;
  const lines = linesOfCheck(part).filter(
    ({ line }) => line.list === "deductions" && line.role !== "employer_cost",
  );
  const told = lines.every(({ line }) => line.sources.every((source) => source.pretax !== undefined));
  if (told !== (pretax !== null)) return null;
  const members = lines.flatMap(({ line, amount, ytd }): MoneyReading[] => {
    if (line.list !== "deductions" || (pretax !== null && line.pretax !== pretax)) return [];
    const money = time === "ytd" ? ytd : amount;
    return money === null ? [] : [money];
  });
  const prefix = time === "ytd" ? "year-to-date " : "";
  return {
    scope: "employee",
    what: `${time === "ytd" ? "ytd_" : ""}${figures.join("_and_")}:${part.subject}`,
    identity: `Σ ${prefix}${words} = printed ${prefix}total of them`,
    expected: sumMoney(printed.map(({ cents }) => cents)),
    actual: sumMoney(members.map(({ cents }) => cents)),
    members: [],
    tokens: [...printed, ...members].map(({ token }) => token),
    weight: weightOf([...printed, ...members].map(({ cents }) => cents)),
  };
}
