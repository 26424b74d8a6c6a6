/** Gives an object a property that is made when somebody first looks at it; it may be set like any other. */
export function defineLate(object: object, property: string, make: () => unknown): void {
  const define = (value: unknown): void => {
    Object.defineProperty(object, property, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  };
  Object.defineProperty(object, property, {
    enumerable: true,
    configurable: true,
    get() {
      const value = make();
      define(value);
      return value;
    },
    set: define,
  });
}

/** JSON in UTF-8, or as text. */
export type Json = Uint8Array<ArrayBuffer> | string;

/** JSON of properties that nobody has looked at, by object and property: it is made without making them. */
const made = new WeakMap<object, Map<string, () => Json>>();

/** As `defineLate`; `toJson` gives the property as JSON. */
export function defineLateJson(
  object: object,
  property: string,
  make: () => unknown,
  toJson: () => Json,
): void {
  defineLate(object, property, make);
  const ofObject = made.get(object) ?? new Map<string, () => Json>();
  made.set(object, ofObject.set(property, toJson));
}

/** A property as JSON. */
export function jsonOfProperty(object: object, property: string): Json {
  const late = Object.getOwnPropertyDescriptor(object, property)?.get !== undefined;
  const toJson = late ? made.get(object)?.get(property) : undefined;
  return toJson?.() ?? JSON.stringify(Reflect.get(object, property));
}

const decoder = new TextDecoder();

/** JSON as text. */
export function textOf(json: Json): string {
  return typeof json === "string" ? json : decoder.decode(json);
}
