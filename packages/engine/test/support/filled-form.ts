import { PdfBuilder } from "./pdf-builder.ts";

/** A field of a form, in the syntax of the format. */
export interface FormField {
  /** `/Tx`, `/Ch` or `/Btn`. */
  type: string;
  /** `/V`: `(1,234.56)`. */
  value: string;
  /** Left, low, right, high. */
  place: readonly [number, number, number, number];
  flags?: number;
  quadding?: number;
  maxLength?: number;
  /** What stands in `/Opt`. */
  options?: string;
  /** Degrees in which the widget is turned. */
  turn?: number;
  /** Of the annotation; default 4, to be printed. */
  annotationFlags?: number;
}

/** How programs write forms that somebody filled in. */
export interface FormWriter {
  name: string;
  /** Adds the field to the file, and gives what the form and what the page list. */
  write(pdf: PdfBuilder, field: FormField, name: string, blank: number): { field: number; widget: number };
  /** What the dictionary of the form says beside its fields. */
  form: string;
}

const LOOK = "/DA (/Helv 9 Tf 0 g)";

/**
 * Three kinds of program: one that writes fields and their places as one dictionary each, one that keeps all that fields say in
 * parents of their places, and one that fills forms in, leaves the blank drawings, and asks viewers to draw them anew.
 */
export const FORM_WRITERS: readonly FormWriter[] = [
  {
    name: "a field that is its own widget",
    write(pdf, field, name) {
      const widget = pdf.add(`<< ${widgetOf(field)} /T (${name}) ${saidOf(field)} ${LOOK} >>`);
      return { field: widget, widget };
    },
    form: "",
  },
  {
    name: "a field whose parent says all",
    write(pdf, field, name) {
      const [group, parent] = [pdf.reserve(), pdf.reserve()];
      const widget = pdf.add(`<< ${widgetOf(field)} /Parent ${parent} 0 R >>`);
      pdf.set(parent, `<< /T (${name}) /Parent ${group} 0 R ${saidOf(field)} /Kids [${widget} 0 R] >>`);
      pdf.set(group, `<< /T (group) /FT ${field.type} ${LOOK} /Kids [${parent} 0 R] >>`);
      return { field: group, widget };
    },
    form: "/NeedAppearances false",
  },
  {
    name: "a field whose drawing is still blank",
    write(pdf, field, name, blank) {
      const drawing = field.type === "/Btn" ? "" : `/AP << /N ${blank} 0 R >>`;
      const widget = pdf.add(`<< ${widgetOf(field)} /T (${name}) ${saidOf(field)} ${drawing} >>`);
      return { field: widget, widget };
    },
    form: `/NeedAppearances true ${LOOK}`,
  },
];

function widgetOf({ place, turn = 0, annotationFlags = 4, type, value }: FormField): string {
  const state = type === "/Btn" ? `/AS ${value}` : "";
  return `/Type /Annot /Subtype /Widget /F ${annotationFlags} /Rect [${place.join(" ")}] /MK << /R ${turn} /CA (4) >> ${state}`;
}

function saidOf({ type, value, flags = 0, quadding = 0, maxLength, options }: FormField): string {
  const most = maxLength === undefined ? "" : `/MaxLen ${maxLength}`;
  const choices = options === undefined ? "" : `/Opt [${options}]`;
  return `/FT ${type} /V ${value} /Ff ${flags} /Q ${quadding} ${most} ${choices}`;
}

export interface FilledForm {
  writer: FormWriter;
  fields: readonly FormField[];
  content: string;
  rotate?: number;
  /** What stands in `/XFA`, as a stream, and what the catalog says beside the form. */
  xfa?: string;
  catalog?: string;
}

/** A document of one page with a form; `/Helv` is Helvetica, `/ZaDb` the font of signs. */
export function filledForm({ writer, fields, content, rotate = 0, xfa, catalog = "" }: FilledForm): Buffer {
  const pdf = new PdfBuilder();
  const [tree, page] = [pdf.reserve(), pdf.reserve()];
  const font = pdf.add(
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /Name /Helv >>",
  );
  const signs = pdf.add("<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats /Name /ZaDb >>");
  const resources = `<< /Font << /Helv ${font} 0 R /ZaDb ${signs} 0 R >> >>`;
  const blank = pdf.stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 100 14] /Resources ${resources}`,
    "/Tx BMC EMC",
  );
  const written = fields.map((field, i) => writer.write(pdf, field, `field${i}`, blank));
  const widgets = written.map(({ widget }) => `${widget} 0 R`).join(" ");
  const described = xfa === undefined ? "" : `/XFA ${pdf.stream("", xfa)} 0 R`;
  pdf.set(
    page,
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 612 792] /Rotate ${rotate} /Resources ${resources} ` +
      `/Contents ${pdf.stream("", content)} 0 R /Annots [${widgets}] >>`,
  );
  pdf.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  const form = `<< /Fields [${written.map(({ field }) => `${field} 0 R`).join(" ")}] /DR ${resources} ${writer.form} ${described} >>`;
  return pdf.build(pdf.add(`<< /Type /Catalog /Pages ${tree} 0 R /AcroForm ${form} ${catalog} >>`));
}
