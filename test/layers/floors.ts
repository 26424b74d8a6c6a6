/** The floor of a name: its index in the list, from the ground up; null for a name that stands nowhere. */
export function floorOf(floors: readonly (readonly string[])[], name: string): number | null {
  const floor = floors.findIndex((names) => names.includes(name));
  return floor < 0 ? null : floor;
}

/** Why one name may not import another, in words; null when it may. */
export function stepRefused(floors: readonly (readonly string[])[], from: string, to: string): string | null {
  const [lower, upper] = [floorOf(floors, to), floorOf(floors, from)];
  const unknown = upper === null ? from : lower === null ? to : null;
  if (unknown !== null || lower === null || upper === null)
    return `${unknown} stands on no floor of the order`;
  if (lower < upper) return null;
  return `${from} may not import ${to}, which is ${lower === upper ? "on the same floor" : "above it"}`;
}
