import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateSample } from "@paylift/samples";

/** A register made for the benchmark, and what it says. */
export interface GeneratedRegister {
  name: string;
  path: string;
  pages: number;
  employees: number;
  /** Net pay of each employee, in the order of the pages; null where none is printed. */
  netPay: (number | null)[];
}

const SEED = 5;

/** A dense one prints four hundred words and more on a page: rows and columns of figures, hardly any white. */
const DENSE = { layout: "adp-register-columns", employeesAPage: 12.3 };
/** A plain one has eight or nine employees on a page. */
const PLAIN = { layout: "adp-register-stacks", employeesAPage: 9.03 };

async function register(
  name: string,
  { layout, employeesAPage }: typeof DENSE,
  pages: number,
  folder: string,
): Promise<GeneratedRegister> {
  const employees = Math.round(pages * employeesAPage);
  const { pdf, truth } = await generateSample({ layout, seed: SEED, employees });
  const path = join(folder, `${name}.pdf`);
  writeFileSync(path, pdf);
  const netPay = truth.employees.map(({ net_pay }) => net_pay);
  return { name, path, pages: truth._meta.pages, employees, netPay };
}

/** A register whose pages are full, of about so many of them. */
export function denseRegister(pages: number, folder: string): Promise<GeneratedRegister> {
  return register(`dense-${pages}`, DENSE, pages, folder);
}

/** A register of about so many pages; a thousand of them list more than eight thousand employees. */
export function plainRegister(pages: number, folder: string): Promise<GeneratedRegister> {
  return register(`plain-${pages}`, PLAIN, pages, folder);
}
