import { drawnPdf } from "../drawn-pdf.ts";
import type { Random } from "../random.ts";
import { drawn, HEIGHT, printed, WIDTH, type PrintedText, type Register } from "./made-up-register.ts";
import { shownOf, type Faulty } from "./truth.ts";

/** Gives one person the name of another. */
function namesakes(register: Register, random: Random): void {
  const { people } = register;
  const first = random.int(0, people.length - 2);
  const other = random.int(first + 1, people.length - 1);
  people[other]!.given = people[first]!.given;
  people[other]!.surname = people[first]!.surname;
}

function faulty(register: Register, texts: readonly PrintedText[], isOpen: boolean): Faulty {
  const pdf = drawnPdf({ content: drawn(texts), mediaBox: [0, 0, WIDTH, HEIGHT] });
  return { pdf, people: register.people.map((payee) => shownOf(payee, register)), isOpen };
}

/** Puts other texts where the ids stand, which are none. */
function withoutIds(
  register: Register,
  head: string,
  textOf: (row: number) => string,
  isOpen = false,
): Faulty {
  const texts = printed(register, [head, "Employee Name"]);
  for (const text of texts) if (text.of === "id") text.text = textOf(text.row!);
  return faulty({ ...register, hasIds: false }, texts, isOpen);
}

/** Two people of one name, and what tells them apart. */
export const NAMESAKES = {
  "namesakes with ids": (register: Register, random: Random): Faulty => {
    namesakes(register, random);
    return faulty(register, printed(register), false);
  },
  "namesakes with masked numbers": (register: Register, random: Random): Faulty => {
    namesakes(register, random);
    return withoutIds(register, "SSN", (row) => register.people[row]!.masked);
  },
  "namesakes with nothing else": (register: Register, random: Random): Faulty => {
    namesakes(register, random);
    const without = { ...register, hasIds: false };
    return faulty(without, printed(without), true);
  },
  "namesakes in departments": (register: Register, random: Random): Faulty => {
    namesakes(register, random);
    return withoutIds(register, "Dept", (row) => register.people[row]!.department, true);
  },
};

/** Numbers beside names that are no ids. */
export const NUMBERS = {
  "a column of departments": (register: Register): Faulty =>
    withoutIds(register, "Dept", (row) => register.people[row]!.department),
  "a column of departments that all differ": (register: Register): Faulty =>
    withoutIds(register, "Dept", (row) => String(100 * (row + 1))),
  "a column of cost centers": (register: Register): Faulty =>
    withoutIds(register, "Cost Ctr", (row) => `40${register.people[row]!.department}`),
  "numbers of lines": (register: Register): Faulty => withoutIds(register, "No.", (row) => String(row + 1)),
  "numbers of lines without a heading": (register: Register): Faulty =>
    withoutIds(register, "", (row) => String(row + 1)),
  "departments without a heading": (register: Register): Faulty =>
    withoutIds(register, "", (row) => register.people[row]!.department, true),
};
