import type { DraftObstacle, DraftOptions, VariantDraft } from "../api/draft.ts";
import type { CellRow } from "../infer/cells/cells.ts";
import { isFigure } from "../infer/cells/cells.ts";
import type { TableData, VariantData } from "../variants/variant-schema.ts";
import type { DraftSample } from "./draft-sample.ts";
import { draftColumns } from "./drafted-columns.ts";
import { draftFields } from "./drafted-fields.ts";
import { draftLanes, type DraftedLanes } from "./drafted-lanes.ts";
import { draftRows } from "./drafted-rows.ts";
import { draftFingerprint, sharedPhrases } from "./fingerprint.ts";
import { draftFurniture } from "./furniture.ts";
import { draftGrid } from "./grid/drafted-grid.ts";
import { bandPattern, bodyRows, findHeaderBand, isOfRecord, type HeaderBand } from "./header-band.ts";
import { headingAtLeft } from "./heading-phrase.ts";
import { draftListing } from "./listing/drafted-listing.ts";
import { listingSample } from "./listing/listing-sample.ts";
import { obstacleBefore, obstacleOf, obstacleOfLayout } from "./obstacles.ts";
import { namesIn, type Names } from "./named.ts";
import { sectionsOfAmounts, sectionsOfLabels, turnedSections } from "./read-sections.ts";
import { draftStatement } from "./statement/drafted-statement.ts";
import { differencesOf, shareOf, tryOut } from "./try-out.ts";
import { draftSummary } from "./transposed/drafted-summary.ts";

const DEFAULT_SLUG = "my-provider";

/** A draft that reads less than this of what is read without it is no beginning. */
const LEAST_SHARE = 0.5;

/**
 * Proposes a variant for the layout that all samples have, and says what it reads otherwise than they are read without
 * it. There has to be at least one sample.
 */
export function draft(samples: readonly DraftSample[], options: DraftOptions): VariantDraft {
  const drafted = draftUntried(samples, options);
  const { provider, variant, todo } = drafted;
  if (variant === null) return drafted;
  const agreement = tryOut(samples, provider, variant as VariantData);
  const differences = differencesOf(agreement);
  if (shareOf(agreement) < LEAST_SHARE) return without(provider, obstacleOfLayout(samples, differences));
  return { ...drafted, todo: [...differences, ...todo] };
}

function draftUntried(samples: readonly DraftSample[], options: DraftOptions): VariantDraft {
  const slug = options.provider ?? DEFAULT_SLUG;
  const name =
    options.name ??
    slug.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
  const provider = { slug, name, description: `Documents of ${name}.` };
  const layout = LAYOUTS.find(({ isOf }) => samples.every(isOf));
  if (layout !== undefined) {
    const drafted = layout.draft(samples);
    return drafted === null
      ? without(provider, obstacleOf(layout.obstacle))
      : {
          provider,
          obstacle: null,
          variant: drafted.variant,
          todo: [...oneSample(samples), ...drafted.todo],
        };
  }
  const before = obstacleBefore(samples);
  if (before !== null) return without(provider, before);
  const grid = draftGrid(samples);
  if (grid !== null) return { provider, obstacle: null, ...proposed(samples, { ...grid, todo: [] }) };
  const band = findHeaderBand(samples);
  if (band === null) return without(provider, obstacleOf("no_header"));
  const sections = sectionsOfLabels(samples);
  const drafted = draftColumns(samples, band, sections);
  if (drafted.columns.length === 0) return without(provider, obstacleOf("no_columns"));
  const left = Math.min(...drafted.columns.map((column) => column.x0)) - 1;
  // Where lines begin at the edge of the names, people have lines of their own.
  const until = left > nameEdge(samples) ? left : null;
  const lanes = draftLanes(drafted, band, textsAlone(samples, band), {
    turned: turnedSections(samples),
    sections,
    amounts: sectionsOfAmounts(samples),
  });
  return { provider, obstacle: null, ...proposed(samples, { band, until, ...lanes }) };
}

interface DraftedLayout {
  isOf(sample: DraftSample): boolean;
  draft(samples: readonly DraftSample[]): { variant: VariantData; todo: string[] } | null;
  /** Why there is no draft where there is none. */
  obstacle: DraftObstacle["code"];
}

