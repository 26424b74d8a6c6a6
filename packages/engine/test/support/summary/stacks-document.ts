import { wrapped } from "./names.ts";
import { netOf, sumOf, lineOf, type Labels, type Part, type Person } from "./payroll.ts";
import { printed, shortHours } from "./quickbooks-styles.ts";
import { PdfSheet, type Face } from "./sheet.ts";

export interface StacksPaper {
  face: Face;
  /** Points by which everything is moved, and its width in parts of the common one. */
  shift: number;
  stretch: number;
  down: number;
}

type Place = [x: number, text: string, align: "left" | "right"];
type Cells = Place[];

const HEADINGS: readonly Place[] = [
  [22, "Name", "left"],
  [86, "Hours", "left"],
  [172, "Gross pay", "left"],
  [308, "Other pay", "left"],
  [394, "Employee taxes & deductions", "left"],
  [576, "Net pay", "right"],
  [586, "Employer taxes & contributions", "left"],
  [768, "Total payroll cost", "right"],
];

/** Prints a row of stacks a person, the company's total first; blocks break over pages wherever these end. */
export async function stacksPdf(
  people: readonly Person[],
  labels: Labels,
  head: readonly string[],
  { face, shift, stretch, down }: StacksPaper,
): Promise<Buffer> {
  const sheet = new PdfSheet(face, [792 * stretch + 2 * shift, 160 + down * face.size * 1.4]);
  const at = (x: number): number => shift + x * stretch;
  let y = Infinity;
  const bottom = 100 + down * face.size * 1.4;
  const line = (cells: Cells): void => {
    if (y > bottom) {
      sheet.page();
      y = 20;
      head.forEach((text, i) => sheet.text(at(396), y + i * face.size * 1.5, text, "center"));
      y += face.size * 6;
      for (const [x, text, align] of HEADINGS) sheet.text(at(x), y, text, align);
      y += face.size * 2.5;
      sheet.text(at(396), bottom + 30, "Monday, January 5, 2026 08:12 AM", "center");
    }
    for (const [x, text, align] of cells) sheet.text(at(x), y, text, align);
    y += face.size * 1.4;
  };
  const block = (name: string, members: readonly Person[]): void => {
    const names = wrapped(sheet, name, 58 * stretch).map((text): Cells => [[22, text, "left"]]);
    const stacks = [names, ...stacksOf(members, labels)];
    const height = Math.max(...stacks.map((stack) => stack.length));
    for (let i = 0; i < height; i++) line(stacks.flatMap((stack) => stack[i] ?? []));
    y += face.size * 1.5;
  };
  block("Total", people);
  for (const person of people) block(`${person.name.family}, ${person.name.given}`, [person]);
  return await sheet.bytes();
}

function stacksOf(people: readonly Person[], labels: Labels): Cells[][] {
  const dollars = (cents: number): string => printed(cents, "$");
  const lines = (part: Part) => labels[part].flatMap((label) => lineOf(people, part, label) ?? []);
  const list = (x: number, right: number, part: Part, sign = 1): Cells[] =>
    lines(part).map(({ label, cents }) => [
      [x + 6, label, "left"],
      [right, dollars(sign * cents), "right"],
    ]);
  const sum = (x: number, right: number, label: string, cents: number): Cells => [
    [x, label, "left"],
    [right, dollars(cents), "right"],
  ];
  const group = (x: number, right: number, label: string, part: Part, sign = 1): Cells[] =>
    lines(part).length === 0
      ? []
      : [sum(x, right, label, sign * sumOf(people, part)), ...list(x, right, part, sign)];
  const worked = lines("earnings").flatMap(({ label, hours }) => (hours === null ? [] : [{ label, hours }]));
  const hours = worked.reduce((all, each) => all + each.hours, 0);
  const pretax = group(172, 298, "Pre-tax deductions", "pretax", -1);
  const [gross, other] = [sumOf(people, "earnings"), sumOf(people, "additions")];
  const withheld = sumOf(people, "taxes", "after_tax");
  const employer = sumOf(people, "employer_taxes", "contributions");
  return [
    [{ label: "Total", hours }, ...worked].map((each, i): Cells => [
      [i === 0 ? 86 : 92, each.label, "left"],
      [164, `${shortHours(each.hours)}h`, "right"],
    ]),
    [
      sum(172, 298, "Gross", gross),
      ...list(172, 298, "earnings"),
      ...pretax,
      ...(pretax.length > 0 ? [sum(172, 298, "Adjusted gross", gross - sumOf(people, "pretax"))] : []),
    ],
    [sum(308, 384, "Total", other), ...list(308, 384, "additions")],
    [
      sum(394, 524, "Total", -withheld),
      ...group(394, 524, "Employee taxes", "taxes", -1),
      ...group(394, 524, "After-tax deductions", "after_tax", -1),
    ],
    [[[576, dollars(netOf(people)), "right"]]],
    [
      sum(586, 706, "Total", employer),
      ...group(586, 706, "Employer taxes", "employer_taxes"),
      ...group(586, 706, "Contributions", "contributions"),
    ],
    [[[768, dollars(gross + other + employer), "right"]]],
  ];
}
