import { mkdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
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
    await writeAtomically(files.provider, jsonFor("provider", folder, provider), context.signal);
  await writeAtomically(files.variant, jsonFor("variant", folder, variant!), context.signal);
  return known === null ? [files.provider, files.variant] : [files.variant];
}

/** A file that names its schema, so that an editor checks and completes it. */
function jsonFor(kind: "provider" | "variant", folder: string, data: object): string {
  const schema = fileURLToPath(import.meta.resolve(`@paylift/engine/schemas/${kind}.schema.json`));
  const $schema = relative(folder, schema).replaceAll(sep, "/");
  return `${JSON.stringify({ $schema, ...data }, null, 2)}\n`;
}
