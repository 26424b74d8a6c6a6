// Draws the sample documents: node src/make-samples.ts FOLDER
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PAYROLLS } from "./payroll.ts";
import { drawRegister } from "./register.ts";

const folder = process.argv[2] ?? ".";
for (const payroll of PAYROLLS) await writeFile(join(folder, payroll.file), await drawRegister(payroll));
