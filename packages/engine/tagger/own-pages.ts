/**
 * Labelled pages of documents, to train on besides drawn ones: `own-pages.ts OUT FOLDER...`. What the engine reads in a document is
 * taken for the truth where it agrees with `NAME.truth.json` beside it in all figures, or, where there is none, is proved.
 */
import { closeSync, existsSync, openSync, readdirSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Evidence, ExtractionResult } from "../src/api/result.ts";
import { decimalsByPage } from "../src/layout/decimals.ts";
import { linesOf } from "../src/layout/lines.ts";
import { resolveEngineOptions } from "../src/options.ts";
import { readPages } from "../src/pipeline/read-pages.ts";
import { runDocument } from "../src/pipeline/run-document.ts";
import { StageClock } from "../src/pipeline/stage-clock.ts";
import { withoutCopies } from "../src/understand/page-graph/copies.ts";
import { pageGraph } from "../src/understand/page-graph/page-graph.ts";
import type { Span } from "../src/understand/page-graph/span.ts";
import { rowsOfPage, spansOf } from "../src/understand/votes/tagger/inputs.ts";
import { inputBytes } from "./input-bytes.ts";

const PROVED = 0.95;
const MOST_SPANS = 900;
/** A link that nobody knows, one that leads off the page, and none. */
const [UNKNOWN, ELSEWHERE] = [-3, -2];

/** What a span was read as; null where nobody says. `rest` is a figure that is none of the lines of anybody. */
interface Label {
  role: string | null;
  part: string | null;
  person: number;
  label: number;
  group: number;
}

type Employee = ExtractionResult["canonical_output"]["employees"][number];
type Listed = Record<string, unknown> & { role?: string };

const SECTIONS = {
  earnings: "earning",
  deductions: "deduction",
  taxes: "tax",
  employer_taxes: "employer_tax",
  employer_contributions: "employer_contribution",
} as const;
type Section = keyof typeof SECTIONS;
const FIELDS: Record<string, (subject: string) => string> = {
  amount: (subject) => `amount_${subject}`,
  ytd_amount: (subject) => `ytd_${subject}`,
  hours: () => "hours",
  rate: () => "rate",
  ytd_hours: () => "ytd_hours",
  taxable_wages: (subject) => (subject === "employer_tax" ? "taxable_employer_tax" : "taxable_tax"),
  ytd_taxable_wages: () => "ytd_taxable_tax",
};
const FACTS: Record<string, string> = {
  "company.name": "company",
  "pay_period.start": "period_start",
  "pay_period.end": "period_end",
  pay_date: "pay_date",
};
const TOTALS: Record<string, string> = {
  gross_pay: "total_gross",
  net_pay: "total_net",
  total_earnings: "total_earnings",
  total_deductions: "total_deductions",
  total_taxes: "total_taxes",
  employee_count: "total_count",
};

function figuresOf(output: ExtractionResult["canonical_output"]): string {
  const people = output.employees.map((employee) => {
    const own: string[] = [];
    for (const section of Object.keys(SECTIONS) as Section[])
      for (const line of employee[section] as unknown as Listed[])
        own.push(`${section} ${line.role} ${Object.keys(FIELDS).map((name) => line[name] ?? 0)}`);
    return [employee.name, employee.gross_pay, employee.net_pay, ...own.sort()].join("|");
  });
  return people.sort().join("\n");
}

function subjectOf(section: Section, { role }: Listed): string {
  return role === "employer_cost" ? "employer_contribution" : SECTIONS[section];
}

class Page {
  readonly labels: Label[];
  readonly spans: readonly Span[];
  private readonly byText: Map<string, number[]>;

  constructor(spans: readonly Span[]) {
    this.spans = spans;
    this.labels = spans.map(({ figure }, i) => ({
      role: figure === null ? null : "rest",
      part: null,
      person: UNKNOWN,
      label: UNKNOWN,
      group: i,
    }));
    this.byText = Map.groupBy(
      spans.map((_, i) => i),
      (i) => spans[i]!.text,
    );
  }

  /** The spans in a box. */
  in({ box, text }: Evidence): number[] {
    const found: number[] = [];
    this.spans.forEach(({ tokens, figure }, i) => {
      const isIn = tokens.some(({ words }) =>
        words.some(({ x0, x1, top, bottom }) => {
          const [x, y] = [(x0 + x1) / 2, (top + bottom) / 2];
          return x > box.x0 - 0.5 && x < box.x1 + 0.5 && y > box.top - 0.5 && y < box.bottom + 0.5;
        }),
      );
      if (isIn && (figure === null || /\d/.test(text))) found.push(i);
    });
    return found;
  }

  alike(index: number): readonly number[] {
    return this.byText.get(this.spans[index]!.text)!;
  }
}

/** Where a text of some evidence stands on a page: there, or where the same is printed again; one group. */
function placesOf(evidence: readonly Evidence[], pages: readonly Page[], on: number): number[] {
  const own = evidence.filter(({ page }) => page === on + 1).flatMap((one) => pages[on]!.in(one));
  if (own.length > 0) return own;
  const texts = new Set(
    evidence.flatMap((one) =>
      (pages[one.page - 1]?.in(one) ?? []).map((i) => pages[one.page - 1]!.spans[i]!.text),
    ),
  );
  return [...pages[on]!.spans.keys()].filter((i) => texts.has(pages[on]!.spans[i]!.text));
}

