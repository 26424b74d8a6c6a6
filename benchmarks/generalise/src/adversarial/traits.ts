import type { MoneyStyle, PaperSize, Random, Typeface } from "@paylift/samples/parts";
import { DATE_STYLES } from "./dates.ts";

/** What differs between documents whatever their layout. Every combination is one that a person can read. */
export interface Traits {
  typeface: Typeface;
  /** Letter, Legal, A4 or Tabloid: width and height upright, in points. */
  paper: PaperSize;
  money: MoneyStyle;
  /** Cents stand behind a comma, thousands behind points: `1.234,56`. */
  decimalComma: boolean;
  /** A dollar sign stands apart from its figure: `$ 12.00`. */
  dollarApart: boolean;
  /** What is withheld is printed as a negative figure, and a refund of it as a positive one. */
  withheldNegative: boolean;
  /** How a table prints nothing. */
  zero: "0.00" | "-" | "";
  dateStyle: string;
  /** How the heading tells the period. */
  period: "one line" | "two labels" | "end only";
  nameOrder: "given first" | "family first" | "suffix last";
  capitals: boolean;
  ids: boolean;
  headerDepth: 1 | 2 | 3;
  headings: "every page" | "first page";
  title: "head" | "foot";
  coverLetter: boolean;
  watermark: string | null;
  departments: "none" | "headings" | "subtotals";
  grandTotals: boolean;
  /** Labels stand right of their figures, where a layout has labels beside figures. */
  labelsRight: boolean;
}

const FACES: readonly Typeface[] = [
  { regular: "Helvetica", bold: "Helvetica-Bold", stretch: 100, scale: 1 },
  { regular: "Times-Roman", bold: "Times-Bold", stretch: 100, scale: 1 },
  { regular: "Courier", bold: "Courier-Bold", stretch: 100, scale: 1 },
  { regular: "Helvetica", bold: "Helvetica-Bold", stretch: 84, scale: 1 },
  { regular: "Times-Italic", bold: "Times-BoldItalic", stretch: 100, scale: 1 },
];

const PAPERS: readonly PaperSize[] = [
  [612, 792],
  [612, 1008],
  [595, 842],
  [792, 1224],
];

/** Draws the traits of one document. */
export function chooseTraits(random: Random): Traits {
  const typeface = random.pick(FACES);
  const paper = random.pick(PAPERS);
  const money: MoneyStyle = {
    negative: random.pick(["minus", "parentheses", "trailing"]),
    dollar: random.chance(0.3),
    separators: random.fork("spacing").chance(0.05) ? "spaces" : "point",
  };
  return {
    typeface,
    paper,
    money,
    decimalComma: !money.dollar && money.separators === "point" && random.fork("comma").chance(0.12),
    dollarApart: random.chance(0.3),
    withheldNegative: random.chance(0.15),
    zero: random.pick(["0.00", "-", ""]),
    dateStyle: random.pick(Object.keys(DATE_STYLES)),
    period: random.pick(["one line", "one line", "two labels", "end only"]),
    nameOrder: random.pick(["given first", "family first", "suffix last"]),
    capitals: random.chance(0.25),
    ids: random.chance(0.7),
    headerDepth: random.pick([1, 2, 3]),
    headings: random.pick(["every page", "every page", "first page"]),
    title: random.pick(["head", "head", "foot"]),
    coverLetter: random.chance(0.2),
    watermark: random.chance(0.2) ? random.pick(["CONFIDENTIAL", "COPY", "DRAFT"]) : null,
    departments: random.pick(["none", "headings", "subtotals"]),
    grandTotals: random.chance(0.65),
    labelsRight: random.chance(0.2),
  };
}
