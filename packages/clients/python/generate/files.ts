import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openApiDocument } from "../../../client/scripts/openapi-document.ts";
import { pythonOf, type Document } from "./operations.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The generated files of the Python client by path, as they should be now. */
export function pythonFiles(): ReadonlyMap<string, string> {
  const { models, operations } = pythonOf(openApiDocument() as Document);
  const { version } = JSON.parse(readFileSync(at("../../../client/package.json"), "utf8"));
  return new Map([
    [at("../src/paylift_client/models.py"), models],
    [at("../src/paylift_client/operations.py"), operations],
    [at("../src/paylift_client/version.py"), `"""The version of this client."""\n\nVERSION = "${version}"\n`],
  ]);
}
