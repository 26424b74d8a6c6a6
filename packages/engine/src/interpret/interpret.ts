import type { Line } from "../layout/lines.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import type { Layout } from "../variants/variant-schema.ts";
import { readFacts } from "./facts.ts";
import { readLegend } from "./legend.ts";
import { ListingWalk } from "./listing/listing-walk.ts";
import type { DocumentReading } from "./reading.ts";
import type { PlacedBox } from "./statement/place-boxes.ts";
import { readStatements } from "./statement/read-statements.ts";
import { TableWalk } from "./table-walk.ts";
import { TransposedWalk } from "./transposed/transposed-walk.ts";
import type { Walked } from "./walked.ts";

export interface Interpretation extends Pick<Walked, "traces" | "columnsByPage"> {
  reading: DocumentReading;
  /** The boxes of pay statements, where they were found. */
  boxes: PlacedBox[];
}

type Reader = (lines: readonly Line[], variant: Variant, companyName: string | null) => Walked;

const READERS: Readonly<Record<Layout | "transposed", Reader>> = {
  blocks: (lines, variant, companyName) => {
    const walk = new TableWalk(variant, companyName);
    walk.walk(lines);
    return walk;
  },
  listing: (lines, variant, companyName) => {
    const walk = new ListingWalk(variant, companyName);
    walk.walk(lines);
    return walk;
  },
  transposed: (lines, variant) => {
    const walk = new TransposedWalk(variant);
    walk.walk(lines);
    return walk;
  },
};

/** Reads the lines of a whole document as a variant says. Claims the tokens that it uses. */
export function interpret(lines: readonly Line[], variant: Variant): Interpretation {
  const { facts, figures } = readFacts(lines, variant.fields);
  if (variant.statement !== null) {
    const { records, traces, pages, boxes } = readStatements(lines, variant, variant.statement);
    const reading = {
      facts,
      records,
      legend: new Map(),
      statementPages: pages,
      notPrinted: variant.data.not_printed ?? [],
      printedOfPeople: variant.printedOfPeople,
    };
    return { reading, traces, columnsByPage: new Map(), boxes };
  }
  const legend = readLegend(lines, variant);
  const read =
    READERS[variant.transposed.length > 0 ? "transposed" : (variant.tables[0]!.data.layout ?? "blocks")];
  const { records, traces, columnsByPage } = read(
    lines.filter((line) => !legend.lines.has(line)),
    variant,
    facts.get("company_name")?.text ?? null,
  );
  return {
    reading: {
      facts,
      records: figures === null ? records : [...records, figures],
      legend: legend.meanings,
      notPrinted: variant.data.not_printed ?? [],
      printedOfPeople: variant.printedOfPeople,
    },
    traces,
    columnsByPage,
    boxes: [],
  };
}
