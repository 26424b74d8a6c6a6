import type { Vote } from "@paylift/engine";

/** The most that the engine hears. */
const MOST_BITS = 4;

/**
 * Votes in the answer of an OpenAI-compatible endpoint. Which roles and slots there are the engine checks itself; here is only taken apart
 * what the model wrote. Throws where that is no JSON of the form that was asked for.
 */
export function votesIn(answer: string): Vote[] {
  const { choices } = objectIn(answer);
  const content: unknown = Array.isArray(choices) ? choices[0]?.message?.content : undefined;
  if (typeof content !== "string") throw new Error("the answer has no message");
  const { votes } = objectIn(content);
  if (!Array.isArray(votes)) throw new Error("the message has no votes");
  return votes.flatMap((vote: Record<string, unknown> | null): Vote[] => {
    const { slot, role, kind, sure } = vote ?? {};
    if (typeof sure !== "number" || !(sure > 0.5)) return [];
    return [{ slot, role, ...(kind === undefined ? {} : { kind }), bits: bitsOf(sure) } as Vote];
  });
}

function objectIn(text: string): Record<string, unknown> {
  // Some models put JSON into a code block, whatever they are told.
  const fenced = /^\s*```(?:json)?\s*(?<json>.*?)\s*```\s*$/s.exec(text)?.groups?.["json"];
  const parsed: unknown = JSON.parse(fenced ?? text);
  if (typeof parsed !== "object" || parsed === null) throw new Error("the answer is no object");
  return parsed as Record<string, unknown>;
}

/** How much likelier than not, in bits: 0.5 says nothing. */
function bitsOf(sure: number): number {
  const chance = Math.min(sure, 1 - 2 ** -10);
  return Math.min(MOST_BITS, Math.log2(chance / (1 - chance)));
}
