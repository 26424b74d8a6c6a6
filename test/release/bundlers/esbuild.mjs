import { build } from "esbuild";

await build({
  entryPoints: ["program.mjs"],
  outfile: "bundled/esbuild.mjs",
  bundle: true,
  platform: "node",
  format: "esm",
  external: ["@paylift/*"],
});
