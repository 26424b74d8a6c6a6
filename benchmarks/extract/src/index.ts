// Documents and their scores
export { wrongDocument } from "./accuracy.ts";
export type { WrongDocument } from "./accuracy.ts";
export { corpusFolders, hasTextLayer } from "./documents.ts";
export { findScorer } from "./scorer.ts";
export type { Counter, Scored, Scorer } from "./scorer.ts";

// Reports
export { describeMachine } from "./machine.ts";
export type { Machine } from "./machine.ts";
export { median } from "./statistics.ts";
export type { Target } from "./targets.ts";

// Drawing
export { PLOT_STYLE } from "./plot-style.ts";
export { element, render, text } from "./svg.ts";
export type { Element } from "./svg.ts";
export { cut, figure, table } from "./table.ts";
