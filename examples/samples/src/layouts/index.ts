import { adpRegisterColumns } from "./adp-register-columns.ts";
import { adpRegisterDescriptions } from "./adp-register-descriptions.ts";
import { adpRegisterStacks } from "./adp-register-stacks.ts";
import { gustoJournal } from "./gusto-journal.ts";
import type { Layout } from "./layout.ts";
import { paychexJournal } from "./paychex-journal.ts";

export const LAYOUTS: readonly Layout[] = [
  adpRegisterDescriptions,
  adpRegisterColumns,
  adpRegisterStacks,
  paychexJournal,
  gustoJournal,
];

export function findLayout(name: string): Layout {
  const layout = LAYOUTS.find((candidate) => candidate.name === name);
  if (layout) return layout;
  const known = LAYOUTS.map((candidate) => candidate.name).join(", ");
  throw new RangeError(`No layout is called "${name}". There are: ${known}`);
}
