/** A name's letters without accents and the like: as an eye that overlooks them reads it. */
export function withoutMarks(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ø", "o").replaceAll("Ø", "O");
}
