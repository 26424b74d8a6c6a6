import type { Voter } from "../api/voter.ts";
import { EngineError } from "../errors.ts";
import { LONGEST_DEADLINE_MS, wholeNumber, yesOrNo } from "../option-values.ts";

/** What a thread has to know of a voter to ask it. */
export interface VoterTerms {
  name: string;
  maxPages: number;
  names: boolean;
  amounts: boolean;
}

/** A voter with its options set, checked and frozen. */
export interface ResolvedVoter extends Readonly<VoterTerms> {
  vote: Voter["vote"];
  timeMs: number;
}

const NAME = /^[\w.-]{1,60}$/;
const DEFAULTS = { timeMs: 10_000, maxPages: 4 };

/** Checks voters; throws `invalid_argument` that names what is wrong with which of them. */
export function resolveVoters(voters: unknown): readonly ResolvedVoter[] {
  if (!Array.isArray(voters)) refuse("voters must be an array");
  const resolved = voters.map((voter: unknown, index) => resolveVoter(voter, `voters[${index}]`));
  const names = new Set(resolved.map(({ name }) => name));
  if (names.size < resolved.length) refuse("voters must have different names");
  return Object.freeze(resolved);
}

function resolveVoter(voter: unknown, at: string): ResolvedVoter {
  if (typeof voter !== "object" || voter === null) refuse(`${at} must be an object`);
  const { name, vote, timeMs = DEFAULTS.timeMs, maxPages = DEFAULTS.maxPages, needs = {} } = voter as Voter;
  if (typeof name !== "string" || !NAME.test(name))
    refuse(`${at}.name must be 1 to 60 letters, digits, ".", "_" or "-"`);
  if (typeof vote !== "function") refuse(`${at}.vote must be a function`);
  if (typeof needs !== "object" || needs === null) refuse(`${at}.needs must be an object`);
  return Object.freeze({
    name,
    // As a method of the voter, whose own state it may use.
    vote: (question, signal) => vote.call(voter, question, signal),
    timeMs: wholeNumber("voters", timeMs, 1, LONGEST_DEADLINE_MS),
    maxPages: wholeNumber("voters", maxPages, 1),
    names: yesOrNo("voters", needs.names ?? false),
    amounts: yesOrNo("voters", needs.amounts ?? false),
  } satisfies ResolvedVoter);
}

function refuse(message: string): never {
  throw new EngineError("invalid_argument", message, { option: "voters" });
}

/** What of voters is told to a thread. */
export function termsOf(voters: readonly ResolvedVoter[]): VoterTerms[] {
  return voters.map(({ name, maxPages, names, amounts }) => ({ name, maxPages, names, amounts }));
}
