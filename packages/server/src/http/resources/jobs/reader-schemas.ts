import { READERS, REFUSED_VOTES, VOTER_OUTCOMES, VOTING_EFFECTS } from "@paylift/engine";
import Type from "typebox";
import { oneOf } from "../fields.ts";

const count = (description: string) => Type.Integer({ minimum: 0, description });

/** Null in results of before it was kept. */
export const usedReaderSchema = Type.Object(
  {
    name: oneOf(READERS, "a format variant, inference, or the joint reader"),
    version: Type.Integer({ minimum: 1, description: "a higher one may read the same document otherwise" }),
  },
  { title: "UsedReader", description: "the reader of the result; null in older results" },
);

const voterReportSchema = Type.Object(
  {
    name: Type.String(),
    outcome: oneOf(VOTER_OUTCOMES, "what became of it"),
    pages: Type.Array(Type.Integer({ minimum: 1 }), { description: "pages that it was shown" }),
    votes: count("votes that counted"),
    cut: count("how many of them said more than a vote may, and counted for the most"),
    refused: Type.Object(
      Object.fromEntries(REFUSED_VOTES.map((reason) => [reason, Type.Integer({ minimum: 0 })])),
      { description: "votes that did not count, by the reason" },
    ),
  },
  { title: "VoterReport" },
);

export const votingSchema = Type.Object(
  {
    effect: oneOf(
      VOTING_EFFECTS,
      "none voted, the reading is the same, the votes were outvoted, or they changed it",
    ),
    voters: Type.Array(voterReportSchema),
  },
  { title: "Voting", description: "what became of voters from outside; absent where there are none" },
);
