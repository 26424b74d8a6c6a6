import { runTogether } from "../../../test/support/together.ts";

await runTogether(import.meta.dirname);
