import type { Test } from "tap";
import { helveticaWidth, type DrawnPage } from "./drawn-pdf.ts";
import { textsOf, type ReadDrawn } from "./page-reader-contract.ts";

const SIZE = 9;
const POINT = "0 0 1 1 re f";
const COMMA = "0 -1.6 m 1 0 l 1 1 l 0 1 l h f";
/** A point of curves, as outlines of letters are. */
const ROUND = "0 0.5 m 0 0.8 0.2 1 0.5 1 c 0.8 1 1 0.8 1 0.5 c 1 0.2 0.8 0 0.5 0 c 0.2 0 0 0.2 0 0.5 c f";

type DrawMark = (sign: string, x: number, y: number) => string;

const asForms: DrawMark = (sign, x, y) =>
  `q 1 0 0 1 ${x.toFixed(2)} ${y} cm /${sign === "." ? "Point" : "Comma"} Do Q`;
const asPaths: DrawMark = (sign, x, y) =>
  `q 1 0 0 1 ${x.toFixed(2)} ${y} cm ${sign === "." ? ROUND : COMMA} Q`;

/** Pictures, in the page or beside it: how wide and high each is, and from where. */
const placed = (sign: string, x: number, y: number, draw: string): string =>
  `q 1 0 0 ${sign === "." ? 1 : 2.6} ${x.toFixed(2)} ${sign === "." ? y : y - 1.6} cm ${draw} Q`;
const asPictures: DrawMark = (sign, x, y) => placed(sign, x, y, "/Picture Do");
const asInlinePictures: DrawMark = (sign, x, y) =>
  placed(sign, x, y, "BI /W 2 /H 2 /CS /G /BPC 8 ID 0123 EI");
const asStencils: DrawMark = (sign, x, y) =>
  placed(sign, x, y, "0 g BI /W 8 /H 2 /IM true /BPC 1 ID \0\0 EI");
/** With a round pen: a point is a line to where it begins. */
const asStrokes: DrawMark = (sign, x, y) =>
  `q 1 J 1 w ${(x + 0.5).toFixed(2)} ${y + 0.5} m ${(x + (sign === "." ? 0.5 : 0.2)).toFixed(2)} ${y + (sign === "." ? 0.5 : -1.2)} l S Q`;
const asFrames: DrawMark = (sign, x, y) =>
  `q 0.4 w ${(x + 0.2).toFixed(2)} ${sign === "." ? y + 0.2 : y - 1.4} 0.6 ${sign === "." ? 0.6 : 2.2} re S Q`;
/** A font whose letters are drawings, of which nothing says what they mean. */
const asLetters: DrawMark = (sign, x, y) =>
  `BT /Marks ${SIZE} Tf 1 0 0 1 ${x.toFixed(2)} ${y} Tm <${sign === "." ? "01" : "02"}> Tj ET`;

/** A line of which each point and comma between digits is drawn, and its text has spaces instead. */
function drawnLine(line: string, x: number, y: number, mark: DrawMark): string {
  const spaced = line.replace(/(?<=\d)[.,](?=\d)/g, " ");
  const marks = [...line].flatMap((sign, i) =>
    spaced[i] === sign ? [] : [mark(sign, x + SIZE * (helveticaWidth(spaced.slice(0, i)) + 0.08), y)],
  );
  return `BT /F0 ${SIZE} Tf 1 0 0 1 ${x} ${y} Tm (${spaced}) Tj ET ${marks.join(" ")}`;
}

/** The same, each piece of digits placed by itself. */
function drawnInPieces(line: string, x: number, y: number, mark: DrawMark): string {
  const pieces = line.split(/([.,])/);
  let at = x;
  return pieces
    .map((piece) => {
      const drawn = /[.,]/.test(piece)
        ? mark(piece, at + 0.08 * SIZE, y)
        : `BT /F0 ${SIZE} Tf 1 0 0 1 ${at.toFixed(2)} ${y} Tm (${piece}) Tj ET`;
      at += SIZE * helveticaWidth(piece);
      return drawn;
    })
    .join(" ");
}

