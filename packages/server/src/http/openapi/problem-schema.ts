import Type from "typebox";
import { PROBLEM_CODES, type ProblemCode } from "../errors/problem-codes.ts";

export const problemSchema = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    code: Type.Unsafe<ProblemCode>({
      type: "string",
      enum: Object.keys(PROBLEM_CODES),
      description:
        "stable: to be told apart by programs; further ones may come, which the status tells enough of",
      "x-extensible-enum": true,
    }),
    request_id: Type.String({ description: "to be quoted when asking for help" }),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: Type.Optional(Type.String({ description: "JSON pointer into the body" })),
          parameter: Type.Optional(Type.String({ description: "name of the query parameter" })),
          detail: Type.String(),
        }),
      ),
    ),
  },
  { title: "Problem", description: "RFC 9457" },
);
