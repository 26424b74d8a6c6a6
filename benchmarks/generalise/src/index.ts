// Layouts that no provider has
export { composeAdversarial, generateAdversarial, generateUnmarked } from "./adversarial/generate.ts";
export type { AdversarialComposition, AdversarialDocument } from "./adversarial/generate.ts";
export { ADVERSARIAL_LAYOUTS } from "./adversarial/layouts/index.ts";

// Documents that are no payroll documents
export { generateNotPayroll, NOT_PAYROLL } from "./not-payroll/generate.ts";
