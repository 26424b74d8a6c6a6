import { remember } from "../remember.ts";
import { normalizeLabel } from "./normalize-label.ts";

/**
 * Words of headings and labels in French, Spanish, German, Dutch, Portuguese and Italian, in normalised spelling, by the English
 * word that says the same. Words that mean something else in English are left out. Sources: Service-Public.fr, "Bulletin de paie";
 * SAT, "Catálogos de nómina" 1.2; Orden ESS/2098/2014; Entgeltbescheinigungsverordnung (EBV); Belastingdienst, "Handboek
 * Loonheffingen"; Decreto-Lei 260/2009.
 */
const MEANT: Readonly<Record<string, string>> = {
  hours: "heures horas stunden uren",
  rate: "taux tasa tarifa satz faktor stundensatz stundenlohn tarief uurloon",
  quantity: "menge",
  amount: "montant importe monto betrag bedrag valor importo",
  gross: "brut bruto brutto gesamtbrutto bruttobezuge bruttolohn brutoloon lordo",
  net: "netto neto liquido nettolohn nettoloon nettobezuge",
  "net pay": "auszahlungsbetrag auszahlung",
  salary: "salaire sueldo salario gehalt grundgehalt lohn loon basisloon stipendio vencimento",
  overtime: "uberstunden overwerk",
  earnings:
    "percepciones devengos devengado haberes bezuge vencimentos proventos competenze abonos verdienst",
  deductions:
    "retenues retenciones deducciones deducc descuentos abzuge inhoudingen descontos deducoes trattenute",
  contributions: "cotisations cotisation cotizaciones cotizacion beitrage premies contributi",
  statutory: "gesetzl gesetzliche gesetzliches",
  "social security": "sozialversicherung",
  tax: "impot impots impuesto impuestos steuer steuern lohnsteuer belasting loonheffing imposte",
  "employer share": "arbeitgeberanteil arbeitgeberanteile",
  employer: "employeur patronal patronale patronales empleador arbeitgeber werkgever empregador",
  employee:
    "employe salarie salariale salariales empleado trabajador trabajadora mitarbeiter arbeitnehmer werknemer medewerker empregado funcionario dipendente",
  name: "nom nombres apellidos naam",
  number: "numero nummer",
  description: "libelle designation concepto bezeichnung omschrijving descricao descrizione",
  department: "departement abteilung afdeling departamento kostenstelle kst reparto",
  period: "periode periodo zeitraum tijdvak",
  date: "fecha datum",
  ytd: "cumul cumule acumulado aufgelaufen cumulatief jahreswert jahreswerte",
  subtotal: "soustotal zwischensumme subtotaal",
  total: "gesamt summe totaal totale",
};

const ENGLISH = new Map(
  Object.entries(MEANT).flatMap(([english, words]) =>
    words.split(" ").map((word) => [word, english] as const),
  ),
);

/**
 * A label in normalised spelling, its words of French, Spanish, German, Dutch, Portuguese and Italian in English where they are known:
 * `Total des retenues` becomes `total des deductions`. Other words stay as they are. For words of headings and sums; the names of
 * lines in these languages are known to `classifyLabel`.
 */
export const normalizeInEnglish: (label: string) => string = remember((label: string) =>
  normalizeLabel(label)
    .replace(/\bsous total\b/, "subtotal")
    .replace(/\bnetto ?verdienst\b/, "statutory net")
    .replace(/\bag anteil\b/, "employer")
    .replace(/\bgesamtkosten ag\b/, "total employer cost")
    .replace(/^(?:steuer|sv ?)rechtliche abzuge$/, "total taxes")
    .replace(/(?<=vers|versicherung|beitrag|^[krap]v) a(?<side>g|n)$/, (_, side) =>
      side === "g" ? " employer" : " employee",
    )
    .split(" ")
    .map((word) => ENGLISH.get(word) ?? word)
    .join(" "),
);
