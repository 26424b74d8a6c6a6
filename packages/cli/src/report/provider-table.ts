import type { ProviderDescription } from "@paylift/engine";
import type { Paint } from "../text/paint.ts";
import { printable } from "../text/printable.ts";
import { fitWidths, naturalWidths, renderTable, type Column } from "../text/table.ts";
import { wrap } from "../text/wrap.ts";

const COLUMNS: readonly Column[] = [
  { head: "Provider" },
  { head: "Variant" },
  { head: "Format type" },
  { head: "Version" },
  { head: "Name" },
];
const NAME = 4;
const ELASTIC = [1, NAME];

/** The table of format variants, a provider's slug standing at the first of its own. */
export function providerTable(
  providers: readonly ProviderDescription[],
  width: number,
  paint: Paint,
): string {
  const rows = providers.flatMap(({ slug, name, format_variants: variants }) => {
    if (variants.length === 0) return [[slug, "–", "–", "–", name]];
    return variants.map((variant, index) => [
      index === 0 ? slug : "",
      variant.slug,
      variant.format_type,
      variant.version,
      variant.name,
    ]);
  });
  const cells = rows.map((row) => row.map(printable));
  const widths = fitWidths(naturalWidths(COLUMNS, cells), ELASTIC, width);
  const wrapped = cells.map((row) =>
    row.map((cell, index) => (index === NAME ? wrap(cell, widths[NAME] ?? 0).join("\n") : cell)),
  );
  return renderTable(COLUMNS, widths, wrapped, paint);
}
