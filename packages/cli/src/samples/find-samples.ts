import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { ProviderDescription } from "@paylift/engine";

/** A sample document of a variant, and where its expected output stands or would stand. */
export interface Sample {
  file: string;
  expectedFile: string;
}

/** A variant of a folder with the documents that it has to read. */
export interface VariantSamples {
  provider: string;
  variant: string;
  name: string;
  evidence: string;
  /** The folder in which its samples are looked for. */
  folder: string;
  samples: Sample[];
}

/** The samples of each variant, `<provider>/samples/<variant>*.pdf`; and documents there that belong to none. */
export async function findSamples(
  dir: string,
  providers: readonly ProviderDescription[],
): Promise<{ variants: VariantSamples[]; strays: string[] }> {
  const variants: VariantSamples[] = [];
  const strays: string[] = [];
  for (const { slug, format_variants: formats } of providers) {
    const folder = join(dir, slug, "samples");
    const own = formats.map((format) => ({
      provider: slug,
      variant: format.slug,
      name: format.name,
      evidence: format.evidence,
      folder,
      samples: [] as Sample[],
    }));
    variants.push(...own);
    for (const pdf of await pdfNames(folder)) {
      const file = join(folder, pdf);
      const variant = variantOf(pdf, own);
      if (variant === null) strays.push(file);
      else variant.samples.push({ file, expectedFile: file.replace(/\.pdf$/i, ".expected.json") });
    }
  }
  return { variants, strays };
}

async function pdfNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => /\.pdf$/i.test(name)).toSorted();
}

/** The variant whose slug the name begins with: of `register-v1` and `register-v10` never the wrong one. */
function variantOf(pdf: string, variants: readonly VariantSamples[]): VariantSamples | null {
  const own = variants.filter(
    ({ variant }) => pdf.startsWith(variant) && !/[a-z0-9]/i.test(pdf[variant.length]!),
  );
  return own.toSorted((a, b) => b.variant.length - a.variant.length)[0] ?? null;
}
