/** Labels repeat on every line of a document; of hostile text that does not, no more than this is kept. */
const ENTRIES_MAX = 4096;
const LENGTH_MAX = 60;

/** The same function of a text, with its results cached. Results are shared and must not be changed. */
export function remember<Result>(read: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = read(text);
    if (text.length > LENGTH_MAX) return result;
    if (results.size >= ENTRIES_MAX) results.clear();
    results.set(text, result);
    return result;
  };
}
