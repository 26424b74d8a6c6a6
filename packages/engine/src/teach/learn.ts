import type { Correction } from "../api/correction.ts";
import type { Engine } from "../api/engine.ts";
import type { LayoutData, LearnedLayout, LearnOptions } from "../api/layout.ts";
import { correctResult } from "../correct/correct.ts";
import { EngineError } from "../errors.ts";
import { checkLayout } from "../variants/checked-layout.ts";
import { taughtKey } from "../variants/compiled-taught.ts";
import type { TaughtData } from "../variants/taught-schema.ts";
import type { FieldData } from "../variants/variant-schema.ts";
import { learnFields } from "./learned-fields.ts";
import { learnFingerprint } from "./learned-fingerprint.ts";
import { learnLines } from "./learned-lines.ts";
import { learnOfPeople } from "./learned-of-people.ts";
import { outputDifferences } from "./output-differences.ts";

const DEFAULT_SLUG = "my-provider";
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

type Reader = Pick<Engine, "extract" | "inspect">;

/** Learns the layout of a document from its corrections; see `Engine.learn`. */
export async function learn(
  engine: Reader,
  bytes: Uint8Array,
  corrections: readonly Correction[],
  { provider: slug = DEFAULT_SLUG, providerName, name, known, ...how }: LearnOptions,
): Promise<LearnedLayout> {
  if (!SLUG.test(slug)) {
    const message = "provider must be a slug, such as northwind or northwind-pay";
    throw new EngineError("invalid_argument", message, { option: "provider" });
  }
  if (known !== undefined) checkLayout(known);
  const provider = known?.provider ?? {
    slug,
    name: providerName ?? titled(slug),
    description: "Layouts taught by reviewed documents.",
  };
  const read = await engine.extract(bytes, how);
  const page = await engine.inspect(bytes, { ...how, page: 1 });
  const corrected = correctResult(read, corrections);
  const wanted = corrected.canonical_output;
  const lines = learnLines(read.canonical_output, corrected);
  const fields = learnFields(
    read.canonical_output,
    wanted,
    page.lines.map(({ text }) => text),
  );
  const words = learnFingerprint(page, wanted);
  const before = known === undefined ? [] : (knownOf(known).fingerprint.most ?? []);
  const shared = before.filter((phrase) => words.includes(phrase));
  const most = tells(shared) ? shared : words;
  if (!tells(most)) {
    const message =
      "the first page shows too few titles and headings to know other documents of the layout by";
    throw new EngineError("invalid_argument", message, { option: "source" });
  }
  const kind = wanted.format_type.replaceAll("_", "-");
  const taught: TaughtData = {
    reproduced: false,
    lines: merged(known, lines.lines, isReadWith(read.canonical_output, known)),
    ...(arePaidOnPayDate(wanted) ? { paid_on_pay_date: true } : {}),
    ...learnOfPeople(read.canonical_output, wanted, known === undefined ? undefined : knownOf(known).taught),
  };
  const variant = {
    slug: known?.variant.slug ?? `${name === undefined ? kind : slugOf(name, kind)}-taught`,
    name: name ?? known?.variant.name ?? titled(kind),
    version: known === undefined ? "1" : String(Number.parseInt(known.variant.version, 10) + 1),
    format_type: wanted.format_type,
    evidence: "taught",
    fingerprint: { all: known === undefined ? [] : knownOf(known).fingerprint.all, most },
    fields: unlike([...fields.fields, ...(known === undefined ? [] : knownOf(known).fields)]),
    taught,
  };
  const again = (layout: LayoutData): ReturnType<Reader["extract"]> =>
    engine.extract(bytes, {
      ...how,
      layouts: [layout, ...(how.layouts ?? []).filter((one) => !isSame(one, layout))],
    });
  const layout = checkLayout({ provider, variant });
  const tried = await again(layout);
  const differsAfter = outputDifferences(wanted, tried.canonical_output);
  const wasReproduced = known === undefined || knownOf(known).taught?.reproduced !== false;
  taught.reproduced =
    differsAfter.every(({ missing }) => missing) && wasReproduced && isRead(tried.canonical_output, layout);
  const after = taught.reproduced ? await again(layout) : tried;
  return {
    ...layout,
    differs_before: outputDifferences(wanted, read.canonical_output),
    differs_after: differsAfter,
    confidence_before: read.confidence_score,
    confidence_after: after.confidence_score,
    untaught: [...lines.untaught, ...fields.untaught],
    not_applied: corrected.not_applied,
  };
}

/** Fewer letters stand in the headings of other layouts, too. */
const LEAST_LETTERS = 24;

function tells(phrases: readonly string[]): boolean {
  return phrases.join("").length >= LEAST_LETTERS;
}

interface KnownVariant {
  fingerprint: { all: string[]; most?: string[] };
  fields: FieldData[];
  taught?: TaughtData;
}

function knownOf({ variant }: LayoutData): KnownVariant {
  return variant as unknown as KnownVariant;
}

/**
 * What earlier documents taught, and what this one says of the same lines instead. Where it was read with what they taught, its
 * lines are called as they said.
 */
function merged(
  known: LayoutData | undefined,
  lines: TaughtData["lines"],
  wasReadWith: boolean,
): TaughtData["lines"] {
  const earlier = known === undefined ? [] : (knownOf(known).taught?.lines ?? []);
  const said = new Map(lines.map((line) => [taughtKey(line.read), line]));
  if (!wasReadWith) return [...new Map([...earlier.map(keyed), ...said]).values()];
  const taken = new Set<string>();
  const changed = earlier.map((line) => {
    if (line.is === null) return line;
    const key = taughtKey({ ...line.read, ...line.is });
    const now = said.get(key);
    taken.add(key);
    return now === undefined ? line : { read: line.read, is: now.is };
  });
  const others = lines.filter((line) => !taken.has(taughtKey(line.read)));
  return [...new Map([...changed, ...others].map(keyed)).values()];
}

function keyed(line: TaughtData["lines"][number]): [string, TaughtData["lines"][number]] {
  return [taughtKey(line.read), line];
}

function isReadWith(output: ReadBy, known: LayoutData | undefined): boolean {
  return known !== undefined && isRead(output, known);
}

interface ReadBy {
  provider: string | null;
  format_variant: string | null;
}

function unlike(fields: readonly FieldData[]): FieldData[] {
  return [...new Map(fields.map((field) => [JSON.stringify(field), field])).values()];
}

function isSame(one: LayoutData, other: LayoutData): boolean {
  return one.provider.slug === other.provider.slug && one.variant.slug === other.variant.slug;
}

function isRead(output: ReadBy, layout: LayoutData): boolean {
  return output.provider === layout.provider.slug && output.format_variant === layout.variant.slug;
}

type Output = Parameters<typeof outputDifferences>[0];

function arePaidOnPayDate({ employees, pay_date: day }: Output): boolean {
  const payments = employees.flatMap((employee) => employee.payments);
  return day !== null && payments.length > 0 && payments.every(({ date }) => date === day);
}

function titled(slug: string): string {
  return slug.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
}

function slugOf(name: string, otherwise: string): string {
  const slug = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return slug === "" ? otherwise : slug;
}
