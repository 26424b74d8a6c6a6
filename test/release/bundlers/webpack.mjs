import { resolve } from "node:path";
import webpack from "webpack";

const compiler = webpack({
  mode: "production",
  target: "node22",
  entry: "./program.mjs",
  externals: /^@paylift\//,
  externalsType: "module",
  experiments: { outputModule: true },
  output: { path: resolve("bundled"), filename: "webpack.mjs", module: true },
});
compiler.run((error, stats) => {
  if (error !== null || stats.hasErrors()) {
    console.error(error ?? stats.toString());
    process.exitCode = 1;
  }
});
