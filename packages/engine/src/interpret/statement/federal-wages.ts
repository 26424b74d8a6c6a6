import { classifyTax } from "@paylift/canonical";
import type { StatementRecord } from "../reading.ts";

/** Gives the wages that federal income tax is due on, current and of the year, to the line of the tax. */
export function putFederalWages({ figures, ytdFigures, items }: StatementRecord): void {
  const [wages, year] = [figures.get("federal_income_wages"), ytdFigures?.get("federal_income_wages")];
  figures.delete("federal_income_wages");
  ytdFigures?.delete("federal_income_wages");
  const taxes = items.filter(
    ({ section, label, code }) =>
      section === "tax" && classifyTax(label.text, { code }).type === "federal_income",
  );
  const [tax, other] = taxes;
  const isTold = tax !== undefined && other === undefined && tax.taxableWages === null;
  for (const money of [wages, year])
    if (money !== undefined) money.token.claim = isTold ? "field" : "decoration";
  if (!isTold) return;
  tax.taxableWages = wages ?? null;
  if (year !== undefined) tax.ytdTaxableWages = year;
}
