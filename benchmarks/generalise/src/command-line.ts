import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { ReaderPart } from "../../../packages/engine/src/understand/switched-off.ts";
import { partsOf } from "./accuracy/parts.ts";

export interface BenchOptions {
  /** Folder of the corpus; null looks for the usual ones. */
  corpus: string | null;
  /** Part of a family's name; null takes all families. */
  filter: string | null;
  /** Documents of each adversarial layout and of each kind that is no payroll. */
  seeds: number;
  /** Measures the cost of long documents instead of accuracy. */
  scaling: boolean;
  /** Drafts variants from the same documents and reads them with these instead. */
  drafts: boolean;
  /** Folders of documents with their truth: measures these, the corpus and the authored documents instead. */
  cases: string[];
  /** Makes the folders of cases one set of this name, and measures no other. */
  set: string | null;
  /** Keeps what is measured of cases under this name, beside what holds now. */
  label: string | null;
  /** Options of the engine for cases. */
  switches: Record<string, unknown>;
  /** Parts of the joint reader that are left out for cases. */
  without: ReaderPart[];
  /** Folder for the results; null is `benchmarks/results`. */
  out: string | null;
}

export const USAGE =
  "npm run bench:generalise -- [--corpus DIR] [--filter FAMILY] [--seeds N] [--scaling | --drafts] [--out DIR]\n" +
  "       npm run bench:generalise -- --cases DIR... [--set NAME] [--filter SET] [--label NAME] [--switches JSON] [--without PARTS] [--out DIR]";

/** Throws with a message for the person at the keyboard. */
export function parseCommandLine(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      corpus: { type: "string" },
      filter: { type: "string" },
      seeds: { type: "string", default: "60" },
      scaling: { type: "boolean", default: false },
      drafts: { type: "boolean", default: false },
      cases: { type: "string", multiple: true, default: [] },
      set: { type: "string" },
      label: { type: "string" },
      switches: { type: "string", default: "{}" },
      without: { type: "string" },
      out: { type: "string" },
    },
  });
  const seeds = Number(values.seeds);
  if (!Number.isInteger(seeds) || seeds < 1)
    throw new Error(`--seeds: expected a whole number from 1, got ${values.seeds}`);
  const { cases, set, label, without } = values;
  if (
    cases.length === 0 &&
    (set ?? label ?? without ?? (values.switches === "{}" ? undefined : "")) !== undefined
  )
    throw new Error("--set, --label, --switches and --without go with --cases");
  return {
    corpus: values.corpus === undefined ? null : resolve(values.corpus),
    filter: values.filter ?? null,
    seeds,
    scaling: values.scaling,
    drafts: values.drafts,
    cases: cases.map((folder) => resolve(folder)),
    set: set ?? null,
    label: label ?? null,
    switches: switchesIn(values.switches),
    without: without === undefined ? [] : partsOf(without),
    out: values.out === undefined ? null : resolve(values.out),
  };
}

function switchesIn(text: string): Record<string, unknown> {
  const told = (): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  };
  const switches = told();
  if (typeof switches !== "object" || switches === null || Array.isArray(switches))
    throw new Error(`--switches: expected an object in JSON, got ${text}`);
  return switches as Record<string, unknown>;
}
