// Reads documents of Northwind Pay with the variant in providers/: node src/main.ts FILE…
import { fileURLToPath } from "node:url";
import { createEngine } from "@paylift/engine";

const PROVIDERS = fileURLToPath(new URL("../providers", import.meta.url));

const engine = await createEngine({ variants: [PROVIDERS] });
try {
  for (const file of process.argv.slice(2)) {
    const { canonical_output: output, confidence_score: confidence, checks } = await engine.extract(file);
    const held = checks.filter(({ passed }) => passed === true).length;
    console.log(`${output.provider}/${output.format_variant}: ${output.employees.length} employees,`);
    console.log(`  ${held} of ${checks.length} sums hold, confidence ${confidence}`);
  }
} finally {
  await engine.close();
}
