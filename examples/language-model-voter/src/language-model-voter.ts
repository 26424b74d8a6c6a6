import { VOTED_KINDS, VOTED_ROLES, type Voter } from "@paylift/engine";
import { promptOf } from "./prompt.ts";
import { textWithin } from "./text-within.ts";
import { votesIn } from "./votes-in.ts";

export interface LanguageModel {
  /** Where the OpenAI-compatible API begins: `http://127.0.0.1:11434/v1`. */
  url: string;
  model: string;
  /** Sent as a bearer token; none where the endpoint asks for none. */
  key?: string;
  /** How long a document waits for it, in milliseconds. Default 20 000. */
  timeMs?: number;
}

/** An answer is a few hundred lines; what goes on beyond this many bytes is not read. */
const MOST_BYTES = 2 ** 20;

/**
 * A voter that asks a language model what the columns and labels of a document are. The model is sent headings and the form of
 * figures, and neither names nor amounts.
 */
export function languageModelVoter({ url, model, key, timeMs = 20_000 }: LanguageModel): Voter {
  const endpoint = new URL(`${url.replace(/\/+$/, "")}/chat/completions`);
  return {
    name: "language-model",
    timeMs,
    async vote({ slots }, signal) {
      const response = await fetch(endpoint, {
        method: "POST",
        signal,
        // The key goes to nobody else.
        redirect: "error",
        headers: {
          "content-type": "application/json",
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({
          model,
          temperature: 0,
          response_format: { type: "json_object" },
          messages: promptOf(slots, { roles: VOTED_ROLES, kinds: VOTED_KINDS }),
        }),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`the language model answered with ${response.status}`);
      }
      return votesIn(await textWithin(response, MOST_BYTES));
    },
  };
}
