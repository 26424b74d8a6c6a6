import { mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { VariantDraft } from "@paylift/engine";
import type { Context } from "../context.ts";
import { writeAtomically } from "../output/write-atomically.ts";
import { UsageError } from "../usage-error.ts";

/**
 * Writes provider and variant to a folder of providers and gives their paths. A variant that is there already is a usage
 * error; a provider that is there is left as it is.
 */
export async function writeDraft(
  dir: string,
  { provider, variant }: VariantDraft,
  context: Context,
): Promise<string[]> {
  const folder = join(dir, provider.slug);
  const files = { provider: join(folder, "provider.json"), variant: join(folder, `${variant!.slug}.json`) };
  if ((await stat(files.variant).catch(() => null)) !== null)
    throw new UsageError(`--output: ${files.variant} is there already; move it away, or take another folder`);
  try {
    await mkdir(join(folder, "samples"), { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`--output: cannot create ${folder} (${code})`, { cause: error });
  }
  const known = await readFile(files.provider).catch(() => null);
  if (known === null)
    await writeAtomically(files.provider, `${JSON.stringify(provider, null, 2)}\n`, context.signal);
  await writeAtomically(files.variant, `${JSON.stringify(variant, null, 2)}\n`, context.signal);
  return known === null ? [files.provider, files.variant] : [files.variant];
}
