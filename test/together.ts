import { runTogether } from "./support/run-together.ts";

await runTogether(import.meta.dirname);
