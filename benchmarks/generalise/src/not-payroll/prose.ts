import type { Flow, Random } from "@paylift/samples/parts";
import { paragraph, title, type NotPayroll } from "./document.ts";

const PEOPLE = [
  "Rosa M Bellwether",
  "Elena Castillo",
  "Dwight Holloway Jr.",
  "Mary-Kate O'Brien",
  "Stefan Novak",
];

/** Names, years, and an amount or two in running text. */
function drawResume(flow: Flow, random: Random): void {
  title(flow, random.pick(PEOPLE));
  paragraph(flow, ["12 Mill Lane, Columbus, OH 43085", "rosa@example.com, (614) 555-0117"]);
  paragraph(flow, [
    "Experience",
    "2019 - 2026   Head of payroll, Larkspur Bakery LLC",
    "              Ran the payroll of 240 employees in 3 states; cut corrections by 35.50 %",
    "2014 - 2019   Payroll clerk, Stonebridge Foods Inc",
    "              Regular and overtime pay, garnishments, 401(k) and medical deductions",
  ]);
  paragraph(flow, ["Education", "2014   B.A. Accounting, Ohio State University, GPA 3.85"]);
  paragraph(flow, ["References", ...random.shuffle(PEOPLE).slice(0, 2)]);
}

/** An offer of employment: a salary is promised, nothing is paid. */
function drawLetter(flow: Flow, random: Random): void {
  const salary = `${random.int(48, 99)},500.00`;
  title(flow, "Larkspur Bakery LLC");
  paragraph(flow, ["August 21, 2026", "", `Dear ${random.pick(PEOPLE)},`]);
  paragraph(flow, [
    `We are pleased to offer you the position of baker at a yearly salary of $${salary}, paid every two`,
    "weeks by direct deposit, less federal income tax, Social Security, Medicare and whatever else the law",
    "asks us to withhold. You may join our 401(k) plan after 90 days; we match up to 4.00 % of your pay.",
    "Medical, dental and vision insurance begin on the first of the month after you start.",
  ]);
  paragraph(flow, ["Sincerely,", random.pick(PEOPLE), "Director of operations"]);
}

/** Several pages with nothing on them. */
function drawBlank(flow: Flow): void {
  flow.newPage();
}

export const PROSE: readonly NotPayroll[] = [
  { name: "resume", refusal: "no_payroll_content", draw: drawResume },
  { name: "letter", refusal: "no_payroll_content", draw: drawLetter },
  { name: "blank-pages", refusal: "no_text_layer", draw: drawBlank },
];
