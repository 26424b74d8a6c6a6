/** `1 document`, `2 documents`; `several` where the noun has no simple plural. */
export function plural(count: number, noun: string, several = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : several}`;
}
