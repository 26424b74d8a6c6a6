import { PdfBuilder } from "../../../packages/engine/test/support/pdf-builder.ts";
import type { HostileKinds } from "../hostile-kind.ts";
import { HELLO, HELVETICA, MEDIA_BOX, onePage } from "../one-page.ts";

/** A document whose page tree is this, given the numbers of its root and of one page that can be shown. */
function treeOf(kids: (tree: number, page: number, pdf: PdfBuilder) => string, catalog = ""): Buffer {
  const pdf = new PdfBuilder();
  const font = pdf.add(HELVETICA);
  const content = pdf.stream("", HELLO);
  const tree = pdf.reserve();
  const page = pdf.add(
    `<< /Type /Page /Parent ${tree} 0 R ${MEDIA_BOX} /Contents ${content} 0 R /Resources << /Font << /F0 ${font} 0 R >> >> >>`,
  );
  pdf.set(tree, `<< /Type /Pages ${kids(tree, page, pdf)} >>`);
  return pdf.build(pdf.add(`<< /Type /Catalog /Pages ${tree} 0 R ${catalog} >>`));
}

/** Page trees and outlines that go in circles, or lie about their size. */
export const trees: HostileKinds = {
  "a page tree that is its own child": {
    make: () => treeOf((tree) => `/Kids [${tree} 0 R ${tree} 0 R] /Count 2`),
  },
  "a page tree that is its own parent": {
    make: () => treeOf((tree, page) => `/Parent ${tree} 0 R /Kids [${page} 0 R] /Count 1`),
  },
  "a page tree of two that hold each other": {
    make: () =>
      treeOf((tree, page, pdf) => {
        const other = pdf.add(
          `<< /Type /Pages /Parent ${tree} 0 R /Kids [${tree} 0 R ${page} 0 R] /Count 9 >>`,
        );
        return `/Kids [${other} 0 R ${page} 0 R] /Count 10`;
      }),
  },
  "a page tree that doubles 30 times": {
    make: () =>
      treeOf((tree, page, pdf) => {
        let node = page;
        for (let level = 0; level < 30; level++)
          node = pdf.add(
            `<< /Type /Pages /Parent ${tree} 0 R /Kids [${node} 0 R ${node} 0 R] /Count ${2 ** (level + 1)} >>`,
          );
        return `/Kids [${node} 0 R] /Count ${2 ** 30}`;
      }),
  },
  "a page tree 50,000 deep": {
    make: () =>
      treeOf((_, page, pdf) => {
        let node = page;
        for (let level = 0; level < 50_000; level++)
          node = pdf.add(`<< /Type /Pages /Kids [${node} 0 R] /Count 1 >>`);
        return `/Kids [${node} 0 R] /Count 1`;
      }),
  },
  "100,000 pages that are one page": {
    make: () => treeOf((_, page) => `/Kids [${`${page} 0 R `.repeat(100_000)}] /Count 100000`),
  },
  "4,900 pages that are one page": {
    slow: true,
    make: () => treeOf((_, page) => `/Kids [${`${page} 0 R `.repeat(4900)}] /Count 4900`),
  },
  "one page that is told to be 2^31": {
    make: () => treeOf((_, page) => `/Kids [${page} 0 R] /Count 2147483648`),
  },
  "one page that is told to be 3,000": { make: () => treeOf((_, page) => `/Kids [${page} 0 R] /Count 3000`) },
  "a page that is told to be minus one": { make: () => treeOf((_, page) => `/Kids [${page} 0 R] /Count -1`) },
  "pages that are numbers and names": {
    make: () => treeOf(() => "/Kids [1 /a null (b) [2] << >>] /Count 6"),
  },
  "outlines in a circle": {
    make: () =>
      onePage((pdf) => {
        const item = pdf.reserve();
        const outlines = pdf.add(
          `<< /Type /Outlines /First ${item} 0 R /Last ${item} 0 R /Count 2147483647 >>`,
        );
        pdf.set(
          item,
          `<< /Title (x) /Parent ${item} 0 R /Next ${item} 0 R /Prev ${item} 0 R /First ${item} 0 R >>`,
        );
        return { catalog: `/Outlines ${outlines} 0 R /PageLabels ${item} 0 R /StructTreeRoot ${item} 0 R` };
      }),
  },
  "names in a circle": {
    make: () =>
      onePage((pdf) => {
        const node = pdf.reserve();
        pdf.set(node, `<< /Kids [${node} 0 R ${node} 0 R] /Limits [(a) (z)] >>`);
        return {
          catalog: `/Names << /Dests ${node} 0 R /JavaScript ${node} 0 R /EmbeddedFiles ${node} 0 R >>`,
        };
      }),
  },
  "optional content in a circle": {
    make: () =>
      onePage((pdf) => {
        const group = pdf.reserve();
        pdf.set(group, `<< /Type /OCMD /OCGs [${group} 0 R] /VE [/And [/Not ${group} 0 R] ${group} 0 R] >>`);
        return { content: `/OC /G BDC ${HELLO} EMC`, resources: `/Properties << /G ${group} 0 R >>` };
      }),
  },
  "an object that is a reference to itself": {
    make: () =>
      onePage((pdf) => {
        const self = pdf.reserve();
        pdf.set(self, `${self} 0 R`);
        return {
          entries: `/Rotate ${self} 0 R /Annots ${self} 0 R /Group ${self} 0 R`,
          box: `/MediaBox ${self} 0 R`,
        };
      }),
  },
};
