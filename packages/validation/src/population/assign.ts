import { createRequire } from "node:module";

// Loaded by the first block that needs it: it brings 250 modules along, and most people are told apart without it.
const loadSolver = () => createRequire(import.meta.url)("linear-sum-assignment") as Solver;
type Solver = typeof import("linear-sum-assignment");

/** A possible pairing of one row with one column; the higher the score, the better. Scores are whole numbers above 0. */
export interface Candidate {
  row: number;
  column: number;
  score: number;
}

/** Beyond it the cubic assignment would take minutes; a block of that size is one name on hundreds of people. */
const BLOCK_MAX = 300;
/** Ties go to the neighbours in rank, of two to those who come first: both are the same on whichever side one looks from. */
const TIE = 1_000_000;

/**
 * Chooses the candidates with the greatest sum of scores such that each row and column is taken at most once. Rows and
 * columns are ranks: with them sorted by content, the choice does not depend on the order of the input.
 */
export function assign(candidates: readonly Candidate[]): Candidate[] {
  return blocksOf(candidates).flatMap((block) => assignBlock(block));
}

function assignBlock(block: readonly Candidate[]): Candidate[] {
  const rows = [...new Set(block.map(({ row }) => row))].sort((a, b) => a - b);
  const columns = [...new Set(block.map(({ column }) => column))].sort((a, b) => a - b);
  if (block.length === 1) return [...block];
  if (rows.length > BLOCK_MAX || columns.length > BLOCK_MAX) return assignGreedily(block);

  const rowAt = new Map(rows.map((row, index) => [row, index]));
  const columnAt = new Map(columns.map((column, index) => [column, index]));
  // Square, so that leaving somebody alone costs nothing but the score.
  const size = rows.length + columns.length;
  const costs = Array.from({ length: size }, () => new Float64Array(size));
  const chosenOf = new Map<number, Candidate>();
  for (const candidate of block) {
    const [i, j] = [rowAt.get(candidate.row) ?? 0, columnAt.get(candidate.column) ?? 0];
    (costs[i] as Float64Array)[j] = -(candidate.score * TIE - (i - j) ** 2 - (i + j) / TIE);
    chosenOf.set(i * size + j, candidate);
  }
  const { rowAssignments } = loadSolver().linearSumAssignment(costs, { maximaze: false });
  const chosen: Candidate[] = [];
  for (let i = 0; i < rows.length; i++) {
    const candidate = chosenOf.get(i * size + (rowAssignments[i] ?? -1));
    if (candidate !== undefined) chosen.push(candidate);
  }
  return chosen;
}

function assignGreedily(block: readonly Candidate[]): Candidate[] {
  const sorted = [...block].sort(
    (a, b) =>
      b.score - a.score ||
      Math.abs(a.row - a.column) - Math.abs(b.row - b.column) ||
      a.row + a.column - b.row - b.column ||
      a.row - b.row,
  );
  const [rows, columns] = [new Set<number>(), new Set<number>()];
  return sorted.filter(({ row, column }) => {
    if (rows.has(row) || columns.has(column)) return false;
    rows.add(row);
    columns.add(column);
    return true;
  });
}

/** Candidates that share nobody, directly or round some corners, are blocks of their own. */
function blocksOf(candidates: readonly Candidate[]): Candidate[][] {
  const parent = new Map<string, string>();
  const rootOf = (name: string): string => {
    let root = name;
    for (let up = parent.get(root); up !== undefined && up !== root; up = parent.get(root)) root = up;
    parent.set(name, root);
    return root;
  };
  for (const { row, column } of candidates) parent.set(rootOf(`r${row}`), rootOf(`c${column}`));
  const blocks = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const root = rootOf(`r${candidate.row}`);
    const block = blocks.get(root);
    if (block === undefined) blocks.set(root, [candidate]);
    else block.push(candidate);
  }
  return [...blocks.values()];
}
