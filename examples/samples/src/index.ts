export { generateName, naturalName } from "./payroll/names.ts";
export { Random } from "./random.ts";
export { DEGRADATIONS } from "./degradations.ts";
export type { Degradation } from "./degradations.ts";
export { LAYOUTS } from "./layouts/index.ts";
export { generateSample } from "./sample.ts";
export type { Sample, SampleRequest } from "./sample.ts";
export type { Truth } from "./truth/canonical.ts";