function labelled(result: ExtractionResult, pages: readonly Page[]): void {
  const { evidence, canonical_output: output } = result;
  const put = (
    path: string,
    role: string,
    part: string | null,
    links: (on: number) => Partial<Label>,
  ): void => {
    for (const one of evidence[path] ?? []) {
      const page = pages[one.page - 1];
      for (const index of page?.in(one) ?? []) {
        const label = page!.labels[index]!;
        if (label.role !== null && label.role !== "rest") continue;
        Object.assign(label, { role, part, ...links(one.page - 1) });
      }
    }
  };
  const grouped = (indexes: readonly number[], page: Page): number => {
    const group = Math.min(...indexes.map((i) => page.labels[i]!.group));
    for (const index of indexes) page.labels[index]!.group = group;
    return indexes[0]!;
  };
  output.employees.forEach((employee: Employee, i) => {
    const path = `employees[${i}]`;
    const names = pages.map((page, on) => {
      const own = placesOf(evidence[`${path}.name`] ?? [], pages, on);
      const all = [...new Set(own.flatMap((index) => page.alike(index)))];
      for (const index of all) Object.assign(page.labels[index]!, { role: "name" });
      return all.length === 0 ? ELSEWHERE : grouped(all, page);
    });
    const isNamed = (evidence[`${path}.name`] ?? []).length > 0;
    const person = (on: number): number => (isNamed ? names[on]! : UNKNOWN);
    put(`${path}.employee_id`, "id", null, () => ({}));
    put(`${path}.department`, "department", null, () => ({}));
    for (const section of Object.keys(SECTIONS) as Section[]) {
      (employee[section] as unknown as Listed[]).forEach((line, j) => {
        const at = `${path}.${section}[${j}]`;
        const subject = subjectOf(section, line);
        const named = evidence[`${at}.description`] ?? evidence[`${at}.code`] ?? [];
        const labels = pages.map((page, on) => {
          if (named.length === 0) return UNKNOWN;
          const places = placesOf(named, pages, on);
          if (places.length === 0) return ELSEWHERE;
          // A line that is called alike in each person's record is called so right here.
          const here = named.some((one) => one.page === on + 1);
          return grouped(here ? places : places.slice(0, 1), page);
        });
        put(`${at}.description`, `label_${subject}`, null, () => ({}));
        put(`${at}.code`, "code", null, () => ({}));
        for (const [field, roleOf] of Object.entries(FIELDS))
          put(`${at}.${field}`, roleOf(subject), "body", (on) => ({
            person: person(on),
            label: labels[on]!,
          }));
      });
    }
    for (const [field, role] of [
      ["gross_pay", "gross"],
      ["net_pay", "net"],
    ] as const)
      put(`${path}.${field}`, role, "body", (on) => ({ person: person(on) }));
    employee.payments?.forEach((_, j) => {
      put(`${path}.payments[${j}].amount`, "payment", null, () => ({}));
      put(`${path}.payments[${j}].number`, "payment_number", null, () => ({}));
    });
  });
  for (const [field, role] of Object.entries(TOTALS)) put(`totals.${field}`, role, "total", () => ({}));
  for (const [path, role] of Object.entries(FACTS)) put(path, role, null, () => ({}));
}

function isTrue(result: ExtractionResult, truth: string): boolean {
  if (!existsSync(truth)) return result.confidence_score >= PROVED;
  const told = JSON.parse(readFileSync(truth, "utf8")) as Partial<ExtractionResult["canonical_output"]>;
  if (told.employees === undefined) return false;
  return figuresOf(told as ExtractionResult["canonical_output"]) === figuresOf(result.canonical_output);
}

async function write(file: number, folder: string, name: string): Promise<boolean> {
  const bytes = readFileSync(join(folder, `${name}.pdf`));
  const task = { ...resolveEngineOptions(), bytes, password: null, inspectPage: null };
  const result = (await runDocument(task, () => {})) as ExtractionResult;
  if (result.pages.some(({ source, straightened }) => source !== "text" || straightened !== null))
    return false;
  if (!isTrue(result, join(folder, `${name}.truth.json`))) return false;
  const { textPages } = await readPages(task, () => {}, new StageClock());
  const decimals = decimalsByPage(textPages);
  const { graph } = withoutCopies(
    pageGraph(
      textPages.flatMap((page, i) => linesOf(page, decimals[i]!)),
      textPages,
    ),
  );
  const pages = textPages.map(({ number }) => new Page(spansOf(rowsOfPage(graph, number))));
  labelled(result, pages);
  textPages.forEach((page, i) => {
    const { labels } = pages[i]!;
    if (labels.length < 8 || labels.length > MOST_SPANS) return;
    const of = <K extends keyof Label>(key: K): Label[K][] => labels.map((label) => label[key]);
    const head = Buffer.from(
      JSON.stringify({
        document: name,
        page: i,
        role: of("role"),
        part: of("part"),
        person: of("person"),
        label: of("label"),
        group: of("group"),
      }),
    );
    const long = Buffer.alloc(4);
    long.writeUInt32LE(head.length);
    const parts = inputBytes(rowsOfPage(graph, page.number), page, i === 0);
    writeSync(file, Buffer.concat([long, head, ...parts]));
  });
  return true;
}

const [out, ...folders] = process.argv.slice(2);
if (out === undefined || folders.length === 0) {
  console.error("usage: node --conditions=@paylift/source packages/engine/tagger/own-pages.ts OUT FOLDER...");
  process.exit(2);
}
const file = openSync(out, "w");
let [kept, left] = [0, 0];
for (const folder of folders) {
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".pdf"))) {
    let isKept = false;
    try {
      isKept = await write(file, folder, name.slice(0, -4));
    } catch (error) {
      console.error(name, error instanceof Error ? error.message : error);
    }
    if (isKept) kept++;
    else {
      left++;
      console.error(`${name}: left out`);
    }
  }
}
closeSync(file);
console.log(`${kept} documents labelled, ${left} left out`);
