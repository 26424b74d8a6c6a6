import type { XmlHandler } from "../office/xml.ts";
import type { Tally } from "../workbook/tally.ts";
import type { Sheet } from "../workbook/workbook.ts";
import { SheetReader } from "./sheet-reader.ts";
import type { Styles } from "./styles.ts";

type Attribute = (name: string) => string | null;

/** What LibreOffice keeps of the cells of other files is called by their address. */
const OF_ANOTHER_FILE = /^'.*'#/;

/** Reads the sheets of `content.xml`. What it says of styles, which stands before, goes to the styles. Its calls throw `too_large`, `damaged`. */
export class Content implements XmlHandler {
  readonly sheets: Sheet[] = [];
  readonly #styles: Styles;
  readonly #tally: Tally;
  #isInSpreadsheet = false;
  #sheet: { name: string; hidden: boolean; reader: SheetReader } | null = null;
  /** How many elements deep it is in one that holds no cells of a sheet; 0 elsewhere. */
  #aside = 0;

  constructor(styles: Styles, tally: Tally) {
    this.#styles = styles;
    this.#tally = tally;
  }

  open(name: string, attribute: Attribute): void {
    if (this.#aside > 0) this.#aside++;
    else if (this.#sheet !== null) {
      if (!this.#sheet.reader.open(name, attribute)) this.#aside = 1;
    } else if (!this.#isInSpreadsheet) {
      if (name === "spreadsheet") this.#isInSpreadsheet = true;
      else this.#styles.open(name, attribute);
    } else if (name === "table") this.#openSheet(attribute);
    // Tracked changes and links to other files have cells, too.
    else this.#aside = 1;
  }

  text(text: string): void {
    if (this.#aside === 0) this.#sheet?.reader.text(text);
  }

  close(name: string): void {
    if (this.#aside > 0) this.#aside--;
    else if (this.#sheet !== null) {
      if (name === "table") this.#closeSheet(this.#sheet);
      else this.#sheet.reader.close(name);
    } else if (name === "spreadsheet") this.#isInSpreadsheet = false;
    else if (!this.#isInSpreadsheet) this.#styles.close(name);
  }

  #openSheet(attribute: Attribute): void {
    const name = attribute("table:name") ?? "";
    if (OF_ANOTHER_FILE.test(name)) {
      this.#aside = 1;
      return;
    }
    const hidden = this.#styles.isHidden(attribute("table:style-name"));
    this.#sheet = { name, hidden, reader: new SheetReader(this.#styles, this.#tally) };
  }

  #closeSheet({ name, hidden, reader }: { name: string; hidden: boolean; reader: SheetReader }): void {
    this.sheets.push({ name, hidden, ...reader.end() });
    this.#sheet = null;
  }
}
