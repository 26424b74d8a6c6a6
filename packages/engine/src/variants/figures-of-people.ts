import type { FigureName, VariantData } from "./variant-schema.ts";

/** What each person is paid. */
export const PAY: readonly FigureName[] = ["gross_pay", "net_pay"];

/** Which of gross and net pay have a heading in a variant's tables or boxes; a label need not be printed for anybody. */
export function figuresOfPeople({ tables, statement }: VariantData): FigureName[] {
  return PAY.filter((figure) => declares(tables, figure) || declares(statement, figure));
}

function declares(value: unknown, figure: FigureName): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ("header" in value && "figure" in value && value.figure === figure) return true;
  return Object.values(value).some((part) => declares(part, figure));
}
