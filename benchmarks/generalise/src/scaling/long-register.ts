import { generateSample } from "@paylift/samples";

/** A register of about so many pages. */
export interface LongRegister {
  pages: number;
  employees: number;
  pdf: Uint8Array;
}

const SEED = 11;
const PROBE_EMPLOYEES = 120;

const register = async (layout: string, employees: number): Promise<LongRegister> => {
  const { pdf, truth } = await generateSample({ layout, seed: SEED, employees });
  return { pages: truth._meta.pages, employees, pdf };
};

/** Registers of a layout of the samples, each with as many employees as come near its number of pages. */
export async function longRegisters(layout: string, pages: readonly number[]): Promise<LongRegister[]> {
  const probe = await register(layout, PROBE_EMPLOYEES);
  const registers: LongRegister[] = [];
  for (const wanted of pages)
    registers.push(await register(layout, Math.max(1, Math.floor((PROBE_EMPLOYEES * wanted) / probe.pages))));
  return registers;
}
