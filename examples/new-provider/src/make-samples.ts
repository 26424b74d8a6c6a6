// Draws the sample documents: node src/make-samples.ts FOLDER [PROVIDER]
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PAYROLLS } from "./payroll.ts";
import { drawRegister } from "./register.ts";
import { drawText, TYPEWRITTEN } from "./typewritten.ts";

const [folder = ".", provider = "northwind"] = process.argv.slice(2);
if (provider === "northwind")
  for (const payroll of PAYROLLS) await writeFile(join(folder, payroll.file), await drawRegister(payroll));
for (const each of TYPEWRITTEN)
  if (each.provider === provider) await writeFile(join(folder, each.file), await drawText(each.pages));
