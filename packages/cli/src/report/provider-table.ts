import type { ProviderDescription } from "@paylift/engine";
import type { Paint } from "../text/paint.ts";
import { printable } from "../text/printable.ts";
import { fitWidths, naturalWidths, renderTable, tableWidth, type Column, type Row } from "../text/table.ts";
import { wrap } from "../text/wrap.ts";

const WIDE: readonly Column[] = [
  { head: "Provider" },
  { head: "Variant" },
  { head: "Format type" },
  { head: "Version" },
  { head: "Evidence" },
  { head: "Name" },
];
/** Where the window is narrow the name goes below its variant, and a heading is cut. */
const NARROW: readonly Column[] = [...WIDE.slice(0, 3), { head: "Ver." }, { head: "Evidence" }];
const VARIANT = 1;
const GAP = 2;

/** The table of format variants, a provider's slug standing at the first of its own. */
export function providerTable(
  providers: readonly ProviderDescription[],
  width: number,
  paint: Paint,
): string {
  const rows = providers.flatMap(({ slug, name, format_variants: variants }) => {
    if (variants.length === 0) return [[slug, "–", "–", "–", "–", name]];
    return variants.map((variant, index) => [
      index === 0 ? slug : "",
      variant.slug,
      variant.format_type,
      variant.version,
      variant.evidence,
      variant.name,
    ]);
  });
  const cells = rows.map((row) => row.map(printable));
  const wide = naturalWidths(WIDE, cells);
  if (tableWidth(wide) <= width) return renderTable(WIDE, wide, cells, paint);

  const short = cells.map((row) => row.slice(0, NARROW.length));
  const widths = fitWidths(naturalWidths(NARROW, short), [VARIANT], width);
  const indent = " ".repeat((widths[0] ?? 0) + GAP);
  const lines = cells.flatMap((row, i): Row[] => {
    const name = wrap(row.at(-1) ?? "", tableWidth(widths), `${indent}  `).map(paint.dim);
    return [short[i]!, ...name];
  });
  return renderTable(NARROW, widths, lines, paint);
}
