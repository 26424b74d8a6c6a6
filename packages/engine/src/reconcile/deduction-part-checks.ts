import { sumMoney } from "@paylift/canonical";
import type { MoneyReading } from "../interpret/reading.ts";
import type { FigureName } from "../variants/variant-schema.ts";
import { addIfIdentity } from "./add-if-identity.ts";
import type { CheckInput, CheckList } from "./check-list.ts";
import { weightOf } from "./line-amounts.ts";
import { linesOfCheck, type StatementPart } from "./statement-part.ts";

const PARTS: readonly { figures: readonly FigureName[]; pretax: boolean | null; words: string }[] = [
  { figures: ["pretax_deductions"], pretax: true, words: "deductions before tax" },
  { figures: ["posttax_deductions"], pretax: false, words: "deductions after tax" },
  { figures: ["pretax_deductions", "posttax_deductions"], pretax: null, words: "deductions" },
];

/**
 * Totals of the deductions before and after tax: each against its lines where the layout tells which they are, else both
 * together against all lines.
 */
export function checkDeductionParts(checks: CheckList, parts: readonly StatementPart[]): void {
  for (const each of PARTS) {
    for (const part of parts) {
      const current = sumOf(part, each, "current");
      if (current !== null) checks.add(current);
    }
    addIfIdentity(
      checks,
      parts.flatMap((part) => sumOf(part, each, "ytd") ?? []),
    );
  }
}

function sumOf(
  part: StatementPart,
  { figures, pretax, words }: (typeof PARTS)[number],
  time: "current" | "ytd",
): CheckInput | null {
  const lines = linesOfCheck(part).filter(
    ({ line }) => line.list === "deductions" && line.role !== "employer_cost",
  );
  const told = lines.every(({ line }) => line.sources.every((source) => source.pretax !== undefined));
  if (told !== (pretax !== null)) return null;
  const source = time === "ytd" ? part.record.ytdFigures : part.record.figures;
  const printed = figures.map((figure) => source?.get(figure));
  if (!printed.every((money) => money !== undefined)) return null;
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
