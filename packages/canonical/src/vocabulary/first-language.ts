/** Words of payroll in Spanish and French, without accents. */
const OTHER_LANGUAGE =
  /\b(?:impuestos?|seguro|horas?|pago|salario|sueldo|bruto|neto|deducciones|estatal|retencion|ingresos|jubilacion|medico|dental|vision|ahorro|prestamo|vacaciones|enfermedad|feriado|propinas|bono|comision|impots?|cotisations?|regime|paie|heures|taux|brut|nette?|courant|cumul|retenues?|conges?|vacances|maladie|ferie|surtemps|sante|employe|employeur|periode|rpc|rrq|rqap|ild)\b/;

/** Words that say when, behind those of the other language. */
const PERIOD = "ytd|year to date|current|this (?:period|pay)";
const BEHIND = new RegExp(` / [^/:]*?(?= (?:${PERIOD})\\b|:|$)`, "gi");

/** A label that says the same in another language behind a bar, in its first language: `Federal Tax` of `Federal Tax / Impuesto federal`. */
export function inFirstLanguage(label: string): string {
  const at = label.indexOf(" / ");
  if (at <= 0) return label;
  const behind = label.slice(at).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return OTHER_LANGUAGE.test(behind) ? label.replace(BEHIND, "") : label;
}
