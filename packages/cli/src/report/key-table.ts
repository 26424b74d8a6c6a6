import type { ListedKey } from "../administration/operations.ts";
import type { Paint } from "../text/paint.ts";
import { printable } from "../text/printable.ts";
import { fitWidths, naturalWidths, renderTable, type Column } from "../text/table.ts";

const COLUMNS: readonly Column[] = [
  { head: "Id" },
  { head: "Organization" },
  { head: "Name" },
  { head: "Scopes" },
];
const ELASTIC = [1, 2];

/** The table of API keys, one a row; their scopes stand below each other. */
export function keyTable(keys: readonly ListedKey[], width: number, paint: Paint): string {
  const cells = keys.map(({ id, organization, name, scopes }) => [
    id,
    ...[organization, name].map(printable),
    scopes.join("\n"),
  ]);
  const widths = fitWidths(naturalWidths(COLUMNS, cells), ELASTIC, width);
  return renderTable(COLUMNS, widths, cells, paint);
}
