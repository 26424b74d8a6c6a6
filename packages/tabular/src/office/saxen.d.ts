declare module "saxen" {
  export class Parser {
    ns(prefixes: Readonly<Record<string, string>>): this;
    on(
      hook: "openTag",
      call: (
        name: string,
        attributes: () => Record<string, string>,
        decode: (text: string) => string,
      ) => void,
    ): this;
    on(hook: "closeTag", call: (name: string) => void): this;
    on(hook: "text", call: (text: string, decode: (text: string) => string) => void): this;
    on(hook: "cdata", call: (text: string) => void): this;
    on(hook: "attention" | "error", call: (what: unknown) => void): this;
    parse(xml: string): void;
  }
}
