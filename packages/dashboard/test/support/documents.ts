import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateMigrationSample, generateSample } from "@paylift/samples";
import type { Test } from "tap";

/** The password of the locked document; some of its characters are keys of the page view. */
export const LOCKED_WITH = "0+4 little words";

const LAYOUT = "adp-register-columns";

const migration = () =>
  generateMigrationSample({ source: LAYOUT, target: "gusto-journal", seed: 11, employees: 12 });

/** The bytes of each document. */
const DOCUMENTS = {
  /** Proved by its own sums. */
  clean: async () => (await generateSample({ layout: LAYOUT, seed: 3, employees: 6 })).pdf,
  /** One of its figures is misprinted. */
  inconsistent: async () =>
    (await generateSample({ layout: LAYOUT, seed: 4, employees: 8, degrade: "inconsistent" })).pdf,
  /** Opened by `LOCKED_WITH`. */
  locked: async () =>
    (await generateSample({ layout: "gusto-journal", seed: 6, employees: 4, password: LOCKED_WITH })).pdf,
  /** As many employees as a page must bear. */
  large: async () => (await generateSample({ layout: LAYOUT, seed: 5, employees: 400 })).pdf,
  /** One payroll run as two providers print it, with differences of every kind. */
  before: async () => (await migration()).source.pdf,
  after: async () => (await migration()).target.pdf,
  notes: async () => Buffer.from("These are notes, not payroll."),
};

/** The misprinted field of the inconsistent document, and the figure that is consistent there. */
export async function misprint(): Promise<{ readonly field: string; readonly value: string }> {
  const { truth } = await generateSample({ layout: LAYOUT, seed: 4, employees: 8, degrade: "inconsistent" });
  const [wrong] = truth._inconsistencies;
  if (wrong === undefined) throw new Error("nothing is misprinted");
  const { field, employee, printed, adds_up_to: value } = wrong;
  const index = truth.employees.findIndex(({ name }) => name === employee);
  if (field !== "earnings" && field !== "deductions" && field !== "taxes")
    return { field: employee === undefined ? field : `employees[${index}].${field}`, value: String(value) };
  const line = truth.employees[index]![field].findIndex(({ amount }) => amount === printed);
  return { field: `employees[${index}].${field}[${line}].amount`, value: String(value) };
}

/** Writes documents into a folder of their own, which goes with the test; gives their paths. */
export async function testDocuments<Name extends keyof typeof DOCUMENTS>(
  t: Test,
  ...names: readonly Name[]
): Promise<Readonly<Record<Name, string>>> {
  const folder = await mkdtemp(join(tmpdir(), "paylift-documents-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const paths = names.map(async (name) => {
    const path = join(folder, `${name}.pdf`);
    await writeFile(path, await DOCUMENTS[name]());
    return [name, path] as const;
  });
  return Object.fromEntries(await Promise.all(paths)) as Record<Name, string>;
}