/** Layouts that are no registers. */
const LAYOUTS: readonly DraftedLayout[] = [
  { isOf: ({ formatType }) => formatType === "pay_statement", draft: draftStatement, obstacle: "no_boxes" },
  { isOf: ({ transposed }) => transposed, draft: draftSummary, obstacle: "transposed" },
  { isOf: (sample) => listingSample(sample) !== null, draft: draftListing, obstacle: "listing" },
];

function without(provider: VariantDraft["provider"], obstacle: DraftObstacle): VariantDraft {
  return { provider, variant: null, obstacle, todo: [] };
}

/** A table with its lanes, from which a register is made. */
interface DraftedTable extends DraftedLanes {
  band: HeaderBand;
  /** Where what is not said of the person begins, in points; null where nothing else stands on their lines. */
  until: number | null;
}

function proposed(
  samples: readonly DraftSample[],
  { band, until, columns, lanes, todo }: DraftedTable,
): { variant: VariantData; todo: string[] } {
  const names = namesIn(samples);
  const shared = sharedPhrases(samples, names);
  const fields = draftFields(samples, shared, names);
  const rows = draftRows(samples, band, until ?? Infinity, turnedSections(samples));
  const fingerprint = draftFingerprint(samples, shared, band);
  const furniture = draftFurniture(samples, band, names);
  const kind = [...shared].some((phrase) => /register/i.test(phrase))
    ? "payroll-register"
    : samples[0]!.formatType.replaceAll("_", "-");
  const variant: VariantData = {
    slug: `${kind}-v1`,
    name: sentence(kind.replaceAll("-", " ")),
    version: "1",
    format_type: samples[0]!.formatType,
    evidence: "described",
    fingerprint: { all: fingerprint },
    ...(samples[0]!.decimals === "point" ? {} : { decimals: samples[0]!.decimals }),
    fields: fields.fields,
    ...(furniture.length === 0 ? {} : { furniture }),
    tables: [
      {
        name: "register",
        header: bandPattern(band),
        columns: until === null ? columns : [personColumn(samples, band), ...columns],
        lanes: { ...(until === null ? {} : { [PERSON]: {} }), ...nameless(lanes, names) },
        ...(rows.figures.length === 0 ? {} : { figures: rows.figures }),
        rows: rows.rows
          .filter(({ match }) => !names(match))
          .map((row) => (until === null ? { ...row, lane: "line" } : row)),
      } satisfies TableData,
    ],
  };
  const hints = [...fields.todo, ...rows.todo, ...todo].filter((hint) => !names(hint));
  if (samples.some((sample) => isOfRecord(sample, band)))
    hints.unshift(
      'The header is repeated for each employee: say "of": "record" in it, and give the first lane its section.',
    );
  hints.unshift(...oneSample(samples));
  return { variant, todo: hints };
}

function oneSample({ length }: readonly DraftSample[]): string[] {
  return length === 1
    ? ["One sample was given: from two, of different companies, more of what is drafted here is sure."]
    : [];
}

/** The lanes without rules that name somebody, as an account's holder beside a payment. */
function nameless(lanes: TableData["lanes"], names: Names): TableData["lanes"] {
  return Object.fromEntries(
    Object.entries(lanes).map(([name, { labels, ...lane }]) => {
      const rules = labels?.filter(({ text, label }) => !names(text ?? label ?? "")) ?? [];
      return [name, rules.length === 0 ? lane : { ...lane, labels: rules }];
    }),
  );
}

const PERSON = "employee";
const BESIDE_PT = 8;

/** The left edge of the names, in points. */
function nameEdge(samples: readonly DraftSample[]): number {
  return Math.min(...samples.flatMap(({ anchors }) => anchors.edges));
}

/** The column of names; it begins at the edge of the page unless a heading stands where the names do. */
function personColumn(samples: readonly DraftSample[], band: HeaderBand): TableData["columns"][number] {
  const heading = headingAtLeft(band, nameEdge(samples), BESIDE_PT);
  return { lane: PERSON, role: "text", ...(heading === null ? {} : { header: heading.text }) };
}

/** Texts that are the label of no number: they may say how the net pay is paid. */
function textsAlone(samples: readonly DraftSample[], band: HeaderBand): CellRow["cells"] {
  return samples.flatMap((sample) =>
    bodyRows(sample, band).flatMap(({ cells }) =>
      cells.filter(
        (cell, i) => cell.number === null && !isFigure(cells[i + 1]) && !sample.anchors.cells.has(cell),
      ),
    ),
  );
}

function sentence(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
