import { test } from "tap";
import type { Scored } from "@paylift/benchmark-extract";
import { generateAdversarial } from "../src/adversarial/generate.ts";
import { measureDrafts, type DraftCase } from "../src/drafts/measure.ts";
import { printDrafts } from "../src/drafts/report.ts";

/** Net pay that differs from the truth, as far as an answer has people. */
function scoreDocument(truth: unknown, answer: unknown): Scored {
  const paid = (output: { employees: { net_pay: number | null }[] }): string =>
    output.employees.map(({ net_pay: net }) => net).join(" ");
  const { canonical_output: output } = answer as { canonical_output?: Parameters<typeof paid>[0] };
  const right = output !== undefined && paid(output) === paid(truth as Parameters<typeof paid>[0]);
  return {
    errors: right ? [] : [{ class: "money", path: "employees", want: 0, got: 1 }],
  } as unknown as Scored;
}

async function* cases(): AsyncGenerator<DraftCase> {
  for (const layout of ["grid", "cards"]) {
    const { name, pdf, truth } = await generateAdversarial(layout, 3);
    yield { name, layout, samples: [{ source: pdf, truth }] };
  }
}

test("a draft is measured beside inference, and a refusal tells why", async (t) => {
  const drafts = await measureDrafts(cases(), {
    scoreDocument,
    summarise: () => t.fail("not summarised") as never,
  });
  t.match(drafts, [
    { name: "grid-3", outcome: "equal", obstacle: null, wrong: 0, wrongByInference: 0 },
    { name: "cards-3", outcome: "refused", obstacle: "no_header", wrong: null },
  ]);
  const report = { date: "", command: "", machine: {} as never, seeds: 1, layouts: [], drafts };
  const text = printDrafts(report);
  t.match(text, /✗ cards-3: refused, no_header/);
  t.match(text, /1 of 2 drafts read their samples as well as inference/);
});
