/** The body of a response as text; throws where it is longer than so many bytes. */
export async function textWithin(response: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > mostBytes) throw new Error(`the answer is longer than ${mostBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
