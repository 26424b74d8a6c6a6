import Type from "typebox";

const boxSchema = Type.Object(
  { x0: Type.Number(), top: Type.Number(), x1: Type.Number(), bottom: Type.Number() },
  { title: "Box", description: "points (1/72 inch) from the top left of the page as it is displayed" },
);

/** Something printed, and where. */
export const printedSchema = Type.Object(
  {
    page: Type.Integer({ minimum: 1, description: "page number, from 1" }),
    box: boxSchema,
    text: Type.String({ maxLength: 10_000, description: "as printed" }),
    cell: Type.Optional(
      Type.String({
        maxLength: 100,
        description: "of a spreadsheet: sheet and cell; of a printed text its line",
      }),
    ),
  },
  { title: "Printed", description: "something printed, and where" },
);
