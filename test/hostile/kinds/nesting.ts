import type { HostileKinds } from "../hostile-kind.ts";
import { formsInForms } from "../../../packages/engine/test/support/pdfs.ts";
import { HELLO, onePage, pageOf } from "../one-page.ts";

const DEEP = 200_000;

/** Things in things, deeper than any stack. */
export const nesting: HostileKinds = {
  "arrays 200,000 deep in the page": {
    make: () => onePage(() => ({ entries: `/A ${"[".repeat(DEEP)}${"]".repeat(DEEP)}` })),
  },
  "dictionaries 200,000 deep in the page": {
    make: () => onePage(() => ({ entries: `/A ${"<</A".repeat(DEEP)} 1 ${">>".repeat(DEEP)}` })),
  },
  "arrays a million deep and never closed": {
    make: () => onePage(() => ({ entries: `/A ${"[".repeat(1_000_000)}` })),
  },
  "arrays 200,000 deep in the content": {
    make: () => pageOf(`BT /F0 9 Tf ${"[".repeat(DEEP)}(x)${"]".repeat(DEEP)} TJ ET ${HELLO}`),
  },
  "dictionaries 200,000 deep in the content": {
    make: () => pageOf(`/P ${"<</A".repeat(DEEP)} 1 ${">>".repeat(DEEP)} BDC ${HELLO} EMC`),
  },
  "strings 200,000 parentheses deep": {
    make: () => pageOf(`BT /F0 9 Tf (${"(".repeat(DEEP)}x${")".repeat(DEEP)}) Tj ET`),
  },
  "a million saved states": { make: () => pageOf(`${"q ".repeat(1_000_000)}${HELLO}`) },
  "a million restored states": { make: () => pageOf(`${"Q ".repeat(1_000_000)}${HELLO}`) },
  "marked content half a million deep": { make: () => pageOf(`${"/P BMC ".repeat(500_000)}${HELLO}`) },
  "text objects half a million deep": { make: () => pageOf(`${"BT ".repeat(500_000)}${HELLO}`) },
  "forms that draw the next one twice, 26 deep": { slow: true, make: () => formsInForms(26) },
  "a form that draws itself": {
    make: () =>
      onePage((pdf) => {
        const form = pdf.reserve();
        pdf.set(
          form,
          `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${form} 0 R >> >> /Length 11 >>\n` +
            "stream\n/X Do /X Do\nendstream",
        );
        return { content: `/X Do ${HELLO}`, resources: `/XObject << /X ${form} 0 R >>` };
      }),
  },
  "forms 20,000 deep": {
    make: () =>
      onePage((pdf) => {
        const kind = "/Type /XObject /Subtype /Form /BBox [0 0 1 1]";
        let form = pdf.stream(kind, "0 0 m 1 1 l S");
        for (let i = 0; i < 20_000; i++)
          form = pdf.stream(`${kind} /Resources << /XObject << /X ${form} 0 R >> >>`, "/X Do");
        return { content: `/X Do ${HELLO}`, resources: `/XObject << /X ${form} 0 R >>` };
      }),
  },
  "a function of functions 20,000 deep": {
    make: () =>
      onePage((pdf) => {
        let inner = pdf.add("<< /FunctionType 2 /Domain [0 1] /N 1 >>");
        for (let i = 0; i < 20_000; i++)
          inner = pdf.add(
            `<< /FunctionType 3 /Domain [0 1] /Functions [${inner} 0 R] /Bounds [] /Encode [0 1] >>`,
          );
        const space = `[/Separation /X /DeviceRGB ${inner} 0 R]`;
        return { content: `/C cs 1 scn 0 0 9 9 re f ${HELLO}`, resources: `/ColorSpace << /C ${space} >>` };
      }),
  },
};
