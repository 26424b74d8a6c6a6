/** Two files could not be compared because of what is in one of them. */
export class ComparisonFailure extends Error {
  override readonly name = "ComparisonFailure";

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`${file}: ${reason}`, options);
  }
}
