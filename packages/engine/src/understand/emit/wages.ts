import { classifyTax } from "@paylift/canonical";
import type { ItemReading } from "../../interpret/reading.ts";
import type { PlacedEntry } from "../grammars/record-draft.ts";
import type { Kind, Subject } from "../votes/roles.ts";
import type { Line } from "./line.ts";

/** The lines of a record with the wages that their taxes are reckoned from, which stand in other columns or beside another's share. */
export function withWages(lines: readonly Line[]): readonly Line[] {
  return withSharedWages(withWagesBeside(lines));
}

/** Whether an item is more than wages of no tax that has a name: `Your taxable wages this period are`. */
export function saysMoreThanWages(item: ItemReading): boolean {
  const { section, label, amount, ytdAmount, taxableWages, ytdTaxableWages } = item;
  const isBare = section === "tax" && amount === null && ytdAmount === null;
  if (!isBare || classifyTax(label.text).type !== "other") return true;
  for (const wages of [taxableWages, ytdTaxableWages]) if (wages != null) wages.token.claim = "decoration";
  return false;
}

/** `GA Taxable Wages | Georgia Withholding`: wages in a column right before that of a tax are what it is reckoned from. */
function withWagesBeside(lines: readonly Line[]): readonly Line[] {
  const gone = new Set<Line>();
  const taxes = lines.map((line) => {
    const [first] = line.values.values();
    if (!TAXES.has(line.subject) || first === undefined || first.labelled || !line.values.has("amount"))
      return line;
    const values = new Map(line.values);
    for (const [wages, of] of WAGES_OF) {
      const amount = line.values.get(of);
      if (amount === undefined || values.has(wages)) continue;
      const before = beforeIn(lines, amount);
      const isAlone = before !== null && [...before.values.keys()].every((kind) => IS_WAGES.has(kind));
      const entry = isAlone ? before.values.get(wages) : undefined;
      if (entry === undefined || before!.caption !== null) continue;
      values.set(wages, entry);
      gone.add(before!);
    }
    return values.size === line.values.size ? line : { ...line, values };
  });
  return taxes.filter((_, i) => !gone.has(lines[i]!));
}

const WAGES_OF = [
  ["wages", "amount"],
  ["ytd_wages", "ytd"],
] as const;
const IS_WAGES: ReadonlySet<Kind> = new Set(["wages", "ytd_wages"] as const);

/** The line whose number stands right before another of its row. */
function beforeIn(lines: readonly Line[], { figure }: PlacedEntry): Line | null {
  let [found, edge]: [Line | null, number] = [null, -Infinity];
  for (const line of lines)
    for (const { figure: other } of line.values.values())
      if (other.row === figure.row && other.x1 < figure.x0 && other.x1 > edge)
        [found, edge] = [line, other.x1];
  return found;
}

/** The wages that a tax is reckoned from are those of the employee's share and of the employer's, where both stand in their row. */
function withSharedWages(lines: readonly Line[]): readonly Line[] {
  const given = new Set<Line>();
  const shares = lines.map((line) => {
    // Whoever pays nothing of a tax has no wages that it is reckoned from.
    const other = isZero(line) ? undefined : lines.find((one) => one !== line && isOtherShare(one, line));
    if (other === undefined) return line;
    const values = new Map(line.values);
    for (const kind of IS_WAGES) {
      const wages = other.values.get(kind);
      if (wages !== undefined && !values.has(kind)) values.set(kind, wages);
    }
    if (values.size === line.values.size) return line;
    if (!other.values.has("amount") && !other.values.has("ytd")) given.add(other);
    return { ...line, values };
  });
  return shares.filter((line) => !given.has(line));
}

function isZero({ values }: Line): boolean {
  return [...values.values()].every(({ figure }) => figure.figure!.units === 0);
}

const TAXES: ReadonlySet<Subject> = new Set(["tax", "employer_tax"]);

function isOtherShare(one: Line, line: Line): boolean {
  if (!TAXES.has(one.subject) || !TAXES.has(line.subject) || one.subject === line.subject) return false;
  const row = ({ values }: Line): unknown => [...values.values()][0]!.figure.row;
  return row(one) === row(line) && one.label[0] === line.label[0];
}
