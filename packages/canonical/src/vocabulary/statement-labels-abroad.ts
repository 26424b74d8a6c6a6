import type { StatementKind } from "./statement-labels.ts";

/**
 * Headings and totals of payslips in French (France, Canada) and Spanish (Spain, Mexico, the United States), in normalised
 * spelling. Sources: Service-Public.fr, "Bulletin de paie" (salaire brut, net à payer); CNESST, "Bulletin de paie"; Orden
 * ESS/2098/2014 (devengos, líquido total a percibir); SAT, "Guía de llenado del CFDI de nómina" (percepciones, neto).
 */
export const STATEMENT_LABELS_ABROAD: readonly {
  readonly kind: StatementKind;
  readonly type: string;
  readonly labels: string;
}[] = [
  {
    kind: "header",
    type: "amount",
    labels: `montant, courant, periode courante, importe, monto, periodo actual, actual`,
  },
  { kind: "header", type: "deductions_section", labels: `retenues, deducciones, cotisations, descuentos` },
  {
    kind: "header",
    type: "department",
    labels: `departement, departamento, centro de trabajo, centro de costo`,
  },
  {
    kind: "header",
    type: "earnings_section",
    labels: `gains, remuneration, revenus, percepciones, devengos, ingresos`,
  },
  {
    kind: "header",
    type: "employee_id",
    labels: `matricule, numero demploye, no demploye, no employe, numero de empleado, no de empleado, num empleado, clave de empleado`,
  },
  {
    kind: "header",
    type: "employee_name",
    labels: `employe, employee, salarie, nom, nom et prenom, nom de lemploye, empleado, trabajador, nombre, nombre del empleado, nombre del trabajador`,
  },
  {
    kind: "header",
    type: "employer_section",
    labels: `part patronale, cotisations patronales, charges patronales, aportaciones patronales, cuotas patronales, aportacion empresa`,
  },
  { kind: "header", type: "hours", labels: `heures, hrs, nb heures, horas` },
  {
    kind: "header",
    type: "pay_date",
    labels: `date de paie, date de paiement, date de versement, paye le, fecha de pago, fecha pago`,
  },
  {
    kind: "header",
    type: "pay_period",
    labels: `periode de paie, periode, periodo de pago, periodo, periodo de liquidacion`,
  },
  {
    kind: "header",
    type: "pay_period_end",
    labels: `fin de periode, fin de la periode, fin del periodo, fin de periodo`,
  },
  {
    kind: "header",
    type: "pay_period_start",
    labels: `debut de periode, debut de la periode, inicio del periodo, inicio de periodo`,
  },
  { kind: "header", type: "rate", labels: `taux, taux horaire, tasa, tarifa, precio hora, tarifa por hora` },
  {
    kind: "header",
    type: "taxable_wages",
    labels: `base, net imposable, salaire imposable, revenu imposable, base imponible, base gravable, salario gravable`,
  },
  { kind: "header", type: "taxes_section", labels: `impots, impuestos, impots et cotisations` },
  {
    kind: "header",
    type: "ytd_amount",
    labels: `cumul, cumuls, cumul annuel, cumul de lannee, cumulatif, cumulatif annuel, acumulado, acumulado anual, acumulado del ano, total del ano, ano a la fecha, ano hasta la fecha`,
  },
  { kind: "payment", type: "check", labels: `cheque` },
  {
    kind: "payment",
    type: "direct_deposit",
    labels: `virement, virement bancaire, depot direct, deposito directo, deposito, transferencia, transferencia bancaria`,
  },
  {
    kind: "total",
    type: "gross_pay",
    labels: `brut, salaire brut, total brut, brut total, paie brute, remuneration brute, remuneration totale brute, gains bruts, revenu brut, bruto, sueldo bruto, salario bruto, pago bruto,
      ingreso bruto, ingresos brutos, total bruto, percepciones brutas, total percepciones, total de percepciones, total devengado, total devengos, total devengos brutos`,
  },
  {
    kind: "total",
    type: "net_pay",
    labels: `net a payer, net paye, salaire net, paie nette, remuneration nette, montant net, net verse, net a payer au salarie, total net a payer, neto, neto a pagar, total neto, sueldo neto,
      salario neto, pago neto, importe neto, neto pagado, neto recibido, neto a recibir, neto a percibir, liquido a percibir, liquido total a percibir, liquido a pagar, total a percibir`,
  },
  {
    kind: "total",
    type: "total_deductions",
    labels: `total des retenues, total retenues, total des cotisations, total cotisations, total cotisations et contributions, retenues totales, deducciones totales, total deducciones,
      total de deducciones, total a deducir, total descuentos, total de descuentos`,
  },
  {
    kind: "total",
    type: "total_earnings",
    labels: `total des gains, total gains, total de ingresos, total ingresos, total percepciones, total devengado`,
  },
  {
    kind: "total",
    type: "total_taxes",
    labels: `total des impots, total impots, total impuestos, total de impuestos`,
  },
];
