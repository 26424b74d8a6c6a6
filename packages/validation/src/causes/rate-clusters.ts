import type { Finding } from "../compare/finding.ts";
import { WAGE_BASES, wagesOf, type WageBase } from "./wage-base.ts";

/** One rate on each side that explains the amounts of several employees. Rates are fractions: 0.012 is 1.2 %. */
export interface RatePair {
  source: number;
  target: number;
  base: WageBase;
}

export interface RateCluster {
  rate: RatePair;
  members: Finding[];
}

/** Fewer could share a rate by chance. */
const MEMBERS_MIN = 2;
/** Rates are set in hundredths of a percent. */
const RATE_STEP = 1e-4;
const CLUSTERS_MAX = 8;

/** Groups amounts that are each one rate of some wages; whoever fits nowhere is left over. */
export function rateClusters(findings: readonly Finding[]): { clusters: RateCluster[]; left: Finding[] } {
  const clusters: RateCluster[] = [];
  let left = [...findings];
  while (clusters.length < CLUSTERS_MAX && left.length >= MEMBERS_MIN) {
    const best = bestCluster(left);
    if (best === null) break;
    clusters.push(best);
    const members = new Set(best.members);
    left = left.filter((finding) => !members.has(finding));
  }
  return { clusters, left };
}

function bestCluster(findings: readonly Finding[]): RateCluster | null {
  let best: RateCluster | null = null;
  for (const base of WAGE_BASES) {
    const cluster = clusterOn(base, findings);
    if (cluster !== null && cluster.members.length > (best?.members.length ?? 0)) best = cluster;
  }
  return best;
}

/** The rates of whoever earns most are the most exact; whoever has the same ones joins. */
function clusterOn(base: WageBase, findings: readonly Finding[]): RateCluster | null {
  const rated = findings
    .map((finding) => ({
      finding,
      source: rateOf(finding, "source", base),
      target: rateOf(finding, "target", base),
    }))
    .filter((entry) => entry.source !== null && entry.target !== null)
    .sort((a, b) => (b.source?.wages ?? 0) - (a.source?.wages ?? 0));
  const tried = new Set<string>();
  let best: RateCluster | null = null;
  for (const { source, target } of rated.slice(0, CLUSTERS_MAX)) {
    const rate = { source: toStep(source?.rate ?? 0), target: toStep(target?.rate ?? 0), base };
    const key = `${rate.source}|${rate.target}`;
    if (rate.source === rate.target || tried.has(key)) continue;
    tried.add(key);
    const members = rated
      .filter((entry) => explains(rate.source, entry.source) && explains(rate.target, entry.target))
      .map(({ finding }) => finding);
    if (members.length >= MEMBERS_MIN && members.length > (best?.members.length ?? 0))
      best = { rate, members };
  }
  return best;
}

interface Rated {
  wages: number;
  cents: number;
  rate: number;
}

function rateOf(finding: Finding, side: "source" | "target", base: WageBase): Rated | null {
  const wages = wagesOf(finding, side, base);
  const lines = finding.link?.[side];
  if (wages === null || lines?.length !== 1) return null;
  const cents = lines[0]?.cents ?? 0;
  return { wages, cents, rate: cents / wages };
}

/** To the cent: an amount is its wages times the rate, rounded up or down. */
function explains(rate: number, rated: Rated | null): boolean {
  return rated !== null && Math.abs(rated.wages * rate - rated.cents) <= 1;
}

function toStep(rate: number): number {
  return Math.round(rate / RATE_STEP) * RATE_STEP;
}
