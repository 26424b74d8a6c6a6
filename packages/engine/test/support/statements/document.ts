import type { Layout } from "./layout.ts";
import { Paper, type Look } from "./paper.ts";
import { payrollOf, type Payroll } from "./payroll.ts";
import { Random } from "../random.ts";

/** A file of statements in a lay-out, and what it says. The seed decides everything. */
export async function statementsOf(
  layout: Layout,
  seed: number,
  change: (payroll: Payroll) => void = () => {},
): Promise<{ bytes: Uint8Array; payroll: Payroll }> {
  const random = new Random(seed * 7919 + 1);
  const payroll = payrollOf(seed, layout.words, random.int(1, 5));
  change(payroll);
  const paper = new Paper(lookOf(random, layout));
  for (const pay of payroll.pays) layout.draw(paper, payroll, pay, random);
  return { bytes: await paper.bytes(), payroll };
}

function lookOf(
  random: Random,
  { fonts = ["Helvetica", "Times-Roman", "Courier"], largest = 8 }: Layout,
): Look {
  const font = random.pick(fonts);
  const size = font === "Courier" ? random.int(5, 6) : random.int(6, largest);
  return {
    font,
    size,
    dx: random.int(-6, 6),
    dy: random.int(-10, 20),
    scale: 0.97 + random.next() * 0.06,
  };
}
