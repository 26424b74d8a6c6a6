/** The packages by floor, from the ground up. A package imports from lower floors only, never from its own. */
export const PACKAGE_FLOORS: readonly (readonly string[])[] = [
  // Who speaks with the service needs nothing else of it.
  ["canonical", "client"],
  ["engine", "validation", "store"],
  // Spreadsheets are read by the engine's readers.
  ["tabular"],
  ["server", "dashboard"],
  ["cli"],
];

/** The dashboard speaks HTTP with the server: of the packages it may see the schema and the interface alone. */
export const ONLY_FROM: Readonly<Record<string, readonly string[]>> = { dashboard: ["canonical", "client"] };

/**
 * The parts of the engine's source by floor, from the ground up: folders, and files of the root folder by their name.
 * Inside one part files may import each other, as long as there is no cycle.
 */
const ENGINE_FLOORS: readonly (readonly string[])[] = [
  // What the engine promises, and what it throws.
  ["errors.ts"],
  ["api/"],
  ["option-values.ts"],
  // Who votes from outside is asked by the host; a thread knows their terms and answers.
  ["voters/"],
  ["options.ts", "source.ts", "node-version.ts"],
  ["extract-options.ts"],
  // A variant is data: it is understood before anything is read, and the layout asks it where columns are.
  ["preflight/", "read/", "variants/"],
  // What a recogniser misspelled is put right before anybody looks for words.
  ["layout/", "respell/"],
  ["recognise/", "interpret/"],
  // What a layout that no variant describes is read by.
  ["infer/"],
  // Beside it, and in time instead of it: one search over records, slots and sums. It still asks inference for facts.
  ["understand/"],
  ["canonicalise/"],
  ["reconcile/"],
  // Readings of an unknown layout are judged by what adds up.
  ["compete/", "judge/"],
  // A variant is proposed from the reading that won.
  ["draft/"],
  ["repair/", "score/"],
  // What a person says is wrong with a result.
  ["correct/"],
  // What corrections tell of the layout.
  ["teach/"],
  ["corrections.ts"],
  // What a variant makes of a document, for whoever writes it.
  ["trial/"],
  ["pipeline/"],
  ["pages.ts"],
  ["pool/"],
  ["hosted-engine.ts", "draft-variant.ts"],
  ["engine.ts"],
  ["index.ts"],
];

/** The parts of the validation's source by floor, in the order in which a comparison goes through them. */
const VALIDATION_FLOORS: readonly (readonly string[])[] = [
  ["errors.ts"],
  ["model/"],
  // Rules and options are data of the caller.
  ["rules/"],
  ["options.ts"],
  ["population/", "lines/"],
  ["compare/"],
  ["grade/", "causes/"],
  ["report/"],
  ["decisions/"],
  ["export/"],
  ["compare-outputs.ts"],
  ["index.ts"],
];

/** The parts of reading and writing spreadsheets: bytes → cells → pages → what the engine reads of them → places as cells. */
const TABULAR_FLOORS: readonly (readonly string[])[] = [
  ["workbook/", "text/"],
  ["kind.ts"],
  ["unreadable-file.ts"],
  // What workbooks of all programs are made of: archives, XML, and numbers as text.
  ["office/"],
  ["csv/", "xlsx/", "ods/", "printed/", "shape/"],
  ["read-workbook.ts"],
  // Who is who and which item is which: tables of another kind than payroll.
  ["layout/", "crosswalk/"],
  ["told/"],
  // What columns are: said by somebody, or by what was read.
  ["mapping/"],
  // Workbooks that results were exported to.
  ["own/"],
  ["read-spreadsheet.ts"],
  ["host/", "read.ts", "export/"],
  ["index.ts"],
];

/** The parts of reading a layout that no variant describes: what words mean, where things stand, and whose they are. */
const INFER_FLOORS: readonly (readonly string[])[] = [
  ["vocabulary/"],
  ["assume/"],
  ["cells/"],
  // What is said once for the whole document.
  ["document/"],
  ["people/"],
  // Rows are put right before anybody reads them.
  ["prepare/"],
  ["headers/"],
  ["blocks/"],
  ["items/"],
  ["figures/"],
  ["records/"],
  // What only all records together show.
  ["settle/"],
  ["infer.ts"],
];

/** The rooms in which rows are put right: what heads columns is known before what stands in lines, and that before whose it is. */
const PREPARE_FLOORS: readonly (readonly string[])[] = [
  ["headings/"],
  ["pages/", "sums/"],
  ["lines/"],
  // What is no figure of the output, and what stands in forms and beside people.
  ["aside/", "forms/", "names/"],
  // Records of as many lines as their header has.
  ["folded/"],
  ["row-steps.ts"],
  ["prepared-pages.ts"],
];

/** The parts of reading a picture of a page: words are looked at again by their ink before the page is theirs. */
const OCR_FLOORS: readonly (readonly string[])[] = [
  ["median.ts", "recogniser.ts", "without-marks.ts"],
  ["read-otherwise.ts", "seen-twice.ts"],
  ["ink/"],
  ["words/"],
  ["letters/"],
  ["print/"],
  ["decimal-mark.ts"],
  ["agreement.ts", "cut-words.ts", "masked-words.ts", "read-alike.ts", "shown-words.ts", "upright-page.ts"],
  ["phrase-looks.ts", "word-crop.ts"],
  ["phrase-reader.ts", "word-again.ts", "code-again.ts", "name-again.ts", "spelled-by-ink.ts", "tesseract/"],
  ["read-scan.ts"],
];

/** The folders, under packages/, whose parts have an order too. */
export const PART_FLOORS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "engine/src/": ENGINE_FLOORS,
  "engine/src/infer/": INFER_FLOORS,
  "engine/src/infer/prepare/": PREPARE_FLOORS,
  "engine/src/read/ocr/": OCR_FLOORS,
  "validation/src/": VALIDATION_FLOORS,
  "tabular/src/": TABULAR_FLOORS,
};

/** Foreign libraries that enter at few places each: the library, and the folders under packages/ that may import it. */
export const ENTRANCES: Readonly<Record<string, readonly string[]>> = {
  "pdfjs-dist": ["engine/src/read/pdfjs/", "dashboard/src/pdf/"],
  "@hyzyla/pdfium": ["engine/src/read/pdfium/"],
  "tesseract.js-core": ["engine/src/read/ocr/tesseract/"],
  piscina: ["engine/src/pool/"],
  "openapi-fetch": ["client/src/", "dashboard/src/api/"],
  standardwebhooks: ["client/src/"],
  commander: ["cli/src/"],
  "@modelcontextprotocol/sdk": ["cli/src/mcp/"],
  zod: ["cli/src/mcp/"],
  "linear-sum-assignment": ["validation/src/population/"],
  "fastest-levenshtein": ["engine/src/read/ocr/", "engine/src/respell/", "validation/src/population/"],
  "jsonc-parser": ["engine/src/variants/"],
  "csv-stringify": ["validation/src/export/", "tabular/src/export/"],
  "csv-parse": ["tabular/src/csv/"],
  saxen: ["tabular/src/office/"],
  "@opentelemetry/api": ["server/src/tracing/"],
  "@opentelemetry/sdk-trace": ["server/src/tracing/"],
};
