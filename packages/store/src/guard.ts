import { assertStorable } from "./storable-text.ts";

type Method = (...args: unknown[]) => unknown;

/**
 * The same object with every method preceded by what holds for all of them: arguments that the database can
 * store, and `before`.
 */
export function guardMethods<T extends object>(object: T, before: () => Promise<unknown>): T {
  const guarded = Object.entries(object).map(([name, method]: [string, Method]) => [
    name,
    async (...args: unknown[]) => {
      assertStorable(args);
      await before();
      return method(...args);
    },
  ]);
  return Object.fromEntries(guarded) as T;
}

/** `guardMethods` of each field. */
export function guardEach<T extends object>(objects: T, before: () => Promise<unknown>): T {
  const guarded = Object.entries(objects).map(([name, object]: [string, object]) => [
    name,
    guardMethods(object, before),
  ]);
  return Object.fromEntries(guarded) as T;
}
