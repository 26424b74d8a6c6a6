import type { HostileKinds } from "./hostile-kind.ts";
import { crossReferences } from "./kinds/cross-references.ts";
import { encryption } from "./kinds/encryption.ts";
import { filters } from "./kinds/filters.ts";
import { fonts } from "./kinds/fonts.ts";
import { garbage } from "./kinds/garbage.ts";
import { images } from "./kinds/images.ts";
import { letters } from "./kinds/letters.ts";
import { nesting } from "./kinds/nesting.ts";
import { numbers } from "./kinds/numbers.ts";
import { payroll } from "./kinds/payroll.ts";
import { toUnicode } from "./kinds/to-unicode.ts";
import { tokens } from "./kinds/tokens.ts";
import { trees } from "./kinds/trees.ts";

/** Every hostile document there is, by family. */
export const HOSTILE_SET: Readonly<Record<string, HostileKinds>> = {
  images,
  fonts,
  "character maps": toUnicode,
  nesting,
  tokens,
  numbers,
  letters,
  trees,
  "cross-references": crossReferences,
  filters,
  garbage,
  encryption,
  payroll,
};
