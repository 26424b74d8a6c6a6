import { createEngine } from "@paylift/engine";
import { languageModelVoter } from "./language-model-voter.ts";

const [file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0) {
  console.error("usage: node src/main.ts FILE.pdf");
  process.exit(2);
}

// Off unless somebody says which endpoint to ask: documents leave this machine by it, though masked.
const { LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL: model, LANGUAGE_MODEL_KEY: key } = process.env;
if (url !== undefined && model === undefined) {
  console.error("LANGUAGE_MODEL_URL is set, and LANGUAGE_MODEL does not say which model");
  process.exit(2);
}
const voters =
  url === undefined
    ? []
    : [languageModelVoter({ url, model: model!, ...(key === undefined ? {} : { key }) })];

const engine = await createEngine({ threads: 1, voters });
try {
  const { canonical_output: output, confidence_score, reader, voting } = await engine.extract(file);
  console.log(
    `${output.employees.length} employees, confidence ${confidence_score}, read by ${reader.name} version ${reader.version}`,
  );
  for (const { name, outcome, votes } of voting?.voters ?? [])
    console.log(`${name}: ${outcome}, votes that count: ${votes}, effect: ${voting!.effect}`);
  if (voting === undefined) console.log("no language model was asked: LANGUAGE_MODEL_URL is not set");
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await engine.close();
}
