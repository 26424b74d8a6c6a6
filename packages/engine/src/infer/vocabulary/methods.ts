const METHOD =
  /^(?:dir(?:ect)?\.? dep(?:osit|\.)?|dd|ach|eft|(?:(?:paper|live|manual|replacement|reissued?|void(?:ed)?) )?check|ck|chk|void(?:ed)?|pay ?card)$/i;

/** Whether a text is how somebody is paid, and nothing else: `Direct Deposit`. */
export function namesMethod(text: string): boolean {
  return METHOD.test(text);
}
