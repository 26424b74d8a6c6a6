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

/** JSON of properties that nobody has looked at, by object and property: it is made without making them. */
const texts = new WeakMap<object, Map<string, () => string>>();

/** As `defineLate`; `toText` gives the property as JSON. */
export function defineLateText(
  object: object,
  property: string,
  make: () => unknown,
  toText: () => string,
): void {
  defineLate(object, property, make);
  const ofObject = texts.get(object) ?? new Map<string, () => string>();
  texts.set(object, ofObject.set(property, toText));
}

/** A property as JSON. */
export function textOfProperty(object: object, property: string): string {
  const late = Object.getOwnPropertyDescriptor(object, property)?.get !== undefined;
  const toText = late ? texts.get(object)?.get(property) : undefined;
  return toText?.() ?? JSON.stringify(Reflect.get(object, property));
}
