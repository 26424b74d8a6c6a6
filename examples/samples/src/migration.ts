import { degradationsOf } from "./degradations.ts";
import { renderPdf } from "./drawing/render.ts";
import { Sheet } from "./drawing/sheet.ts";
import { findLayout } from "./layouts/index.ts";
import type { Layout } from "./layouts/layout.ts";
import type { Check, DeductionLine, Employee, Payroll, TaxLine } from "./payroll/model.ts";
import { familyFirst, naturalName } from "./payroll/names.ts";
import { generatePayroll } from "./payroll/payroll.ts";
import { totalsOf } from "./payroll/totals.ts";
import { Random } from "./random.ts";
import type { Sample } from "./sample.ts";
import { buildTruth } from "./truth/truth.ts";

export interface MigrationRequest {
  /** Layout of the old provider. */
  source: string;
  /** Layout of the new provider. */
  target: string;
  seed: number;
  /** 6 to 300 on each side. */
  employees: number;
}

/** A difference between both sides, in the words of the people who would report it. */
export interface MigrationDifference {
  kind: "missing_employee" | "extra_employee" | "premium" | "tax_off_by_cents";
  /** Names of the employees concerned. */
  employees: string[];
  /** By how much each one's net pay differs, in cents. */
  cents: number;
}

/** One payroll run as two providers print it, and what the new one does differently. */
export interface MigrationSample {
  source: Sample;
  target: Sample;
  differences: MigrationDifference[];
}

const PREMIUM_CENTS = 1_250;
const TAX_CENTS = 37;

/**
 * Draws one payroll run in two layouts. On the target somebody is missing, somebody is extra, everybody's medical premium
 * has risen and one tax is off by cents. Throws a RangeError where the seed has nobody for one of these.
 */
export async function generateMigrationSample(request: MigrationRequest): Promise<MigrationSample> {
  const { seed, employees } = request;
  if (!Number.isInteger(employees) || employees < 6 || employees > 300)
    throw new RangeError(`A migration has 6 to 300 employees, not ${employees}`);
  const [source, target] = [findLayout(request.source), findLayout(request.target)];
  const random = new Random(seed).fork(`migration ${source.name} ${target.name} ${employees}`);
  // Only what both layouts have a place for; one more, so that each side lacks somebody.
  const everybody = generatePayroll(random.fork("payroll"), employees + 1, {
    severalChecks: source.traits.severalChecks && target.traits.severalChecks,
    splitDeposits: source.traits.splitDeposits && target.traits.splitDeposits,
    duplicateNames: false,
    rateStep: Math.max(source.traits.rateStep, target.traits.rateStep),
    listing: "alphabetical",
    negatives: false,
  });
  const { old, next, differences } = changes(everybody);
  return {
    source: await draw(source, old, `migration-${seed}-source`, random.fork("source")),
    target: await draw(target, next, `migration-${seed}-target`, random.fork("target")),
    differences,
  };
}

function changes(everybody: Payroll): { old: Payroll; next: Payroll; differences: MigrationDifference[] } {
  const [old, next] = [structuredClone(everybody), structuredClone(everybody)];
  const paid = everybody.employees.flatMap(({ checks }, index) =>
    (checks[0]?.netCents ?? 0) > 0 ? [index] : [],
  );
  const [missing, extra] = [paid.at(0), paid.at(-1)];
  if (missing === undefined || extra === undefined || missing === extra)
    throw new RangeError("Nobody is paid who could be missing");
  const staying = next.employees.filter((_, index) => index !== missing && index !== extra);
  const dearer = staying.filter((employee) => raisePremium(employee));
  const taxed = staying.find((employee) => !dearer.includes(employee) && raiseTax(employee));
  if (dearer.length === 0 || taxed === undefined) throw new RangeError("Nobody has what would change");
  const name = (index: number): string => naturalName((everybody.employees[index] as Employee).name);
  old.employees.splice(extra, 1);
  next.employees.splice(missing, 1);
  const net = (index: number): number => everybody.employees[index]?.checks[0]?.netCents ?? 0;
  return {
    old,
    next,
    differences: [
      { kind: "missing_employee", employees: [name(missing)], cents: -net(missing) },
      { kind: "extra_employee", employees: [name(extra)], cents: net(extra) },
      {
        kind: "premium",
        employees: dearer.map((employee) => naturalName(employee.name)),
        cents: -PREMIUM_CENTS,
      },
      { kind: "tax_off_by_cents", employees: [naturalName(taxed.name)], cents: -TAX_CENTS },
    ],
  };
}

function raisePremium({ checks }: Employee): boolean {
  const [check] = checks;
  const premium = check?.deductions.find(({ kind, cents }) => kind === "medical" && cents > 0);
  return (
    check !== undefined && premium !== undefined && raise(check, premium, "deductionCents", PREMIUM_CENTS)
  );
}

function raiseTax({ checks }: Employee): boolean {
  const [check] = checks;
  const tax = check?.taxes.find(({ kind, cents }) => kind === "federal_income" && cents > 0);
  return check !== undefined && tax !== undefined && raise(check, tax, "taxCents", TAX_CENTS);
}

/** Withholds more, where the check can bear it; everything on the check adds up afterwards. */
function raise(
  check: Check,
  line: DeductionLine | TaxLine,
  sum: "deductionCents" | "taxCents",
  cents: number,
): boolean {
  if (check.netCents <= cents || check.allocations.some((allocation) => allocation.cents <= cents))
    return false;
  line.cents += cents;
  check[sum] += cents;
  check.netCents -= cents;
  const [allocation] = check.allocations;
  if (allocation !== undefined) allocation.cents -= cents;
  return true;
}

async function draw(layout: Layout, payroll: Payroll, name: string, random: Random): Promise<Sample> {
  const totals = totalsOf(payroll.employees);
  const wording = layout.wording(random.fork("wording"));
  const sheet = new Sheet(layout.typeface(random.fork("typeface")));
  const degraded = degradationsOf("clean", layout.money);
  const { money } = degraded;
  payroll.employees.sort((a, b) => (familyFirst(a.name, ",") < familyFirst(b.name, ",") ? -1 : 1));
  layout.draw({
    printed: payroll,
    actual: payroll,
    totals,
    wording,
    money,
    sheet,
    random: random.fork("drawing"),
  });
  const pages = sheet.pages.length;
  const truth = buildTruth({ layout, payroll, totals, wording, misprint: null, degrade: "clean", pages });
  return { name, truth, pdf: await renderPdf(sheet, { ...degraded, random: random.fork("rendering") }) };
}
