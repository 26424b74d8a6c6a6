import { cyclesOf } from "./cycles.ts";
import { stepRefused } from "./floors.ts";
import { ENTRANCES, ONLY_FROM, PACKAGE_FLOORS, PART_FLOORS } from "./order.ts";
import type { SourceFile } from "./source-file.ts";

const OURS = "@paylift/";

/** What breaks the order of packages and folders, one sentence each; empty when all is in order. */
export function violations(files: readonly SourceFile[]): string[] {
  const cycles = cyclesOf(new Map(files.map(({ path, files: imported }) => [path, imported])));
  return [
    ...files.flatMap(packageViolations),
    ...files.flatMap(partViolations),
    ...cycles.map((cycle) => `a cycle of imports: ${cycle.join(" → ")}`),
  ];
}

function packageViolations({ path, files, packages }: SourceFile): string[] {
  const own = packageOf(path);
  const across = files
    .filter((file) => packageOf(file) !== own)
    .map((file) => `${path}: imports ${file} by its path; another package is imported by its name`);
  const steps = packages
    .filter((name) => name.startsWith(OURS))
    .map((name) => name.slice(OURS.length))
    .map((name) => stepRefused(PACKAGE_FLOORS, own, name) ?? notAllowed(own, name));
  const entered = packages.map((name) => {
    const entrances = ENTRANCES[name];
    if (entrances === undefined || entrances.some((entrance) => path.startsWith(entrance))) return null;
    return `${name} may be imported under packages/${entrances.join(", packages/")} only`;
  });
  const refused = [...steps, ...entered].filter((reason) => reason !== null);
  return [...across, ...refused.map((reason) => `${path}: ${reason}`)];
}

function notAllowed(from: string, to: string): string | null {
  const allowed = ONLY_FROM[from];
  if (allowed === undefined || allowed.includes(to)) return null;
  return `${from} may import ${allowed.join(", ")} only, not ${to}`;
}

function partViolations({ path, files }: SourceFile): string[] {
  return Object.entries(PART_FLOORS).flatMap(([folder, floors]) => {
    if (!path.startsWith(folder)) return [];
    const part = partOf(folder, path);
    return files
      .filter((file) => file.startsWith(folder))
      .map((file) => partOf(folder, file))
      .filter((imported) => imported !== part)
      .map((imported) => stepRefused(floors, part, imported))
      .filter((reason) => reason !== null)
      .map((reason) => `${path}: ${reason}`);
  });
}

/** `layout/` for a file in that folder at any depth, `errors.ts` for a file of the root. */
function partOf(folder: string, path: string): string {
  const [name, ...rest] = path.slice(folder.length).split("/");
  return rest.length > 0 ? `${name}/` : `${name}`;
}

function packageOf(path: string): string {
  return path.slice(0, path.indexOf("/"));
}
