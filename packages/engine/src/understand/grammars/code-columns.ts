import { isDecimal } from "../page-graph/figure.ts";
import type { Span } from "../page-graph/span.ts";
import { isCodeForm, isLine } from "../votes/wording.ts";
import { TOLERANCES } from "../tolerances.ts";
import { isNear } from "./beside.ts";
import type { Region, Table } from "./tables.ts";
import { spansBelow } from "./texts-below.ts";

/** What stands below each other before labels that do. */
interface Pairs {
  code: Span;
  label: Span;
  isNear: boolean;
  all: (readonly [code: Span, label: Span])[];
}

/**
 * Codes that stand below each other before labels that do, as far from these as the longest of them needs: `VIS` and `MED-PPO`
 * before `Vision` and `Medical PPO`. Where one goes with one label, and that with it alone, it is its code however far it is.
 */
export function codeColumnOf({ regions }: Table): ReadonlySet<Span> {
  const codes = pairsIn(regions).flatMap((pairs) =>
    pairs.isNear || areOneToOne(pairs) ? pairs.all.map(([code]) => code) : [],
  );
  return new Set([...codes, ...codesBelow(regions)]);
}

const LEAST_CODES = 4;
const LEAST_TIMES = 2;
const MOSTLY_KNOWN = 0.6;

/** Whether several codes come again and again, each with its own label, and most of these are known as lines of pay. */
function areOneToOne({ all }: Pairs): boolean {
  const labels = new Set(all.map(([, label]) => label.text));
  const codes = new Set(all.map(([code]) => code.text));
  const pairs = new Set(all.map(([code, label]) => `${code.text}|${label.text}`));
  if (codes.size < LEAST_CODES || codes.size !== labels.size || pairs.size !== codes.size) return false;
  if (all.length < LEAST_TIMES * codes.size) return false;
  return [...labels].filter(isLine).length >= MOSTLY_KNOWN * labels.size;
}

const MOSTLY_MIXED = 0.5;

/**
 * What looks like codes of the labels behind and says where somebody worked: below a heading of its own which is no word for codes,
 * several before one label, and one before several labels. `24-118 | 03-310 | Regular` below `Job | Phase | Pay type`.
 */
export function placesBeside({ regions }: Table): ReadonlySet<Span> {
  const heads = regions.flatMap(({ band }) => band?.rows.at(-1)?.spans ?? []);
  const headOf = ({ x0 }: Span): Span | undefined =>
    heads.find((head) => Math.abs(head.x0 - x0) <= TOLERANCES.sameEdgePt);
  const own = pairsIn(regions).filter(({ code, label, all }) => {
    const head = headOf(code);
    if (head === undefined || CODE.test(head.text) || headOf(label) === undefined) return false;
    const several = (one: 0 | 1, other: 0 | 1): boolean => {
      const groups = [...Map.groupBy(all, (pair) => pair[one].text).values()];
      const mixed = groups.filter((pairs) => new Set(pairs.map((pair) => pair[other].text)).size > 1);
      return mixed.length >= MOSTLY_MIXED * groups.length;
    };
    return several(0, 1) && several(1, 0);
  });
  return new Set(own.flatMap(({ all }) => all.map(([code]) => code)));
}

function pairsIn(regions: readonly Region[]): Pairs[] {
  const columns: Pairs[] = [];
  for (const { spans } of regions.flatMap(({ rows }) => rows))
    for (const [i, label] of spans.entries()) {
      const code = spans[i - 1];
      if (code === undefined || label.figure !== null || code.figure !== null || !isCodeForm(code.text))
        continue;
      const isSame = (one: Span, other: Span): boolean =>
        Math.abs(one.x0 - other.x0) <= TOLERANCES.sameEdgePt;
      let home = columns.find((column) => isSame(column.code, code) && isSame(column.label, label));
      if (home === undefined) columns.push((home = { code, label, isNear: false, all: [] }));
      home.isNear ||= isNear(code, label);
      home.all.push([code, label]);
    }
  return columns;
}

const CODE = /^codes?$/i;

/** What stands at the edge of a heading for codes, right before a text: the code of that, however far it is. */
function codesBelow(regions: readonly Region[]): Span[] {
  const below = spansBelow(regions, ({ text }) => CODE.test(text));
  return regions
    .flatMap(({ rows }) => rows)
    .flatMap(({ spans }) =>
      spans.filter(
        (span, i) =>
          below.has(span) &&
          spans[i + 1]?.figure === null &&
          isCodeForm(span.text) &&
          (span.figure === null || !isDecimal(span.figure)),
      ),
    );
}