/** Statements of which each decimal point and comma is a drawing. */
export async function drawnMarksContract(t: Test, read: ReadDrawn): Promise<void> {
  const forms: DrawnPage["forms"] = {
    Point: { content: POINT, matrix: "1 0 0 1 0 0" },
    Comma: { content: COMMA, matrix: "1 0 0 1 0 0" },
  };
  const statement: [label: string, figures: string][] = [
    ["Regular", "72.2500 80.00 5,780.08 11,560.16"],
    ["Federal", "612.45 1,224.90"],
    ["Net", "1,234,567.89"],
  ];
  const words = statement.flatMap(([label, figures]) => [label, ...figures.split(" ")]);

  const ways = {
    forms: asForms,
    paths: asPaths,
    strokes: asStrokes,
    frames: asFrames,
    pictures: asPictures,
    "pictures in the page": asInlinePictures,
    stencils: asStencils,
  };
  for (const [name, mark] of Object.entries(ways)) {
    await t.test(`points and commas that are ${name} are read`, async (t) => {
      const content = statement
        .map(([label, figures], i) => {
          const y = 700 - 14 * i;
          return `BT /F0 ${SIZE} Tf 40 ${y} Td (${label}) Tj ET ${drawnLine(figures, 200, y, mark)}`;
        })
        .join(" ");
      t.same(textsOf(await read({ content, forms })), words);
      const figures = words.filter((word) => /\d/.test(word));
      const pieces = figures.map((figure, i) => drawnInPieces(figure, 40, 700 - 14 * i, mark)).join(" ");
      t.same(textsOf(await read({ content: pieces, forms })), figures, "pieces that are placed one by one");
      const large = await read({
        content: `q 3 0 0 3 0 0 cm ${content} Q`,
        forms,
        mediaBox: [0, 0, 1836, 2376],
      });
      t.same(textsOf(large), words, "on a page of as many points as pixels");
    });
  }

  await t.test("points and commas that are letters without a meaning are read", async (t) => {
    const figures = words.filter((word) => /\d/.test(word));
    const pieces = figures.map((figure, i) => drawnInPieces(figure, 40, 700 - 14 * i, asLetters)).join(" ");
    t.same(textsOf(await read(pieces)), figures, "pieces that are placed one by one");
    const goingOn = figures.map((figure, i) => {
      const signs = figure.split(/([.,])/).map((piece) => {
        const code = { ".": "01", ",": "02" }[piece];
        return code === undefined ? `/F0 ${SIZE} Tf (${piece}) Tj` : `/Marks ${SIZE} Tf <${code}> Tj`;
      });
      return `1 0 0 1 40 ${700 - 14 * i} Tm ${signs.join(" ")}`;
    });
    t.same(textsOf(await read(`BT ${goingOn.join(" ")} ET`)), figures, "that go on where the last one ended");
    const raised = await read(
      `BT /F0 ${SIZE} Tf 40 700 Td (80) Tj /Marks ${SIZE} Tf 3 Ts <01> Tj /F0 ${SIZE} Tf 0 Ts (25) Tj ET`,
    );
    t.notOk(textsOf(raised).includes("80.25"), "one above the line is none");
  });

  await t.test("marks that are parts of one path are read", async (t) => {
    const line = "5,780.08 1,224.90";
    const boxes: string[] = [];
    const text = drawnLine(line, 200, 700, (sign, x, y) => {
      boxes.push(`${x.toFixed(2)} ${sign === "." ? y : y - 1.6} 1 ${sign === "." ? 1 : 2.6} re`);
      return "";
    });
    t.same(textsOf(await read(`${text} ${boxes.join(" ")} f`)), line.split(" "));
    t.same(
      textsOf(await read(`0.3 w ${text} ${boxes.join(" ")} B`)),
      line.split(" "),
      "with a line about them",
    );
  });

  await t.test("other small drawings are no marks", async (t) => {
    const gap = 40 + SIZE * helveticaWidth("80");
    const at = (x: number, y: number, path: string): string => `q 1 0 0 1 ${x.toFixed(2)} ${y} cm ${path} Q`;
    const others = {
      "a dot above the line": at(gap + 0.8, 705, POINT),
      "a dot below the line": at(gap + 0.8, 696, POINT),
      "a rule": at(gap + 1, 698, "0 0 0.5 10 re f"),
      "two dots": `${at(gap + 0.2, 700, POINT)} ${at(gap + 1.4, 700, POINT)}`,
      "a dash": at(gap - 1, 699.5, "0 0 4 0.5 re f"),
    };
    for (const [name, drawing] of Object.entries(others)) {
      const page = await read(`BT /F0 ${SIZE} Tf 40 700 Td (80 25) Tj ET ${drawing}`);
      t.same(textsOf(page), ["80", "25"], name);
    }
    const wide = await read(`BT /F0 ${SIZE} Tf 40 700 Td (80) Tj 40 0 Td (25) Tj ET ${at(62, 700, POINT)}`);
    t.same(textsOf(wide), ["80", "25"], "a dot between columns");
    const letters = await read(
      `BT /F0 ${SIZE} Tf 40 700 Td (Dept 25) Tj ET ${at(40 + SIZE * helveticaWidth("Dept") + 0.7, 700, POINT)}`,
    );
    t.same(textsOf(letters), ["Dept", "25"], "a dot behind a word");
  });
}
