import Type from "typebox";

/** PDF takes the first 127 bytes of a password. */
export const PASSWORD_MAX = 255;

/** The password of an encrypted document, in JSON bodies. */
export const documentPassword = Type.String({
  minLength: 1,
  maxLength: PASSWORD_MAX,
  description: "of an encrypted document; kept until this reading has ended, and in no answer",
});
