import type { XmlHandler } from "../office/xml.ts";

interface DataStyle {
  /** null where none are told. */
  decimals: number | null;
  isNumber: boolean;
  /** The style that numbers are shown by where this one is for texts. */
  otherwise: string | null;
}

interface CellStyle {
  data: string | null;
  parent: string | null;
}

const DATA_STYLES = new Set(["number-style", "currency-style", "percentage-style", "text-style"]);
/** Styles stand on others; a chain with more has no end. */
const LONGEST_CHAIN = 20;

/** What the styles of an OpenDocument workbook say of its cells and sheets, gathered while its parts are read. */
export class Styles implements XmlHandler {
  readonly #cells = new Map<string, CellStyle>();
  readonly #data = new Map<string, DataStyle>();
  readonly #hiddenSheets = new Set<string>();
  #sheet: string | null = null;
  #current: DataStyle | null = null;

  open(name: string, attribute: (name: string) => string | null): void {
    if (name === "style") this.#openStyle(attribute);
    else if (name === "table-properties") {
      if (this.#sheet !== null && attribute("table:display") === "false") this.#hiddenSheets.add(this.#sheet);
    } else if (DATA_STYLES.has(name)) {
      this.#current = { decimals: null, isNumber: false, otherwise: null };
      this.#data.set(attribute("style:name") ?? "", this.#current);
    } else if (this.#current !== null) this.#openPart(name, attribute, this.#current);
  }

  close(name: string): void {
    if (name === "style") this.#sheet = null;
    else if (DATA_STYLES.has(name)) this.#current = null;
  }

  /** How many decimals a style of cells shows of a number; null where it does not say. */
  decimals(style: string | null): number | null {
    let [name, left] = [style, LONGEST_CHAIN];
    while (name !== null && left-- > 0) {
      const found = this.#cells.get(name);
      if (found === undefined) return null;
      if (found.data !== null) return this.#decimalsOf(found.data, LONGEST_CHAIN);
      name = found.parent;
    }
    return null;
  }

  isHidden(sheetStyle: string | null): boolean {
    return sheetStyle !== null && this.#hiddenSheets.has(sheetStyle);
  }

  #decimalsOf(name: string, left: number): number | null {
    const style = this.#data.get(name);
    if (style === undefined || left === 0) return null;
    return style.isNumber || style.otherwise === null
      ? style.decimals
      : this.#decimalsOf(style.otherwise, left - 1);
  }

  #openStyle(attribute: (name: string) => string | null): void {
    const [name, family] = [attribute("style:name") ?? "", attribute("style:family")];
    this.#sheet = family === "table" ? name : null;
    if (family !== "table-cell") return;
    this.#cells.set(name, {
      data: attribute("style:data-style-name"),
      parent: attribute("style:parent-style-name"),
    });
  }

  #openPart(name: string, attribute: (name: string) => string | null, style: DataStyle): void {
    if (name === "number") {
      const told = attribute("number:decimal-places");
      style.isNumber = true;
      style.decimals = told !== null && /^\d{1,2}$/.test(told) ? Number(told) : null;
    } else if (name === "scientific-number" || name === "fraction") style.isNumber = true;
    // Of several conditions the first is that of positive numbers.
    else if (name === "map") style.otherwise ??= attribute("style:apply-style-name");
  }
}
