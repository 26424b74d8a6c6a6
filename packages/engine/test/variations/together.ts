import { runTogether } from "../../../../test/support/run-together.ts";

await runTogether(import.meta.dirname);
