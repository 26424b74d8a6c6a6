import type { Person } from "../model/person.ts";

/** `004217` and `4217`, `E-00123` and `E123`: the id without signs, letter case and leading zeros; `""` where none is printed. */
export function looseIdKey({ id }: Pick<Person, "id">): string {
  return id
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replace(/(?<!\d)0+(?=\d)/g, "");
}

/** `E-1041` and `1041`: the digits alone, where one side prints a prefix; `""` where there are none. */
export function digitsIdKey({ id }: Pick<Person, "id">): string {
  return id.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
}
