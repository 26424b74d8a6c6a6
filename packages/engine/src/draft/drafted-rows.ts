import { isFigure, type Cell, type CellRow } from "../infer/cells/cells.ts";
import { figureOfLabel, sumOfSection } from "../infer/vocabulary/figure-labels.ts";
import { headingOf } from "../infer/vocabulary/headings.ts";
import { employeeCountOf } from "../infer/document/employee-count.ts";
import { beginsEmployerPart, totalScope } from "../infer/vocabulary/total-labels.ts";
import { textOf } from "../layout/lines.ts";
import type { FigureName, LineSection, RowData, TableData } from "../variants/variant-schema.ts";
import { bodyRows, type HeaderBand } from "./header-band.ts";
import type { DraftSample } from "./draft-sample.ts";
import { patternOf } from "./pattern-text.ts";

export interface DraftedRows {
  rows: RowData[];
  figures: FigureData[];
  todo: string[];
}

type FigureData = NonNullable<TableData["figures"]>[number];

const DEPARTMENT =
  /^(?<word>Department|Dept\.?|Division|Location|Cost Center)(?<colon>:?)\s+(?<code>\S*\d\S*)?(?<dash>\s+-\s+|\s+)?(?<name>[A-Za-z].*)?$/i;
const LABELLED = /^(?<label>[A-Za-z][A-Za-z #./]*:)(?:\s+(?<value>.*))?$/;
const ID = /^\S*\d\S*$/;

/** Patterns of the rows in the person's column: what begins an employee, a department, a total; and what is said of them. */
export function draftRows(
  samples: readonly DraftSample[],
  band: HeaderBand,
  until: number,
  turned: ReadonlySet<LineSection>,
): DraftedRows {
  const found = new RowPatterns(new Set([...turned].map(sumOfSection)));
  for (const sample of samples) {
    const body = bodyRows(sample, band);
    const hasName = (row: CellRow | undefined): boolean =>
      row?.cells.some((cell) => sample.anchors.cells.has(cell)) === true;
    const dashes = body.some(({ line }) => line.tokens.some(({ plain }) => plain === "-"));
    body.forEach((row, i) => {
      const cells = row.cells.filter(({ x0 }) => x0 < until);
      if (cells.length === 0) return;
      const anchor = cells.find((cell) => sample.anchors.cells.has(cell));
      if (anchor !== undefined)
        return found.takeName(
          cells.filter(({ text }) => text !== "-"),
          anchor,
          band,
          dashes,
        );
      if (until === Infinity && row.cells.length > 2 && row.cells.some(isFigure)) return;
      const alone = row.cells.every(({ x0 }) => x0 < until);
      const [label, sum] = row.cells;
      if (alone && row.cells.length === 2 && isFigure(sum)) return found.takeSum(label!.text);
      found.takeText(textBefore(row, until), alone && hasName(body[i + 1]), cells.length < row.cells.length);
    });
  }
  return found.drafted();
}

function textBefore({ line }: CellRow, until: number): string {
  return textOf(line.tokens.filter(({ x0, moneyLike }) => x0 < until && !moneyLike));
}

class RowPatterns {
  readonly #totals = new Map<string, RowData>();
  readonly #departments = new Map<string, RowData>();
  readonly #details = new Map<string, RowData>();
  readonly #names = new Map<string, number>();
  readonly #figures = new Map<string, FigureData>();
  #others = 0;
  readonly #turned: ReadonlySet<FigureName>;

  /** `turned` are sums that are printed below zero. */
  constructor(turned: ReadonlySet<FigureName>) {
    this.#turned = turned;
  }

  takeName(cells: readonly Cell[], anchor: Cell, band: HeaderBand, dashes: boolean): void {
    let hasId = false;
    const parts = cells.map((cell) => {
      if (cell === anchor) return namePattern(cell.text);
      const label = LABELLED.exec(cell.text)?.groups;
      if (!hasId && label?.["value"] !== undefined && namesId(label["label"]!)) {
        hasId = true;
        return String.raw`${patternOf(label["label"]!)}\s+(?<employee_id>\S+)`;
      }
      const heading = band.rows
        .flatMap((row) => row.cells)
        .findLast(({ x0, x1 }) => x0 < cell.x1 && x1 > cell.x0);
      const column = heading === undefined ? null : (headingOf(heading.text)?.text ?? null);
      if (column === "department") return String.raw`(?<department>[^\t]+)`;
      if (hasId || (column !== "id" && !ID.test(cell.text))) return String.raw`[^\t]+`;
      hasId = true;
      return String.raw`(?<employee_id>\S*\d\S*)`;
    });
    // Columns right of the name may print a dash for nothing.
    const nothing = dashes ? String.raw`(?:\s+-)*` : "";
    const pattern = `^${parts.join(String.raw`\s+`)}${nothing}$`;
    this.#names.set(pattern, (this.#names.get(pattern) ?? 0) + 1);
  }

  /** `heads`: the line stands alone right above a name; `figures`: other columns have something on it. */
  takeText(text: string, heads: boolean, figures: boolean): void {
    const figure = figureOfLabel(text);
    if (figure !== null && figures) return void this.#figures.set(text, figureData(text, figure));
    const row = countRow(text) ?? totalRow(text) ?? (heads ? departmentRow(text) : null) ?? detailRow(text);
    if (row === null) this.#others++;
    else this.#mapOf(row).set(row.match, row);
  }

  /** A figure on a line of its own with its name, below the line that says whose it is. */
  takeSum(text: string): void {
    const figure = figureOfLabel(text);
    if (figure === null) return void this.#others++;
    const match = String.raw`^${patternOf(text)}\s+(?:[$£€]\s+)?(?<${figure}>{money})$`;
    this.#figures.set(match, { match, ...(this.#turned.has(figure) ? { negative: true } : {}) });
  }

  #mapOf({ kind }: RowData): Map<string, RowData> {
    return kind === "total" ? this.#totals : kind === "department" ? this.#departments : this.#details;
  }

  drafted(): DraftedRows {
    const todo: string[] = [];
    const name = [...this.#names].toSorted(([, a], [, b]) => b - a);
    const rows: RowData[] = [
      ...this.#totals.values(),
      ...this.#departments.values(),
      ...this.#details.values(),
      ...name.map(([match]): RowData => ({ match, kind: "employee" })),
    ];
    if (this.#totals.size === 0) todo.push("No line of totals was found: write a row of kind total for it.");
    if (name.some(([match]) => !match.includes(",")))
      todo.push("Names stand in plain order: see that the employee row matches nothing else in that column.");
    if (this.#others > 0)
      todo.push(
        `${this.#others} lines in the employee's column match no row: addresses, parts of names, or facts.`,
      );
    return { rows, figures: [...this.#figures.values()], todo };
  }
}

/** A company's figure that stands on a line of its own beside its name. */
function figureData(text: string, figure: FigureName): FigureData {
  const match = String.raw`(?:^|\t)${patternOf(text)}\s+(?<${figure}>{money})(?=\t|$)`;
  return { match, scope: "company" };
}

function namePattern(text: string): string {
  return text.includes(",") ? String.raw`(?<name>[^:,\t\d]+, ?[^:\t\d]+)` : String.raw`(?<name>[^:,\t\d]+)`;
}

function countRow(text: string): RowData | null {
  if (employeeCountOf(text.replaceAll("\t", " ")) === null) return null;
  const pattern = patternOf(text.replace(/\d[\d,]*/, "\u0000")).replace(
    "\u0000",
    String.raw`(?<employee_count>\d[\d,]*)`,
  );
  return { match: `^${pattern}$`, kind: "detail" };
}

/** Words of a total that are the same for all; what else it says is the department's. */
const TOTAL_WORD =
  /^(?:sub)?totals?:?$|^(?:for|the|of|company|grand|report|client|batch|payroll|summary|recap|department|dept\.?|division|location|employees?|all)$/i;

function totalRow(text: string): RowData | null {
  if (beginsEmployerPart(text)) return { match: `^${patternOf(text)}$`, kind: "total", scope: "employer" };
  const scope = totalScope(text);
  if (scope !== "company" && scope !== "department" && scope !== "section") return null;
  const words = text.split(/\s+/);
  const isOwn = (word: string): boolean => !TOTAL_WORD.test(word);
  const [from, to] = [words.findIndex(isOwn), words.findLastIndex(isOwn)];
  const ofCompany = scope !== "department";
  if (from < 0 || (ofCompany && !words.some((word) => /\d/.test(word))))
    return { match: `^${patternOf(text)}$`, kind: "total", scope: ofCompany ? "company" : scope };
  const code = to === from && ID.test(words[from]!);
  const own = ofCompany ? ".+" : code ? String.raw`(?<department_code>\S+)` : "(?<department>.+?)";
  const parts = [...words.slice(0, from).map(patternOf), own, ...words.slice(to + 1).map(patternOf)];
  return { match: `^${parts.join(" ")}$`, kind: "total", scope: ofCompany ? "company" : scope };
}

function departmentRow(text: string): RowData | null {
  const found = DEPARTMENT.exec(text)?.groups;
  if (found === undefined) return null;
  const { word, colon, code, dash, name } = found;
  const parts = [
    ...(code === undefined ? [] : [String.raw`(?<department_code>\S+)`]),
    ...(name === undefined ? [] : ["(?<department>.+)"]),
  ];
  const between = dash?.includes("-") === true ? String.raw`\s+-\s+` : String.raw`\s+`;
  if (parts.length === 0) return null;
  return {
    match: `^${patternOf(word! + colon!)}${String.raw`\s+`}${parts.join(between)}$`,
    lane: "line",
    kind: "department",
  };
}

function namesId(label: string): boolean {
  return headingOf(label.replace(/:$/, ""))?.text === "id";
}

function detailRow(text: string): RowData | null {
  if (ID.test(text)) return { match: String.raw`^(?<employee_id>\S*\d\S*)$`, kind: "detail" };
  const label = LABELLED.exec(text)?.groups?.["label"];
  if (label === undefined) return null;
  const column = headingOf(label.replace(/:$/, ""))?.text ?? null;
  const value =
    column === "id"
      ? String.raw`\s+(?<employee_id>\S+)`
      : column === "department"
        ? String.raw`\s+(?<department>.+)`
        : ".*";
  return { match: `^${patternOf(label)}${value}$`, kind: "detail" };
}
