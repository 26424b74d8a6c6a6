import type { Counter } from "@paylift/benchmark-extract";

interface Line {
  amount?: number | null;
}

/** What a truth of people alone may say of each; what it leaves out is not looked at. */
interface Person {
  name: string;
  employee_id?: string;
  gross_pay?: number | null;
  net_pay?: number | null;
  earnings?: Line[];
  deductions?: Line[];
  taxes?: Line[];
}

interface People {
  employees?: Person[];
}

export interface PeopleScore {
  money: Counter;
  /** People and figures that are missing, too many, or differ. */
  wrong: number;
}

const FIGURES = ["gross_pay", "net_pay"] as const;
const LISTS = ["earnings", "deductions", "taxes"] as const;

/** A truth that says nothing of the document's period, totals and kind. */
export const isOfPeopleAlone = (truth: object): boolean => !("format_type" in truth);

const amounts = (lines: readonly Line[] | undefined): number[] =>
  (lines ?? []).flatMap(({ amount }) => (amount ? [amount] : []));

const figure = (value: number | null | undefined): number[] => (typeof value === "number" ? [value] : []);

/** Compares people by name and id, and of each the figures and the amounts of lines that the truth tells. */
export function scorePeople(truth: People, read: People): PeopleScore {
  const money = { t: 0, p: 0, hit: 0 };
  let wrong = 0;
  const compare = (want: readonly number[], got: readonly number[]): void => {
    const left = [...got];
    let hit = 0;
    for (const amount of want) {
      const at = left.indexOf(amount);
      if (at < 0) continue;
      left.splice(at, 1);
      hit++;
    }
    money.t += want.length;
    money.p += got.length;
    money.hit += hit;
    wrong += Math.max(want.length, got.length) - hit;
  };
  const free = [...(read.employees ?? [])];
  for (const want of truth.employees ?? []) {
    const [at, isSame] = likest(free, want);
    if (!isSame) wrong++;
    const got = at < 0 ? null : free.splice(at, 1)[0];
    for (const key of FIGURES) if (want[key] !== undefined) compare(figure(want[key]), figure(got?.[key]));
    for (const key of LISTS) if (want[key] !== undefined) compare(amounts(want[key]), amounts(got?.[key]));
  }
  for (const extra of free) {
    wrong++;
    money.p += FIGURES.flatMap((key) => figure(extra[key])).length;
    money.p += LISTS.flatMap((key) => amounts(extra[key])).length;
  }
  return { money, wrong };
}

/** Where somebody is in a list, and whether under the same name and id: one of both is enough. */
function likest(people: readonly Person[], { name, employee_id: id = "" }: Person): [number, boolean] {
  const isNamed = (person: Person): boolean => person.name === name;
  const hasId = (person: Person): boolean => (person.employee_id ?? "") === id;
  const same = people.findIndex((person) => isNamed(person) && hasId(person));
  if (same >= 0) return [same, true];
  const byId = id === "" ? -1 : people.findIndex(hasId);
  return [byId >= 0 ? byId : people.findIndex(isNamed), false];
}
