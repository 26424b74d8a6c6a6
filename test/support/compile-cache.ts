// What one test process compiled, the next ones need not: they, their threads and the programs they start share one cache.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Coverage counts functions, of which compiled code that was kept knows less.
if (process.env["_TAPJS_PROCESSINFO_COVERAGE_"] !== "1") {
  process.env["NODE_COMPILE_CACHE"] ??= fileURLToPath(
    new URL("../../node_modules/.cache/paylift-tests/", import.meta.url),
  );
  enableCompileCache(process.env["NODE_COMPILE_CACHE"]);
}
