/** Words of payroll in Spanish, without accents. */
const SPANISH =
  /\b(?:impuestos?|seguro|horas?|pago|salario|sueldo|bruto|neto|deducciones|estatal|retencion|ingresos|jubilacion|medico|dental|vision|ahorro|prestamo|vacaciones|enfermedad|feriado|propinas|bono|comision)\b/;

/** A label that says the same in Spanish behind a bar, in its first language: `Federal Tax` of `Federal Tax / Impuesto federal`. */
export function inFirstLanguage(label: string): string {
  const at = label.indexOf(" / ");
  if (at <= 0) return label;
  const behind = label.slice(at).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return SPANISH.test(behind) ? label.slice(0, at) : label;
}
