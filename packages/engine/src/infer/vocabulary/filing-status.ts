const STATUS =
  /^(?:(?:fed(?:eral)?|state|filing(?: status)?|[A-Z]{2})\b:? ?)?(?:single|married|head of household|hoh|mf[js]|qualifying (?:widow(?:er)?|surviving spouse))\b(?!,)/i;

/** Whether a text says how somebody files their taxes, perhaps whose tax and where: `Fed Single`, `Married Jt · CO`. */
export function saysFilingStatus(text: string): boolean {
  return STATUS.test(text);
}

const IN_STATE = / [|\u00b7\u2022-] [A-Z]{2}$/;

/** Whether it says nothing else but in which state: `Fed Single · CO`. */
export function saysFilingState(text: string): boolean {
  return IN_STATE.test(text) && saysFilingStatus(text);
}
