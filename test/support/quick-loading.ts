// Loading some hundred sources is most of what many a short test does: here each process, thread and program that they start
// does it in half the time.
import { enableCompileCache, registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

// The runner's record of what each process loads.
const RECORDER = "/@tapjs/processinfo/dist/esm/import.mjs";

// Coverage wants that record, and counts functions, of which compiled code that was kept knows less.
if (process.env["_TAPJS_PROCESSINFO_COVERAGE_"] !== "1") {
  // What one test process compiled, the next ones need not.
  process.env["NODE_COMPILE_CACHE"] ??= fileURLToPath(
    new URL("../../node_modules/.cache/paylift-tests/", import.meta.url),
  );
  enableCompileCache(process.env["NODE_COMPILE_CACHE"]);
  // Programs that are started elsewhere find this file too.
  process.env["NODE_OPTIONS"] = `--import=${import.meta.url}`;
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier.endsWith(RECORDER))
        return { url: "data:text/javascript,", format: "module", shortCircuit: true };
      // Nothing is to be looked up where a source is named by its path.
      if (specifier.startsWith(".") && specifier.endsWith(".ts") && context.parentURL !== undefined)
        return {
          url: new URL(specifier, context.parentURL).href,
          format: "module-typescript",
          shortCircuit: true,
        };
      return next(specifier, context);
    },
  });
}
