import { findNodeAtLocation, parseTree, type Node, type ParseError } from "jsonc-parser";

/** A place in a file of JSON: line and column, from 1. */
export interface JsonPlace {
  line: number;
  column: number;
}

/** Where JSON stops being JSON; its end where nothing else is wrong with it. */
export function syntaxErrorPlace(text: string): JsonPlace {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  return placeOf(text, errors[0]?.offset ?? text.length);
}

/** Where the value at a JSON pointer stands, or the nearest value around it; a property stands where its name does. */
export function valuePlace(text: string, pointer: string): JsonPlace {
  const path = pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const root = parseTree(text);
  const nearest = root === undefined ? undefined : nearestNode(root, path);
  const named = nearest?.parent?.type === "property" ? nearest.parent : nearest;
  return placeOf(text, named?.offset ?? 0);
}

function nearestNode(root: Node, path: readonly string[]): Node {
  let node = root;
  for (const part of path) {
    const next = findNodeAtLocation(node, [node.type === "array" ? Number(part) : part]);
    if (next === undefined) break;
    node = next;
  }
  return node;
}

function placeOf(text: string, offset: number): JsonPlace {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
