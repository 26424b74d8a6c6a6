import { inferFacts } from "../infer/document/document-facts.ts";
import { readFacts } from "../interpret/facts.ts";
import { namedPayrolls, type NamedPayrolls } from "../interpret/payrolls.ts";
import { withoutLetters } from "../layout/letters.ts";
import type { Line } from "../layout/lines.ts";
import { seriesOf } from "../layout/page-series.ts";
import type { ReadPage } from "../read/page-reader.ts";
import { recognise } from "../recognise/recognise.ts";
import { CheckList } from "../reconcile/check-list.ts";
import { checkDocument } from "../reconcile/document-checks.ts";
import { isBundled } from "../variants/bundled-providers.ts";
import type { Taught } from "../variants/compiled-taught.ts";
import { describesLayout, type Variant } from "../variants/compiled-variant.ts";
import {
  explainsAll,
  explainsLittle,
  explainsMore,
  failsMost,
  isWorthMore,
  leavesSome,
} from "./explained.ts";
import { canBeCompany } from "../understand/facts/name-form.ts";
import { AS_EVER, type HowToRead } from "./how-to-read.ts";
import { readFormat, type FormatReading } from "./read-format.ts";
import { readTaught } from "./read-taught.ts";
import type { StageClock } from "./stage-clock.ts";

/** What the words of a document mean. */
export interface Understanding extends FormatReading {
  /** Null where no variant recognises the document. */
  variant: Variant | null;
  /** A variant recognises the document, and what it reads gave way to what the pages look like. */
  gaveWay: boolean;
  /** Pages that stood in the document again, and were left out. */
  repeatedPages: number;
}

/** Recognises the format of pages, reads them, and makes every check that they allow. */
export function understand(
  all: readonly ReadPage[],
  variants: readonly Variant[],
  clock: StageClock,
  how: HowToRead = AS_EVER,
): Understanding {
  const series = seriesOf(all);
  const layouts = variants.filter((variant) => !describesLayout(variant));
  const [described, taught] = clock.time("recognise", () => [
    recognise(series.pages, variants.filter(describesLayout)),
    // Words of pages are gone through again for layouts of an organization alone.
    layouts.length === 0 ? null : recognise(series.pages, layouts),
  ]);
  const { variant, reading, gaveWay } =
    how.as !== undefined
      ? readAs(series.pages, how.as, clock, how)
      : isTaught(taught)
        ? readAsTaught(series.pages, taught, described, clock, how)
        : readBetter(series.pages, described, clock, how);
  const checks = clock.time("reconcile", () => {
    const list = new CheckList();
    checkDocument(list, series, payrollsOf(reading, variant));
    return [...reading.checks, ...list.all];
  });
  return { ...reading, checks, variant, gaveWay, repeatedPages: series.repeated };
}

interface Read {
  variant: Variant | null;
  reading: FormatReading;
  /** Whether a variant had the words of the document and read it worse. */
  gaveWay: boolean;
}

type TaughtVariant = Variant & { taught: Taught };

function isTaught(variant: Variant | null): variant is TaughtVariant {
  return variant !== null && variant.taught !== null;
}

/** As the variant that somebody asks for says. */
function readAs(pages: readonly ReadPage[], variant: Variant, clock: StageClock, how: HowToRead): Read {
  const reading = isTaught(variant)
    ? readTaught(pages, variant, clock, how)
    : readFormat(pages, variant, clock, how);
  return { variant, reading, gaveWay: false };
}

/** As a taught layout is read, unless a variant knows the document as well and explains no less of it. */
function readAsTaught(
  pages: readonly ReadPage[],
  variant: TaughtVariant,
  described: Variant | null,
  clock: StageClock,
  how: HowToRead,
): Read {
  const reading = readTaught(pages, variant, clock, how);
  const own = { variant, reading, gaveWay: false };
  if (described === null) return own;
  const other = readBetter(pages, described, clock, how);
  return other.variant === null || explainsMore(reading, other.reading) ? own : other;
}

/** What a variant reads, or what inference does where the pages have the variant's words and not its layout. */
function readBetter(
  pages: readonly ReadPage[],
  variant: Variant | null,
  clock: StageClock,
  how: HowToRead,
): Read {
  const reading = readFormat(pages, variant, clock, how);
  const kept = { variant, reading, gaveWay: false };
  if (variant === null) return kept;
  // What a recogniser reads wrong fails sums of the right layout.
  const isOther = (failsMost(reading) || (isBundled(variant) && leavesSome(reading))) && isText(pages);
  if (!isOther && !explainsLittle(reading)) return kept;
  const inferred = readFormat(pages, null, clock, how);
  const isBetter =
    explainsMore(inferred, reading) ||
    ((explainsAll(inferred, reading) || isWorthMore(inferred, reading)) && isText(pages));
  return isBetter ? { variant: null, reading: inferred, gaveWay: true } : kept;
}

function isText(pages: readonly ReadPage[]): boolean {
  return pages.every(({ words }) => words.every(({ source }) => source === "text"));
}

/** Facts that tell one payroll from another. */
const OF_A_PAYROLL = /\(\?<(?:company_name|pay_date)>/;

function payrollsOf({ lines, format }: FormatReading, variant: Variant | null): NamedPayrolls {
  const fields = [...(variant?.fields ?? []), ...(variant?.statement?.fields ?? [])].filter(({ pattern }) =>
    OF_A_PAYROLL.test(pattern.source),
  );
  const factsOf = (page: readonly Line[]): ReturnType<typeof inferFacts> =>
    !describesLayout(variant) ? likelyFacts(page) : readFacts(page, fields).facts;
  // A letter before a register names whoever wrote it.
  const named = namedPayrolls(withoutLetters(lines), factsOf);
  // Reports of a quarter are about many pay dates.
  return format.formatType === "tax_report" ? { ...named, payDates: 1 } : named;
}

/** What a page says of its payroll; a word at its head, as of a turned heading, is no company. */
function likelyFacts(page: readonly Line[]): ReturnType<typeof inferFacts> {
  const facts = inferFacts(page);
  const company = facts.get("company_name");
  if (company !== undefined && !canBeCompany(company.text)) facts.delete("company_name");
  return facts;
}
