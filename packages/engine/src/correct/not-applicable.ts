/** Why a correction has no effect. */
export class NotApplicable extends Error {
  override readonly name = "NotApplicable";
}
