import type { VoterQuestion } from "../api/voter.ts";
import { answerOf, noAnswer, type VoterAnswer } from "./answer.ts";
import type { ResolvedVoter } from "./terms.ts";

/**
 * Asks all voters at once, each its own question, and waits for none of them longer than its time. Never rejects: who is late,
 * throws or talks nonsense gives no votes. When `signal` is aborted nobody is waited for.
 */
export function askVoters(
  voters: readonly ResolvedVoter[],
  questions: readonly VoterQuestion[],
  signal: AbortSignal,
): Promise<VoterAnswer[]> {
  return Promise.all(voters.map((voter, i) => ask(voter, questions[i]!, signal)));
}

async function ask(voter: ResolvedVoter, question: VoterQuestion, signal: AbortSignal): Promise<VoterAnswer> {
  const unheard = new AbortController();
  const end = Promise.withResolvers<VoterAnswer>();
  const timer = setTimeout(() => end.resolve(noAnswer("late")), voter.timeMs);
  const abort = (): void => end.resolve(noAnswer("late"));
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) abort();
  try {
    return await Promise.race([end.promise, answered(voter, question, unheard.signal)]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
    unheard.abort();
  }
}

async function answered(
  { vote }: ResolvedVoter,
  question: VoterQuestion,
  signal: AbortSignal,
): Promise<VoterAnswer> {
  let said: unknown;
  try {
    said = await vote(question, signal);
  } catch {
    return noAnswer("failed");
  }
  try {
    return answerOf(said);
  } catch {
    return noAnswer("malformed");
  }
}
