/** The packages by floor, from the ground up. A package imports from lower floors only, never from its own. */
export const PACKAGE_FLOORS: readonly (readonly string[])[] = [
  ["canonical"],
  ["engine", "validation", "store"],
  ["server", "dashboard"],
  ["cli"],
];

/** The dashboard speaks HTTP with the server: of the packages it may see the schema alone. */
export const ONLY_FROM: Readonly<Record<string, readonly string[]>> = { dashboard: ["canonical"] };

/**
 * The parts of the engine's source by floor, from the ground up: folders, and files of the root folder by their name.
 * Inside one part files may import each other, as long as there is no cycle.
 */
export const ENGINE_FLOORS: readonly (readonly string[])[] = [
  // What the engine promises, and what it throws.
  ["api/", "errors.ts"],
  ["options.ts", "source.ts"],
  ["extract-options.ts"],
  // A variant is data: it is understood before anything is read, and the layout asks it where columns are.
  ["preflight/", "read/", "variants/"],
  ["layout/"],
  ["recognise/", "interpret/"],
  ["canonicalise/"],
  ["reconcile/"],
  ["score/"],
  ["pipeline/"],
  ["pool/"],
  ["hosted-engine.ts"],
  ["engine.ts"],
  ["index.ts"],
];

/** Foreign libraries that enter at few places: the library, and the folders under packages/ that may import it. */
export const ENTRANCES: Readonly<Record<string, readonly string[]>> = {
  "pdfjs-dist": ["engine/src/read/pdfjs/", "dashboard/src/pdf/"],
  piscina: ["engine/src/pool/"],
  commander: ["cli/src/"],
};
