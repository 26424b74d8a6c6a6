import type { Random } from "../random.ts";
import { bonusCheck, emptyCheck, regularCheck } from "./check.ts";
import { generateCompany, generateDepartments } from "./company.ts";
import type { Check, Department, Employee, Payroll, Period } from "./model.ts";
import { familyFirst, generateName } from "./names.ts";
import { generatePeriod, PERIODS_PER_YEAR } from "./period.ts";
import { stateRules, STATES } from "./states.ts";

/** What a layout can print; a payroll never holds what its layout has no place for. */
export interface PayrollTraits {
  severalChecks: boolean;
  splitDeposits: boolean;
  duplicateNames: boolean;
  /** The smallest step of a rate, in ten-thousandths of a dollar, such that time and a half prints exactly. */
  rateStep: number;
  listing: "departments" | "any" | "alphabetical";
}

type IdStyle = "plain" | "four" | "six" | "prefixed" | "dotted";

function writeId(random: Random, style: IdStyle, number: number): string {
  const padded = String(number);
  if (style === "plain") return padded;
  if (style === "four") return padded.padStart(4, "0");
  if (style === "six") return padded.padStart(6, "0");
  if (style === "prefixed") return `E-${padded.padStart(5, "0")}`;
  return `${String(random.int(1, 99)).padStart(2, "0")}.${padded.padStart(4, "0")}`;
}

function payOf(random: Random, period: Period, rateStep: number): Employee["pay"] {
  if (random.chance(0.6)) {
    const whole = random.int(15, 52) * 10_000;
    const fine = random.chance(0.5) ? 0 : Math.floor(random.int(0, 9_999) / rateStep) * rateStep;
    return { basis: "hourly", rate: whole + fine };
  }
  const yearlyCents = random.int(38, 180) * 100_000;
  return { basis: "salaried", cents: Math.round(yearlyCents / PERIODS_PER_YEAR[period.frequency]) };
}

function generateEmployee(
  random: Random,
  id: string,
  department: Department | null,
  states: string[],
  payroll: { period: Period; traits: PayrollTraits },
): Employee {
  const home = stateRules(random.pick(states));
  const others = states.filter((code) => code !== home.code);
  const secondState = others.length > 0 && random.chance(0.06) ? random.pick(others) : null;
  return {
    id,
    name: generateName(random),
    department,
    pay: payOf(random, payroll.period, payroll.traits.rateStep),
    state: home.code,
    secondState,
    city: home.cities.length > 0 && random.chance(0.6) ? random.pick(home.cities) : null,
    filing: random.pick(["S", "M", "H"]),
    status: random.chance(0.05) ? "T" : "A",
    lastFour: String(random.int(0, 9999)).padStart(4, "0"),
    checks: [],
  };
}

function checksOf(
  random: Random,
  employee: Employee,
  period: Period,
  { severalChecks, ...traits }: PayrollTraits & { negatives: boolean },
): Check[] {
  if (random.chance(0.04)) return [emptyCheck(random, employee, period)];
  const everything = random.chance(0.03);
  const checks = [regularCheck(random, employee, period, { ...traits, everything })];
  if (severalChecks && random.chance(0.08)) {
    checks.push(bonusCheck(random, employee, period, 2));
    if (random.chance(0.2)) checks.push(bonusCheck(random, employee, period, 3));
  }
  return checks;
}

const byName = (one: Employee, other: Employee): number => {
  const [left, right] = [familyFirst(one.name, ","), familyFirst(other.name, ",")];
  return left < right ? -1 : left > right ? 1 : 0;
};

function arrange(
  random: Random,
  employees: Employee[],
  departments: Department[],
  grouped: boolean,
): Employee[] {
  const listed = random.chance(0.5) ? [...employees].sort(byName) : employees;
  if (!grouped) return listed;
  return departments.flatMap((department) =>
    listed.filter((employee) => employee.department?.code === department.code),
  );
}

export function generatePayroll(
  random: Random,
  count: number,
  traits: PayrollTraits & { negatives: boolean },
): Payroll {
  const period = generatePeriod(random);
  const wide = Math.min(8, Math.ceil(count / 3));
  const departments = generateDepartments(random, random.chance(0.2) ? 1 : random.int(1, wide));
  const grouped = traits.listing === "departments" || (traits.listing === "any" && random.chance(0.7));
  const homeless = !grouped && random.chance(0.3);
  const states = random
    .shuffle(STATES)
    .slice(0, random.pick([1, 1, 2, 3]))
    .map((state) => state.code);
  const idStyle = random.pick(["plain", "four", "six", "prefixed", "dotted"] as const);
  const people: Employee[] = [];
  let number = random.int(1, 60);
  for (let index = 0; index < count; index++) {
    number += random.int(1, 9);
    const department = homeless ? null : (departments[index % departments.length] ?? null);
    const id = writeId(random, idStyle, number);
    people.push(generateEmployee(random, id, department, states, { period, traits }));
  }
  const [first, last] = [people[0], people.at(-1)];
  if (traits.duplicateNames && first && last && first !== last && random.chance(0.4))
    last.name = { ...first.name };
  for (const person of people) person.checks = checksOf(random, person, period, traits);
  const employees = arrange(random, people, departments, grouped);
  if (traits.listing === "alphabetical") employees.sort(byName);
  let checkNumber = random.int(4_000, 79_000);
  for (const check of employees.flatMap((employee) => employee.checks)) check.number = checkNumber++;
  return {
    company: generateCompany(random),
    period,
    departments: homeless
      ? []
      : departments.filter(({ code }) => people.some((p) => p.department?.code === code)),
    grouped,
    employees,
  };
}
