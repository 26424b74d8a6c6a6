export interface ListedObject {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
}

/** Reads the answer to ListObjectsV2, an XML of fixed shape. `next` continues the list, null at its end. */
export function listedObjects(xml: string): { objects: ListedObject[]; next: string | null } {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = ""]) => ({
    name: field(content, "Key") ?? "",
    modifiedAt: Date.parse(field(content, "LastModified") ?? ""),
  }));
  const truncated = field(xml, "IsTruncated") === "true";
  return { objects, next: truncated ? field(xml, "NextContinuationToken") : null };
}

function field(xml: string, name: string): string | null {
  const text = new RegExp(`<${name}>(.*?)</${name}>`, "s").exec(xml)?.[1];
  return text === undefined ? null : unescape(text);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function unescape(text: string): string {
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name] ?? "");
}
