/** What `parse` makes of the command line; where it throws, says why and how to use the command, and ends with 2. */
export function commandLineOrEnd<Options>(parse: () => Options, usage: string): Options {
  try {
    return parse();
  } catch (error) {
    console.error(`${(error as Error).message}\nusage: ${usage}`);
    process.exit(2);
  }
}
