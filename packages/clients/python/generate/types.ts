/** A JSON Schema of the OpenAPI document. */
export type Schema = boolean | { readonly [keyword: string]: unknown };

/** Python classes for objects, which types are made of on the way. */
export interface Models {
  /** The Python type of a schema; `name` is that of its class where it is an object without a title. */
  typeOf(schema: Schema, name: string): string;
  /** The source of all classes, in the order in which they were met. */
  source(): string;
}

const PLAIN: Readonly<Record<string, string>> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  null: "None",
};

export function createModels(): Models {
  const classes = new Map<string, string>();

  function typeOf(schema: Schema, name: string): string {
    if (typeof schema === "boolean") return "Any";
    const { $ref: reference, anyOf, enum: values, const: only, type } = schema;
    if (typeof reference === "string") return reference.slice(reference.lastIndexOf("/") + 1);
    if (Array.isArray(anyOf)) return union(anyOf.map((each: Schema) => typeOf(each, name)));
    if (only !== undefined) return literal([only]);
    // What may grow is told apart by programs that are older than its newest value.
    if (Array.isArray(values) && schema["x-extensible-enum"] !== true) return literal(values);
    const types = [type].flat() as string[];
    return union(types.map((each) => ofType(each, schema, name)));
  }

  function ofType(type: string | undefined, schema: Exclude<Schema, boolean>, name: string): string {
    if (type === "array") return `list[${typeOf((schema["items"] ?? true) as Schema, `${name}Item`)}]`;
    if (type !== "object") return PLAIN[type ?? ""] ?? "Any";
    if (schema["properties"] !== undefined) return define(schema, name);
    const [values] = Object.values((schema["patternProperties"] ?? {}) as Record<string, Schema>);
    return `dict[str, ${values === undefined ? "Any" : typeOf(values, `${name}Value`)}]`;
  }

  function define(schema: Exclude<Schema, boolean>, name: string): string {
    if (classes.has(name)) throw new Error(`two classes are called ${name}`);
    // Known before its fields are, so that classes stand in the order in which they are met.
    classes.set(name, "");
    const required = (schema["required"] ?? []) as string[];
    const properties = Object.entries(schema["properties"] as Record<string, Schema>);
    const fields = properties.map(([field, value]): [string, string] => {
      const type = typeOf(value, name + pascal(field));
      return [field, required.includes(field) ? type : `NotRequired[${type}]`];
    });
    if (fields.some(([field]) => KEYWORDS.has(field))) {
      classes.set(name, functional(name, fields));
      return name;
    }
    const doc = typeof schema["description"] === "string" ? docstring(schema["description"], 4) : [];
    classes.set(
      name,
      [`class ${name}(TypedDict):`, ...doc, ...fields.map(([field, type]) => `    ${field}: ${type}`)].join(
        "\n",
      ),
    );
    return name;
  }

  return { typeOf, source: () => [...classes.values()].join("\n\n\n") };
}

/** Words of the language that a field of a class cannot be called, as far as one is. */
const KEYWORDS: ReadonlySet<string> = new Set(
  "and as class def del from global if import in is not or pass with".split(" "),
);

/** A class whose fields may have any name; its types are texts, as those that follow are not known yet. */
function functional(name: string, fields: readonly (readonly [string, string])[]): string {
  const each = fields.map(([field, type]) => `        "${field}": ${JSON.stringify(type)},`);
  return [`${name} = TypedDict(`, `    "${name}",`, "    {", ...each, "    },", ")"].join("\n");
}

/** A docstring, indented. */
export function docstring(text: string, indent: number): string[] {
  const space = " ".repeat(indent);
  return [`${space}"""${sentence(text)}"""`];
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? "" : "."}`;
}

function union(types: readonly string[]): string {
  const all = [...new Set(types)];
  return all.includes("Any") ? "Any" : all.join(" | ");
}

/** One of these values. */
export function literal(values: readonly unknown[]): string {
  return `Literal[${values.map((value) => (value === null ? "None" : JSON.stringify(value))).join(", ")}]`;
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
