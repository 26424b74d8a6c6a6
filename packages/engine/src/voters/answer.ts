import { VOTED_KINDS, VOTED_ROLES, type VotedKind, type VotedRole } from "../api/voter.ts";
import { REFUSED_VOTES, type RefusedVotes, type VoterOutcome } from "../api/voting.ts";

/** A vote as plain data, of a form that can count. */
export interface PlainVote {
  of: "slot" | "span";
  place: number;
  role: VotedRole | null;
  kind: VotedKind | null;
  bits: number;
}

/** What a voter answered, for the thread that asked. */
export interface VoterAnswer {
  outcome: Exclude<VoterOutcome, "not_asked">;
  votes: PlainVote[];
  refused: Record<RefusedVotes, number>;
}

/** More than anybody has to say of a few pages; what comes after is not looked at. */
const MOST_VOTES = 20_000;

const ROLES: ReadonlySet<unknown> = new Set(VOTED_ROLES);
const KINDS: ReadonlySet<unknown> = new Set(VOTED_KINDS);

export function noneRefused(): Record<RefusedVotes, number> {
  return Object.fromEntries(REFUSED_VOTES.map((reason) => [reason, 0])) as Record<RefusedVotes, number>;
}

/** The answer of whoever gives no votes. */
export function noAnswer(outcome: VoterAnswer["outcome"]): VoterAnswer {
  return { outcome, votes: [], refused: noneRefused() };
}

/** Takes what a voter said apart. Nothing of it is trusted: it may be anything, and may throw when it is looked at. */
export function answerOf(said: unknown): VoterAnswer {
  if (!Array.isArray(said)) return noAnswer("malformed");
  const all: unknown = said.length;
  if (!isWhole(all)) return noAnswer("malformed");
  const answer = noAnswer("voted");
  const { votes, refused } = answer;
  const length = Math.min(all, MOST_VOTES);
  refused.too_many = all - length;
  for (let i = 0; i < length; i++) {
    const vote = voteOf(said[i]);
    if (typeof vote === "string") refused[vote]++;
    else votes.push(vote);
  }
  return answer;
}

function voteOf(said: unknown): PlainVote | RefusedVotes {
  if (typeof said !== "object" || said === null) return "malformed";
  // Each looked at once: a second look may give something else.
  const { slot, span, role = null, kind = null, bits } = said as Record<string, unknown>;
  const place = slot ?? span;
  if ((slot === undefined) === (span === undefined) || !isWhole(place)) return "malformed";
  if (typeof bits !== "number" || !Number.isFinite(bits)) return "malformed";
  if (role === null && kind === null) return "malformed";
  if ((role !== null && !ROLES.has(role)) || (kind !== null && !KINDS.has(kind))) return "unknown_role";
  const of = slot === undefined ? "span" : "slot";
  return { of, place, role: role as VotedRole | null, kind: kind as VotedKind | null, bits };
}

function isWhole(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}
