import { writeFile } from "node:fs/promises";
import { API_TYPES, apiTypes } from "./api-types.ts";

await writeFile(API_TYPES, await apiTypes());
