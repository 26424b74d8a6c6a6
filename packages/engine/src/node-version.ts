import { EngineError } from "./errors.ts";

/** The oldest release that the engine runs on, as its `package.json` says. */
export const OLDEST_NODE = "22.18";

/** Says it before a thread is started, which would die without a reason. @throws EngineError `node_too_old`. */
export function requireNode(): void {
  const { node } = process.versions;
  const [major = 0, minor = 0] = node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split(".").map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  const message = `the engine needs Node.js ${OLDEST_NODE} or newer, and this is ${node}`;
  throw new EngineError("node_too_old", message, { oldest: OLDEST_NODE, node });
}
