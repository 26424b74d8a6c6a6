import { delimiter } from "node:path";

/** Options that `serve` and `work` share, as they were given. */
export interface ServiceFlags {
  data?: string;
  threads?: string;
  variants?: string[];
}

/** The folders of `--variants` as the setting has them; undefined where none was given. */
export function givenVariants({ variants }: ServiceFlags): string | undefined {
  return variants?.join(delimiter);
}
